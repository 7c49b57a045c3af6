import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFDocument, type PDFObject } from 'pdf-lib';
import { arrayAt, dictAt, nameAt } from '../../content/objects.js';
import { wasmQpdf } from '../../engines/qpdf/qpdf-wasm.js';
import { findEditable } from '../../opening/editable.js';
import { loadPdf } from '../../opening/load.js';
import type { ReadableFile, Reading } from '../reading.js';
import { markupText, stringsOf } from './object-strings.js';

/** Texts that a PDF carries beside the content of its pages. */
export interface OutsideText {
  /** From 1; undefined for what belongs to no page. */
  readonly page: number | undefined;
  /** Text that belongs together, such as all that of an annotation, in paragraphs. */
  readonly text: string;
}

const PARENTS_MAX = 30;
const MARKUP = new Set(['XML', 'xml']);

/**
 * The text of form fields, notes, links, bookmarks, names of attached files, properties and the structure of a PDF: all
 * that a redaction would empty, but for the files that are attached. None for another kind of file.
 *
 * @throws Refusal as {@link loadPdf}.
 */
export const readOutsidePages = async (
  file: ReadableFile,
  { qpdf = wasmQpdf() }: Pick<Reading, 'qpdf'>,
): Promise<readonly OutsideText[]> => {
  if (file.kind !== 'pdf') return [];
  const document = await findEditable(await loadPdf(file, { qpdf }), { qpdf });
  return document ? textsIn(document) : [];
};

const textsIn = (document: PDFDocument): readonly OutsideText[] => {
  const { context } = document;
  const pageOf = pageFinder(document);
  const forms = formStreams(document);
  const paragraphs = new Map<number | undefined, string[]>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const text = [...stringsOf(object), ...markupIn(object, forms.has(ref))].join('\n');
    if (text === '') continue;
    const page = pageOf(object);
    paragraphs.set(page, [...(paragraphs.get(page) ?? []), text]);
  }
  return [...paragraphs].map(([page, texts]) => ({ page, text: texts.join('\n\n') }));
};

const markupIn = (object: PDFObject, isForm: boolean): readonly string[] =>
  object instanceof PDFRawStream && (isForm || MARKUP.has(nameAt(object.dict, 'Subtype') ?? ''))
    ? [markupText(object)]
    : [];

/** Streams that hold the form once more. */
const formStreams = ({ catalog }: PDFDocument): ReadonlySet<PDFRef> => {
  const form = dictAt(catalog, 'AcroForm');
  const parts = [form?.get(PDFName.of('XFA')), ...((form && arrayAt(form, 'XFA'))?.asArray() ?? [])];
  return new Set(parts.filter((part) => part instanceof PDFRef));
};

/** Annotations and their fields stand on the page that lists them, elements of the structure name it. */
const pageFinder = (document: PDFDocument): ((object: PDFObject) => number | undefined) => {
  const pages = new Map<PDFObject, number>();
  const refs = new Map<PDFObject | undefined, number>();
  for (const [index, { node, ref }] of document.getPages().entries()) {
    refs.set(ref, index + 1);
    const annotations = arrayAt(node, 'Annots') ?? PDFArray.withContext(document.context);
    for (let at = 0; at < annotations.size(); at += 1) placeLine(annotations.lookup(at), index + 1, pages);
  }
  return (object) =>
    pages.get(object) ?? (object instanceof PDFDict ? refs.get(object.get(PDFName.of('Pg'))) : undefined);
};

/** An annotation and what is above it as a form field. */
const placeLine = (annotation: PDFObject | undefined, page: number, pages: Map<PDFObject, number>): void => {
  let at = annotation instanceof PDFDict ? annotation : undefined;
  for (let depth = 0; at && depth < PARENTS_MAX && !pages.has(at); depth += 1) {
    pages.set(at, page);
    at = dictAt(at, 'Parent');
  }
};
