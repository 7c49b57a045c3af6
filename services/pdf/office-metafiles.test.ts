import { jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLibreOffice } from './engines/libreoffice/libreoffice-program.js';
import { emfWith, multiformats, wmfEscape, wmfWith } from './fixtures/metafiles.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { inkColours } from './fixtures/ink-colours.js';
import { docxHolding, odtHolding } from './fixtures/reaching-office.js';
import { isThere } from './fixtures/reference-programs.js';
import { toPdf } from './operations/convert-to-pdf.js';
import { usualToPdf } from './fixtures/to-pdf-options.js';

jest.setTimeout(600_000);

const testAll = findLibreOffice() !== undefined && isThere('pdftoppm') ? test : test.skip;

/** A page full of red, which LibreOffice prefers to the records around it. */
const redPdf = (): Buffer => {
  const content = '1 0 0 rg 0 0 100 100 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R/Size 5>>\n%%EOF\n`);
};

const rtfHolding = (blip: string, picture: Buffer): Uint8Array =>
  Buffer.from(
    `{\\rtf1\\ansi Dear reader\\par {\\pict\\picwgoal2000\\pichgoal2000\\${blip} ${picture.toString('hex')}}\\par}`,
  );

describe('an Office file with a metafile (LibreOffice, pdftoppm)', () => {
  let work: TestWork;
  let folder: string;
  const hostile = () => emfWith({ records: [multiformats(' FDP', redPdf())] });
  const hostileWmf = () => wmfWith({ records: [wmfEscape(0x25, Buffer.from('%!PS\n{ } loop'))] });

  beforeAll(async () => {
    work = await openWork();
    folder = mkdtempSync(join(tmpdir(), 'docket-metafiles-'));
  });
  afterAll(() => {
    work.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  /** As LibreOffice writes it, with the bytes of the picture as they are. */
  const docOf = (docx: Uint8Array): Uint8Array => {
    writeFileSync(join(folder, 'a.docx'), docx);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    spawnSync('soffice', [profile, '--headless', '--convert-to', 'doc', '--outdir', folder, join(folder, 'a.docx')]);
    return new Uint8Array(readFileSync(join(folder, 'a.doc')));
  };

  const ways: readonly { readonly name: string; readonly removed: boolean; readonly make: () => Uint8Array }[] = [
    { name: 'plain.docx', removed: false, make: () => docxHolding('image1.emf', emfWith({})) },
    { name: 'hostile.docx', removed: true, make: () => docxHolding('image1.emf', hostile()) },
    { name: 'hostile.odt', removed: true, make: () => odtHolding('image1.emf', hostile()) },
    { name: 'hostile.doc', removed: true, make: () => docOf(docxHolding('image1.emf', hostile())) },
    { name: 'plain.rtf', removed: false, make: () => rtfHolding('wmetafile8', wmfWith({}).subarray(22)) },
    { name: 'hostile.rtf', removed: true, make: () => rtfHolding('wmetafile8', hostileWmf().subarray(22)) },
  ];

  for (const { name, removed, make } of ways) {
    testAll(`shows its drawing and nothing else that is in it (${name})`, async () => {
      const options = usualToPdf;
      const { bytes, notes } = await toPdf([fileOf(name, make())], options, work);
      const { black, red } = inkColours(bytes);
      expect(red).toBe(0);
      expect(black).toBeGreaterThan(8);
      expect(notes.map(({ text }) => text)).toEqual(removed ? [`${name}: 1 embedded object not opened.`] : []);
    });
  }

  testAll('would show the other picture if it were left there', async () => {
    const { red } = inkColours(await work.office.toPdf(docxHolding('image1.emf', hostile()), '.docx'));
    expect(red).toBeGreaterThan(8);
  });
});
