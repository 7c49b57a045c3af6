import { peopleToken } from '../raw/tokens.js';
import { intOf, type RawDict, type RawValue } from '../raw/value.js';
import type { RawWriter } from '../raw/writer.js';
import { pageOf } from './destinations.js';
import type { Copier } from './excerpt.js';
import { perSource, type Source } from './source.js';

/** A node of a source's outline; nodes stand in the order in which a reader meets them. */
interface Item {
  readonly number: number;
  /** Place of the node above it; -1 for none. */
  readonly parent: number;
  /** Index of the page to which it leads. */
  readonly page: number | undefined;
  readonly open: boolean;
}

/** A node of the outline that is written. */
interface Node {
  readonly number: number;
  /** Its entries but those that tie it to others. */
  readonly text: string;
  readonly open: boolean;
  readonly children: Node[];
}

const DEPTH_MAX = 60;
const ITEMS_MAX = 200_000;
const TIES = ['/Parent', '/Prev', '/Next', '/First', '/Last', '/Count', '/SE'] as const;

/** Rings, which damaged files have, are cut open. */
const itemsOf = perSource((source): readonly Item[] => {
  const { file, catalog } = source;
  const items: Item[] = [];
  const seen = new Set<number>();
  const walk = (first: RawValue | undefined, parent: number, depth: number): void => {
    let at = first;
    while (typeof at === 'number' && !seen.has(at) && items.length < ITEMS_MAX) {
      seen.add(at);
      const dict = file.resolve(at);
      if (!(dict instanceof Map)) return;
      const index = items.push({ number: at, parent, page: pageAt(source, dict), open: isOpen(dict) }) - 1;
      if (depth < DEPTH_MAX) walk(dict.get('/First'), index, depth + 1);
      at = dict.get('/Next');
    }
  };
  walk(file.dictAt(catalog, '/Outlines')?.get('/First'), -1, 0);
  return items;
});

const isOpen = (dict: RawDict): boolean => (intOf(dict.get('/Count')) ?? 0) > 0;

const pageAt = (source: Source, dict: RawDict): number | undefined => {
  const action = source.file.dictAt(dict, '/A');
  return pageOf(source, dict.get('/Dest') ?? (action?.get('/S') === '/GoTo' ? action.get('/D') : undefined));
};

const placesByPage = perSource((source): ReadonlyMap<number, readonly number[]> => {
  const places = new Map<number, number[]>();
  for (const [place, { page }] of itemsOf(source).entries()) {
    if (page === undefined) continue;
    const known = places.get(page);
    if (known) known.push(place);
    else places.set(page, [place]);
  }
  return places;
});

/** The bookmarks that lead to the pages of a part of a document, and those that stand above them. */
const placesIn = ({ excerpt: { source, pages, whole } }: Copier): readonly number[] => {
  const items = itemsOf(source);
  if (whole) return [...items.keys()];
  const places = new Set<number>();
  for (const page of pages.keys()) {
    for (const place of placesByPage(source).get(page) ?? []) {
      for (let at = place; at >= 0 && !places.has(at); at = items[at]?.parent ?? -1) places.add(at);
    }
  }
  return [...places].sort((a, b) => a - b);
};

const nodesOf = (copier: Copier, writer: RawWriter): readonly Node[] => {
  const { source } = copier.excerpt;
  const items = itemsOf(source);
  const nodes = new Map<number, Node>();
  const top: Node[] = [];
  for (const place of placesIn(copier)) {
    const { number, parent, open } = items[place] ?? { number: 0, parent: -1, open: false };
    const dict = source.file.resolve(number);
    if (!(dict instanceof Map)) continue;
    for (const key of TIES) dict.delete(key);
    const node = { number: writer.reserve(), text: copier.text(dict).slice(2, -2), open, children: [] };
    nodes.set(place, node);
    (nodes.get(parent)?.children ?? top).push(node);
  }
  return top;
};

/**
 * The outline of a result: that of its only source, or one node per source with the source's own outline beneath.
 *
 * @param titles  of those nodes; undefined for one source that keeps its outline as it is.
 * @returns entries of the catalog
 * @see ISO 32000-1, 12.3.3 "Document outline"
 */
export const writeOutline = (copiers: readonly Copier[], titled: boolean, writer: RawWriter): string => {
  const top = copiers
    .filter(({ excerpt }) => !excerpt.base)
    .flatMap((copier) => (titled ? [titledNode(copier, writer)] : nodesOf(copier, writer)));
  if (top.length === 0) return '';
  const root = writer.reserve();
  writeNodes(top, root, writer);
  writer.put(root, `<</Type/Outlines${endsOf(top)}/Count ${shownIn(top)}>>`);
  return `/Outlines ${root} 0 R`;
};

const titledNode = (copier: Copier, writer: RawWriter): Node => {
  const { source, pages } = copier.excerpt;
  const [first = 0] = pages.values();
  const children = [...nodesOf(copier, writer)];
  const text = `/Title ${peopleToken(source.name)}/Dest[${first} 0 R/Fit]`;
  return { number: writer.reserve(), text, open: true, children };
};

const writeNodes = (siblings: readonly Node[], parent: number, writer: RawWriter): void => {
  for (const [index, { number, text, open, children }] of siblings.entries()) {
    const previous = siblings[index - 1];
    const next = siblings[index + 1];
    const ties = [`/Parent ${parent} 0 R`, tie('/Prev', previous), tie('/Next', next), endsOf(children)];
    const count = children.length === 0 ? '' : `/Count ${open ? shownIn(children) : -shownIn(children)}`;
    writer.put(number, `<<${text}${ties.join('')}${count}>>`);
    writeNodes(children, number, writer);
  }
};

const tie = (key: string, node: Node | undefined): string => (node ? `${key} ${node.number} 0 R` : '');

const endsOf = (children: readonly Node[]): string => tie('/First', children[0]) + tie('/Last', children.at(-1));

/** Nodes that are to be seen while these are. */
const shownIn = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, { open, children }) => sum + 1 + (open ? shownIn(children) : 0), 0);
