import { PDFDict, PDFName, type PDFArray, type PDFRef, type PDFDocument, type PDFPage } from 'pdf-lib';
import { addDependants, annotationLists, erase, takeOut } from '../../content/annotation-removal.js';
import { appearanceOn, appearanceStream } from '../../content/appearance-on.js';
import { appendForm } from '../../content/append-form.js';
import type { Quad } from '../../content/geometry.js';
import { operandsOf } from '../../content/matrix.js';
import { arrayAt, itemsOf, nameAt } from '../../content/objects.js';
import { isUnseen } from '../../content/placed-appearance.js';
import { annotationsUnder, READABLE } from '../scrub/annotations.js';
import { dropFromForm, fieldOf } from '../scrub/scrub-fields.js';

/** The number of annotations that have become parts of their pages. */
export interface Flattened {
  /** Form fields, each with all its widgets. */
  readonly fields: number;
  /** Stamps and text boxes. */
  readonly marks: number;
  /** Notes that answered one of them, and are gone. */
  readonly answers: number;
}

/**
 * Makes a part of the page of every form field, stamp and text box that is shown by one of these streams, so that its words are removed one by
 * one like those of the page; the field or mark itself goes.
 */
export const flattenShownBy = (document: PDFDocument, looks: ReadonlySet<PDFRef>): Flattened =>
  flattenShown(document, (annotation) => {
    const look = lookOf(annotation);
    return look !== undefined && looks.has(look);
  });

/**
 * The same for every one that boxes lie on, so that no more of it is covered than they do: a stamp may be as large as its page.
 *
 * @param boxes  of each page, from 0.
 */
export const flattenUnder = (document: PDFDocument, boxes: ReadonlyMap<number, readonly Quad[]>): Flattened => {
  const under = new Set(annotationsUnder(document, boxes));
  return flattenShown(document, (annotation) => under.has(annotation));
};

const flattenShown = (document: PDFDocument, isMeant: (annotation: PDFDict) => boolean): Flattened => {
  const isAsked = (annotation: PDFDict): boolean => isMeant(annotation) && lookOf(annotation) !== undefined;
  const fields = new Set(annotationsOf(document).filter(isWidget).filter(isAsked).map(fieldOf));
  const removed = new Set<PDFDict>();
  const onPages = document
    .getPages()
    .flatMap((page) => dictsIn(arrayAt(page.node, 'Annots')).map((annotation) => ({ page, annotation })));
  for (const { page, annotation } of onPages.filter((one) => isWidget(one.annotation))) {
    if (!fields.has(fieldOf(annotation))) continue;
    flatten(document, page, annotation);
    removed.add(annotation);
  }
  const marks = onPages.filter(({ annotation }) => !isWidget(annotation) && isMeant(annotation));
  const flat = marks.filter(({ page, annotation }) => flatten(document, page, annotation));
  for (const { annotation } of flat) removed.add(annotation);
  return { fields: fields.size, marks: flat.length, answers: takeAway(document, { removed, fields }) };
};

const isWidget = (annotation: PDFDict): boolean => nameAt(annotation, 'Subtype') === 'Widget';

/** @returns how many went along that people may have read: a window only shows what its mark says. */
const takeAway = (
  document: PDFDocument,
  { removed: asked, fields }: { readonly removed: ReadonlySet<PDFDict>; readonly fields: ReadonlySet<PDFDict> },
): number => {
  if (asked.size === 0) return 0;
  const removed = new Set(asked);
  addDependants(removed, annotationsOf(document));
  dropFromForm(document, new Set([...removed, ...fields]));
  for (const annotations of annotationLists(document)) takeOut(annotations, removed);
  erase(document, new Set([...removed, ...fields]));
  return [...removed].filter((dict) => !asked.has(dict) && nameAt(dict, 'Subtype') !== 'Popup').length;
};

const dictsIn = (list: PDFArray | undefined): readonly PDFDict[] =>
  itemsOf(list).filter((item) => item instanceof PDFDict);

const annotationsOf = (document: PDFDocument): readonly PDFDict[] => annotationLists(document).flatMap(dictsIn);

/** Kinds that mostly show words; of drawings, a path that leads under a box would make a picture of the page. */
const isWritten = (annotation: PDFDict): boolean => {
  const subtype = nameAt(annotation, 'Subtype');
  return subtype === 'Watermark' || READABLE.has(subtype);
};

/** The stream that shows a written annotation; undefined for one that is not seen, or only in some layers. */
const lookOf = (annotation: PDFDict): PDFRef | undefined => {
  const isShown = isWritten(annotation) && !isUnseen(annotation);
  return isShown && !annotation.has(PDFName.of('OC')) ? appearanceStream(annotation) : undefined;
};

const flatten = (document: PDFDocument, page: PDFPage, annotation: PDFDict): boolean => {
  const { context } = document;
  const placed = lookOf(annotation) && appearanceOn(page, annotation);
  if (!placed) return false;
  const { form, matrix, rect } = placed;
  const around = context.stream(`q ${operandsOf(matrix)} cm /Look Do Q`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [rect.left, rect.bottom, rect.right, rect.top],
    Resources: { XObject: { Look: form } },
  });
  appendForm(document, page, { form: context.register(around), name: 'Redaction', isArtifact: true });
  return true;
};
