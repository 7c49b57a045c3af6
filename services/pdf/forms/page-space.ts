import type { PDFDict, PDFPage } from '@cantoo/pdf-lib';
import { boundsOf, inverse, quadOf, transformed, transformedQuad, type Point, type Rect } from '../content/geometry.js';
import { multiply, type Matrix } from '../content/matrix.js';
import { frameOfPage } from '../signing/drawing/signature-widget.js';
import { numbersAt } from '../signing/fields/dictionary-entries.js';

/** A page as it is displayed, in points: what people point at, however its content is turned, cut and scaled. */
export interface PageSpace {
  readonly width: number;
  readonly height: number;
  /** From points as displayed, up from the bottom left, to the user space of the page. */
  readonly toUser: Matrix;
  readonly toDisplay: Matrix;
}

export const spaceOf = (page: PDFPage): PageSpace => {
  const { width, height, pointsPerUnit, toContent } = frameOfPage(page);
  const toUser = multiply([1 / pointsPerUnit, 0, 0, 1 / pointsPerUnit, 0, 0], toContent);
  const toDisplay = inverse(toUser);
  if (!toDisplay) throw new Error('a page is squeezed flat');
  return { width: width * pointsPerUnit, height: height * pointsPerUnit, toUser, toDisplay };
};

/** A rectangle as people tell it: from the top left corner of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box as it is drawn, counted up from the bottom of the page. */
export const rectOfBox = ({ height: pageHeight }: PageSpace, { x, y, width, height }: Box): Rect => ({
  left: x,
  right: x + width,
  top: pageHeight - y,
  bottom: pageHeight - y - height,
});

/** A point as it is drawn. */
export const pointUp = ({ height }: PageSpace, x: number, y: number): Point => ({ x, y: height - y });

/** A rectangle of the user space as people tell it. */
export const boxOfRect = ({ height, toDisplay }: PageSpace, rect: Rect): Box => {
  const { left, bottom, right, top } = boundsOf(transformedQuad(toDisplay, quadOf(rect)));
  return { x: tidy(left), y: tidy(height - top), width: tidy(right - left), height: tidy(top - bottom) };
};

/** A point of the user space as people tell it. */
export const pointDown = ({ height, toDisplay }: PageSpace, point: Point): readonly [number, number] => {
  const { x, y } = transformed(toDisplay, point);
  return [tidy(x), tidy(height - y)];
};

/** Without the dust of floating point: no place is told finer than a thousandth of a point. */
export const tidy = (value: number): number => Math.round(value * 1000) / 1000 || 0;

/** Where an annotation lies in the user space of its page. */
export const rectOf = (dict: PDFDict): Rect => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersAt(dict, 'Rect').map((corner) => corner || 0);
  return { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
};
