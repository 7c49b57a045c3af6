import { PDFDict, PDFHexString, PDFRef, type PDFPage } from 'pdf-lib';
import { annotationLists, takeOut } from '../content/annotation-removal.js';
import { arrayAt, dictAt, isText, itemsOf, nameAt, numberAt, peopleText } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { elementAt, type OpenStructure } from './open-structure.js';

/** Kinds that stand for nothing by themselves. */
const APART: ReadonlySet<string | undefined> = new Set(['PrinterMark', 'TrapNet', 'Watermark']);
const ELEMENTS: Readonly<Record<string, string>> = { Link: 'Link', Widget: 'Form' };

/**
 * Links, fields and notes have an element each, and words that say what they are. Windows in which readers show a note go:
 * they say nothing else, and readers open their own.
 *
 * @see ISO 14289-1, 7.18
 */
export const tagAnnotations = (structure: OpenStructure): void => {
  dropWindows(structure);
  for (const page of structure.document.getPages()) tagThose(page, structure);
};

const dropWindows = ({ document }: OpenStructure): void => {
  const lists = annotationLists(document);
  const all = lists.flatMap((list) => itemsOf(list).filter((item) => item instanceof PDFDict));
  const windows = new Set(all.filter((annotation) => nameAt(annotation, 'Subtype') === 'Popup'));
  if (windows.size === 0) return;
  for (const list of lists) takeOut(list, windows);
  for (const annotation of all) annotation.delete(pdfName('Popup'));
};

const tagThose = (page: PDFPage, structure: OpenStructure): void => {
  const { node, ref } = page;
  const { context } = node;
  const list = arrayAt(node, 'Annots');
  for (const [index, item] of (list?.asArray() ?? []).entries()) {
    const annotation = elementAt(node, item);
    const kind = elementOf(annotation);
    if (!annotation || kind === undefined) continue;
    describe(annotation);
    if (numberAt(annotation, 'StructParent') !== undefined) continue;
    const reference = item instanceof PDFRef ? item : context.register(annotation);
    if (reference !== item) list?.set(index, reference);
    tag(annotation, { reference, kind, page: ref, structure });
  }
};

/** The kind of the element that an annotation needs; undefined where it needs none. */
const elementOf = (annotation: PDFDict | undefined): string | undefined => {
  const kind = (annotation && nameAt(annotation, 'Subtype')) ?? '';
  return APART.has(kind) ? undefined : (ELEMENTS[kind] ?? 'Annot');
};

interface Tagging {
  readonly reference: PDFRef;
  readonly kind: string;
  readonly page: PDFRef;
  readonly structure: OpenStructure;
}

const tag = (annotation: PDFDict, { reference, kind, page, structure }: Tagging): void => {
  const { document, whole, create, claim } = structure;
  const { context } = document;
  const parent = context.getObjectRef(whole);
  if (!parent) throw new Error('the element that holds all others is not in the document');
  const leaf = context.obj({ Type: 'OBJR', Obj: reference, Pg: page });
  const element = create(kind, { parent, page, kids: [leaf] });
  arrayAt(whole, 'K')?.push(element);
  claim(annotation, element);
};

/** The words that readers say for it: its own, else where it leads, else who wrote it. */
const describe = (annotation: PDFDict): void => {
  const own = annotation.lookup(pdfName('Contents'));
  if (isText(own) && own.decodeText().trim() !== '') return;
  const address = peopleText(dictAt(annotation, 'A')?.lookup(pdfName('URI')));
  const said = address ?? peopleText(annotation.lookup(pdfName('T'))) ?? nameAt(annotation, 'Subtype');
  if (said !== undefined) annotation.set(pdfName('Contents'), PDFHexString.fromText(said));
};
