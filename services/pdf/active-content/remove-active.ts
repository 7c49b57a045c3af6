import type { PDFName } from 'pdf-lib';
import { PDFDict, PDFInvalidObject, PDFRawStream, type PDFDocument } from 'pdf-lib';
import type { ActiveKind } from '../../../contracts/active-content.js';
import { addDependants, annotationLists, erase, takeOut } from '../content/annotation-removal.js';
import { dictAt, itemsOf, nameAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { eachDict, kindOf, openActionFilter } from './actions.js';
import { ELSEWHERE_KEYS } from './action-kinds.js';

type Kinds = ReadonlySet<ActiveKind>;

/** Annotations that carry a file, or play one. */
export const ATTACHING: ReadonlySet<string | undefined> = new Set([
  'FileAttachment',
  'Movie',
  'Sound',
  'Screen',
  'RichMedia',
  '3D',
  'Projection',
]);

/** Entries of any dictionary. */
const ANYWHERE: Readonly<Record<ActiveKind, readonly string[]>> = {
  scripts: ['JS', 'OnInstantiate'],
  actions: [],
  files: ['EF', 'RF', 'AF'],
  forms: ['XFA'],
  links: [],
};
/** Entries of the catalog. `Requirements` would ask for scripts that are gone. */
const IN_CATALOG: Readonly<Record<ActiveKind, readonly string[]>> = {
  scripts: ['Requirements'],
  actions: [],
  files: ['Collection'],
  forms: ['NeedsRendering'],
  links: ['URI', 'SpiderInfo'],
};
/** Trees of names in the catalog. */
const NAMED: Readonly<Record<ActiveKind, readonly string[]>> = {
  scripts: ['JavaScript'],
  actions: [],
  files: ['EmbeddedFiles', 'Renditions', 'AlternatePresentations'],
  forms: [],
  links: ['URLS', 'IDS'],
};

/** Removes active content of these kinds; the pages keep their content. What nothing refers to any more is still there. */
export const removeActiveContent = (document: PDFDocument, kinds: Kinds): void => {
  dropUnreadable(document);
  if (kinds.has('files')) dropAttachingAnnotations(document);
  dropNamed(document, kinds);
  dropEntries(document.catalog, IN_CATALOG, kinds);
  const dropActions = openActionFilter((action) => {
    const kind = kindOf(action);
    return kind !== undefined && kinds.has(kind);
  });
  const unwanted = namesOf(ANYWHERE, kinds);
  for (const dict of eachDict(document)) {
    dropActions(dict);
    for (const key of unwanted) dict.delete(key);
  }
  if (kinds.has('actions')) dropElsewhere(document);
};

/** The trees of names that hold content of these kinds. */
export const dropNamed = ({ catalog }: PDFDocument, kinds: Kinds): void => {
  const names = dictAt(catalog, 'Names');
  if (names) dropEntries(names, NAMED, kinds);
};

const dropEntries = (dict: PDFDict, entries: typeof ANYWHERE, kinds: Kinds): void => {
  for (const key of namesOf(entries, kinds)) dict.delete(key);
};

const namesOf = (entries: typeof ANYWHERE, kinds: Kinds): readonly PDFName[] =>
  [...kinds].flatMap((kind) => entries[kind].map(pdfName));

/** An object that can't be read here would be written as it is, and another reader may take it for anything. */
export const dropUnreadable = ({ context }: PDFDocument): boolean => {
  const unreadable = context.enumerateIndirectObjects().filter(([, object]) => object instanceof PDFInvalidObject);
  for (const [ref] of unreadable) context.delete(ref);
  return unreadable.length > 0;
};

const dropAttachingAnnotations = (document: PDFDocument): void => {
  const lists = annotationLists(document);
  const all = lists.flatMap((list) => itemsOf(list).filter((item) => item instanceof PDFDict));
  const removed = new Set(all.filter((dict) => ATTACHING.has(nameAt(dict, 'Subtype'))));
  if (removed.size === 0) return;
  addDependants(removed, all);
  for (const list of lists) takeOut(list, removed);
  erase(document, removed);
};

/** Streams that are to be read from elsewhere keep what the document itself has of them. */
export const dropElsewhere = ({ context }: PDFDocument): void => {
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream) for (const key of ELSEWHERE_KEYS) object.dict.delete(pdfName(key));
  }
};
