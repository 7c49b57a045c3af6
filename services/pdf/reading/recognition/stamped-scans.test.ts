import { jest } from '@jest/globals';
import { withDocument } from '../../engines/pdfium/pdfium-document.js';
import { tesseract } from '../../engines/tesseract/tesseract.js';
import { unreadPictures } from '../../engines/pdfium/unread/unread-pictures.js';
import * as made from '../../fixtures/stamped-scans.js';
import { readDocument } from '../read-document.js';

jest.setTimeout(120_000);

const { scan, sheetWith, typed, SCANNED_WORDS } = made;
const recognise = tesseract();
afterAll(() => recognise.end());

const stamp = typed('ABC000123');
const report = () => undefined;
const fileOf = (bytes: Uint8Array) => ({ name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', bytes }) as const;
const readAll = async (bytes: Uint8Array, illustrations = false) => {
  const { pages, notes = [] } = await readDocument(fileOf(bytes), { report, recognise, illustrations });
  const text = pages.flatMap(({ blocks }) => blocks.map((block) => block.text)).join(' ');
  return { text, pages, codes: notes.map(({ code }) => code) };
};
const missingIn = (text: string): readonly string[] => SCANNED_WORDS.filter((word) => !text.includes(word));

const unreadOn = (bytes: Uint8Array) => withDocument(bytes, (document) => unreadPictures(document, 0));

const stamped = [
  ['at its head', [scan, typed('Received 4 May', { x: 20, y: 288 })]],
  ['up its side', [scan, typed('Scanned by a machine', { x: 12, y: 60, angle: 90 })]],
  ['on strips', [made.scanInParts(1, 12), stamp]],
  ['on tiles', [made.scanInParts(3, 3), stamp]],
  ['on a picture in the content', [made.inlineScan, stamp]],
  ['on a page that is turned', [made.scanOnTurnedPage, stamp]],
] as const;

const read = [
  ['at its foot', [scan, stamp]],
  ['across all of it', [scan, typed('COPY', { x: 60, y: 30, size: 90, angle: 35 })]],
  ['on a picture in a form', [made.scanInForm, stamp]],
  ['on a picture that lies on its side', [made.scanOnSide, typed('ABC000123', { x: 100 })]],
] as const;

describe('a scan with a typed stamp', () => {
  test.each([...stamped, ...read])('is unread with the stamp that it has %s', async (_, draws) => {
    const unread = await unreadOn(await sheetWith(...draws));
    expect(unread).toMatchObject({ isScan: true, covered: [] });
    expect(unread?.boxes).toHaveLength(1);
  });

  test.each(read)('is read with the stamp that it has %s', async (_, draws) => {
    const { text, codes } = await readAll(await sheetWith(...draws));
    expect(missingIn(text)).toEqual([]);
    expect(text).toMatch(/ABC000123|COPY/);
    expect(codes).toEqual(['text.recognised']);
  });

  test.each([
    ['the pattern of a shape', made.scanAsPattern],
    ['the mask of a shape', made.scanThroughMask],
  ])('is unread, and is read, where it is %s', async (_, draw) => {
    const bytes = await sheetWith(draw, stamp);
    expect(await unreadOn(bytes)).toMatchObject({ isScan: true });
    expect(missingIn((await readAll(bytes)).text)).toEqual([]);
  });

  test('is unread where its letters are curves', async () => {
    expect(await unreadOn(await sheetWith(made.lettersInCurves, stamp))).toMatchObject({ covered: [] });
    expect(await unreadOn(await sheetWith(stamp))).toBeUndefined();
  });

  test('keeps what is typed beside it', async () => {
    const letter = typed('The following copy was sent to us in June.', { x: 30, y: 250, size: 12 });
    const { text, pages, codes } = await readAll(await sheetWith(made.halfScan, letter));
    expect(missingIn(text)).toEqual([]);
    expect(text).toContain('The following copy was sent to us in June.');
    expect(pages[0]?.readPictures).toHaveLength(1);
    expect(codes).toEqual(['text.recognised']);
  });

  test('is a page of text where its picture is a photograph', async () => {
    const { text, pages, codes } = await readAll(
      await sheetWith(made.photograph, typed('Hills in the mist', { x: 20, y: 20, size: 12 })),
      true,
    );
    expect(text).toBe('Hills in the mist');
    expect(pages[0]?.source).toBe('text');
    expect(codes).toEqual([]);
  });
});

describe('pictures with text over them', () => {
  const invisible = (lines: readonly number[]) => sheetWith(scan, stamp, made.invisibleLines(lines));

  test('are read where invisible text says what they show', async () => {
    expect(await unreadOn(await invisible([0, 1, 2, 3]))).toBeUndefined();
  });

  test('are unread where invisible text covers a part of them', async () => {
    const half = await invisible([0, 1]);
    expect(await unreadOn(half)).toMatchObject({ isScan: true });
    const { text } = await readAll(half);
    expect(missingIn(text)).toEqual([]);
    expect(text.match(/Margaret/g)).toHaveLength(1);
  });

  test('are read where the text lies behind them', async () => {
    expect(await unreadOn(await sheetWith(...[0, 1, 2, 3].map(made.lineBehind), scan, stamp))).toBeUndefined();
  });

  test('hold nothing where they are blank', async () => {
    expect(await unreadOn(await sheetWith(made.blankPicture, stamp))).toBeUndefined();
  });
});
