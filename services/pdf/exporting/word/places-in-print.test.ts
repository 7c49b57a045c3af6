import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib';
import { fileOf, openWork, type TestWork } from '../../fixtures/operation-work.js';
import { partsOf } from '../../fixtures/office-xml.js';
import { testWith } from '../../fixtures/reference-programs.js';
import { exportWord } from '../../operations/export-to-word.js';
import { readPages } from '../../reading/read-document.js';

let work: TestWork;
beforeAll(async () => {
  work = await openWork('builtIn');
});
afterAll(() => work.end());

/** A size that Word does not have. */
const SIZE = 10.8;
const SAID = 'The harbour was built when ships of any size had to be unloaded by boats, and nobody thought of the road';
const PROSE = Array.from({ length: 8 }, (_, at) => `${SAID} in year ${1800 + at} of it.`).join(' ');

interface Pen {
  readonly font: PDFFont;
  readonly draw: (text: string, x: number, y: number) => void;
}

/** Lines as wide as they may be, from `y` down; narrower than the page where `width` is. */
const write = (
  text: string,
  { font, draw }: Pen,
  { x = 72, y, width = 446 }: { x?: number; y: number; width?: number },
) => {
  let line = '';
  let at = y;
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, SIZE) > width) {
      draw(line, x, at);
      at -= 14;
      line = word;
    } else line = longer;
  }
  draw(line, x, at);
};

/** Prose, a narrow paragraph, a list that stands in, and notes on a page of their own that begin small. */
const printed = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const penOn = (): Pen => {
    const sheet = document.addPage([595, 842]);
    return { font, draw: (text, x, y) => sheet.drawText(text, { x, y, size: SIZE, font }) };
  };
  const one = penOn();
  write(PROSE, one, { y: 760 });
  write(SAID, one, { y: 520, width: 200 });
  for (const [at, item] of ['ropes', 'boats', 'cranes'].entries()) {
    one.draw(`${at + 1}.`, 100, 400 - 16 * at);
    one.draw(`There were ${item} on the quay`, 130, 400 - 16 * at);
  }
  one.draw('They all went on to the', 72, 300);
  const two = penOn();
  write(`notes of the printer: ${SAID}`, two, { y: 740, width: 300 });
  return document.save();
};

const linesOf = async (pdf: Uint8Array) =>
  (await readPages(fileOf('page.pdf', pdf), { report: () => undefined })).pages.flatMap(({ number, blocks }) =>
    blocks.flatMap(({ lines }) =>
      lines.map(({ text, box }) => ({ number, text, x: Math.round(box.x / 2), y: Math.round(box.y / 2) })),
    ),
  );

describe('a Word file of a PDF', () => {
  let original: Uint8Array;
  let docx: Uint8Array;
  beforeAll(async () => {
    original = await printed();
    docx = (await exportWord([fileOf('page.pdf', original)], { textEncoding: 'auto' }, work)).bytes;
  });
  const xml = (): string => partsOf(docx).get('word/document.xml') ?? '';

  testWith('soffice', 'has its lines on the same pages, with the same words, where they are printed', async () => {
    const again = await linesOf(await work.office.toPdf(docx, '.docx'));
    const before = await linesOf(original);
    expect(again.map(({ number, text }) => [number, text])).toEqual(before.map(({ number, text }) => [number, text]));
    for (const [at, { x, y }] of before.entries()) {
      expect(Math.abs((again[at]?.x ?? 0) - x)).toBeLessThanOrEqual(1);
      expect(Math.abs((again[at]?.y ?? 0) - y)).toBeLessThanOrEqual(1);
    }
  });

  test('draws letters of a size that Word does not have a little narrower', () => {
    expect(xml()).toContain('<w:w w:val="98"/><w:sz w:val="22"/>');
  });

  test('has list items whose markers and words stand where they are printed', () => {
    const [item] = /<w:p><w:pPr>(?:(?!<\/w:pPr>).)*<w:numPr>.*?<\/w:pPr>/.exec(xml()) ?? [''];
    const [, start, hanging] = /<w:ind w:start="(\d+)" w:hanging="(\d+)"/.exec(item) ?? [];
    expect(Number(start) / 20).toBeCloseTo(58, -1);
    expect(Number(hanging) / 20).toBeCloseTo(30, -1);
  });

  test('has no breaks within its paragraphs and none without words', () => {
    expect(xml()).not.toContain('<w:br');
    expect(xml().match(/<w:p>(?:(?!<w:t[ >]).)*?<\/w:p>/gs)).toBeNull();
  });
});

const ROWS = 49;
const ROW = 12;

/** Two pages of a sheet, each a table from edge to edge whose rows say other numbers. */
const sheet = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const first of [1000, 2000]) {
    const page = document.addPage([595, ROWS * ROW + 4]);
    for (let row = 0; row < ROWS; row += 1) {
      const cells = [String(first + row), 'paid', `${(7 * row) % 100}.50`, String((row * 13) % 10)];
      for (const [column, cell] of cells.entries()) {
        page.drawText(cell, { x: 20 + 140 * column, y: ROWS * ROW - 8 - ROW * row, size: 9, font });
      }
    }
  }
  return document.save();
};

describe('a Word file of a sheet that is printed from edge to edge', () => {
  testWith('soffice', 'has as many pages, and all rows of each where they are printed', async () => {
    const original = await sheet();
    const docx = (await exportWord([fileOf('sheet.pdf', original)], { textEncoding: 'auto' }, work)).bytes;
    const [one, two, ...others] = (
      await readPages(fileOf('a.pdf', await work.office.toPdf(docx, '.docx')), { report: () => undefined })
    ).pages.map(({ blocks }) => blocks.map(({ text }) => text).join(' '));
    expect(others).toEqual([]);
    for (const [page, first] of [[one, 1000] as const, [two, 2000] as const]) {
      const numbers = (page?.match(/\b[12]0\d\d\b/g) ?? []).map(Number);
      expect(numbers).toEqual(Array.from({ length: ROWS }, (_, row) => first + row));
    }
  });
});
