import { jest } from '@jest/globals';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { pdfCompare } from '../../../contracts/tools/pdf-compare.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pictureOf, printedPdf } from '../fixtures/printed.js';
import { FLAWLESS, imagesListed, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { compare } from './compare.js';

jest.setTimeout(60_000);

/** Each page's lines; `dot` draws a blue circle on the page of that number. */
const documentOf = async (pages: readonly (readonly string[])[], dot = 0): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [at, lines] of pages.entries()) {
    const page = document.addPage([595, 842]);
    for (const [row, line] of lines.entries()) page.drawText(line, { x: 60, y: 760 - row * 24, size: 12, font });
    if (dot === at + 1) page.drawCircle({ x: 300, y: 200, size: 30, color: rgb(0, 0, 1) });
  }
  return document.save();
};

/** The same pages with lines in the upper margin of each. */
const withStamps = async (bytes: Uint8Array, linesOn: (page: number) => readonly string[]): Promise<Uint8Array> => {
  const document = await PDFDocument.load(bytes);
  for (const [at, page] of document.getPages().entries()) {
    for (const [row, line] of linesOn(at + 1).entries()) {
      page.drawText(line, { x: 330, y: 820 - row * 16, size: 10, color: rgb(1, 0, 0) });
    }
  }
  return document.save();
};

const CLAUSE = 'Either party may end this contract with notice';
const BEFORE = [
  ['Lease', 'The rent is 31,200 a year', CLAUSE],
  ['Deposit', 'Two months are kept until the end'],
  ['Signatures', 'Ada and Bob'],
];
const AFTER = [
  ['Lease', 'The rent is 32,400 a year'],
  ['Deposit', 'Two months are kept until the end'],
  ['Signatures', 'Ada and Bob', CLAUSE],
];

describe('a comparison of two files', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  type Given = Uint8Array | string;
  interface Asked {
    readonly names?: readonly string[];
    readonly compareBy?: string;
  }
  const compared = (before: Given, after: Given, { names = ['before.pdf', 'after.pdf'], ...options }: Asked = {}) => {
    const [name = '', other = ''] = names;
    return compare([fileOf(name, before), fileOf(other, after)], pdfCompare.options.parse(options), work);
  };
  const pagesOf = (bytes: Uint8Array): readonly string[] =>
    textOf(bytes)
      .split('\f')
      .map((page) => page.trim().replace(/\s+/g, ' '))
      .slice(0, -1);

  testWith('pdftotext', 'lists what was taken out, put in and moved, and shows the changed pages only', async () => {
    const { bytes, notes } = await compared(await documentOf(BEFORE), await documentOf(AFTER));
    const [list = '', ...shown] = pagesOf(bytes);
    expect(list).toContain('before.pdf 1–3');
    expect(list).toContain('− 1 + 1 → 1');
    expect(list).toContain('The rent is … − 31,200 + 32,400');
    expect(list).toContain(`− ${CLAUSE} → 3`);
    expect(list).toContain(`+ ${CLAUSE} ← 2`);
    expect(shown).toEqual(['A 1/3 B 1/3 2/3', 'A 3/3 B 3/3 3/3']);
    expect(imagesListed(bytes).length).toBe(4);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    expect(notes).toMatchObject([{ code: 'compare.found', text: 'Changes of words: 3. Pages that differ: 2.' }]);
  });

  testWith('pdftotext', 'keeps pages together where one was put in before them', async () => {
    const { bytes } = await compared(await documentOf(BEFORE), await documentOf([['Cover of the lease'], ...BEFORE]));
    expect(pagesOf(bytes).slice(1)).toEqual(['B 1/4 – 2/2']);
  });

  testWith(
    'pdftotext',
    'finds a page that reads the same and looks different, unless words alone are compared',
    async () => {
      const before = await documentOf(BEFORE);
      const after = await documentOf(BEFORE, 2);
      const both = await compared(before, after);
      expect(pagesOf(both.bytes)).toEqual([expect.stringContaining('≠ 1'), 'A 2/3 B 2/3 2/2']);
      const byText = await compared(before, after, { compareBy: 'text' });
      expect(pagesOf(byText.bytes)).toEqual([expect.stringContaining('A = B')]);
      expect(byText.notes).toMatchObject([{ text: 'The two files read the same; their looks were not compared.' }]);
      const byLooks = await compared(before, after, { compareBy: 'looks' });
      expect(byLooks.notes).toMatchObject([{ text: 'Changes of words: 0. Pages that differ: 1.' }]);
    },
  );

  testWith(
    'pdftotext',
    'never calls files the same where something was left out or could not be compared',
    async () => {
      const stamped = BEFORE.map((lines) => ['CONFIDENTIAL', ...lines]);
      const { bytes, notes } = await compared(await documentOf(BEFORE), await documentOf(stamped), {
        compareBy: 'text',
      });
      expect(pagesOf(bytes)[0]).toContain('± CONFIDENTIAL');
      expect(pagesOf(bytes)[0]).not.toContain('A = B');
      expect(notes.map(({ code }) => code)).toEqual(['compare.stamps', 'compare.found']);
      const empty = await documentOf([[]]);
      await expect(compared(empty, empty, { compareBy: 'text' })).rejects.toMatchObject({ code: 'document.no-text' });
    },
  );

  test('says of pages that were numbered or stamped no more than that, unless something else looks different', async () => {
    const plain = await documentOf(BEFORE);
    const small = (page: number) => [`Page ${page}`, 'Received by the registry'];
    const stamped = await withStamps(plain, small);
    expect((await compared(plain, stamped)).notes).toMatchObject([
      { code: 'compare.stamps' },
      { text: 'Changes of words: 0. Pages that differ: 0.' },
    ]);
    const drawnUpon = await withStamps(await documentOf(BEFORE, 2), small);
    expect((await compared(plain, drawnUpon)).notes.at(-1)?.text).toBe('Changes of words: 0. Pages that differ: 1.');
    const [none] = (await compared(stamped, plain)).notes.slice(-1);
    expect(none?.text).toBe('Changes of words: 0. Pages that differ: 0.');
  });

  test('says of a file and itself that nothing differs', async () => {
    const same = await documentOf(BEFORE);
    const { notes } = await compared(same, same);
    expect(notes).toMatchObject([{ code: 'compare.same', text: 'The two files read and look the same.' }]);
  });

  testWith('pdftotext', 'takes a scan and a text file, too', async () => {
    const scan = await pictureOf(
      await printedPdf('The quick brown fox jumps over the lazy dog near the river bank'),
      200,
    );
    const text = 'The quick brown fox jumps over the lazy cat near the river bank';
    const { bytes, notes } = await compared(scan, text, { compareBy: 'text', names: ['scan.png', 'typed.txt'] });
    expect(pagesOf(bytes)[0]).toContain('− dog + cat');
    expect(notes).toContainEqual({
      code: 'text.recognised',
      text: 'Pages of scan.png whose words were read from their pictures: 1.',
    });
  });

  testWith('pdftotext', 'shows words from the right in their order', async () => {
    const { bytes } = await compared('السلام عليكم جميعا', 'السلام عليكم صديقي', {
      compareBy: 'text',
      names: ['a.txt', 'b.txt'],
    });
    expect(pagesOf(bytes)[0]).toMatch(/− 1[^]*صديقي/);
  });
});
