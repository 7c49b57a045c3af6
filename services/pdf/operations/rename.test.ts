import { jest } from '@jest/globals';
import { unzipSync } from 'fflate';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { pdfRename } from '../../../contracts/tools/pdf-rename.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { answerOf, isThere, testWith } from '../fixtures/reference-programs.js';
import { rename } from './rename.js';

jest.setTimeout(60_000);

interface Written {
  readonly title?: string;
  readonly author?: string;
  /** Lines with their sizes, from the top. */
  readonly lines?: readonly (readonly [text: string, size: number])[];
}

const written = async ({ title, author, lines = [] }: Written): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  if (title !== undefined) document.setTitle(title);
  if (author !== undefined) document.setAuthor(author);
  document.setCreationDate(new Date('2020-02-02T12:00:00Z'));
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  let y = 780;
  for (const [text, size] of lines) {
    page.drawText(text, { x: 60, y, size, font });
    y -= size * 2;
  }
  return document.save();
};

const INVOICE = {
  lines: [
    ['Invoice for the roof', 24],
    ['Invoice number: R-2026/17', 11],
    ['Bremen, 3 March 2026. Payable within 30 days of the date on which it has come to you.', 11],
    ['Please transfer the amount to the account that stands at the foot of this letter.', 11],
  ],
} as const;

describe('renaming by content', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const run = (options: object, ...contents: Uint8Array[]) => {
    const [first, ...rest] = contents.map((bytes, at) => fileOf(`scan-${at + 1}.pdf`, bytes));
    if (!first) throw new Error('there is no file');
    return rename([first, ...rest], pdfRename.options.parse(options), work);
  };
  const stemOf = async (options: object, document: Written) => (await run(options, await written(document))).stem;

  test('takes the title of the document, and leaves its bytes as they are', async () => {
    const file = await written({ title: 'Report: costs / gains?' });
    const result = await run({}, file);
    expect(result).toMatchObject({ stem: 'Report_ costs - gains_', extension: '.pdf' });
    expect(Buffer.from(result.bytes).equals(file)).toBe(true);
    expect(result.notes.map(({ text }) => text)).toEqual(['New name of scan-1.pdf: Report_ costs - gains_.pdf']);
  });

  test('takes the first heading where a title says nothing', async () => {
    for (const title of [undefined, 'untitled', 'Document1', 'Microsoft Word - Document2.docx', '  ']) {
      expect(await stemOf({}, { ...INVOICE, ...(title !== undefined && { title }) })).toBe('Invoice for the roof');
    }
  });

  test('fills in what the text says: a date, and what stands after some words', async () => {
    const options = { namePattern: '{date} {heading} ({found})', foundAfter: 'invoice NUMBER' };
    expect(await stemOf(options, INVOICE)).toBe('2026-03-03 Invoice for the roof (R-2026-17)');
  });

  test('takes the day of its making where the text names none, or one that could be two', async () => {
    const dated = (text: string) => stemOf({ namePattern: '{date}' }, { lines: [[text, 11]] });
    expect(await dated('No day at all')).toBe('2020-02-02');
    expect(await dated('On 03/04/2026 we met')).toBe('2020-02-02');
    expect(await dated('On 25/04/2026 we met, (31.12.2026) we part')).toBe('2026-04-25');
    expect(await dated('Le 1er mars 2026, ou 03/04/2026')).toBe('2026-03-01');
  });

  test('keeps the old name where nothing is found, and says so', async () => {
    const result = await run({ namePattern: '{found}', foundAfter: 'Customer' }, await written(INVOICE));
    expect(result.stem).toBe('scan-1');
    expect(result.notes.map(({ text }) => text)).toEqual(['Nothing for a name was found in: scan-1.pdf']);
  });

  test('is safe in any folder, however long, hidden or odd a title is', async () => {
    expect(await stemOf({}, { title: '../../etc/passwd' })).toBe('etc-passwd');
    expect(await stemOf({}, { title: 'con' })).toBe('_con');
    expect(await stemOf({}, { title: `a\u202eb\u0000c ${'long word '.repeat(60)}` })).toMatch(
      /^a_b_?c (long word ?)+$/,
    );
    expect((await stemOf({}, { title: 'x'.repeat(500) }))?.length).toBe(80);
  });

  test('lets no old name that stays lead out of the ZIP', async () => {
    const bytes = await written({ author: 'Ann' });
    const files = [fileOf('../../evil.pdf', bytes), fileOf('a/evil.pdf', bytes)] as const;
    const result = await rename(files, pdfRename.options.parse({}), work);
    expect(Object.keys(unzipSync(result.bytes))).toEqual(['evil.pdf', 'evil_2.pdf']);
  });

  test('gives several files names of which none is taken twice, in a ZIP', async () => {
    const same = await written({ title: 'Letter' });
    const result = await run({ namePattern: '{n} {title}' }, same, await written({ title: 'LETTER' }));
    expect(Object.keys(unzipSync(result.bytes))).toEqual(['1 Letter.pdf', '2 LETTER.pdf']);
    const alike = await run({}, same, await written({ title: 'LETTER' }), await written({}));
    expect(Object.keys(unzipSync(alike.bytes))).toEqual(['Letter.pdf', 'LETTER_2.pdf', 'scan-3.pdf']);
  });

  test('lists the names before anything is renamed, and no cell is a formula', async () => {
    const result = await run({ renameTo: 'list' }, await written({ title: '=1+1' }), await written({ title: 'Two' }));
    expect(result).toMatchObject({ mime: 'text/csv', extension: '.csv' });
    expect(new TextDecoder().decode(result.bytes).split('\r\n')).toEqual([
      `scan-1.pdf,"'=1+1.pdf"`,
      'scan-2.pdf,Two.pdf',
      '',
    ]);
  });

  test('refuses a pattern with words that it does not know, or with none', () => {
    for (const namePattern of ['{titel}', 'the same', '']) {
      expect(pdfRename.options.safeParse({ namePattern }).error?.issues[0]?.path).toEqual(['namePattern']);
    }
  });

  testWith('pdftotext', 'leaves files that other programs read as before', async () => {
    const result = await run({}, await written(INVOICE), await written({ title: 'Other' }));
    const [first] = Object.values(unzipSync(result.bytes));
    expect(answerOf('pdftotext', first ?? new Uint8Array(), 'FILE', '-')).toContain('R-2026/17');
    if (isThere('mutool')) {
      const text = answerOf('mutool', first ?? new Uint8Array(), 'draw', '-q', '-F', 'text', 'FILE');
      expect(text).toContain('Invoice for the roof');
    }
  });
});
