import { PDFDict, PDFRef, PDFString, type PDFDocument, type PDFObject } from 'pdf-lib';
import { dictAt, nameAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { kidsOf, type OpenStructure } from './open-structure.js';

const ELEMENTS_MAX = 500_000;

/**
 * Headings go down one level at a time, items of lists are in a list, and notes at the foot have names.
 *
 * @returns how many headings have another level now.
 */
export const mendElements = (structure: OpenStructure): number => {
  const { whole, document } = structure;
  const roles = dictAt(dictAt(document.catalog, 'StructTreeRoot'), 'RoleMap');
  const kindOf = (element: PDFDict): string => {
    const own = nameAt(element, 'S') ?? '';
    return (roles && nameAt(roles, own)) ?? own;
  };
  const all = elementsIn(whole);
  for (const element of all) if (kindOf(element) !== 'L') gatherItems(element, structure, kindOf);
  nameNotes(
    document,
    all.filter((element) => kindOf(element) === 'Note'),
  );
  return mendLevels(all, kindOf);
};

type KindOf = (element: PDFDict) => string;

/** In the order in which they are read. */
const elementsIn = (whole: PDFDict): readonly PDFDict[] => {
  const all: PDFDict[] = [];
  const seen = new Set<PDFDict>();
  const waiting = [whole];
  for (let next = waiting.pop(); next && all.length < ELEMENTS_MAX; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    all.push(next);
    for (const kid of kidsOf(next).toReversed()) {
      const element = next.context.lookup(kid);
      if (element instanceof PDFDict && element.has(pdfName('S'))) waiting.push(element);
    }
  }
  return all;
};

/** Items that follow each other outside a list become one. */
const gatherItems = (element: PDFDict, { document, create }: OpenStructure, kindOf: KindOf): void => {
  const { context } = document;
  const parent = context.getObjectRef(element);
  const isItem = (kid: PDFObject): kid is PDFRef => {
    const kidObject = context.lookup(kid);
    return kid instanceof PDFRef && kidObject instanceof PDFDict && kindOf(kidObject) === 'LI';
  };
  const kids = kidsOf(element);
  if (!parent || !kids.some(isItem)) return;
  const left: PDFObject[] = [];
  let items: PDFRef[] = [];
  const endList = (): void => {
    if (items.length > 0) left.push(create('L', { parent, kids: items }));
    items = [];
  };
  for (const kid of kids) {
    if (isItem(kid)) items.push(kid);
    else {
      endList();
      left.push(kid);
    }
  }
  endList();
  element.set(pdfName('K'), context.obj(left));
  for (const item of left) if (item instanceof PDFRef) adopt(context.lookup(item), item);
};

/** The items of a list say that they belong to it. */
const adopt = (list: PDFObject | undefined, reference: PDFRef): void => {
  if (!(list instanceof PDFDict) || nameAt(list, 'S') !== 'L') return;
  for (const kid of kidsOf(list)) {
    const item = list.context.lookup(kid);
    if (item instanceof PDFDict) item.set(pdfName('P'), reference);
  }
};

/** Headings without a level, such as titles of slides, are all of the first. */
const levelOf = (kind: string): number => Number(/^H([1-6])$/.exec(kind)?.[1] ?? (kind === 'H' ? 1 : 0));

/** @see ISO 14289-1, 7.9 "Notes and references" */
const nameNotes = ({ catalog, context }: PDFDocument, notes: readonly PDFDict[]): void => {
  const root = dictAt(catalog, 'StructTreeRoot');
  if (!root || root.has(pdfName('IDTree')) || notes.length === 0) return;
  const names = notes.flatMap((note, index) => {
    const name = PDFString.of(`note-${String(index + 1).padStart(NUMBER_DIGITS, '0')}`);
    note.set(pdfName('ID'), name);
    const reference = context.getObjectRef(note);
    return reference ? [name, reference] : [];
  });
  root.set(pdfName('IDTree'), context.register(context.obj({ Names: names })));
};

const NUMBER_DIGITS = 6;

/** A heading stands as deep as there are headings above it: levels that nothing has are left out. */
const mendLevels = (all: readonly PDFDict[], kindOf: KindOf): number => {
  const above: number[] = [];
  let count = 0;
  for (const element of all) {
    const kind = kindOf(element);
    const level = levelOf(kind);
    if (level === 0) continue;
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    const mended = `H${above.length}`;
    if (mended !== kind) element.set(pdfName('S'), pdfName(mended));
    if (above.length !== level) count += 1;
  }
  return count;
};
