import { latin1Of } from '../../platform/text/latin1-text.js';
import { textOf as plainTextOf, type RawDict, type RawValue, type RefOf } from '../raw/value.js';
import { createWriter } from '../raw/writer.js';
import { seenObjects, type SeenObject } from './seen-objects.js';

/** A file made of what can be seen of a damaged one. */
export interface Salvaged {
  readonly bytes: Uint8Array;
  readonly pageCount: number;
  /** Objects that others refer to, and that are lost. */
  readonly missing: number;
  /** Streams whose end is lost. */
  readonly cut: number;
}

/**
 * A file whose tables are lost, written anew from the objects that can be seen in it: packed ones too, with a catalog where that is lost,
 * and with pages whose place in the tree is lost behind the others.
 *
 * @returns undefined where no page is to be seen, or it is encrypted: then nobody knows how any more.
 */
export const salvaged = (bytes: Uint8Array): Salvaged | undefined => {
  const text = latin1Of(bytes);
  if (text.includes('/Encrypt')) return undefined;
  const objects = seenObjects(bytes, text);
  const catalog = [...objects].findLast(([, { value }]) => isOfType(value, '/Catalog'))?.[0];
  const pages = pagesAmong(objects, catalog);
  return pages.length > 0 ? written({ objects, pages, catalog, info: infoIn(text) }) : undefined;
};

const isOfType = (value: RawValue, type: string): value is RawDict =>
  value instanceof Map && value.get('/Type') === type;

/** The number of the properties, as the last trailer that is left names it. */
const infoIn = (text: string): number | undefined => {
  const infoNumber = [...text.matchAll(/\/Info\s+(\d{1,8})\s+\d{1,5}\s+R\b/g)].at(-1)?.[1];
  return infoNumber === undefined ? undefined : Number(infoNumber);
};

type Objects = ReadonlyMap<number, SeenObject>;

const dictOf = (objects: Objects, number: RawValue | undefined): RawDict | undefined => {
  const value = typeof number === 'number' ? objects.get(number)?.value : number;
  return value instanceof Map ? value : undefined;
};

interface FoundPage {
  readonly number: number;
  readonly inherited: RawDict;
}

const INHERITED = ['/Resources', '/MediaBox', '/CropBox', '/Rotate'];

/** Those in the tree of the catalog in their order, then those beneath nodes that nothing leads to any more, by number. */
const pagesAmong = (objects: Objects, catalog: number | undefined): readonly FoundPage[] => {
  const seen = new Set<number>();
  const top = dictOf(objects, catalog)?.get('/Pages');
  const inTree = typeof top === 'number' ? pagesBelow(objects, top, seen) : [];
  const tops = lostTops(objects).filter((number) => inTree.length === 0 || dictOf(objects, number)?.has('/Parent'));
  return [...inTree, ...tops.flatMap((number) => pagesBelow(objects, number, seen))];
};

const pagesBelow = (objects: Objects, top: number, seen: Set<number>): readonly FoundPage[] => {
  const pages: FoundPage[] = [];
  const open = [{ number: top, above: new Map() as RawDict }];
  for (let node = open.pop(); node; node = open.pop()) {
    const dict = dictOf(objects, node.number);
    if (!dict || seen.has(node.number)) continue;
    seen.add(node.number);
    const inherited = withInherited(node.above, dict);
    const kids = kidsOf(objects, dict);
    for (const kid of kids?.toReversed() ?? []) open.push({ number: kid, above: inherited });
    if (!kids && isPage(dict, node.number === top)) pages.push({ number: node.number, inherited });
  }
  return pages;
};

const kidsOf = (objects: Objects, dict: RawDict): readonly number[] | undefined => {
  const listed = dict.get('/Kids');
  const kids = typeof listed === 'number' ? objects.get(listed)?.value : listed;
  return Array.isArray(kids) ? kids.filter((kid) => typeof kid === 'number') : undefined;
};

/** Not every page says that it is one. */
const isPage = (dict: RawDict, isTop: boolean): boolean =>
  isOfType(dict, '/Page') || (!isTop && !isOfType(dict, '/Pages'));

const withInherited = (above: RawDict, dict: RawDict): RawDict => {
  const own = INHERITED.flatMap((key) => {
    const value = dict.get(key) ?? above.get(key);
    return value === undefined ? [] : [[key, value] as const];
  });
  return new Map(own);
};

/** Nodes and pages whose node is lost. What its node does not list was taken out of the document before. */
const lostTops = (objects: Objects): readonly number[] =>
  [...objects]
    .filter(([, { value, data }]) => {
      const isOfTree = isOfType(value, '/Page') || isOfType(value, '/Pages');
      return isOfTree && !data && !dictOf(objects, value.get('/Parent'))?.has('/Kids');
    })
    .map(([number]) => number)
    .toSorted((one, other) => one - other);

/** The size that most printers take, where none is left. */
const SIZE: RawValue = ['0', '0', '612', '792'];

/** The parts of the written file. */
interface Parts {
  readonly objects: Objects;
  readonly pages: readonly FoundPage[];
  readonly catalog: number | undefined;
  readonly info: number | undefined;
}

const written = ({ objects, pages, catalog, info }: Parts): Salvaged => {
  const writer = createWriter('1.7');
  const numbers = new Map([...objects.keys()].map((number) => [number, writer.reserve()]));
  const missing = new Set<number>();
  const refOf = (number: number): number | undefined => {
    const to = numbers.get(number);
    if (to === undefined) missing.add(number);
    return to;
  };
  const tree = writer.reserve();
  const hung = new Map(pages.map(({ number, inherited }) => [number, onTree(inherited, tree)]));
  if (catalog !== undefined) hung.set(catalog, { entries: new Map(), link: `/Pages ${tree} 0 R` });
  for (const [number, { value, data }] of objects) {
    const into = numbers.get(number) ?? 0;
    if (data && value instanceof Map) writer.putStream(into, { dict: value, data }, refOf);
    else writer.put(into, textOf(value, refOf, hung.get(number)));
  }
  const kids = pages.map(({ number }) => `${numbers.get(number) ?? 0} 0 R`).join(' ');
  writer.put(tree, `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`);
  const root = (catalog && numbers.get(catalog)) ?? writer.add(`<</Type/Catalog/Pages ${tree} 0 R>>`);
  const about = info === undefined ? undefined : numbers.get(info);
  return {
    bytes: writer.finish(`/Root ${root} 0 R${about === undefined ? '' : `/Info ${about} 0 R`}`),
    pageCount: pages.length,
    missing: missing.size,
    cut: [...objects.values()].filter(({ isCut }) => isCut).length,
  };
};

/** How an object hangs in the new tree: entries of its own, and what leads to the tree. */
interface Hung {
  readonly entries: RawDict;
  readonly link: string;
}

const onTree = (inherited: RawDict, tree: number): Hung => ({
  entries: new Map([['/MediaBox', SIZE], ...inherited]),
  link: `/Parent ${tree} 0 R`,
});

const textOf = (value: RawValue, refOf: RefOf, hung?: Hung): string => {
  if (!hung || !(value instanceof Map)) return plainTextOf(value, refOf);
  const dict = new Map([...value, ...hung.entries]);
  for (const key of ['/Parent', '/Pages']) dict.delete(key);
  return plainTextOf(dict, refOf).replace(/>>$/, `${hung.link}>>`);
};
