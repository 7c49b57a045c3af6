import { bytesOf, nameToken, textToken, withNumber } from '../raw/tokens.js';
import { nameTreeOf, writeNameTree } from '../raw/trees.js';
import { intOf, isName, isText, type RawDict, type RawValue } from '../raw/value.js';
import type { RawWriter } from '../raw/writer.js';
import { pageIn, type Copier, type Edit, type Excerpt } from './excerpt.js';
import { perSource, type Source } from './source.js';

/** Where a document keeps its named destinations: by name in the old way, by text in the new one. */
type Kind = 'old' | 'new';

interface Named {
  readonly kind: Kind;
  readonly name: string;
  readonly value: RawValue;
  /** Index of its page. */
  readonly page: number;
}

interface Destinations {
  readonly all: ReadonlyMap<string, Named>;
  readonly byPage: ReadonlyMap<number, readonly Named[]>;
}

const keyOf = (kind: Kind, name: string): string => `${kind} ${name}`;

/** @see ISO 32000-1, 12.3.2.3 "Named destinations" */
const destinationsOf = perSource((source): Destinations => {
  const { file, catalog } = source;
  const all = new Map<string, Named>();
  const byPage = new Map<number, Named[]>();
  const keep = (kind: Kind, name: string, value: RawValue) => {
    const page = targetOf(source, value);
    if (page === undefined) return;
    const named = { kind, name, value, page };
    if (all.has(keyOf(kind, name))) return;
    all.set(keyOf(kind, name), named);
    byPage.set(page, [...(byPage.get(page) ?? []), named]);
  };
  for (const [name, value] of file.dictAt(catalog, '/Dests') ?? []) keep('old', bytesOf(name), value);
  const tree = file.dictAt(file.dictAt(catalog, '/Names'), '/Dests');
  for (const [name, value] of nameTreeOf(file, tree)) keep('new', name, value);
  return { all, byPage };
});

/** The array of an explicit destination, however it is wrapped. */
const explicitOf = ({ file }: Source, value: RawValue | undefined): RawValue[] | undefined => {
  const resolved = file.resolve(value);
  const array = resolved instanceof Map ? file.resolve(resolved.get('/D')) : resolved;
  return Array.isArray(array) ? array : undefined;
};

/** Index of the page to which an explicit destination leads. Some writers put its number where its reference belongs. */
const targetOf = (source: Source, value: RawValue | undefined): number | undefined => {
  const first = explicitOf(source, value)?.[0];
  if (typeof first === 'number') return source.indices.get(first);
  const index = intOf(first);
  return index !== undefined && source.pages[index] ? index : undefined;
};

const namedBy = (source: Source, token: string): Named | undefined => {
  const { all } = destinationsOf(source);
  const name = bytesOf(token);
  const kinds: readonly Kind[] = isName(token) ? ['old', 'new'] : ['new', 'old'];
  return kinds.map((kind) => all.get(keyOf(kind, name))).find((named) => named !== undefined);
};

/** Index of the page to which a destination leads, by name or not; undefined for none. */
export const pageOf = (source: Source, value: RawValue | undefined): number | undefined => {
  const token = source.file.resolve(value);
  return isName(token) || isText(token) ? namedBy(source, token)?.page : targetOf(source, value);
};

/** The named destinations of a result, each under a name that no other has. */
export interface DestinationPlan {
  /** Leads destinations to their new names, and takes away those whose page is not in the result. */
  readonly editOf: (excerpt: Excerpt) => Edit;
  /** Whether an action leads to a page that is not in the result. */
  readonly leadsNowhere: (excerpt: Excerpt, action: RawDict) => boolean;
  /** Entries of the catalog, and of its names. */
  readonly write: (
    copiers: readonly Copier[],
    writer: RawWriter,
  ) => { readonly catalog: string; readonly names: string };
}

export const planDestinations = (excerpts: readonly Excerpt[]): DestinationPlan => {
  const taken = new Set<string>();
  const renamed = new Map<Named, string>();
  const first = excerpts.filter(({ base }) => !base);
  for (const { source, pages } of first) {
    for (const named of keptNames(source, pages)) renamed.set(named, freeName(named, taken));
  }
  const tokenOf = (named: Named): string | undefined => {
    const name = renamed.get(named);
    if (name === undefined) return undefined;
    return named.kind === 'old' ? nameToken(name) : textToken(name);
  };

  return {
    editOf: (excerpt) => editFor(excerpt, tokenOf),
    leadsNowhere: (excerpt, action) =>
      action.get('/S') === '/GoTo' && liveTarget(excerpt, action.get('/D') ?? '', tokenOf) === undefined,
    write: (copiers, writer) => {
      const entries: Record<Kind, [string, string][]> = { old: [], new: [] };
      for (const { excerpt, text } of copiers.filter((copier) => !copier.excerpt.base)) {
        for (const named of keptNames(excerpt.source, excerpt.pages)) {
          const value = liveTarget(excerpt, named.value, tokenOf);
          const name = renamed.get(named);
          if (value !== undefined && name !== undefined) entries[named.kind].push([name, text(value)]);
        }
      }
      const old = entries.old.map(([name, value]) => `${nameToken(name)} ${value}`);
      return {
        catalog: old.length > 0 ? `/Dests<<${old.join('')}>>` : '',
        names: entries.new.length > 0 ? `/Dests ${writeNameTree(entries.new, writer)}` : '',
      };
    },
  };
};

const keptNames = (source: Source, pages: ReadonlyMap<number, number>): readonly Named[] => {
  const { all, byPage } = destinationsOf(source);
  if (pages.size === source.pageCount) return [...all.values()];
  return [...pages.keys()].flatMap((page) => byPage.get(page) ?? []);
};

/** Readers look for a name of either kind in both places, so it is taken for both. */
const freeName = ({ name }: Named, taken: Set<string>): string => {
  let free = name;
  for (let copy = 2; taken.has(free); copy += 1) free = withNumber(name, copy);
  taken.add(free);
  return free;
};

type TokenOf = (named: Named) => string | undefined;

/** The destination as it is in the result; undefined when it leads nowhere there. */
const liveTarget = (excerpt: Excerpt, value: RawValue, tokenOf: TokenOf): RawValue | undefined => {
  const { source } = excerpt;
  const token = source.file.resolve(value);
  if (isName(token) || isText(token)) {
    const named = namedBy(source, token);
    return named && tokenOf(named);
  }
  const page = targetOf(source, value);
  const number = page === undefined ? undefined : pageIn(excerpt, page);
  return number === undefined ? undefined : [`${number} 0 R`, ...(explicitOf(source, value) ?? []).slice(1)];
};

const editFor = (excerpt: Excerpt, tokenOf: TokenOf): Edit => {
  const { file } = excerpt.source;
  const lead = (dict: RawDict, key: string): void => {
    const value = dict.get(key);
    if (value === undefined) return;
    const live = liveTarget(excerpt, value, tokenOf);
    if (live === undefined) dict.delete(key);
    else dict.set(key, live);
  };
  const isDestination = (value: RawValue | undefined): boolean => {
    const resolved = typeof value === 'number' ? file.resolve(value) : value;
    return typeof resolved === 'string' || Array.isArray(resolved) || (resolved instanceof Map && resolved.has('/D'));
  };
  return (dict) => {
    if (isDestination(dict.get('/Dest'))) lead(dict, '/Dest');
    if (dict.get('/S') === '/GoTo') lead(dict, '/D');
    if (Array.isArray(file.resolve(dict.get('/OpenAction')))) lead(dict, '/OpenAction');
  };
};
