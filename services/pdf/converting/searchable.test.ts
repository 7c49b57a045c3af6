import { jest } from '@jest/globals';
import { degrees, PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import type { RecognisedLine, Recogniser } from '../engines/tesseract/recogniser.js';
import { answerOf, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { SCANNED_WORDS, scan as stampedScan, sheetWith, typed } from '../fixtures/stamped-scans.js';
import { pdfPageNumbers } from '../../../contracts/tools/pdf-page-numbers.js';
import { pdfWatermark } from '../../../contracts/tools/pdf-watermark.js';
import { toPdf } from '../operations/convert-to-pdf.js';
import { pageNumbers } from '../operations/page-numbers.js';
import { watermark } from '../operations/watermark.js';
import { usualToPdf } from '../fixtures/to-pdf-options.js';

jest.setTimeout(120_000);

const SENTENCE = 'Searching a scan finds what it says';

/** A scan: a sentence as black pixels, 300 to the inch. */
const scan = (rotation = 0): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="600"><rect width="100%" height="100%" fill="#fff"/><text x="150" y="300" font-family="DejaVu Sans" font-size="60">${SENTENCE}</text></svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .rotate(rotation)
    .withMetadata({ density: 300 })
    .png()
    .toBuffer();
};

/** Reads the same words in every picture. */
const readerOfLines = (lines: readonly RecognisedLine[]): Recogniser => ({
  languages: () => ['en'],
  atOnce: 1,
  workedMs: () => 0,
  kindFor: () => 'wasm',
  recognise: async () => lines,
  end: async () => undefined,
});
const word = (text: string, left: number) => ({
  text,
  left,
  right: left + 200,
  top: 100,
  bottom: 150,
  baseline: 140,
  confidence: 90,
});

const pictureOf = (bytes: Uint8Array) =>
  withDocument(bytes, (document) => renderPage(document, 0, { width: 300, height: 300 }));

/** Left, top, right and bottom of a word as pdftotext places it, in points. */
const placeOf = (bytes: Uint8Array, text: string): readonly number[] =>
  (
    new RegExp(`xMin="([\\d.]+)" yMin="([\\d.]+)" xMax="([\\d.]+)" yMax="([\\d.]+)"[^>]*>${text}<`).exec(
      answerOf('pdftotext', bytes, '-bbox', 'FILE', '-'),
    ) ?? []
  )
    .slice(1)
    .map(Number);

describe('a searchable PDF', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const convert = (bytes: Uint8Array, name = 'scan.png', recogniser = work.recogniser) =>
    toPdf([fileOf(name, bytes)], { ...usualToPdf, searchable: true }, { ...work, recogniser });

  testWith('pdftotext', 'has the text of its pictures where they show it, and looks as before', async () => {
    const image = await scan();
    const { bytes, notes } = await convert(image);
    expect(textOf(bytes).replaceAll(/\s+/g, ' ')).toContain(SENTENCE);
    expect(notes).toEqual([{ code: 'text.recognised', text: expect.stringContaining('One page without text') }]);
    const [left = 0, top = 0] = placeOf(bytes, 'Searching');
    expect(left).toBeCloseTo(36, -1);
    expect(top).toBeCloseTo(60, -1);
    const plain = await toPdf([fileOf('scan.png', image)], usualToPdf, work);
    expect(await pictureOf(bytes)).toEqual(await pictureOf(plain.bytes));
  });

  testWith('pdftotext', 'has it where a page that is turned shows it', async () => {
    const document = await PDFDocument.create();
    const image = await document.embedPng(await scan(90));
    const page = document.addPage([144, 360]);
    page.drawImage(image, { x: 0, y: 0, width: 144, height: 360 });
    page.setRotation(degrees(270));
    const { bytes } = await convert(await document.save(), 'scan.pdf');
    expect(textOf(bytes).replaceAll(/\s+/g, ' ')).toContain(SENTENCE);
    expect(placeOf(bytes, 'Searching')[0]).toBeCloseTo(36, -1);
  });

  testWith('pdftotext', 'has it where a scan that lies on its side shows it', async () => {
    for (const turned of [90, 180, 270]) {
      const { bytes } = await convert(await scan(turned));
      const [left = 0, top = 0, right = 0, bottom = 0] = placeOf(bytes, 'Searching');
      // On the upright picture, 360 by 144 points, the word begins at 36 from the left and stands 72 from the top.
      const [x, y] = { 90: [144 - 72, 36], 180: [360 - 36, 144 - 72], 270: [72, 360 - 36] }[turned] ?? [];
      expect(x).toBeGreaterThanOrEqual(left - 12);
      expect(x).toBeLessThanOrEqual(right + 12);
      expect(y).toBeGreaterThanOrEqual(top - 12);
      expect(y).toBeLessThanOrEqual(bottom + 12);
    }
  });

  testWith('pdftotext', 'has characters of every script, however many', async () => {
    const text = Array.from({ length: 600 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    const words = Array.from({ length: 30 }, (_, row) => ({
      words: [
        {
          ...word(text.slice(row * 20, row * 20 + 20).join(''), 50),
          top: row * 20,
          bottom: row * 20 + 15,
          baseline: row * 20 + 14,
          right: 1000,
        },
      ],
    }));
    const { bytes } = await convert(await scan(), 'scan.png', readerOfLines([...words, { words: [word('😀', 60)] }]));
    const searchableText = textOf(bytes);
    expect(text.filter((character) => !searchableText.includes(character))).toEqual([]);
    expect(searchableText).toContain('😀');
  });

  testWith('pdftotext', 'has the text of a scan that has a stamp too, once however often it is made', async () => {
    const stamped = await sheetWith(stampedScan, typed('ABC000123'));
    const { bytes, notes } = await convert(stamped, 'scan.pdf');
    expect(SCANNED_WORDS.filter((word) => !textOf(bytes).includes(word))).toEqual([]);
    expect(notes).toEqual([{ code: 'text.recognised', text: expect.stringContaining('Pictures on one page') }]);
    const [left = 0] = placeOf(bytes, 'Invoice');
    expect(left).toBeCloseTo(30, -1);
    const again = await convert(bytes, 'scan.pdf');
    expect(again.notes).toEqual([]);
    expect(Buffer.from(again.bytes).equals(bytes)).toBe(true);
    const numbered = await pageNumbers([fileOf('scan.pdf', bytes)], pdfPageNumbers.options.parse({}), work);
    expect((await convert(numbered.bytes, 'scan.pdf')).notes).toEqual([]);
  });

  testWith('pdftotext', 'has the text of a scan that was numbered and marked first', async () => {
    const source = fileOf('scan.pdf', await sheetWith(stampedScan));
    const numbered = await pageNumbers([source], pdfPageNumbers.options.parse({}), work);
    const marked = await watermark([fileOf('scan.pdf', numbered.bytes)], pdfWatermark.options.parse({}), work);
    const { bytes } = await convert(marked.bytes, 'scan.pdf');
    expect(SCANNED_WORDS.filter((word) => !textOf(bytes).includes(word))).toEqual([]);
  });

  testWith('qpdf', 'is without a flaw', async () => {
    const { bytes } = await convert(await scan(), 'scan.png', readerOfLines([{ words: [word('one', 100)] }]));
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });

  test('is the file as it was where every page has text, or none is found', async () => {
    const written = await pdfWith({ text: 'written' });
    expect(await convert(written, 'a.pdf')).toMatchObject({ bytes: written, notes: [] });
    const blank = await pdfWith({});
    expect(await convert(blank, 'a.pdf', readerOfLines([]))).toMatchObject({ bytes: blank, notes: [] });
  });

  test('leaves out what is no more than a speck', async () => {
    const speck = { ...word('speck', 100), confidence: 5 };
    expect((await convert(await scan(), 'scan.png', readerOfLines([{ words: [speck] }]))).notes).toEqual([]);
  });
});
