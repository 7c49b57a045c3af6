import type { PDFDocument, PDFPage } from 'pdf-lib';
import { multiply, operandsOf } from '../content/matrix.js';
import { frameOf } from '../content/page-frame.js';
import { openStamper } from '../content/stamp-page.js';
import { hex, UNSEEN_WIDTH, unseenFonts, type UnseenFonts } from './unseen-font.js';

/** A word at its place on the page as displayed, in user space units from its top left. */
export interface UnseenWord {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  readonly size: number;
}

/** Of a word, the part that is in one font. */
interface Piece extends Omit<UnseenWord, 'text'> {
  readonly codes: readonly number[];
  readonly font: number;
}

/** Lays words over pages that show them as pictures: to be found and copied, not to be seen. */
export const layUnseenText = (document: PDFDocument, words: ReadonlyMap<PDFPage, readonly UnseenWord[]>): void => {
  const texts = [...words.values()].flat().map(({ text }) => text);
  const fonts = unseenFonts(document, texts.join(''));
  const pieces = [...words].map(([page, on]) => ({ page, pieces: on.flatMap((word) => piecesOf(word, fonts)) }));
  for (const [index, font] of fonts.fonts.entries()) {
    const { key, stamp } = openStamper(document, { decoration: undefined, resources: { Font: font } });
    for (const { page, pieces: all } of pieces) {
      const inFont = all.filter((piece) => piece.font === index);
      if (inFont.length > 0) stamp(page, drawn(page, key, inFont));
    }
  }
};

const piecesOf = ({ text, left, width, baseline, size }: UnseenWord, { placeOf }: UnseenFonts): Piece[] => {
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

/** Each stretched to the width that it has on the picture. @see ISO 32000-1, 9.3 "Text state" */
const drawn = (page: PDFPage, key: string, pieces: readonly Piece[]): string => {
  const { height, toContent } = frameOf(page.node);
  const shown = pieces.map(({ codes, left, width, baseline, size }) => {
    const natural = (codes.length * UNSEEN_WIDTH * size) / 1000;
    const matrix = multiply([width / natural, 0, 0, 1, left, height - baseline], toContent);
    return `/${key} ${size.toFixed(2)} Tf ${operandsOf(matrix)} Tm <${codes.map((code) => hex(code, 2)).join('')}> Tj`;
  });
  return `BT ${INVISIBLE} Tr ${shown.join(' ')} ET`;
};
