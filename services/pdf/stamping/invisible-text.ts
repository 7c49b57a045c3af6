import type { PDFDocument, PDFPage } from 'pdf-lib';
import { multiply, operandsOf } from '../content/matrix.js';
import { frameOf } from '../content/page-frame.js';
import { openStamper } from '../content/stamp-page.js';
import { hex, INVISIBLE_WIDTH, invisibleFonts, type InvisibleFonts } from './invisible-font.js';

/** A word at its place on the page as displayed, in user space units from its top left. */
export interface InvisibleWord {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  readonly size: number;
}

/** Of a word, the part that is in one font. */
interface Piece extends Omit<InvisibleWord, 'text'> {
  readonly codes: readonly number[];
  readonly font: number;
}

/** Adds invisible text over scanned pages, so that it can be searched and copied. */
export const addInvisibleText = (
  document: PDFDocument,
  words: ReadonlyMap<PDFPage, readonly InvisibleWord[]>,
): void => {
  const texts = [...words.values()].flat().map(({ text }) => text);
  const fonts = invisibleFonts(document, texts.join(''));
  const pieces = [...words].map(([page, on]) => ({ page, pieces: on.flatMap((word) => piecesOf(word, fonts)) }));
  for (const [index, font] of fonts.fonts.entries()) {
    const { key, stamp } = openStamper(document, { decoration: undefined, resources: { Font: font } });
    for (const { page, pieces: all } of pieces) {
      const inFont = all.filter((piece) => piece.font === index);
      if (inFont.length > 0) stamp(page, drawn(page, key, inFont));
    }
  }
};

const piecesOf = ({ text, left, width, baseline, size }: InvisibleWord, { placeOf }: InvisibleFonts): Piece[] => {
  const places = Array.from(text, placeOf);
  const each = width / places.length;
  const pieces: (Piece & { codes: number[] })[] = [];
  for (const [index, { font, code }] of places.entries()) {
    const last = pieces.at(-1);
    if (last?.font === font) last.codes.push(code);
    else pieces.push({ codes: [code], font, left: left + index * each, width: 0, baseline, size });
  }
  return pieces.map((piece) => ({ ...piece, width: piece.codes.length * each }));
};

const INVISIBLE = 3;

/** Each piece is stretched to its width in the picture. @see ISO 32000-1, 9.3 "Text state" */
const drawn = (page: PDFPage, key: string, pieces: readonly Piece[]): string => {
  const { height, toContent } = frameOf(page.node);
  const shown = pieces.map(({ codes, left, width, baseline, size }) => {
    const natural = (codes.length * INVISIBLE_WIDTH * size) / 1000;
    const matrix = multiply([width / natural, 0, 0, 1, left, height - baseline], toContent);
    return `/${key} ${size.toFixed(2)} Tf ${operandsOf(matrix)} Tm <${codes.map((code) => hex(code, 2)).join('')}> Tj`;
  });
  return `BT ${INVISIBLE} Tr ${shown.join(' ')} ET`;
};
