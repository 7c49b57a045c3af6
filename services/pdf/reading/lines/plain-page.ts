import type { PdfiumDocument } from '../../engines/pdfium/pdfium-document.js';
import { readMarks } from '../../engines/pdfium/drawn-marks.js';
import { readRules } from '../../engines/pdfium/pdfium-rules.js';
import { readPlacedWords } from '../../engines/pdfium/pdfium-words.js';
import type { PlacedWord } from '../../engines/pdfium/placed-word.js';
import { displayOf, type Display } from '../../engines/pdfium/display.js';
import { rounded } from '../../content/geometry.js';
import { garbledWords, saysNothing } from './meaningless-letters.js';
import { familyOf, isBoldFont, isItalicFont } from './font-look.js';
import type { Box, ReadPage, TextStyle } from './document-model.js';
import { withDrawnBullets } from './drawn-bullets.js';
import { ASCENT_OF_SIZE, DESCENT_OF_SIZE } from './line-places.js';
import type { PositionedWord } from './positioned-word.js';
import { withoutUnderlines } from './underlining-rules.js';
import type { Rule } from './grids.js';

/** A page before its layout. */
export interface PlainPage {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly source: ReadPage['source'];
  /** Its letters have no meaning to programs, so that it is read from its picture where that can be done. */
  readonly unreadable?: boolean;
  /** Those of its words whose letters stand for others; they alone are read from its picture. */
  readonly garbled?: ReadonlySet<PositionedWord>;
  /** Pictures of text that its words say. */
  readonly readPictures?: readonly Box[];
  /** In the order of its content. */
  readonly words: readonly PositionedWord[];
  readonly rules: readonly Rule[];
}

/** The words of a page (from 0) where it is displayed, in points from the top left. */
export const readPlainPage = (document: PdfiumDocument, index: number): PlainPage => {
  const { module, handle } = document;
  const number = index + 1;
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return { number, width: 0, height: 0, source: 'empty', words: [], rules: [] };
  try {
    const display = displayOf(module, page);
    const written = readPlacedWords(document, index).map((word) => positioned(word, display));
    const drawn = written.length > 0 ? readRules(module, page).map((rule) => roundedBox(display(rule))) : [];
    const rules = withoutUnderlines(drawn, written);
    const marks = written.length > 0 ? readMarks(module, page) : [];
    const words = withDrawnBullets(
      written,
      marks.map((mark) => ({ ...display(mark), look: mark.look, fill: mark.fill })),
    );
    const width = module.FPDF_GetPageWidthF(page);
    const height = module.FPDF_GetPageHeightF(page);
    const source = words.length > 0 ? 'text' : 'empty';
    return { number, width, height, source, ...meaningOf(words), words, rules };
  } finally {
    module.FPDF_ClosePage(page);
  }
};

const meaningOf = (words: readonly PositionedWord[]): Pick<PlainPage, 'unreadable' | 'garbled'> => {
  if (saysNothing(words)) return { unreadable: true };
  const garbled = garbledWords(words);
  return garbled.size > 0 ? { garbled } : {};
};

const positioned = (word: PlacedWord, display: Display): PositionedWord => {
  const { text, glued, size, inLine } = word;
  const [x, y] = word.origin;
  const from = pointAt(display, x, y);
  const to = pointAt(display, x + word.along[0], y + word.along[1]);
  const upright = Math.abs(to.y - from.y) < 0.1;
  const ink = display(word);
  const box = upright
    ? { ...ink, y: from.y - ASCENT_OF_SIZE * size, height: (ASCENT_OF_SIZE + DESCENT_OF_SIZE) * size }
    : ink;
  const known = inLine ? { inLine } : {};
  return { text, box: roundedBox(box), style: styleOf(word), baseline: rounded(from.y), upright, glued, ...known };
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
  bold: isBoldFont(font),
  italic: isItalicFont(font),
  font: familyOf(font),
  colour: colour.toString(16).padStart(6, '0'),
});
