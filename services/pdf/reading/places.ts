import type { PdfiumDocument } from '../engines/pdfium-document.js';
import type { FontOfWord, PlacedWord } from '../engines/pdfium-words.js';
import { displayOf, type Display } from '../inspecting/display.js';
import { rounded } from '../inspecting/pages.js';
import type { Box, ReadWord, TextStyle } from './document.js';

/** A word of a page with what its layout is told by. */
export interface LaidWord extends ReadWord {
  /** Where its letters stand, from the top of the page. */
  readonly baseline: number;
  /** Written from left to right or right to left as displayed, not up, down or askew. */
  readonly upright: boolean;
  readonly glued: boolean;
}

/** Parts of the size of the letters: what reaches above and below the line in most fonts. */
const ASCENT = 0.78;
const DESCENT = 0.22;
const ITALIC = 1 << 6;
const FORCE_BOLD = 1 << 18;
const HEAVY = 600;

/** Where words are as displayed, in points from the top left. */
export const placesOn = ({ module, handle }: PdfiumDocument, index: number): ((word: PlacedWord) => LaidWord) => {
  const page = module.FPDF_LoadPage(handle, index);
  try {
    const display = displayOf(module, page);
    return (word) => laid(word, display);
  } finally {
    if (page !== 0) module.FPDF_ClosePage(page);
  }
};

const laid = (word: PlacedWord, display: Display): LaidWord => {
  const { text, glued, size } = word;
  const [x, y] = word.origin;
  const [from, to] = [pointAt(display, x, y), pointAt(display, x + word.along[0], y + word.along[1])];
  const upright = Math.abs(to.y - from.y) < 0.1;
  const ink = display(word);
  const box = upright ? { ...ink, y: from.y - ASCENT * size, height: (ASCENT + DESCENT) * size } : ink;
  return { text, box: roundedBox(box), style: styleOf(word), baseline: rounded(from.y), upright, glued };
};

const pointAt = (display: Display, x: number, y: number) => display({ left: x, right: x, bottom: y, top: y });

const roundedBox = ({ x, y, width, height }: Box): Box => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});

const styleOf = ({ size, font, colour }: PlacedWord): TextStyle => ({
  size: Math.round(size * 10) / 10,
  bold: isBold(font),
  italic: /italic|oblique|kursiv|slanted/i.test(font.name) || (font.flags & ITALIC) !== 0,
  font: familyOf(font.name),
  colour: colour.toString(16).padStart(6, '0'),
});

const isBold = ({ name, flags, weight }: FontOfWord): boolean =>
  /bold|black|heavy|demi/i.test(name) || (flags & FORCE_BOLD) !== 0 || (weight >= HEAVY && name === '');

/** `Arial-BoldMT` is Arial, `TimesNewRomanPS-BoldItalicMT` Times New Roman. */
const familyOf = (name: string): string =>
  name
    .replace(/[,-].*$/, '')
    .replace(/(PS)?(MT)?$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .trim();
