import type { RawFile } from './raw-file.js';
import { textToken, bytesOf } from './tokens.js';
import { intOf, isText, type RawDict, type RawValue } from './value.js';
import type { RawWriter } from './writer.js';

const NODES_MAX = 200_000;
const LEAF_ENTRIES_MAX = 64;

/** Every key with its value, for names as for numbers; rings are cut open. @see ISO 32000-1, 7.9.6, 7.9.7 */
const entriesOf = (file: RawFile, root: RawDict | undefined, list: '/Names' | '/Nums'): [RawValue, RawValue][] => {
  const entries: [RawValue, RawValue][] = [];
  const seen = new Set<RawValue>();
  const open: RawValue[] = root ? [root] : [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node) || seen.size > NODES_MAX) continue;
    seen.add(node);
    const dict = file.resolve(node);
    if (!(dict instanceof Map)) continue;
    for (const pair of pairsIn(file, file.arrayAt(dict, list) ?? [])) entries.push(pair);
    for (const kid of (file.arrayAt(dict, '/Kids') ?? []).reverse()) open.push(kid);
  }
  return entries;
};

const pairsIn = (file: RawFile, items: readonly RawValue[]): [RawValue, RawValue][] =>
  Array.from({ length: items.length >> 1 }, (_, pair): [RawValue, RawValue] => [
    file.resolve(items[pair * 2]) ?? '',
    items[pair * 2 + 1] ?? '',
  ]);

/** Names as the bytes that they are. */
export const nameTreeOf = (file: RawFile, root: RawDict | undefined): [string, RawValue][] =>
  entriesOf(file, root, '/Names').flatMap(([key, value]): [string, RawValue][] =>
    isText(key) ? [[bytesOf(key), value]] : [],
  );

export const numberTreeOf = (file: RawFile, root: RawDict | undefined): [number, RawValue][] =>
  entriesOf(file, root, '/Nums').flatMap(([key, value]): [number, RawValue][] => {
    const number = intOf(key);
    return number === undefined ? [] : [[number, value]];
  });

/** Writes a name tree; values are finished text. @returns its root as text */
export const writeNameTree = (entries: readonly (readonly [string, string])[], writer: RawWriter): string =>
  treeText(
    [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [textToken(name), value]),
    '/Names',
    writer,
  );

export const writeNumberTree = (entries: readonly (readonly [number, string])[], writer: RawWriter): string =>
  treeText(
    [...entries].sort(([a], [b]) => a - b).map(([number, value]) => [`${number}`, value]),
    '/Nums',
    writer,
  );

const treeText = (sorted: readonly (readonly [string, string])[], list: string, writer: RawWriter): string => {
  if (sorted.length <= LEAF_ENTRIES_MAX) return `<<${list}[${sorted.flat().join(' ')}]>>`;
  let nodes: Node[] = chunked(sorted).map((leaf) => {
    const limits = { first: leaf[0]?.[0] ?? '', last: leaf.at(-1)?.[0] ?? '' };
    return { ...limits, number: writer.add(`<<${limitsText(limits)}${list}[${leaf.flat().join(' ')}]>>`) };
  });
  while (nodes.length > LEAF_ENTRIES_MAX) {
    nodes = chunked(nodes).map((kids) => {
      const limits = { first: kids[0]?.first ?? '', last: kids.at(-1)?.last ?? '' };
      return { ...limits, number: writer.add(`<<${limitsText(limits)}${kidsText(kids)}>>`) };
    });
  }
  return `<<${kidsText(nodes)}>>`;
};

interface Limits {
  readonly first: string;
  readonly last: string;
}
type Node = Limits & { readonly number: number };

const limitsText = ({ first, last }: Limits): string => `/Limits[${first} ${last}]`;
const kidsText = (nodes: readonly Node[]): string => `/Kids[${nodes.map(({ number }) => `${number} 0 R`).join(' ')}]`;

/** In runs of as many as one node holds. */
export const chunked = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / LEAF_ENTRIES_MAX) }, (_, index) =>
    items.slice(index * LEAF_ENTRIES_MAX, (index + 1) * LEAF_ENTRIES_MAX),
  );
