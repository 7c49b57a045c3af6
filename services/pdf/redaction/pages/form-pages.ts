import { PDFName, PDFNumber, PDFRawStream, PDFWriter, type PDFDict, type PDFDocument, type PDFRef } from 'pdf-lib';
import { IDENTITY, matrixOf } from '../../content/matrix.js';
import { arrayAt, decodedBytes, nameAt, numberAt, numbersIn } from '../../content/objects.js';
import { openPdf } from '../../opening/editable.js';
import { boundsOf, grown, quadOf, transformedQuad, type Rect } from '../../content/geometry.js';

const at = (key: string): PDFName => PDFName.of(key);
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

/** What every content has that shows text by itself (`Tj`, `TJ`, `'`, `"`, a font by `Tf`) or by another drawing (`Do`). */
const SHOWS = /[T'"]|Do/;

/** Whether a drawing could have text: boxes, rules and pictures can't. */
export const mayShowText = (document: PDFDocument, ref: PDFRef): boolean => {
  const stream = document.context.lookup(ref);
  const content = stream instanceof PDFRawStream ? decodedBytes(stream) : undefined;
  return !content || SHOWS.test(Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1'));
};

/** The appearance of an annotation need not say that it is a form. */
const looksLikeForm = (dict: PDFDict): boolean => dict.has(at('BBox')) && !dict.has(at('ShadingType'));

/**
 * The same document with other pages: one for each of these streams, in their order, that shows nothing else. So
 * whatever reads the text of pages can read theirs.
 */
export const withFormsAsPages = async (bytes: Uint8Array, refs: readonly PDFRef[]): Promise<Uint8Array> => {
  const document = await openPdf(bytes);
  const { context } = document;
  const parent = context.nextRef();
  const kids = refs.map((ref) => {
    const { left, bottom, right, top } = placeOf(document, ref);
    return context.register(
      context.obj({
        Type: 'Page',
        Parent: parent,
        MediaBox: [left, bottom, right, top],
        Resources: { XObject: { X: asForm(document, ref) } },
        Contents: context.register(context.stream('/X Do')),
      }),
    );
  });
  context.assign(parent, context.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  context.trailerInfo.Root = context.register(context.obj({ Type: 'Catalog', Pages: parent }));
  return PDFWriter.forContext(context, Infinity).serializeToBuffer();
};

const asForm = (document: PDFDocument, ref: PDFRef): PDFRef => {
  const stream = document.context.lookup(ref);
  if (!(stream instanceof PDFRawStream) || nameAt(stream.dict, 'Subtype') === 'Form') return ref;
  const dict = stream.dict.clone();
  for (const key of ['PatternType', 'Matrix']) dict.delete(at(key));
  dict.set(at('Type'), at('XObject'));
  dict.set(at('Subtype'), at('Form'));
  dict.set(at('FormType'), PDFNumber.of(1));
  return document.context.register(PDFRawStream.of(dict, stream.contents));
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
