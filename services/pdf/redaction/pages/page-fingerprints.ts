import { createHash, type Hash } from 'node:crypto';
import { PDFArray, PDFDict, PDFNumber, PDFRawStream, PDFRef } from 'pdf-lib';
import type { PDFDocument, PDFObject, PDFPage } from 'pdf-lib';
import { inheritedAt, isText } from '../../content/objects.js';

/** Entries that change nothing of what a page looks like. */
const UNSEEN: ReadonlySet<string> = new Set(
  ['Parent', 'P', 'Pg', 'StructParent', 'StructParents', 'Metadata', 'PieceInfo', 'LastModified', 'Thumb', 'AF', 'AA']
    .concat(['A', 'Dest', 'B', 'PA', 'Popup', 'IRT', 'Next', 'Length', 'Tabs', 'Contents'])
    .map((key) => `/${key}`),
);
const INHERITED = ['Contents', 'Resources', 'MediaBox', 'CropBox', 'Rotate'];
const DECIMALS = 3;
const DEPTH_MAX = 60;

/** Of each page's instructions; undefined for one whose parts refer to each other in a ring. */
export type Fingerprints = readonly (string | undefined)[];

/**
 * Pages (from 0) that are drawn by the very same instructions in both files, so that nobody needs to read them again or
 * to compare pictures of them.
 */
export const samePages = (old: Fingerprints, now: Fingerprints): ReadonlySet<number> =>
  new Set(old.flatMap((print, page) => (print !== undefined && print === now[page] ? [page] : [])));

export const fingerprintsOf = (document: PDFDocument): Fingerprints => {
  const known: Known = new Map();
  return document.getPages().map((page) => fingerprintOf(page, known));
};

/** Fingerprints of objects; undefined for those that lead back to themselves, or are about to be known. */
type Known = Map<PDFRef, string | undefined>;

interface Taker {
  readonly hash: Hash;
  readonly known: Known;
  readonly context: PDFDict['context'];
  readonly depth: number;
  readonly found: { odd: boolean };
}

const fingerprintOf = ({ node }: PDFPage, known: Known): string | undefined => {
  const taker: Taker = { hash: createHash('sha1'), known, context: node.context, depth: 0, found: { odd: false } };
  takeDict(node, taker);
  for (const key of INHERITED) take(inheritedAt(node, key), taker);
  return taker.found.odd ? undefined : taker.hash.digest('hex');
};

const take = (object: PDFObject | undefined, taker: Taker): void => {
  const { hash, depth } = taker;
  const inner = { ...taker, depth: depth + 1 };
  if (depth > DEPTH_MAX) taker.found.odd = true;
  else if (object instanceof PDFRef) takeRef(object, inner);
  else if (object instanceof PDFRawStream) takeStream(object, inner);
  else if (object instanceof PDFArray) takeArray(object, inner);
  else if (object instanceof PDFDict) takeDict(object, inner);
  else if (object instanceof PDFNumber) hash.update(` ${object.asNumber().toFixed(DECIMALS)}`);
  else if (isText(object)) hash.update('(').update(object.asBytes()).update(')');
  else hash.update(` ${object?.toString() ?? 'null'}`);
};

const takeRef = (ref: PDFRef, taker: Taker): void => {
  const { known, hash, context, depth, found } = taker;
  if (!known.has(ref)) {
    known.set(ref, undefined);
    const own: Taker = { hash: createHash('sha1'), known, context, depth, found: { odd: false } };
    take(context.lookup(ref), own);
    if (!own.found.odd) known.set(ref, own.hash.digest('hex'));
  }
  const print = known.get(ref);
  if (print === undefined) found.odd = true;
  else hash.update(print);
};

const takeStream = ({ dict, contents }: PDFRawStream, taker: Taker): void => {
  takeDict(dict, taker);
  taker.hash.update(`stream ${contents.length} `).update(contents);
};

const takeArray = (array: PDFArray, taker: Taker): void => {
  taker.hash.update(`[${array.size()}`);
  for (const item of array.asArray()) take(item, taker);
};

const takeDict = (dict: PDFDict, taker: Taker): void => {
  const entries = dict.entries().map(([key, value]) => [key.asString(), value] as const);
  taker.hash.update('<<');
  for (const [key, value] of entries.filter(([key]) => !UNSEEN.has(key)).sort(([a], [b]) => (a < b ? -1 : 1))) {
    taker.hash.update(key);
    take(value, taker);
  }
  taker.hash.update('>>');
};
