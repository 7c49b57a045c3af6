import type { PDFDocument, PDFRef } from 'pdf-lib';
import { setLine } from '../lines/new-text.js';
import { standInFor } from '../lines/stand-in.js';

export interface LookSize {
  readonly width: number;
  readonly height: number;
}

/** Degrees counter-clockwise by which what a widget shows is turned, so that it is upright on its page. */
export type Turn = 0 | 90 | 180 | 270;

interface Look {
  /** As it is read. */
  readonly size: LookSize;
  readonly turn: Turn;
}

const FRAME_GREY = 0.45;
/** Ratio of the handles of a curve that is a quarter of a circle. */
const ARC_HANDLE_RATIO = 0.5523;
const LIST_SIZE = 12;
const LINE_HEIGHT = 1.2;

/** From the look as it is read to the rectangle as it lies in user space, both with their corner at 0, 0. */
const matrixOf = (turn: Turn, { width, height }: LookSize): number[] => {
  const matrices: Readonly<Record<Turn, number[]>> = {
    0: [1, 0, 0, 1, 0, 0],
    90: [0, 1, -1, 0, height, 0],
    180: [-1, 0, 0, -1, width, height],
    270: [0, -1, 1, 0, 0, width],
  };
  return matrices[turn];
};

interface Drawn extends Look {
  readonly content: string;
  readonly fonts?: Record<string, PDFRef>;
}

const formWith = ({ context }: PDFDocument, { size, turn, content, fonts = {} }: Drawn): PDFRef => {
  const form = {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, size.width, size.height],
    Matrix: matrixOf(turn, size),
    Resources: { Font: fonts },
  };
  return context.register(context.flateStream(content, form));
};

const frameOf = ({ width, height }: LookSize): string =>
  `q ${FRAME_GREY} G 1 w 0.5 0.5 ${width - 1} ${height - 1} re S Q`;

/** The look of a field without a value. */
export const emptyLook = (
  document: PDFDocument,
  { isFramed, ...look }: Look & { readonly isFramed: boolean },
): PDFRef => formWith(document, { ...look, content: `${isFramed ? frameOf(look.size) : ''} /Tx BMC EMC` });

/** The looks of a box that is ticked or not. */
export const tickLooks = (document: PDFDocument, look: Look): Record<string, PDFRef> => {
  const { width, height } = look.size;
  const x = (share: number): string => (share * width).toFixed(2);
  const y = (share: number): string => (share * height).toFixed(2);
  const weight = (Math.min(width, height) * 0.12).toFixed(2);
  const tick = `q 0 G ${weight} w 1 J 1 j ${x(0.22)} ${y(0.5)} m ${x(0.42)} ${y(0.26)} l ${x(0.78)} ${y(0.76)} l S Q`;
  const frame = frameOf(look.size);
  const drawn = (content: string): PDFRef => formWith(document, { ...look, content });
  return { Yes: drawn(`${frame} ${tick}`), Off: drawn(frame) };
};

/** The looks of one button of several, by the name of its state. */
export const radioLooks = (
  document: PDFDocument,
  { state, ...look }: Look & { readonly state: string },
): Record<string, PDFRef> => {
  const radius = Math.min(look.size.width, look.size.height) / 2 - 0.5;
  const ring = `q ${FRAME_GREY} G 1 w ${circle(look.size, radius)} S Q`;
  const drawn = (content: string): PDFRef => formWith(document, { ...look, content });
  return { [state]: drawn(`${ring} q 0 g ${circle(look.size, radius * 0.5)} f Q`), Off: drawn(ring) };
};

const circle = ({ width, height }: LookSize, radius: number): string => {
  const x = width / 2;
  const y = height / 2;
  const handle = radius * ARC_HANDLE_RATIO;
  const point = (across: number, up: number): string => `${(x + across).toFixed(2)} ${(y + up).toFixed(2)}`;
  return [
    `${point(radius, 0)} m`,
    `${point(radius, handle)} ${point(handle, radius)} ${point(0, radius)} c`,
    `${point(-handle, radius)} ${point(-radius, handle)} ${point(-radius, 0)} c`,
    `${point(-radius, -handle)} ${point(-handle, -radius)} ${point(0, -radius)} c`,
    `${point(handle, -radius)} ${point(radius, -handle)} ${point(radius, 0)} c h`,
  ].join(' ');
};

interface ListLook extends Look {
  readonly lines: readonly string[];
  /** In points; 0 for the usual one. */
  readonly fontSize: number;
}

/**
 * The look of a list, with as many of its lines as it has room for, in whatever script. @throws Refusal `fonts.missing`
 */
export const listLook = async (document: PDFDocument, { lines, fontSize, ...look }: ListLook): Promise<PDFRef> => {
  const size = fontSize || LIST_SIZE;
  const { width, height } = look.size;
  const shown = lines.slice(0, Math.max(1, Math.ceil(height / (size * LINE_HEIGHT))));
  const fonts: Record<string, PDFRef> = {};
  const keys = new Map<PDFRef, string>();
  const content: string[] = [];
  for (const [index, text] of shown.entries()) {
    const stand = await standInFor(document, text, { name: '', family: 'sans', bold: false, italic: false });
    for (const { font } of stand.runs) {
      const key = keys.get(font) ?? `F${keys.size + 1}`;
      keys.set(font, key);
      fonts[key] = font;
    }
    const up = height - 2 - size - index * size * LINE_HEIGHT;
    content.push(
      `BT 0 g 1 0 0 1 3 ${up.toFixed(2)} Tm ${setLine(stand, { size, rise: 0, key: (run) => keys.get(run.font) ?? '' })} ET`,
    );
  }
  const clip = `1 1 ${width - 2} ${height - 2} re W n`;
  const drawn = `${frameOf(look.size)} /Tx BMC q ${clip} ${content.join(' ')} Q EMC`;
  return formWith(document, { ...look, content: drawn, fonts });
};
