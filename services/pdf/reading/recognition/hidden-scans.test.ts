import { jest } from '@jest/globals';
import { withDocument } from '../../engines/pdfium/pdfium-document.js';
import { unreadPictures } from '../../engines/pdfium/unread/unread-pictures.js';
import { tesseract } from '../../engines/tesseract/tesseract.js';
import * as hidden from '../../fixtures/hidden-scans.js';
import { SCANNED_WORDS, sheetWith, typed } from '../../fixtures/stamped-scans.js';
import { readDocument } from '../read-document.js';

jest.setTimeout(120_000);

const recognise = tesseract();
afterAll(() => recognise.end());

const stamp = typed('ABC000123');
const fileOf = (bytes: Uint8Array) => ({ name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', bytes }) as const;
const readAll = async (bytes: Uint8Array) => {
  const { pages } = await readDocument(fileOf(bytes), { report: () => undefined, recognise, illustrations: false });
  return pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join(' ');
};
const unreadOn = (bytes: Uint8Array) => withDocument(bytes, (document) => unreadPictures(document, 0));

const scans = [
  ['a glyph that is said to be a letter', hidden.scanAsGlyph('x')],
  ['glyphs that are strips of it', hidden.scanAsGlyphStrips],
  ['the look of a stamp', hidden.scanInAnnotation('Stamp')],
  ['the look of a button', hidden.scanInAnnotation('Widget', { FT: 'Btn', Ff: 65536, T: 'Scan' })],
] as const;

const others = [
  ['the glyph of a font', hidden.scanAsGlyph()],
  ['a glyph of bits', hidden.scanAsBitmapGlyph],
  ['the look of ink', hidden.scanInAnnotation('Ink')],
  ['a mask of one bit', hidden.scanAsImageMask],
  ['the opacity of black', hidden.scanAsSoftMask],
  ['in nine forms', hidden.scanInForms(9)],
] as const;

const drawings = [
  ['curves in one path', hidden.lettersInOnePath],
  ['bars in one path', hidden.scanAsBars(true)],
  ['bars', hidden.scanAsBars(false)],
  ['strokes', hidden.lettersInStrokes],
] as const;

describe('a scan that is', () => {
  test.each([...scans, ...others])('%s is unread under a stamp', async (_, draw) => {
    expect(await unreadOn(await sheetWith(draw, stamp))).toMatchObject({ isScan: true });
  });

  test.each(scans)('%s is read under a stamp', async (_, draw) => {
    const text = await readAll(await sheetWith(draw, stamp));
    expect(SCANNED_WORDS.filter((word) => !text.includes(word))).toEqual([]);
    expect(text).toContain('ABC000123');
  });

  test.each([scans[0], scans[2]])('%s is read where there is nothing else', async (_, draw) => {
    const text = await readAll(await sheetWith(draw));
    expect(SCANNED_WORDS.filter((word) => !text.includes(word))).toEqual([]);
  });
});

test.each(drawings)('letters that are %s are unread', async (_, draw) => {
  expect(await unreadOn(await sheetWith(draw, stamp))).toMatchObject({ covered: [] });
});
