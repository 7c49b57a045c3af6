import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFPageLeaf, type PDFRef } from 'pdf-lib';
import { boundsOf, common, overlap, quadOf, transformed, transformedQuad, type Rect } from '../content/geometry.js';
import { unitSize } from '../content/matrix.js';
import { arrayAt, dictAt, itemsOf, numberAt, numbersIn } from '../content/objects.js';
import type { NewPlace } from './moved-destinations.js';

/** An annotation that leads out of a page or can be opened on it, before it is moved. */
export interface KeptAnnotation {
  readonly entries: PDFDict;
  readonly rect: Rect;
}

/** Those of a page that have a place on it. */
export const annotationsKept = (page: PDFPageLeaf): readonly KeptAnnotation[] =>
  itemsOf(arrayAt(page, 'Annots')).flatMap((item) => {
    if (!(item instanceof PDFDict)) return [];
    const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = numbersIn(arrayAt(item, 'Rect'));
    const rect = boundsOf(quadOf({ left: x1, bottom: y1, right: x2, top: y2 }));
    return Number.isFinite(x1 + y1 + x2 + y2) ? [{ entries: item.clone(), rect }] : [];
  });

/** One for each place that shows some of it; undefined where this one does not. */
export const annotationAt = (
  { entries, rect }: KeptAnnotation,
  { sheet, matrix, place }: NewPlace,
): PDFRef | undefined => {
  const { context } = entries;
  const moved = boundsOf(transformedQuad(matrix, quadOf(rect)));
  if (!overlap(moved, place)) return undefined;
  const { left, bottom, right, top } = common(moved, place);
  const annotation = entries.clone();
  const set = (key: string, numbers: readonly number[]): void => {
    annotation.set(PDFName.of(key), context.obj(numbers.map((number) => Math.round(number * 100) / 100)));
  };
  set('Rect', [left, bottom, right, top]);
  const corners = numbersIn(arrayAt(entries, 'QuadPoints'));
  const points = Array.from({ length: Math.floor(corners.length / 2) }, (_, at) =>
    transformed(matrix, { x: corners[2 * at] ?? NaN, y: corners[2 * at + 1] ?? NaN }),
  );
  if (points.length > 0) {
    set(
      'QuadPoints',
      points.flatMap(({ x, y }) => [x, y]),
    );
  }
  scaleBorder(annotation, unitSize(matrix).width);
  annotation.set(PDFName.of('P'), sheet);
  for (const key of ['StructParent', 'Popup', 'NM']) annotation.delete(PDFName.of(key));
  return context.register(annotation);
};

/** A line around a link is as much finer as its page is smaller. @see ISO 32000-1, table 164 and 12.5.4 */
const scaleBorder = (annotation: PDFDict, scale: number): void => {
  const { context } = annotation;
  const style = dictAt(annotation, 'BS')?.clone();
  const border = annotation.lookup(PDFName.of('Border'));
  if (style) {
    style.set(PDFName.of('W'), PDFNumber.of((numberAt(style, 'W') ?? 1) * scale));
    annotation.set(PDFName.of('BS'), style);
  } else if (!(border instanceof PDFArray)) annotation.set(PDFName.of('Border'), context.obj([0, 0, scale]));
  else {
    const [, , width = 1] = numbersIn(border);
    annotation.set(PDFName.of('Border'), context.obj([0, 0, (Number.isFinite(width) ? width : 1) * scale]));
  }
};
