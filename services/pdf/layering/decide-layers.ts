import { PDFDict, PDFRawStream, type PDFDocument, type PDFRef } from 'pdf-lib';
import { everyDictionary } from '../content/every-dictionary.js';
import { rewritableContents } from '../compression/fonts/rewritable-contents.js';
import { addDependants, annotationLists, erase, takeOut } from '../content/annotation-removal.js';
import { dictAt, itemsOf, nameAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { dropFromForm } from '../redaction/scrub/scrub-fields.js';
import { decideContent } from './decided-content.js';
import { pruneStructure, type MarksOf } from './prune-structure.js';
import { simplifyMembership, visibilities, type Decided, type SeenAs } from './visibility.js';

const LAYER = pdfName('OC');

/**
 * Makes what has been decided about layers so for good: what is hidden is taken out of the document, what is shown belongs
 * to no layer any more. What still depends on other layers stays with these.
 */
export const decideLayers = (document: PDFDocument, decided: Decided): void => {
  const seenAs = visibilities(decided);
  const removed = decideContents(document, seenAs);
  decideDrawn(document, seenAs);
  decideAnnotations(document, seenAs);
  pruneStructure(document, removed);
  for (const { dict } of everyDictionary(document)) {
    if (nameAt(dict, 'Type') === 'OCMD') simplifyMembership(dict, decided);
    dropCopies(dict);
  }
};

/** Names of resources, by the dictionary that has them. */
type Names = Map<PDFDict, Set<string>>;

const decideContents = (document: PDFDocument, seenAs: SeenAs): MarksOf => {
  const dropped: Names = new Map();
  const used: Names = new Map();
  const elsewhere = new Set<string>();
  const removed = new Map<PDFRef, ReadonlySet<number>>();
  for (const { ref, bytes, resources, write } of rewritableContents(document)) {
    const decided = decideContent(bytes, resources, seenAs);
    if (decided.bytes.length !== bytes.length) write(decided.bytes);
    if (decided.removedMarks.size > 0) removed.set(ref, decided.removedMarks);
    if (resources) addNames(dropped, resources, decided.dropped);
    if (resources) addNames(used, resources, decided.used);
    else for (const name of decided.used) elsewhere.add(name);
  }
  for (const [resources, names] of dropped) {
    const isUsed = (name: string): boolean => used.get(resources)?.has(name) === true || elsewhere.has(name);
    dropResources(
      resources,
      [...names].filter((name) => !isUsed(name)),
    );
  }
  return removed;
};

const addNames = (all: Names, resources: PDFDict, names: ReadonlySet<string>): void => {
  const known = all.get(resources) ?? new Set();
  for (const name of names) known.add(name);
  all.set(resources, known);
};

const dropResources = (resources: PDFDict, names: readonly string[]): void => {
  for (const named of names) {
    const slash = named.indexOf('/');
    dictAt(resources, named.slice(0, slash))?.delete(pdfName(named.slice(slash + 1)));
  }
};

/** Forms and pictures that belong to a layer themselves. */
const decideDrawn = (document: PDFDocument, seenAs: SeenAs): void => {
  const drawn = everyDictionary(document);
  for (const objects of drawn.flatMap(({ dict }) => dictAt(dict, 'XObject') ?? [])) {
    for (const [name, value] of objects.entries()) {
      const stream = objects.context.lookup(value);
      if (stream instanceof PDFRawStream && seenAs(stream.dict, LAYER) === 'hidden') objects.delete(name);
    }
  }
  for (const { dict, stream } of drawn) {
    if (stream && dict.has(LAYER) && seenAs(dict, LAYER) === 'shown') dict.delete(LAYER);
  }
};

/** Annotations that are hidden go; those that are shown belong to no layer any more. */
export const decideAnnotations = (document: PDFDocument, seenAs: SeenAs): void => {
  const lists = annotationLists(document);
  const all = lists.flatMap((list) => itemsOf(list).filter((item) => item instanceof PDFDict));
  const hidden = new Set(all.filter((dict) => seenAs(dict, LAYER) === 'hidden'));
  for (const dict of all) if (seenAs(dict, LAYER) === 'shown') dict.delete(LAYER);
  if (hidden.size === 0) return;
  addDependants(hidden, all);
  dropFromForm(document, hidden);
  for (const list of lists) takeOut(list, hidden);
  erase(document, hidden);
};

/** Small pictures of pages, and what programs keep for themselves, may show what is gone. */
const dropCopies = (dict: PDFDict): void => {
  dict.delete(pdfName('PieceInfo'));
  if (nameAt(dict, 'Type') === 'Page') dict.delete(pdfName('Thumb'));
};
