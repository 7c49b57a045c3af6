import type { Note } from '../../../contracts/events/conversion.js';
import { openRaw, type RawFile } from '../raw/raw-file.js';
import { Irregular, intOf, type RawDict, type RawValue } from '../raw/value.js';

/** A page with what it inherits from above. */
export interface SourcePage {
  readonly number: number;
  readonly dict: ReadonlyMap<string, RawValue>;
}

/** A PDF from which pages are taken. */
export interface Source {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
  readonly file: RawFile;
  readonly catalog: RawDict;
  /** At least one. */
  readonly pages: readonly SourcePage[];
  readonly pageCount: number;
  /** Index from 0 of the page that is this object. */
  readonly indices: ReadonlyMap<number, number>;
}

const INHERITED = ['/Resources', '/MediaBox', '/CropBox', '/Rotate'] as const;

/** @throws Irregular where the file would have to be repaired first. */
export const openSource = ({ name, bytes, notes }: Pick<Source, 'name' | 'bytes' | 'notes'>): Source => {
  const file = openRaw(bytes);
  if (file.trailer.has('/Encrypt')) throw new Irregular('it is encrypted');
  const catalog = file.dictAt(file.trailer, '/Root');
  if (!catalog) throw new Irregular('it has no catalog');
  const pages = pagesOf(file, catalog);
  const indices = new Map(pages.map(({ number }, index) => [number, index]));
  if (indices.size !== pages.length) throw new Irregular('a page is there twice');
  return { name, bytes, notes, file, catalog, pages, pageCount: pages.length, indices };
};

interface Node {
  readonly value: RawValue;
  readonly above: RawDict;
}

const pagesOf = (file: RawFile, catalog: RawDict): SourcePage[] => {
  const pages: SourcePage[] = [];
  const seen = new Set<RawValue>();
  const top = catalog.get('/Pages') ?? '';
  const open: Node[] = [{ value: top, above: new Map() }];
  for (let node = open.pop(); node; node = open.pop()) {
    const { value, above } = node;
    const dict = file.resolve(value);
    if (!(dict instanceof Map) || seen.has(value)) throw new Irregular('its pages are in disorder');
    seen.add(value);
    const kids = file.arrayAt(dict, '/Kids');
    if (kids) open.push(...kidsOf(kids, withInherited(above, dict)));
    else pages.push(pageOf(value, new Map([...above, ...dict])));
  }
  if (pages.length === 0 || countedIn(file, top) !== pages.length) throw new Irregular('its pages are miscounted');
  return pages;
};

const KIDS_MAX = 50_000;

/** Last first, because they are taken from the end. */
const kidsOf = (kids: readonly RawValue[], above: RawDict): Node[] => {
  if (kids.length > KIDS_MAX) throw new Irregular('it has too many pages');
  return kids.toReversed().map((value) => ({ value, above }));
};

const countedIn = (file: RawFile, top: RawValue): number | undefined => {
  const root = file.resolve(top);
  return root instanceof Map ? intOf(file.resolve(root.get('/Count'))) : undefined;
};

const pageOf = (value: RawValue, dict: RawDict): SourcePage => {
  if (typeof value !== 'number' || dict.get('/Type') === '/Pages') throw new Irregular('a page is no page');
  return { number: value, dict };
};

const withInherited = (above: RawDict, dict: RawDict): RawDict => {
  const inherited = new Map(above);
  for (const key of INHERITED) {
    const value = dict.get(key);
    if (value !== undefined) inherited.set(key, value);
  }
  return inherited;
};

/** Reads a source once, however many results are made of it. */
export const perSource = <T>(read: (source: Source) => T): ((source: Source) => T) => {
  const known = new WeakMap<Source, T>();
  return (source) => {
    if (!known.has(source)) known.set(source, read(source));
    return known.get(source) as T;
  };
};
