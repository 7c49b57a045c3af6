import type { PDFDocument, PDFPage } from 'pdf-lib';
import { IDENTITY, multiply, operandsOf, type Matrix } from '../content/matrix.js';
import { frameOf, type PageFrame } from '../content/page-frame.js';
import { openStamper } from '../content/stamp-page.js';
import { hex, INVISIBLE_WIDTH, invisibleFonts, type InvisibleFonts } from './invisible-font.js';

/** A word at its place on the page as displayed, in user space units from its top left. */
export interface InvisibleWord {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  readonly size: number;
  /** How far the page was turned clockwise, in degrees, to see the word like that; not at all unless told. */
  readonly turn?: 0 | 90 | 180 | 270;
}

/** The part of a word that is in one font. */
interface Piece extends Omit<InvisibleWord, 'text'> {
  readonly codes: readonly number[];
  readonly font: number;
}

/**
 * Adds invisible text over scanned pages, so that it can be searched and copied.
 *
 * @returns the pages whose content may keep programs from coming to it.
 */
export const addInvisibleText = (
  document: PDFDocument,
  words: ReadonlyMap<PDFPage, readonly InvisibleWord[]>,
): readonly PDFPage[] => {
  const texts = [...words.values()].flat().map(({ text }) => text);
  const fonts = invisibleFonts(document, texts.join(''));
  const doubtful = new Set<PDFPage>();
  const pieces = [...words].map(([page, on]) => ({ page, pieces: on.flatMap((word) => piecesOf(word, fonts)) }));
  for (const [index, font] of fonts.fonts.entries()) {
    const { key, stamp, stamped } = openStamper(document, { decoration: undefined, resources: { Font: font } });
    for (const { page, pieces: all } of pieces) {
      const inFont = all.filter((piece) => piece.font === index);
      if (inFont.length > 0)
        stamp(page, { operators: drawn(page, key, inFont), places: [], extent: { width: 0, height: 0 } });
    }
    for (const { page, isSound, rebuild } of stamped()) {
      if (isSound) continue;
      rebuild(); // what is not to be seen can't be looked for in a picture
      doubtful.add(page);
    }
  }
  return [...doubtful];
};

const piecesOf = (
  { text, left, width, baseline, size, turn = 0 }: InvisibleWord,
  { placeOf }: InvisibleFonts,
): Piece[] => {
  const places = Array.from(text, placeOf);
  const each = width / places.length;
  const pieces: (Piece & { codes: number[] })[] = [];
  for (const [index, { font, code }] of places.entries()) {
    const last = pieces.at(-1);
    if (last?.font === font) last.codes.push(code);
    else pieces.push({ codes: [code], font, left: left + index * each, width: 0, baseline, size, turn });
  }
  return pieces.map((piece) => ({ ...piece, width: piece.codes.length * each }));
};

const INVISIBLE = 3;

/** A page turned clockwise: its height, and the way from places on it to those on the page as displayed. */
const turnedFrame = (
  { width, height }: PageFrame,
  turn: 0 | 90 | 180 | 270,
): { readonly height: number; readonly matrix: Matrix } => {
  if (turn === 90) return { height: width, matrix: [0, 1, -1, 0, width, 0] };
  if (turn === 180) return { height, matrix: [-1, 0, 0, -1, width, height] };
  if (turn === 270) return { height: width, matrix: [0, -1, 1, 0, 0, height] };
  return { height, matrix: IDENTITY };
};

/** Each piece is stretched to its width in the picture. @see ISO 32000-1, 9.3 "Text state" */
const drawn = (page: PDFPage, key: string, pieces: readonly Piece[]): string => {
  const frame = frameOf(page.node);
  const shown = pieces.map(({ codes, left, width, baseline, size, turn = 0 }) => {
    const natural = (codes.length * INVISIBLE_WIDTH * size) / 1000;
    const { height, matrix: fromTurned } = turnedFrame(frame, turn);
    const placed: Matrix = [width / natural, 0, 0, 1, left, height - baseline];
    const matrix = multiply(multiply(placed, fromTurned), frame.toContent);
    return `/${key} ${size.toFixed(2)} Tf ${operandsOf(matrix)} Tm <${codes.map((code) => hex(code, 2)).join('')}> Tj`;
  });
  return `BT ${INVISIBLE} Tr ${shown.join(' ')} ET`;
};
