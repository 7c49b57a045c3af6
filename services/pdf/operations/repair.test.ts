import { jest } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { pdfRepair } from '../../../contracts/tools/pdf-repair.js';
import { pdfRotate } from '../../../contracts/tools/pdf-rotate.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { FLAWLESS, isThere, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { repair } from './repair.js';
import { rotate } from './rotate.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const run = (bytes: Uint8Array) => repair([fileOf('a.pdf', bytes)], pdfRepair.options.parse({}), work);
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const codesOf = ({ notes }: { readonly notes: readonly { readonly code: string }[] }) => notes.map(({ code }) => code);

const texts = ['first', 'second', 'third'];
const plain = () => pdfWith(...texts.map((text) => ({ text })));
const packed = async () => (await PDFDocument.load(await plain())).save({ useObjectStreams: true });

const wordsIn = (bytes: Uint8Array): string[] => textOf(bytes).match(/first|second|third/g) ?? [];
const beforeTable = (text: string): string => text.slice(0, text.lastIndexOf('startxref'));

/** Ways to damage a file of three pages, each with how many of them can be had again. */
const damages: readonly (readonly [string, () => Promise<string>])[] = [
  ['whose table is lost', async () => beforeTable(latin1(await plain())).replace(/xref\n[\s\S]*$/, '')],
  [
    'with packed objects, whose table is lost',
    async () => latin1(await packed()).replace(/\d+ 0 obj\s*<<[^>]*\/XRef[\s\S]*$/, ''),
  ],
  [
    'without a catalog',
    async () =>
      beforeTable(latin1(await plain()))
        .replace(/xref\n[\s\S]*$/, '')
        .replace('/Catalog', '/Nothing'),
  ],
  [
    'without a tree of pages',
    async () =>
      beforeTable(latin1(await plain()))
        .replace(/xref\n[\s\S]*$/, '')
        .replace(/\/Type \/Pages/, '/Type /Nothing')
        .replace(/\/Kids \[[^\]]*\]/, ''),
  ],
  [
    'whose table leads elsewhere',
    async () => latin1(await plain()).replace(/^(\d{10}) 00000 n/gm, '0000000009 00000 n'),
  ],
];

/** Requirement. */
describe('a damaged PDF', () => {
  const withJudges = isThere('qpdf') && isThere('pdftotext') ? test : test.skip;

  withJudges.each(damages)('%s is written anew with all of its pages (qpdf, pdftotext)', async (_, damaged) => {
    const result = await run(bytesOf(await damaged()));
    expect(qpdfCheck(result.bytes)).toContain(FLAWLESS);
    expect(wordsIn(result.bytes)).toEqual(texts);
    expect(codesOf(result)).toEqual(expect.arrayContaining(['repair.pages', 'repair.table']));
  });

  testWith('pdftotext', 'that is cut keeps the pages before the cut, and says what is lost', async () => {
    const text = latin1(await plain());
    const cut = text.slice(0, text.lastIndexOf('stream', text.lastIndexOf('/Contents')) + 20);
    const result = await run(bytesOf(cut));
    expect(qpdfCheck(result.bytes)).toContain(FLAWLESS);
    expect(wordsIn(result.bytes).length).toBeGreaterThan(0);
    expect(codesOf(result)).toContain('repair.missing');
  });

  testWith('qpdf', 'with contents that break off keeps what comes before, and is read to the end', async () => {
    const document = await documentWith({ text: 'first' }, {});
    const { context } = document;
    const stream = context.flateStream(`q 1 0 0 rg 0 0 9 9 re f Q ${'0 0 1 1 re f '.repeat(2000)}`);
    stream.getContents().fill(7, 60);
    document.getPage(1).node.addContentStream(context.register(stream));
    const damaged = await save(document);
    expect(qpdfCheck(damaged)).not.toContain(FLAWLESS);
    const result = await run(damaged);
    expect(qpdfCheck(result.bytes)).toContain(FLAWLESS);
    expect(codesOf(result)).toEqual(['repair.pages', 'repair.streams']);
  });

  test('opens in every other tool as well, which says so', async () => {
    const damaged = bytesOf(await (damages[1]?.[1]() ?? ''));
    const { notes } = await rotate([fileOf('a.pdf', damaged)], pdfRotate.options.parse({ angle: 90 }), work);
    expect(codesOf({ notes })).toEqual(['pdf.repaired']);
  });

  test('without a page that can be seen is refused', async () => {
    await expect(run(bytesOf('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj'))).rejects.toMatchObject({
      code: 'pdf.unreadable',
    });
  });
});

describe('a sound PDF', () => {
  test.each([
    ['plain', plain],
    ['packed', packed],
  ])('stays as it is, and that is said: %s', async (_, file) => {
    const bytes = await file();
    const result = await run(bytes);
    expect([Buffer.compare(result.bytes, bytes), codesOf(result)]).toEqual([0, ['repair.sound']]);
  });
});
