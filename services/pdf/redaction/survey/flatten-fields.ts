import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFDocument, type PDFPage } from 'pdf-lib';
import { takeOut } from '../../content/annotation-removal.js';
import { boundsOf, quadOf, transformedQuad, type Rect } from '../../content/geometry.js';
import { IDENTITY, matrixOf, operandsOf, type Matrix } from '../../content/matrix.js';
import { arrayAt, dictAt, itemsOf, nameAt, numberAt, numbersIn } from '../../content/objects.js';
import { appendForm } from '../draw/append-form.js';

/** Of the flags of an annotation: hidden, or not to be seen on a screen. @see ISO 32000-1, table 165 */
const UNSEEN = 0x02 | 0x20;

/**
 * Makes a part of the page of every form field that is shown by one of these streams, so that its words are removed one by one like those of
 * the page; the field itself goes.
 *
 * @returns the streams of which it has done so.
 */
export const flattenFields = (document: PDFDocument, looks: ReadonlySet<PDFRef>): ReadonlySet<PDFRef> => {
  const done = new Set<PDFRef>();
  for (const page of document.getPages()) {
    const annotations = arrayAt(page.node, 'Annots');
    const flat = new Set<PDFDict>();
    for (const widget of itemsOf(annotations)) {
      const look = widget instanceof PDFDict ? lookOf(widget, looks) : undefined;
      if (!look || !(widget instanceof PDFDict) || !flatten(document, page, { widget, look })) continue;
      flat.add(widget);
      done.add(look);
    }
    if (annotations && flat.size > 0) takeOut(annotations, flat);
  }
  return done;
};

const lookOf = (widget: PDFDict, looks: ReadonlySet<PDFRef>): PDFRef | undefined => {
  const look = dictAt(widget, 'AP')?.get(PDFName.of('N'));
  const isSeen = ((numberAt(widget, 'F') ?? 0) & UNSEEN) === 0 && !widget.has(PDFName.of('OC'));
  return nameAt(widget, 'Subtype') === 'Widget' && isSeen && look instanceof PDFRef && looks.has(look)
    ? look
    : undefined;
};

interface Shown {
  readonly widget: PDFDict;
  readonly look: PDFRef;
}

/** @see ISO 32000-1, 12.5.5, algorithm 8.1 */
const flatten = (document: PDFDocument, page: PDFPage, { widget, look }: Shown): boolean => {
  const { context } = document;
  const stream = context.lookup(look);
  const rect = rectAt(widget, 'Rect');
  const box = stream instanceof PDFRawStream ? rectAt(stream.dict, 'BBox') : undefined;
  if (!(stream instanceof PDFRawStream) || !rect || !box) return false;
  const own = matrixOf(numbersIn(arrayAt(stream.dict, 'Matrix'))) ?? IDENTITY;
  const drawn = boundsOf(transformedQuad(own, quadOf(box)));
  const x = (rect.right - rect.left) / (drawn.right - drawn.left);
  const y = (rect.top - rect.bottom) / (drawn.top - drawn.bottom);
  const place: Matrix = [x, 0, 0, y, rect.left - drawn.left * x, rect.bottom - drawn.bottom * y];
  if (!place.every(Number.isFinite)) return false;
  const dict = stream.dict.clone();
  for (const [key, name] of [
    ['Type', 'XObject'],
    ['Subtype', 'Form'],
  ] as const)
    dict.set(PDFName.of(key), PDFName.of(name));
  const form = context.register(PDFRawStream.of(dict, stream.contents));
  const around = context.stream(`q ${operandsOf(place)} cm /Look Do Q`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [rect.left, rect.bottom, rect.right, rect.top],
    Resources: { XObject: { Look: form } },
  });
  appendForm(document, page, context.register(around));
  return true;
};

const rectAt = (dict: PDFDict, key: string): Rect | undefined => {
  const value = dict.lookup(PDFName.of(key));
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = numbersIn(value instanceof PDFArray ? value : undefined);
  const rect = boundsOf(quadOf({ left: x1, bottom: y1, right: x2, top: y2 }));
  return Number.isFinite(x1 + y1 + x2 + y2) && rect.right > rect.left && rect.top > rect.bottom ? rect : undefined;
};
