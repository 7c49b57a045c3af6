import { PDFDict, type PDFArray, type PDFDocument } from 'pdf-lib';
import { activeKinds } from '../../../../contracts/active-content.js';
import { eachDict, kindOf, openActionFilter } from '../../active-content/actions.js';
import { dropElsewhere, dropNamed } from '../../active-content/remove-active.js';
import { dropMetadata, dropProperties } from '../../content/drop-metadata.js';
import { dropUnknownEntries, isOfProgram } from '../../content/drop-private-entries.js';
import { arrayAt, dictAt, isText, itemsOf, nameAt } from '../../content/objects.js';
import { pdfName } from '../../content/pdf-name.js';
import type { SensitiveTexts } from '../find/sensitive-texts.js';

/** Entries of any dictionary that hold files and what sets off scripts. */
const EVERYWHERE = ['AF', 'AA'].map(pdfName);
/** Entries of the catalog that hold signatures, collections, scripts and traces of how the document came about. */
const IN_CATALOG = ['Collection', 'Perms', 'DSS', 'Legal', 'SpiderInfo', 'Threads', 'Requirements'].map(pdfName);
/** Actions that only show another place of this document or of the web; all others can carry or send away anything. */
const HARMLESS_ACTIONS: ReadonlySet<string> = new Set(['GoTo', 'URI', 'Named', 'ResetForm', 'Hide', 'Thread']);

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
  const { catalog } = document;
  const names = dictAt(catalog, 'Names');
  const attachments = countNames(names && dictAt(names, 'EmbeddedFiles'));
  let scripts = countNames(names && dictAt(names, 'JavaScript'));
  dropNamed(document, new Set(activeKinds));
  names?.delete(pdfName('Pages'));
  for (const key of IN_CATALOG) catalog.delete(key);
  let metadata = dropProperties(document) + dropUnknownEntries(document);
  const dropActions = openActionFilter(isHarmful);
  const dropped = new Set<PDFDict>();
  for (const dict of eachDict(document)) {
    metadata += dropMetadata(dict);
    const extra = dict.keys().filter((key) => EVERYWHERE.includes(key) || isOfProgram(key));
    metadata += extra.filter((key) => dict.delete(key)).length;
    if (!isStructElement(dict)) for (const action of dropActions(dict)) dropped.add(action);
  }
  scripts += dropped.size;
  dropElsewhere(document);
  scrubDestinations(document, sensitiveTexts);
  return { attachments, scripts, metadata };
};

const isHarmful = (action: PDFDict): boolean => {
  const type = nameAt(action, 'S');
  if (type === undefined) return false;
  const kind = kindOf(action);
  return !HARMLESS_ACTIONS.has(type) || kind === 'scripts' || kind === 'actions';
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
  if (node.has(pdfName('Limits'))) setLimits(node, names, kids);
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
  if (isText(first) && isText(last)) node.set(pdfName('Limits'), node.context.obj([first, last]));
  else node.delete(pdfName('Limits'));
};
