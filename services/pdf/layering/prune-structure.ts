import { PDFArray, PDFDict, PDFNumber, type PDFDocument, type PDFObject, type PDFRef } from 'pdf-lib';
import { dictAt, nameAt, numberAt, refAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';

/** Pieces of marked content, by the page or form that has them. */
export type MarksOf = ReadonlyMap<PDFRef, ReadonlySet<number>>;

const KIDS = pdfName('K');
/** Texts that say anew what an element shows. */
const TEXTS = ['ActualText', 'Alt', 'E', 'T'].map(pdfName);
const DEPTH_MAX = 200;

const NO_OBJECTS: ReadonlySet<PDFObject> = new Set();

/**
 * Takes pieces of content and whole objects, such as annotations, that are gone out of the structure of a document, with
 * the texts that say anew what they showed.
 */
export const pruneStructure = ({ catalog }: PDFDocument, gone: MarksOf, objects = NO_OBJECTS): void => {
  const root = dictAt(catalog, 'StructTreeRoot');
  if (root && gone.size + objects.size > 0) prune(root, { gone, objects, page: undefined, seen: new Set() }, 0);
};

interface Pruning {
  readonly gone: MarksOf;
  readonly objects: ReadonlySet<PDFObject>;
  /** The page of the elements around. */
  readonly page: PDFRef | undefined;
  readonly seen: Set<PDFDict>;
}

/** Whether anything is left of an element. */
const prune = (element: PDFDict, pruning: Pruning, depth: number): boolean => {
  if (depth > DEPTH_MAX || pruning.seen.has(element)) return true;
  pruning.seen.add(element);
  const within = { ...pruning, page: refAt(element, 'Pg') ?? pruning.page };
  const value = element.lookup(KIDS);
  const kids = value instanceof PDFArray ? value.asArray() : [element.get(KIDS)].filter((kid) => kid !== undefined);
  const left = kids.filter((kid) => isLeft(kid, element, { pruning: within, depth }));
  if (left.length === kids.length) return true;
  for (const text of TEXTS) element.delete(text);
  element.set(KIDS, element.context.obj(left));
  return left.length > 0;
};

interface Within {
  readonly pruning: Pruning;
  readonly depth: number;
}

const isLeft = (kid: PDFObject, { context }: PDFDict, { pruning, depth }: Within): boolean => {
  const { gone, objects, page } = pruning;
  const kidObject = context.lookup(kid);
  if (kidObject instanceof PDFNumber) return !isGone(gone, page, kidObject.asNumber());
  if (!(kidObject instanceof PDFDict)) return true;
  const object = objectNamedBy(kidObject);
  if (object) return !objects.has(object);
  const mark = numberAt(kidObject, 'MCID');
  if (mark === undefined) return prune(kidObject, pruning, depth + 1);
  const holder = refAt(kidObject, 'Stm') ?? refAt(kidObject, 'Pg') ?? page;
  return !isGone(gone, holder, mark);
};

const isGone = (gone: MarksOf, holder: PDFRef | undefined, mark: number): boolean =>
  holder !== undefined && gone.get(holder)?.has(mark) === true;

/** The structure refers to whole objects, such as annotations, by a dictionary of their own. */
const objectNamedBy = (kid: PDFDict): PDFObject | undefined =>
  nameAt(kid, 'Type') === 'OBJR' ? kid.lookup(pdfName('Obj')) : undefined;
