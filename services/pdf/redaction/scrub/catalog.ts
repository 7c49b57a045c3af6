import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFDocument, type PDFObject } from 'pdf-lib';
import { arrayAt, dictAt, isText, itemsOf, nameAt } from '../../content/objects.js';
import type { SensitiveTexts } from '../find/sensitive-texts.js';

const at = (key: string): PDFName => PDFName.of(key);

/** Entries of any dictionary that hold what programs keep for themselves. */
const EVERYWHERE = ['Metadata', 'PieceInfo', 'LastModified', 'Thumb', 'AF', 'AA'].map(at);
/** Entries of the catalog that hold signatures, collections, scripts and traces of how the document came about. */
const IN_CATALOG = ['Collection', 'Perms', 'DSS', 'Legal', 'SpiderInfo', 'Threads', 'Requirements'].map(at);
/** Actions that only show another place; all others can carry or send away anything. */
const HARMLESS_ACTIONS: ReadonlySet<string> = new Set(['GoTo', 'GoToR', 'URI', 'Named', 'ResetForm', 'Hide', 'Thread']);

const DEPTH_MAX = 30;

/** How many of each were removed. */
export interface CatalogScrub {
  readonly attachments: number;
  readonly scripts: number;
  readonly metadata: number;
}

/**
 * Removes what no one sees on a page: properties and XMP, thumbnails, private data of programs, attached files,
 * scripts, and names of destinations that show a text to be removed.
 */
export const scrubCatalog = (document: PDFDocument, sensitiveTexts: SensitiveTexts): CatalogScrub => {
  const { catalog, context } = document;
  const names = dictAt(catalog, 'Names');
  const attachments = countNames(names && dictAt(names, 'EmbeddedFiles'));
  let scripts = countNames(names && dictAt(names, 'JavaScript'));
  for (const tree of ['EmbeddedFiles', 'JavaScript', 'Renditions', 'AlternatePresentations', 'URLS', 'IDS', 'Pages']) {
    names?.delete(at(tree));
  }
  for (const key of IN_CATALOG) catalog.delete(key);
  let metadata = context.trailerInfo.Info === undefined ? 0 : 1;
  delete context.trailerInfo.Info;
  for (const [, object] of context.enumerateIndirectObjects()) {
    for (const dict of dictsIn(object)) {
      metadata += EVERYWHERE.filter((key) => dict.has(key)).length;
      for (const key of EVERYWHERE) dict.delete(key);
      scripts += dropActions(dict);
    }
  }
  scrubDestinations(document, sensitiveTexts);
  return { attachments, scripts, metadata };
};

const dictsIn = (object: PDFObject): PDFDict[] => {
  if (object instanceof PDFRawStream) return dictsIn(object.dict);
  if (object instanceof PDFArray) return object.asArray().flatMap(dictsIn);
  return object instanceof PDFDict ? [object, ...object.values().flatMap(dictsIn)] : [];
};

/** Actions of a dictionary that do more than lead somewhere. */
const dropActions = (dict: PDFDict): number => {
  let dropped = 0;
  for (const key of ['A', 'OpenAction', 'Next', 'PA']) {
    const action = dict.lookup(at(key));
    if (isHarmful(action) && !isStructElement(dict)) {
      dict.delete(at(key));
      dropped += 1;
    } else if (key === 'Next' && action instanceof PDFArray && dict.has(at('S'))) dict.delete(at(key));
  }
  return dropped;
};

const isHarmful = (action: PDFObject | undefined): boolean => {
  const kind = action instanceof PDFDict ? nameAt(action, 'S') : undefined;
  return kind !== undefined && !HARMLESS_ACTIONS.has(kind);
};

/** Elements of the structure have attributes under the same key. */
const isStructElement = (dict: PDFDict): boolean => nameAt(dict, 'Type') === 'StructElem';

const countNames = (tree: PDFDict | undefined, depth = 0): number => {
  if (!tree || depth > DEPTH_MAX) return 0;
  const here = Math.floor((arrayAt(tree, 'Names')?.size() ?? 0) / 2);
  return itemsOf(arrayAt(tree, 'Kids')).reduce<number>(
    (sum, kid) => sum + (kid instanceof PDFDict ? countNames(kid, depth + 1) : 0),
    here,
  );
};

/** Names of places, of old as names in the catalog and of late as strings in a tree. */
const scrubDestinations = ({ catalog }: PDFDocument, sensitiveTexts: SensitiveTexts): void => {
  const old = dictAt(catalog, 'Dests');
  for (const key of old?.keys() ?? []) if (sensitiveTexts.areIn(key.decodeText())) old?.delete(key);
  const tree = dictAt(dictAt(catalog, 'Names'), 'Dests');
  if (tree) dropNames(tree, sensitiveTexts);
};

const dropNames = (node: PDFDict, sensitiveTexts: SensitiveTexts, depth = 0): void => {
  const names = arrayAt(node, 'Names');
  if (names) dropSensitiveNames(names, sensitiveTexts);
  const kids = depth < DEPTH_MAX ? itemsOf(arrayAt(node, 'Kids')).filter((kid) => kid instanceof PDFDict) : [];
  for (const kid of kids) dropNames(kid, sensitiveTexts, depth + 1);
  if (node.has(at('Limits'))) setLimits(node, names, kids);
};

/** Pairs of a name and its place, from the last to the first. */
const dropSensitiveNames = (names: PDFArray, sensitiveTexts: SensitiveTexts): void => {
  for (let index = Math.floor(names.size() / 2) * 2 - 2; index >= 0; index -= 2) {
    const name = names.lookup(index);
    if (!isText(name) || !sensitiveTexts.areInBytes(name.asBytes())) continue;
    names.remove(index + 1);
    names.remove(index);
  }
};

/** The first and the last name in or below a node. */
const setLimits = (node: PDFDict, names: PDFArray | undefined, kids: readonly PDFDict[]): void => {
  const ends = names
    ? [names.lookup(0), names.lookup(Math.max(0, names.size() - 2))]
    : [arrayAt(kids[0] ?? node, 'Limits')?.lookup(0), arrayAt(kids.at(-1) ?? node, 'Limits')?.lookup(1)];
  const [first, last] = ends;
  if (isText(first) && isText(last)) node.set(at('Limits'), node.context.obj([first, last]));
  else node.delete(at('Limits'));
};
