import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { corpusFiles, someOf } from '../fixtures/corpus.js';
import { leastLikeness } from '../fixtures/likeness.js';
import { testWith, textOf } from '../fixtures/reference-programs.js';
import { badTags, partsOf } from '../fixtures/office-xml.js';
import { foundAmong, wordKinds, wordsByKind, wordsIn } from '../fixtures/word-parts.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { exportPowerpoint } from '../operations/export-to-powerpoint.js';
import { exportWord } from '../operations/export-to-word.js';

/** Protected, cut off, or printed as a blank page. */
const UNREADABLE = /password|truncated|Bug62859/;
/** LibreOffice is started four times for each file. */
jest.setTimeout(600_000);
const files = someOf(corpusFiles('office').filter((path) => path.endsWith('.docx') && !UNREADABLE.test(path)));

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const share = (count: number, of: number): string => (of === 0 ? '-' : `${Math.round((100 * count) / of)}% of ${of}`);

describe('a Word file that became a PDF and a Word file again', () => {
  testWith('soffice', `has its words where they were (${files.length} real files)`, async () => {
    const counts = { all: 0, kept: 0, inPlace: 0 };
    for (const path of files) {
      const original = new Uint8Array(readFileSync(path));
      const printed = await work.office.toPdf(original, '.docx');
      const { bytes } = await exportWord([fileOf('printed.pdf', printed)], { textEncoding: 'auto' }, work);
      const before = wordsByKind(original);
      const after = wordsByKind(bytes);
      const everything = wordKinds.flatMap((kind) => after[kind]);
      const cells = wordKinds.map(
        (kind) => `${kind} ${share(foundAmong(before[kind], after[kind]), before[kind].length)}`,
      );
      const again = await work.office.toPdf(bytes, '.docx');
      const likeness = (await leastLikeness(printed, again, 72)).toFixed(2);
      console.log(`${basename(path)}: ${cells.join(', ')}; likeness of the pages ${likeness}`);
      const words = wordKinds.flatMap((kind) => before[kind]);
      counts.all += words.length;
      counts.kept += foundAmong(words, everything);
      counts.inPlace += wordKinds.reduce((sum, kind) => sum + foundAmong(before[kind], after[kind]), 0);
      for (const [part, xml] of partsOf(bytes))
        if (part.endsWith('.xml')) expect([part, badTags(xml)]).toEqual([part, []]);
    }
    console.log(
      `in all: ${share(counts.kept, counts.all)} words kept, ${share(counts.inPlace, counts.all)} as what they were`,
    );
    expect(counts.kept).toBeGreaterThanOrEqual(0.98 * counts.all);
    expect(counts.inPlace).toBeGreaterThanOrEqual(0.9 * counts.all);
  });

  testWith('soffice', 'opens in another program as slides with its words', async () => {
    const [path] = files;
    if (path === undefined) return;
    const printed = await work.office.toPdf(new Uint8Array(readFileSync(path)), '.docx');
    const { bytes } = await exportPowerpoint([fileOf('printed.pdf', printed)], { textEncoding: 'auto' }, work);
    const shown = wordsIn(textOf(await work.office.toPdf(bytes, '.pptx')));
    const words = wordsIn(textOf(printed));
    expect(foundAmong(words, shown)).toBeGreaterThanOrEqual(0.9 * words.length);
  });
});
