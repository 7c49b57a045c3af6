import { PDFContext, PDFNumber, PDFRawStream, PDFWriter } from 'pdf-lib';
import type { PDFDict, PDFDocument, PDFObject, PDFRef } from 'pdf-lib';
import { IDENTITY, matrixOf } from '../../content/matrix.js';
import { arrayAt, decodedBytes, nameAt, numberAt, numbersIn } from '../../content/objects.js';
import { eachReference } from '../../content/references.js';
import { boundsOf, grown, quadOf, transformedQuad, type Rect } from '../../content/geometry.js';
import { pdfName } from '../../content/pdf-name.js';

/** A form without a proper box is shown on a page of this size, in points. */
const ANY_BOX: Rect = { left: 0, bottom: 0, right: 1000, top: 1000 };
const PATTERN_TILING = 1;

/** Streams that hold drawings which pages need not show: forms, appearances of annotations, cells of patterns. */
export const drawingsIn = (document: PDFDocument): readonly PDFRef[] =>
  document.context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFRawStream && isDrawing(object.dict))
    .map(([ref]) => ref);

const isDrawing = (dict: PDFDict): boolean =>
  nameAt(dict, 'Subtype') === 'Form' || numberAt(dict, 'PatternType') === PATTERN_TILING || looksLikeForm(dict);

/**
 * Characters that all content has that shows text by itself (`Tj`, `TJ`, `'`, `"`, a font by `Tf`) or by another
 * drawing (`Do`).
 */
const SHOWS = /[T'"]|Do/;

/** Whether a drawing could have text: boxes, rules and pictures can't. */
export const mayShowText = (document: PDFDocument, ref: PDFRef): boolean => {
  const stream = document.context.lookup(ref);
  const content = stream instanceof PDFRawStream ? decodedBytes(stream) : undefined;
  return !content || SHOWS.test(Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1'));
};

/** The appearance of an annotation need not say that it is a form. */
const looksLikeForm = (dict: PDFDict): boolean => dict.has(pdfName('BBox')) && !dict.has(pdfName('ShadingType'));

/**
 * A document of other pages: one for each of these streams, in their order, that shows nothing else. So whatever reads
 * the text of pages can read theirs. What nothing leads to from there is left out.
 */
export const withFormsAsPages = async (document: PDFDocument, refs: readonly PDFRef[]): Promise<Uint8Array> => {
  const context = PDFContext.create();
  context.header = document.context.header;
  context.largestObjectNumber = document.context.largestObjectNumber;
  for (const [ref, object] of reachedBy(document, refs)) context.assign(ref, object);
  const parent = context.nextRef();
  const kids = refs.map((ref) => {
    const { left, bottom, right, top } = placeOf(document, ref);
    return context.register(
      context.obj({
        Type: 'Page',
        Parent: parent,
        MediaBox: [left, bottom, right, top],
        Resources: { XObject: { X: asForm(context, ref) } },
        Contents: context.register(context.stream('/X Do')),
      }),
    );
  });
  context.assign(parent, context.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  context.trailerInfo.Root = context.register(context.obj({ Type: 'Catalog', Pages: parent }));
  return PDFWriter.forContext(context, Infinity).serializeToBuffer();
};

/** Whatever any entry leads to. */
const reachedBy = ({ context }: PDFDocument, refs: readonly PDFRef[]): ReadonlyMap<PDFRef, PDFObject> => {
  const reached = new Map<PDFRef, PDFObject>();
  const waiting = [...refs];
  for (let ref = waiting.pop(); ref; ref = waiting.pop()) {
    const object = reached.has(ref) ? undefined : context.lookup(ref);
    if (!object) continue;
    reached.set(ref, object);
    eachReference(object, (inner) => waiting.push(inner));
  }
  return reached;
};

const asForm = (context: PDFContext, ref: PDFRef): PDFRef => {
  const stream = context.lookup(ref);
  if (!(stream instanceof PDFRawStream) || nameAt(stream.dict, 'Subtype') === 'Form') return ref;
  const dict = stream.dict.clone();
  for (const key of ['PatternType', 'Matrix']) dict.delete(pdfName(key));
  dict.set(pdfName('Type'), pdfName('XObject'));
  dict.set(pdfName('Subtype'), pdfName('Form'));
  dict.set(pdfName('FormType'), PDFNumber.of(1));
  return context.register(PDFRawStream.of(dict, stream.contents));
};

const placeOf = (document: PDFDocument, ref: PDFRef): Rect => {
  const stream = document.context.lookup(ref);
  if (!(stream instanceof PDFRawStream)) return ANY_BOX;
  const corners = numbersIn(arrayAt(stream.dict, 'BBox'));
  if (corners.length < 4 || !corners.every(Number.isFinite)) return ANY_BOX;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners;
  const matrix = matrixOf(numbersIn(arrayAt(stream.dict, 'Matrix'))) ?? IDENTITY;
  const box = boundsOf(transformedQuad(matrix, quadOf({ left: x1, bottom: y1, right: x2, top: y2 })));
  return grown(box, 1);
};
