import { PDFArray, PDFDict, PDFNull, PDFNumber, type PDFDocument, type PDFObject, type PDFRef } from 'pdf-lib';
import { arrayAt, dictAt, nameAt, numberAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';

/** The structure of a document while something is added to it. @see ISO 32000-1, 14.7 "Logical structure" */
export interface OpenStructure {
  readonly document: PDFDocument;
  /** The element that holds all others. */
  readonly whole: PDFDict;
  /** A new element that nothing leads to yet. */
  readonly create: (kind: string, entries: ElementEntries) => PDFRef;
  /** Elements of the marked content of a page, by its numbers. */
  readonly marksOf: (page: PDFDict) => PDFArray;
  /** Has an annotation lead to its element. */
  readonly claim: (annotation: PDFDict, element: PDFRef) => void;
  /** Writes what the numbers of pages and annotations lead to. */
  readonly close: () => void;
}

interface ElementEntries {
  readonly parent: PDFRef;
  readonly page?: PDFRef;
  readonly kids: readonly (number | PDFObject)[];
}

const DEPTH_MAX = 64;

/** Opens what a document has, or begins one. */
export const openStructure = (document: PDFDocument): OpenStructure => {
  const { catalog, context } = document;
  const root = rootOf(document);
  const parents = new Map<number, PDFObject>();
  readNumbers(dictAt(root, 'ParentTree'), parents, 0);
  let next = [...parents.keys()].reduce((most, key) => Math.max(most, key + 1), 0);
  const create: OpenStructure['create'] = (kind, { parent, page, kids }) => {
    const element = context.obj({ Type: 'StructElem', S: kind, P: parent });
    if (page) element.set(pdfName('Pg'), page);
    element.set(pdfName('K'), context.obj([...kids]));
    return context.register(element);
  };
  const keyFor = (entry: PDFObject): number => {
    const key = next;
    next += 1;
    parents.set(key, entry);
    return key;
  };
  const marksOf = (page: PDFDict): PDFArray => {
    const key = numberAt(page, 'StructParents');
    const pageMarks = key === undefined ? undefined : context.lookup(parents.get(key));
    if (pageMarks instanceof PDFArray) return pageMarks;
    const marks = context.obj([]);
    if (key === undefined) page.set(pdfName('StructParents'), PDFNumber.of(keyFor(marks)));
    else parents.set(key, marks);
    return marks;
  };
  const claim = (annotation: PDFDict, element: PDFRef): void => {
    annotation.set(pdfName('StructParent'), PDFNumber.of(keyFor(element)));
  };
  const close = (): void => {
    const numbers = [...parents].toSorted(([one], [other]) => one - other).flat();
    root.set(pdfName('ParentTree'), context.register(context.obj({ Nums: numbers })));
    root.set(pdfName('ParentTreeNextKey'), PDFNumber.of(next));
    catalog.set(pdfName('MarkInfo'), context.obj({ Marked: true }));
  };
  return { document, whole: wholeOf(document, root), create, marksOf, claim, close };
};

/** Puts an element into a place of marked content; numbers before it that nothing has lead nowhere. */
export const setMark = (marks: PDFArray, number: number, element: PDFRef): void => {
  while (marks.size() <= number) marks.push(PDFNull);
  marks.set(number, element);
};

const rootOf = ({ catalog, context }: PDFDocument): PDFDict => {
  const treeRoot = dictAt(catalog, 'StructTreeRoot');
  if (treeRoot) return treeRoot;
  const root = context.obj({ Type: 'StructTreeRoot' });
  catalog.set(pdfName('StructTreeRoot'), context.register(root));
  return root;
};

/** All that a document says is in one element. */
const wholeOf = ({ context, catalog }: PDFDocument, root: PDFDict): PDFDict => {
  const kids = kidsOf(root);
  const only = kids.length === 1 ? elementAt(root, kids[0]) : undefined;
  if (only && nameAt(only, 'S') === 'Document' && context.getObjectRef(only)) {
    only.set(pdfName('K'), context.obj([...kidsOf(only)]));
    return only;
  }
  const whole = context.obj({ Type: 'StructElem', S: 'Document', K: context.obj([...kids]) });
  const parent = catalog.get(pdfName('StructTreeRoot'));
  if (parent) whole.set(pdfName('P'), parent);
  const reference = context.register(whole);
  for (const kid of kids) elementAt(root, kid)?.set(pdfName('P'), reference);
  root.set(pdfName('K'), context.obj([reference]));
  return whole;
};

/** The element that a kid is, if it is any. */
export const elementAt = ({ context }: PDFDict, kid: PDFObject | undefined): PDFDict | undefined => {
  const kidObject = context.lookup(kid);
  return kidObject instanceof PDFDict ? kidObject : undefined;
};

/** As they stand in an element, references as such. */
export const kidsOf = (element: PDFDict): readonly PDFObject[] => {
  const value = element.get(pdfName('K'));
  if (!value) return [];
  const kids = element.context.lookup(value);
  return kids instanceof PDFArray ? kids.asArray() : [value];
};

const readNumbers = (node: PDFDict | undefined, into: Map<number, PDFObject>, depth: number): void => {
  if (!node || depth > DEPTH_MAX) return;
  const pairs = itemsIn(node, 'Nums');
  for (const [at, value] of pairs.entries()) {
    const key = at % 2 === 1 ? node.context.lookup(pairs[at - 1]) : undefined;
    if (key instanceof PDFNumber) into.set(key.asNumber(), value);
  }
  for (const kid of itemsIn(node, 'Kids')) readNumbers(elementAt(node, kid), into, depth + 1);
};

const itemsIn = (node: PDFDict, key: string): readonly PDFObject[] => arrayAt(node, key)?.asArray() ?? [];
