import { PDFDict, PDFName, type PDFDocument, type PDFObject, type PDFPage } from 'pdf-lib';
import type { Note } from '../../../contracts/events/conversion.js';
import { addDependants, erase, takeOut } from '../content/annotation-removal.js';
import { appendForm } from '../content/append-form.js';
import { rebuildAsForm } from '../content/closed-content.js';
import { boundsOf, quadOf } from '../content/geometry.js';
import { operandsOf } from '../content/matrix.js';
import { arrayAt, dictAt, itemsOf, nameAt } from '../content/objects.js';
import { isUnseen, type PlacedAppearance } from '../content/placed-appearance.js';
import { appearanceOn } from '../content/appearance-on.js';
import { isSound } from '../content/sound-content.js';

/** The kinds of annotations that become content of pages. */
export type FlattenedKind = 'fields' | 'marks' | 'both';

/**
 * A link leads somewhere, a file can be opened, a film plays: more than a page can show. A window belongs to a note,
 * with which it stays or goes.
 */
const MORE_THAN_LOOKS: ReadonlySet<string> = new Set([
  ...['Link', 'Popup', 'FileAttachment', 'Sound', 'Movie', 'Screen', '3D', 'RichMedia'],
]);

/** Whether an annotation is of the kind that is to be flattened. */
export const isFlattened = (annotation: PDFDict, what: FlattenedKind): boolean => {
  const subtype = nameAt(annotation, 'Subtype') ?? '';
  if (isWidget(annotation)) return what !== 'marks';
  return what !== 'fields' && !MORE_THAN_LOOKS.has(subtype);
};

const isWidget = (annotation: PDFDict): boolean => nameAt(annotation, 'Subtype') === 'Widget';

/** The annotations of a page that are to be flattened. */
export const flattenedOn = ({ node }: PDFPage, what: FlattenedKind): PDFDict[] =>
  itemsOf(arrayAt(node, 'Annots')).filter(
    (item): item is PDFDict => item instanceof PDFDict && isFlattened(item, what),
  );

export interface FlattenedPages {
  /**
   * Pages from 0 that PDFium shows as before. Others have annotations on layers, of which it draws those as annotations,
   * but not as content, that are hidden with their layer.
   */
  readonly comparablePages: readonly number[];
  /** Texts of notes, which are no part of what a page shows. */
  readonly noteCount: number;
}

/** {@link drawIntoPages} for all annotations of a kind; with fields, the form goes, too. */
export const flattenAnnotations = (document: PDFDocument, what: FlattenedKind): FlattenedPages => {
  const flattened = drawIntoPages(document, (page) => flattenedOn(page, what));
  if (what !== 'marks') removeForm(document);
  return flattened;
};

/** Draws what annotations show into the content of their pages, in their order, and takes them away; hidden ones only go. */
export const drawIntoPages = (document: PDFDocument, wantedOn: (page: PDFPage) => PDFDict[]): FlattenedPages => {
  const comparablePages: number[] = [];
  const gone = new Set<PDFDict>();
  let noteCount = 0;
  for (const [index, page] of document.getPages().entries()) {
    const annotations = wantedOn(page);
    if (annotations.length === 0) continue;
    const seen = annotations.filter((annotation) => !isUnseen(annotation));
    const appearances = seen.flatMap((annotation) => appearanceOn(page, annotation) ?? []);
    if (appearances.length > 0) {
      drawOn(document, page, appearances);
      if (!seen.some((annotation) => annotation.has(PDFName.of('OC')))) comparablePages.push(index);
    }
    noteCount += seen.filter(isNote).length;
    for (const one of takenFrom(page, annotations)) gone.add(one);
    for (const one of annotations.filter(isWidget).flatMap((widget) => [...fieldsAbove(widget)])) gone.add(one);
  }
  erase(document, gone); // actions and the structure may still lead to them
  return { comparablePages, noteCount };
};

/** Says how many texts of notes are gone. */
export const notesGone = (count: number): readonly Note[] =>
  count === 0
    ? []
    : [
        {
          code: 'flatten.notes-gone',
          text: `Notes: ${count}. Their icons are part of the pages now; their texts are no longer in the file.`,
        },
      ];

const isNote = (annotation: PDFDict): boolean =>
  nameAt(annotation, 'Subtype') === 'Text' && annotation.has(PDFName.of('Contents'));

const drawOn = (document: PDFDocument, page: PDFPage, appearances: readonly PlacedAppearance[]): void => {
  if (!isSound(page)) rebuildAsForm(page); // what a reader takes for its end may not be the same for each
  const { left, bottom, right, top } = boundsOf(appearances.flatMap(({ rect }) => [...quadOf(rect)]));
  const operators = appearances.map(({ matrix }, index) => `q ${operandsOf(matrix)} cm /A${index} Do Q`);
  const form = document.context.stream(operators.join('\n'), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [left, bottom, right, top],
    Resources: { XObject: Object.fromEntries(appearances.map(({ form: one }, index) => [`A${index}`, one])) },
  });
  appendForm(document, page, { form: document.context.register(form), name: 'Flattened', isArtifact: false });
};

/** These, the answers to them and their windows. */
const takenFrom = ({ node }: PDFPage, annotations: readonly PDFDict[]): ReadonlySet<PDFDict> => {
  const list = arrayAt(node, 'Annots');
  const removed = new Set(annotations);
  if (!list) return removed;
  addDependants(
    removed,
    itemsOf(list).filter((item) => item instanceof PDFDict),
  );
  takeOut(list, removed);
  if (list.size() === 0) node.delete(PDFName.of('Annots'));
  return removed;
};

/** The fields themselves, with those that are on no page; what a certificate allowed to be filled in goes with them. */
const removeForm = (document: PDFDocument): void => {
  const { catalog } = document;
  erase(document, fieldsOf(dictAt(catalog, 'AcroForm')));
  for (const key of ['AcroForm', 'Perms', 'NeedsRendering']) catalog.delete(PDFName.of(key));
};

/** All dictionaries of fields that a form lists, parents among them: an action that names one would keep its value. */
const fieldsOf = (form: PDFDict | undefined): ReadonlySet<PDFDict> => {
  const fields = new Set<PDFDict>();
  const waiting = form ? itemsOf(arrayAt(form, 'Fields')) : [];
  for (let field = waiting.pop(); field; field = waiting.pop()) {
    if (!isField(field) || fields.has(field)) continue;
    fields.add(field);
    waiting.push(...itemsOf(arrayAt(field, 'Kids')));
  }
  return fields;
};

/** Fields that a widget has its value from, whether the form lists it or not. */
const fieldsAbove = (widget: PDFDict): ReadonlySet<PDFDict> => {
  const fields = new Set<PDFDict>();
  for (let field = dictAt(widget, 'Parent'); isField(field) && !fields.has(field); field = dictAt(field, 'Parent')) {
    fields.add(field);
  }
  return fields;
};

/** Damaged files name pages, and what holds them, among their fields. */
const isField = (object: PDFObject | undefined): object is PDFDict =>
  object instanceof PDFDict && [undefined, 'Annot'].includes(nameAt(object, 'Type'));
