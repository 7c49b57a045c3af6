import { jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { pdfRemoveBlankPages } from '../../../contracts/tools/pdf-remove-blank-pages.js';
import { pdfSign } from '../../../contracts/tools/pdf-sign.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addLink, addMark, documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { linkTargets } from '../fixtures/rendered-look.js';
import { runOperation } from '../run-operation.js';
import { removeBlankPages } from './remove-blank-pages.js';
import { sign } from './sign.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const run = (bytes: Uint8Array, options: object = {}) =>
  removeBlankPages([fileOf('a.pdf', bytes)], pdfRemoveBlankPages.options.parse(options), work);
const pagesIn = async (bytes: Uint8Array): Promise<number> => (await PDFDocument.load(bytes)).getPageCount();

/** A scan of a grey sheet with so many dark pixels in one place, and the edge of the paper. */
const scan = (dark: number, darkness = 20): Promise<Buffer> => {
  const side = 1000;
  const data = Buffer.alloc(side * side, 230);
  data.fill(10, 0, side * 20); // the shadow of the lid
  for (let at = 0; at < dark; at += 1) data[(500 + Math.floor(at / 6)) * side + 500 + (at % 6)] = darkness;
  return sharp(data, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
};
const scanned = async (...sheets: readonly Buffer[]): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  for (const sheet of sheets) {
    document.addPage([500, 500]).drawImage(await document.embedPng(sheet), { x: 0, y: 0, width: 500, height: 500 });
  }
  return save(document);
};

let blankSheet: Promise<Uint8Array> | undefined;
/** With dust, a stain, print that shines through, and print. */
const scans = (): Promise<Uint8Array> =>
  (blankSheet ??= Promise.all([scan(10), scan(40), scan(600, 130), scan(600)]).then((sheets) => scanned(...sheets)));

/** Requirement. */
describe('blank pages', () => {
  testWith('pdftotext', 'are left out, and a note names them', async () => {
    const { bytes, notes } = await run(await pdfWith({ text: 'first' }, {}, { text: 'third' }, {}));
    expect(textOf(bytes).match(/first|third/g)).toEqual(['first', 'third']);
    expect(await pagesIn(bytes)).toBe(2);
    expect(notes).toEqual([{ code: 'blank.removed', text: 'Blank pages that were removed: 2, 4.' }]);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });

  test('are not those with a mark, a dot, or anything drawn', async () => {
    const document = await documentWith({}, {}, {});
    addMark(document, 0);
    document.getPage(1).drawCircle({ x: 50, y: 50, size: 1 });
    const { bytes, notes } = await run(await save(document));
    expect([await pagesIn(bytes), notes[0]?.text]).toEqual([2, 'Blank pages that were removed: 3.']);
  });

  test('leave links to other pages where they lead', async () => {
    const document = await documentWith({ text: 'first' }, {}, { text: 'third' });
    addLink(document, 0, { page: 2 });
    expect(await linkTargets((await run(await save(document))).bytes)).toEqual([[2], []]);
  });

  test.each([
    ['empty', 'No page is blank, so nothing was changed.'],
    ['dusty', 'Blank pages that were removed: 1.'],
    ['stained', 'Blank pages that were removed: 1, 2, 3.'],
  ])('of scans may be %s', async (blankWhen, text) => {
    expect((await run(await scans(), { blankWhen })).notes[0]?.text).toBe(text);
  });

  test('are only told where nothing is to be changed', async () => {
    const file = await pdfWith({ text: 'first' }, {});
    const { bytes, notes } = await run(file, { onlyTell: true });
    expect([Buffer.compare(bytes, file), notes]).toEqual([0, [{ code: 'blank.found', text: 'Blank pages: 2.' }]]);
  });

  test('that are all there is are refused', async () => {
    await expect(run(await pdfWith({}, {}))).rejects.toMatchObject({ code: 'blank.all', facts: { name: 'a.pdf' } });
  });

  test('of a signed file take its signature with them, which is told', async () => {
    const signer = { signerName: 'Ada', signerEmail: 'ada@example.org', signatureText: 'Ada' };
    const file = fileOf('deed.pdf', await pdfWith({ text: 'Deed' }, {}, { text: 'End' }));
    const signed = (await sign([file], pdfSign.options.parse(signer), work)).bytes;
    expect(await codesOf(signed)).toEqual(expect.arrayContaining(['blank.removed', 'signature.broken']));
  });
});

const codesOf = async (bytes: Uint8Array): Promise<string[]> => {
  const directory = mkdtempSync(join(tmpdir(), 'docket-blank-'));
  try {
    const path = join(directory, 'input');
    writeFileSync(path, bytes);
    const files = [{ path, name: 'deed.pdf', kind: 'pdf' as const, mime: 'application/pdf' }];
    const job = { tool: 'pdf-remove-blank-pages', options: {}, files, directory };
    return (await runOperation(job, () => undefined)).notes.map(({ code }) => code);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};
