import { PDFBool, PDFDict, PDFNumber, PDFRawStream, type PDFDocument } from 'pdf-lib';
import { addDependants, annotationLists, erase, takeOut } from '../content/annotation-removal.js';
import { arrayAt, dictAt, itemsOf, nameAt, numberAt, numbersIn } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';

/** Kinds that a file for the archive may have. @see ISO 19005-2, 6.3.1 */
const KNOWN: ReadonlySet<string | undefined> = new Set([
  ...['Text', 'Link', 'FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Highlight', 'Underline'],
  ...['Squiggly', 'StrikeOut', 'Stamp', 'Caret', 'Ink', 'Popup', 'FileAttachment', 'Widget', 'PrinterMark', 'TrapNet'],
  ...['Watermark', 'Redact'],
]);
const PRINT = 1 << 2;
/** Invisible, hidden, not on screen, or only when something points at it. */
const UNSEEN = (1 << 0) | (1 << 1) | (1 << 5) | (1 << 8);
/** Neither larger nor turned with the page. */
const STAYS = (1 << 3) | (1 << 4);

/**
 * Marks and fields as a file for the archive has them: printed, seen, without actions of their own, each with one look.
 * Those that were not to be seen go, and so do those of other kinds.
 */
export const mendAnnotations = (document: PDFDocument): void => {
  const lists = annotationLists(document);
  const all = lists.flatMap((list) => itemsOf(list).filter((item): item is PDFDict => item instanceof PDFDict));
  const removed = new Set(all.filter(isToGo));
  if (removed.size > 0) {
    addDependants(removed, all);
    for (const list of lists) takeOut(list, removed);
    erase(document, removed);
  }
  for (const annotation of all) if (!removed.has(annotation)) mend(annotation);
  mendForm(document);
};

const isToGo = (annotation: PDFDict): boolean => {
  const subtype = nameAt(annotation, 'Subtype');
  if (!KNOWN.has(subtype)) return true;
  if (subtype === 'Popup') return false;
  if (((numberAt(annotation, 'F') ?? 0) & UNSEEN) !== 0) return true;
  return subtype !== 'Link' && !isEmpty(annotation) && !hasLook(annotation);
};

const isEmpty = (annotation: PDFDict): boolean => {
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersIn(arrayAt(annotation, 'Rect'));
  return left === right && bottom === top;
};

const hasLook = (annotation: PDFDict): boolean => {
  const look = dictAt(annotation, 'AP')?.lookup(pdfName('N'));
  return look instanceof PDFRawStream || (look instanceof PDFDict && isButton(annotation));
};

const mend = (annotation: PDFDict): void => {
  const subtype = nameAt(annotation, 'Subtype');
  if (subtype !== 'Popup') {
    const flags = ((numberAt(annotation, 'F') ?? 0) & ~UNSEEN) | PRINT | (subtype === 'Text' ? STAYS : 0);
    annotation.set(pdfName('F'), PDFNumber.of(flags));
  }
  if (subtype === 'Widget') annotation.delete(pdfName('A'));
  if (subtype === 'Link' || isEmpty(annotation)) annotation.delete(pdfName('AP'));
  mendColour(annotation);
  mendLooks(annotation);
};

/** In grey, on a screen or in four inks: other numbers of parts mean nothing. */
const mendColour = (annotation: PDFDict): void => {
  const colour = arrayAt(annotation, 'C');
  if (colour && ![0, 1, 3, 4].includes(colour.size())) annotation.delete(pdfName('C'));
};

const mendLooks = (annotation: PDFDict): void => {
  const looks = dictAt(annotation, 'AP');
  if (!looks) return;
  for (const key of looks.keys()) if (key !== pdfName('N')) looks.delete(key);
  if (isButton(annotation)) giveState(annotation, looks);
};

/** A button with one look has it as that of a state. @see ISO 19005-2, 6.3.3 */
const giveState = (annotation: PDFDict, looks: PDFDict): void => {
  const look = looks.get(pdfName('N'));
  if (!look || !(looks.lookup(pdfName('N')) instanceof PDFRawStream)) return;
  looks.set(pdfName('N'), annotation.context.obj({ Shown: look }));
  annotation.set(pdfName('AS'), pdfName('Shown'));
};

/** Whether it is a box or a button to press, which has a look for each state. */
const isButton = (annotation: PDFDict): boolean => {
  let field: PDFDict | undefined = annotation;
  for (let level = 0; field && level < LEVELS_MAX; level += 1) {
    const kind = nameAt(field, 'FT');
    if (kind !== undefined) return kind === 'Btn';
    field = dictAt(field, 'Parent');
  }
  return false;
};
const LEVELS_MAX = 32;

const mendForm = ({ catalog }: PDFDocument): void => {
  const form = dictAt(catalog, 'AcroForm');
  if (!form) return;
  form.delete(pdfName('XFA'));
  form.delete(pdfName('SigFlags'));
  form.set(pdfName('NeedAppearances'), PDFBool.False);
  const waiting = itemsOf(arrayAt(form, 'Fields'));
  const seen = new Set<unknown>();
  for (let field = waiting.pop(); field; field = waiting.pop()) {
    if (!(field instanceof PDFDict) || seen.has(field)) continue;
    seen.add(field);
    field.delete(pdfName('A'));
    waiting.push(...itemsOf(arrayAt(field, 'Kids')));
  }
};
