import { findText } from './find-text.js';
import { inReadingOrder, type TextPiece } from './reading-order.js';
import { misspeltWords, respelt } from './spelled-glyphs.js';

const SIZE = 10;
const LETTER = 6;

/** Pieces of text on one line as pdf.js has them, each with the place of its left edge. */
const line = (y: number, ...pieces: readonly (readonly [str: string, x: number])[]): readonly TextPiece[] =>
  pieces.map(([str, x]) => ({
    str,
    dir: /[\u0590-\u08ff]/.test(str) ? 'rtl' : 'ltr',
    transform: [SIZE, 0, 0, SIZE, x, y],
    width: str.length * LETTER,
    height: SIZE,
    fontName: 'f1',
    hasEOL: false,
  }));

const textOf = (pieces: readonly TextPiece[]): string =>
  pieces.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('');

describe('the text of a page that is read from the right', () => {
  test('is in the order of reading, whatever order it is drawn in, numbers and full stops where they belong', () => {
    const drawn = [
      ...line(700, ['שכירות', 478], [' ', 514], ['הסכם', 520]),
      ...line(680, ['2024', 400], ['.', 394], [' ', 424], ['במאי', 430], ['12', 460], ['ביום', 478]),
    ];
    expect(textOf(inReadingOrder(drawn))).toBe('הסכם שכירות\nביום 12 במאי 2024.\n');
  });

  test('has brackets as they are written', () => {
    const drawn = line(700, ['(', 492], ['כולל', 468], [' ', 462], ['מעם', 444], [')', 438], ['הסכום', 504]);
    expect(textOf(inReadingOrder(drawn))).toContain('(כולל מעם)');
  });

  test('has the columns of a table from the right', () => {
    const drawn = line(700, ['מחיר', 90], ['כמות', 234], ['פריט', 378]);
    expect(textOf(inReadingOrder(drawn))).toBe('פריט\nכמות\nמחיר\n');
  });

  test('keeps a line from the left among its lines', () => {
    const drawn = [...line(700, ['שכירות', 478]), ...line(680, ['Lease', 50], [' ', 80], ['2024', 86])];
    expect(textOf(inReadingOrder(drawn))).toBe('שכירות\nLease 2024\n');
  });

  test('stands where it is drawn: a word is found at its own place', () => {
    const pieces = inReadingOrder(line(700, ['עולם', 100], [' ', 124], ['שלום', 130]));
    const runs = pieces.map(({ str, transform, width, dir, hasEOL }) => ({
      text: str,
      box: { x: (transform[4] ?? 0) / 1000, y: 0.1, width: width / 1000, height: 0.01 },
      endsLine: hasEOL,
      ...(dir === 'rtl' && { fromRight: true }),
    }));
    expect(findText(runs, 'שלום עולם')).toHaveLength(1);
    expect(pieces.map(({ str, transform, width }) => [str, transform[4], width])).toEqual([
      ['שלום', 130, 24],
      [' ', 124, 6],
      ['עולם', 100, 24],
    ]);
    const [[box] = []] = findText(runs, 'של');
    expect(box).toMatchObject({ x: expect.closeTo(0.142), width: expect.closeTo(0.012) });
  });

  test('is as it comes on any other page', () => {
    const drawn = line(700, ['second', 200], ['first', 50]);
    expect(inReadingOrder(drawn)).toBe(drawn);
  });
});

describe('letters of one glyph', () => {
  const glyphs = (...texts: readonly string[]) => texts.map((unicode) => ({ unicode }));

  test('are put back in their order in the words that have them: lam and alef', () => {
    const shown = [
      [...glyphs('ل', 'و', 'لأ', 'ا', ' '), 120, ...glyphs('ز', 'و', 'ج', 'ي'), -4, ...glyphs(' ', 'لا')],
      [...glyphs('ب', 'ا', 'ت', 'ك', 'ل', 'ا')],
    ];
    const misspelt = misspeltWords(shown);
    expect(respelt('األول', misspelt)).toBe('الأول');
    expect(respelt('ال يجوز، الكتاب', misspelt)).toBe('لا يجوز، الكتاب');
  });

  test('leave words as they are that have none, and those written from the left', () => {
    expect([...misspeltWords([glyphs('ﬁ', 'ffi', 'x'), glyphs('ש', 'ל')])]).toEqual([]);
  });
});
