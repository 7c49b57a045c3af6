import { PDFArray, PDFName, PDFRawStream, type PDFDict, type PDFRef } from 'pdf-lib';
import { boundsOf, quadOf, transformedQuad, type Rect } from './geometry.js';
import { IDENTITY, matrixOf, multiply, type Matrix } from './matrix.js';
import { arrayAt, numberAt, numbersIn } from './objects.js';

/** Flags of an annotation: hidden, and not to be seen on a screen. @see ISO 32000-1, table 165 */
const HIDDEN = 1 << 1;
const NO_VIEW = 1 << 5;

export const isUnseen = (annotation: PDFDict): boolean => ((numberAt(annotation, 'F') ?? 0) & (HIDDEN | NO_VIEW)) !== 0;

/** An appearance stream as content of a page. */
export interface PlacedAppearance {
  /** A copy of the stream's dictionary around the same bytes, fit to be drawn with `Do`. */
  readonly form: PDFRef;
  /** Takes it to where its annotation stands on the page. */
  readonly matrix: Matrix;
  /** Where that is. */
  readonly rect: Rect;
}

/**
 * Makes content of what an annotation shows.
 *
 * @param look  its appearance stream.
 * @returns undefined where nothing would be seen of it.
 * @see ISO 32000-1, 12.5.5, algorithm 8.1
 */
export const placedAppearance = (annotation: PDFDict, look: PDFRef): PlacedAppearance | undefined => {
  const { context } = annotation;
  const stream = context.lookup(look);
  const rect = rectAt(annotation, 'Rect');
  const box = stream instanceof PDFRawStream ? rectAt(stream.dict, 'BBox') : undefined;
  if (!(stream instanceof PDFRawStream) || !rect || !box) return undefined;
  const own = matrixOf(numbersIn(arrayAt(stream.dict, 'Matrix'))) ?? IDENTITY;
  const drawn = boundsOf(transformedQuad(own, quadOf(box)));
  const x = (rect.right - rect.left) / (drawn.right - drawn.left);
  const y = (rect.top - rect.bottom) / (drawn.top - drawn.bottom);
  const matrix: Matrix = [x, 0, 0, y, rect.left - drawn.left * x, rect.bottom - drawn.bottom * y];
  if (!matrix.every(Number.isFinite)) return undefined;
  const dict = stream.dict.clone();
  dict.set(PDFName.of('Type'), PDFName.of('XObject'));
  dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  return { form: context.register(PDFRawStream.of(dict, stream.contents)), matrix, rect };
};

/** The same, turned clockwise around the top left corner of its place: as what does not turn with its page is shown. */
export const turnedAppearance = (placed: PlacedAppearance, degrees: number): PlacedAppearance => {
  const { left, top } = placed.rect;
  const angle = (-degrees * Math.PI) / 180;
  const cos = Math.round(Math.cos(angle));
  const sin = Math.round(Math.sin(angle));
  const turn: Matrix = [cos, sin, -sin, cos, left - left * cos + top * sin, top - left * sin - top * cos];
  const rect = boundsOf(transformedQuad(turn, quadOf(placed.rect)));
  return { ...placed, matrix: multiply(placed.matrix, turn), rect };
};

const rectAt = (dict: PDFDict, key: string): Rect | undefined => {
  const value = dict.lookup(PDFName.of(key));
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = numbersIn(value instanceof PDFArray ? value : undefined);
  const rect = boundsOf(quadOf({ left: x1, bottom: y1, right: x2, top: y2 }));
  return Number.isFinite(x1 + y1 + x2 + y2) && rect.right > rect.left && rect.top > rect.bottom ? rect : undefined;
};
