import { createHash, type Hash } from 'node:crypto';
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFRef } from 'pdf-lib';
import type { PDFDocument, PDFObject, PDFPage } from 'pdf-lib';
import { inheritedAt, isText } from '../../content/objects.js';
import { listsParts } from './named-parts.js';

/** Entries that change nothing of what a page looks like. */
const INVISIBLE_ENTRIES: ReadonlySet<PDFName> = new Set(
  ['Parent', 'P', 'Pg', 'StructParent', 'StructParents', 'Metadata', 'PieceInfo', 'LastModified', 'Thumb', 'AF', 'AA']
    .concat(['A', 'Dest', 'B', 'PA', 'Popup', 'IRT', 'Next', 'Length', 'Tabs', 'Contents'])
    .map((key) => PDFName.of(key)),
);
const INHERITED = ['Contents', 'Resources', 'MediaBox', 'CropBox', 'Rotate'];
const DECIMALS = 3;
const DEPTH_MAX = 60;

/** A fingerprint of each page's instructions; undefined for one whose parts refer to each other in a ring. */
export type Fingerprints = readonly (string | undefined)[];

/**
 * Pages (from 0) that are drawn by the very same instructions in both files, so that nobody needs to read them again or
 * to compare pictures of them.
 */
export const samePages = (old: Fingerprints, now: Fingerprints): ReadonlySet<number> =>
  new Set(old.flatMap((fingerprint, page) => (fingerprint !== undefined && fingerprint === now[page] ? [page] : [])));

export const fingerprintsOf = (document: PDFDocument): Fingerprints => {
  const known: Known = new Map();
  return document.getPages().map((page) => fingerprintOf(page, known));
};

/** Fingerprints of objects; undefined for those that lead back to themselves, or are about to be known. */
type Known = Map<PDFRef, string | undefined>;

interface Hasher {
  readonly hash: Hash;
  readonly known: Known;
  readonly context: PDFDict['context'];
  readonly depth: number;
  readonly found: { unusable: boolean };
  /** The object is a list of parts by their names. */
  readonly isList?: boolean;
}

const fingerprintOf = ({ node }: PDFPage, known: Known): string | undefined => {
  const hasher: Hasher = {
    hash: createHash('sha1'),
    known,
    context: node.context,
    depth: 0,
    found: { unusable: false },
  };
  hashDict(node, hasher);
  for (const key of INHERITED) hashObject(inheritedAt(node, key), hasher);
  return hasher.found.unusable ? undefined : hasher.hash.digest('hex');
};

const hashObject = (object: PDFObject | undefined, hasher: Hasher): void => {
  const { hash, depth } = hasher;
  const inner = { ...hasher, depth: depth + 1 };
  const plain = { ...inner, isList: false };
  if (depth > DEPTH_MAX) hasher.found.unusable = true;
  else if (object instanceof PDFRef) hashRef(object, inner);
  else if (object instanceof PDFRawStream) hashStream(object, plain);
  else if (object instanceof PDFArray) hashArray(object, plain);
  else if (object instanceof PDFDict) hashDict(object, inner);
  else if (object instanceof PDFNumber) hash.update(` ${object.asNumber().toFixed(DECIMALS)}`);
  else if (isText(object)) hash.update('(').update(object.asBytes()).update(')');
  else hash.update(` ${object?.toString() ?? 'null'}`);
};

const hashRef = (ref: PDFRef, hasher: Hasher): void => {
  const { known, hash, context, depth, found, isList = false } = hasher;
  if (!known.has(ref)) {
    known.set(ref, undefined);
    const own: Hasher = { hash: createHash('sha1'), known, context, depth, isList, found: { unusable: false } };
    hashObject(context.lookup(ref), own);
    if (!own.found.unusable) known.set(ref, own.hash.digest('hex'));
  }
  const fingerprint = known.get(ref);
  if (fingerprint === undefined) found.unusable = true;
  else hash.update(fingerprint);
};

const hashStream = ({ dict, contents }: PDFRawStream, hasher: Hasher): void => {
  hashDict(dict, hasher);
  hasher.hash.update(`stream ${contents.length} `).update(contents);
};

const hashArray = (array: PDFArray, hasher: Hasher): void => {
  hasher.hash.update(`[${array.size()}`);
  for (const item of array.asArray()) hashObject(item, hasher);
};

const hashDict = (dict: PDFDict, hasher: Hasher): void => {
  const { isList = false, hash } = hasher;
  const entries = dict.entries().filter(([key]) => isList || !INVISIBLE_ENTRIES.has(key));
  hash.update('<<');
  for (const [key, value] of entries.sort(([a], [b]) => (a.asString() < b.asString() ? -1 : 1))) {
    hash.update(key.asString());
    hashObject(value, { ...hasher, isList: !isList && listsParts(key) });
  }
  hash.update('>>');
};
