import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFDocument, type PDFObject } from 'pdf-lib';
import { arrayAt, decodedBytes, dictAt, isText, itemsOf, nameAt, numberAt, numbersIn } from '../../content/objects.js';
import { ATTACHING } from '../../active-content/remove-active.js';
import { addDependants, annotationLists, erase, takeOut } from '../../content/annotation-removal.js';
import { frameOf, type PageFrame } from '../../content/page-frame.js';
import { boundsOf, grown, overlap, quadOf, type Quad, type Rect } from '../../content/geometry.js';
import { pdfName } from '../../content/pdf-name.js';
import type { SensitiveTexts } from '../find/sensitive-texts.js';
import { dropFromForm, fieldOf, fieldsIn } from './scrub-fields.js';

/** Entries that an annotation may not have. */
export interface Unwanted {
  readonly sensitiveTexts: SensitiveTexts;
  /** Boxes of each page, from 0. */
  readonly boxes: ReadonlyMap<number, readonly Quad[]>;
  /** Appearance streams that show a text to be removed. */
  readonly sensitiveAppearances: ReadonlySet<PDFRef>;
}

/** An annotation that is gone. */
export interface RemovedAnnotation {
  /** From 0. */
  readonly page: number;
  /** Where it was to be seen. */
  readonly rect: Rect;
  /** Its text could be read where it stood. */
  readonly readable: boolean;
  readonly attachment: boolean;
}

const DEPTH_MAX = 8;
/** Kinds that show text on the page itself. */
export const READABLE: ReadonlySet<string | undefined> = new Set(['FreeText', 'Stamp', 'Widget']);
/** Keys that lead to other things, or whose strings are only emptied: names, authors, dates and ways to draw. */
const ELSEWHERE = ['P', 'Parent', 'Popup', 'IRT', 'Dest', 'Kids', 'AP', 'SD', 'Pg']
  .concat(['T', 'NM', 'M', 'CreationDate', 'DA', 'DS', 'Lang'])
  .map(pdfName);

interface Annotation {
  readonly page: number;
  readonly frame: PageFrame;
  readonly dict: PDFDict;
}

/**
 * Removes annotations and form fields that lie under a box, show a text to be removed, or carry files, with the notes and answers
 * that belong to them.
 */
export const scrubAnnotations = (document: PDFDocument, unwanted: Unwanted): readonly RemovedAnnotation[] => {
  const all = annotationsIn(document);
  const fields = new Set(fieldsIn(document).filter((field) => isSensitive(field, unwanted)));
  for (const one of all) {
    const { dict } = one;
    if (isWidget(dict) && (isSensitive(dict, unwanted) || isUnderBox(one, unwanted))) fields.add(fieldOf(dict));
  }
  const removed = new Set(all.filter((one) => isUnwanted(one, unwanted, fields)).map(({ dict }) => dict));
  addDependants(
    removed,
    all.map(({ dict }) => dict),
  );
  const gone = all.filter(({ dict }) => removed.has(dict));
  const report = gone.map((one) => described(one, unwanted));
  dropFromForm(document, new Set([...removed, ...fields]));
  if (gone.length > 0) for (const annotations of annotationLists(document)) takeOut(annotations, removed);
  erase(document, new Set([...removed, ...fields]));
  return report;
};

const annotationsIn = (document: PDFDocument): Annotation[] =>
  document.getPages().flatMap(({ node }, page) => {
    const frame = frameOf(node);
    return (arrayAt(node, 'Annots')?.asArray() ?? []).flatMap((item) => {
      const dict = item instanceof PDFRef ? document.context.lookup(item) : item;
      return dict instanceof PDFDict ? [{ page, frame, dict }] : [];
    });
  });

const isWidget = (dict: PDFDict): boolean => nameAt(dict, 'Subtype') === 'Widget';

const isUnwanted = (one: Annotation, unwanted: Unwanted, fields: ReadonlySet<PDFDict>): boolean => {
  const { dict } = one;
  if (isWidget(dict)) return fields.has(fieldOf(dict));
  if (ATTACHING.has(nameAt(dict, 'Subtype'))) return true;
  return isUnderBox(one, unwanted) || isSensitive(dict, unwanted);
};

/** Annotations that lie under boxes of their page. */
export const annotationsUnder = (document: PDFDocument, boxes: Unwanted['boxes']): readonly PDFDict[] =>
  annotationsIn(document).flatMap((one) => (isUnderBox(one, { boxes }) ? [one.dict] : []));

const isUnderBox = (one: Annotation, { boxes }: Pick<Unwanted, 'boxes'>): boolean => {
  const place = grown(rectOf(one), -0.5);
  return (boxes.get(one.page) ?? []).some((box) => overlap(boundsOf(box), place));
};

/** A flag of an annotation. @see ISO 32000-1, table 165 */
const NO_ROTATE = 1 << 4;

/** Sides of the icon that a note without a look of its own is shown as, however small its rectangle is. */
const NOTE_ICON = { pdfium: 20, others: 24 };

/** All that readers paint of one: its rectangle, the lines of text that it marks, and the icon of a note. */
const rectOf = (one: Annotation): Rect => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersIn(arrayAt(one.dict, 'Rect'));
  const rect = boundsOf(quadOf({ left: x1, bottom: y1, right: x2, top: y2 }));
  const corners = numbersIn(arrayAt(one.dict, 'QuadPoints'));
  const marked = corners.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: corners[at + 1] ?? 0 }] : []));
  const isUpright = ((numberAt(one.dict, 'F') ?? 0) & NO_ROTATE) !== 0;
  const own = isUpright ? upright(one, rect) : rect;
  return boundsOf([...[own, ...iconsAt(one, rect)].flatMap(quadOf), ...marked]);
};

/** PDFium has it stand on the lower left corner, others hang it from the upper one, upright or turned with the page. */
const iconsAt = (one: Annotation, { left, bottom, top }: Rect): Rect[] => {
  const { dict } = one;
  if (nameAt(dict, 'Subtype') !== 'Text' || appearancesOf(dict).length > 0) return [];
  const { pdfium, others } = NOTE_ICON;
  const standing = { left, bottom, right: left + pdfium, top: bottom + pdfium };
  const hanging = { left, bottom: top - others, right: left + others, top };
  return [standing, hanging].flatMap((icon) => [icon, upright(one, icon)]);
};

/** One that stays upright on a turned page hangs from its upper left corner. */
const upright = ({ frame }: Annotation, rect: Rect): Rect => {
  const { left: x, top: y } = rect;
  const width = rect.right - rect.left;
  const height = rect.top - rect.bottom;
  const [a, b, c, d] = frame.toContent;
  const opposite = { x: x + a * width - c * height, y: y + b * width - d * height };
  return boundsOf([{ x, y }, opposite]);
};

/** Its own strings, those of what belongs to it, the text of its appearances, and what it can be set to. */
const isSensitive = (dict: PDFDict, { sensitiveTexts, sensitiveAppearances }: Unwanted): boolean =>
  appearancesOf(dict).some((ref) => sensitiveAppearances.has(ref)) ||
  statesOf(dict).some((state) => sensitiveTexts.areIn(state)) ||
  textsOf(dict, 0).some((bytes) => sensitiveTexts.areInBytes(bytes));

const USUAL_STATES: ReadonlySet<string> = new Set(['Off', 'On', 'Yes', 'No']);

/** The states of a button stand in names; the usual ones say nothing of their own. */
const statesOf = (dict: PDFDict): string[] => {
  const looks = ['N', 'D', 'R'].flatMap((key) => dictAt(dictAt(dict, 'AP'), key)?.keys() ?? []);
  const values = ['V', 'DV', 'AS'].map((key) => dict.lookup(pdfName(key))).filter((value) => value instanceof PDFName);
  return [...looks, ...values].map((name) => name.decodeText()).filter((state) => !USUAL_STATES.has(state));
};

const textsOf = (object: PDFObject | undefined, depth: number): Uint8Array[] => {
  if (isText(object)) return [object.asBytes()];
  if (depth > DEPTH_MAX || !object) return [];
  if (object instanceof PDFArray) return itemsOf(object).flatMap((item) => textsOf(item, depth + 1));
  if (object instanceof PDFRawStream) return [...textsOf(object.dict, depth), decodedBytes(object) ?? new Uint8Array()];
  if (!(object instanceof PDFDict) || nameAt(object, 'Type') === 'Page') return [];
  const keys = object.keys().filter((key) => !ELSEWHERE.includes(key));
  return keys.flatMap((key) => textsOf(object.lookup(key), depth + 1));
};

/** Streams that show it, one for each state it may be in. */
const appearancesOf = (dict: PDFDict): PDFRef[] => {
  const looks = dictAt(dict, 'AP');
  return (looks?.keys() ?? []).flatMap((key) => {
    const states = looks?.lookup(key);
    if (states instanceof PDFDict) return states.values().filter((state) => state instanceof PDFRef);
    const look = looks?.get(key);
    return look instanceof PDFRef ? [look] : [];
  });
};

/** Every stream that shows an annotation of a document. */
export const appearancesIn = (document: PDFDocument): readonly PDFRef[] => [
  ...new Set(annotationsIn(document).flatMap(({ dict }) => appearancesOf(dict))),
];

const described = (one: Annotation, { sensitiveAppearances }: Unwanted): RemovedAnnotation => {
  const { dict, page } = one;
  const subtype = nameAt(dict, 'Subtype');
  const readable = READABLE.has(subtype) || appearancesOf(dict).some((ref) => sensitiveAppearances.has(ref));
  return { page, rect: rectOf(one), readable, attachment: ATTACHING.has(subtype) };
};
