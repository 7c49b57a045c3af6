import { bytesOf, peopleText } from '../raw/tokens.js';
import { numberTreeOf, writeNumberTree } from '../raw/trees.js';
import { intOf, isName, isText, type RawDict, type RawValue } from '../raw/value.js';
import type { RawWriter } from '../raw/writer.js';
import { drawnBy } from './drawn-resources.js';
import { pageIn, type Copier, type Edit, type Excerpt } from './excerpt.js';
import { planClasses, planRoles, type Meanings } from './role-names.js';
import { perSource, type Source } from './source.js';

/** Which element the marked content of a page, or an annotation, belongs to. */
interface Structure {
  readonly root: RawDict;
  /** The number of the root's object. */
  readonly number: number | undefined;
  readonly parents: ReadonlyMap<number, RawValue>;
  /** One past the highest key of `parents`. */
  readonly keys: number;
}

/** @see ISO 32000-1, 14.7.2 "Structure hierarchy" */
const structureOf = perSource(({ file, catalog }): Structure | undefined => {
  const root = file.dictAt(catalog, '/StructTreeRoot');
  if (!root) return undefined;
  const reference = catalog.get('/StructTreeRoot');
  const parents = new Map(numberTreeOf(file, file.dictAt(root, '/ParentTree')));
  const said = intOf(file.resolve(root.get('/ParentTreeNextKey'))) ?? 0;
  const keys = [...parents.keys()].reduce((most, key) => Math.max(most, key + 1), said);
  return { root, number: typeof reference === 'number' ? reference : undefined, parents, keys };
});

interface Share {
  readonly structure: Structure;
  /** The keys grow by so much, because of the excerpts before. */
  readonly shift: number;
  /** The elements and keys that stay; undefined for all. */
  readonly part: { readonly elements: ReadonlySet<number>; readonly keys: ReadonlySet<number> } | undefined;
}

export interface StructurePlan {
  readonly editOf: (excerpt: Excerpt) => Edit;
  /** False for an element that belongs to pages that are left out. */
  readonly admits: (excerpt: Excerpt, dict: RawDict, number: number) => boolean;
  /** Entries of the catalog. */
  readonly write: (copiers: readonly Copier[], writer: RawWriter) => string;
}

const KEYS = ['/StructParent', '/StructParents'] as const;

interface Names {
  readonly roles: Meanings;
  readonly classes: Meanings;
}

const mapIn = (source: Source, key: '/RoleMap' | '/ClassMap'): RawDict | undefined =>
  source.file.dictAt(structureOf(source)?.root, key);

/** The language of all sources that say which is theirs, as a token; undefined where they differ. */
export const commonLanguage = (sources: readonly Source[]): string | undefined => {
  const tokens = sources.map(({ file, catalog }) => file.resolve(catalog.get('/Lang'))).filter(isText);
  const [first] = tokens;
  const tag = (token: string): string => peopleText(bytesOf(token)).toLowerCase();
  return first !== undefined && tokens.every((token) => tag(token) === tag(first)) ? first : undefined;
};

/** The tags of all excerpts in one document; a page that comes again is not tagged again. */
export const planStructure = (excerpts: readonly Excerpt[], writer: RawWriter): StructurePlan => {
  const shares = new Map<Excerpt, Share>();
  let shift = 0;
  for (const excerpt of excerpts.filter(({ base }) => !base)) {
    const structure = structureOf(excerpt.source);
    if (!structure) continue;
    shares.set(excerpt, { structure, shift, part: excerpt.whole ? undefined : partOf(excerpt, structure) });
    shift += structure.keys;
  }
  const sources = [...shares.keys()].map(({ source }) => source);
  const names: Names = {
    roles: planRoles(sources, (source) => mapIn(source, '/RoleMap')),
    classes: planClasses(sources, (source) => mapIn(source, '/ClassMap')),
  };
  const common = commonLanguage(excerpts.map(({ source }) => source));
  const languages = ({ source }: Excerpt) => (common === undefined ? source.catalog.get('/Lang') : undefined);
  const root = shares.size > 0 ? writer.reserve() : 0;
  const top = shares.size > 1 ? writer.reserve() : root;
  return {
    editOf: (excerpt) => {
      const share = shares.get(excerpt);
      return share ? editFor(excerpt, share, { top, names, language: languages(excerpt) }) : dropKeys;
    },
    admits: (excerpt, dict, number) =>
      !excerpt.partial || !isElement(dict) || shares.get(excerpt)?.part?.elements.has(number) === true,
    write: (copiers, to) => {
      if (shares.size === 0) return '';
      const parts = copiers.flatMap((copier) => withShare(copier, shares.get(copier.excerpt)));
      const kids = kidsText(parts);
      if (top !== root) to.put(top, `<</Type/StructElem/S/Document/P ${root} 0 R/K[${kids}]>>`);
      to.put(root, `<</Type/StructTreeRoot/K[${top === root ? kids : `${top} 0 R`}]${rootEntries(parts, names, to)}>>`);
      return `/StructTreeRoot ${root} 0 R${parts.some(isMarked) ? '/MarkInfo<</Marked true>>' : ''}`;
    },
  };
};

const withShare = (copier: Copier, share: Share | undefined) => (share ? [{ copier, share }] : []);

const isMarked = ({ copier: { excerpt } }: Shared): boolean =>
  excerpt.source.file.dictAt(excerpt.source.catalog, '/MarkInfo')?.get('/Marked') === 'true';

const dropKeys: Edit = (dict) => {
  for (const key of KEYS) dict.delete(key);
};

/** A structure element; its type is often not said. */
const isElement = (dict: RawDict): boolean =>
  dict.get('/Type') === '/StructElem' ||
  (isName(dict.get('/S')) && typeof dict.get('/P') === 'number' && !dict.has('/Subtype'));

/** The elements to which the pages of an excerpt belong, with all above them. */
const partOf = (excerpt: Excerpt, { parents, number }: Structure): NonNullable<Share['part']> => {
  const { source, pages } = excerpt;
  const { file } = source;
  const keys = new Set([...pages.keys()].flatMap((index) => keysOn(source, index)));
  for (const form of drawnBy(excerpt).forms) for (const key of keysIn(source, file.resolve(form))) keys.add(key);
  const elements = new Set<number>();
  const addWithAbove = (start: RawValue | undefined): void => {
    for (let at = start; typeof at === 'number' && at !== number && !elements.has(at);) {
      elements.add(at);
      const dict = file.resolve(at);
      at = dict instanceof Map ? dict.get('/P') : undefined;
    }
  };
  for (const key of keys) {
    const value = parents.get(key);
    const direct = typeof value === 'number' ? file.resolve(value) : value;
    for (const start of Array.isArray(direct) ? direct : [value]) addWithAbove(start);
  }
  return { elements, keys };
};

/** Keys of a page and of its annotations. */
const keysOn = (source: Source, index: number): number[] => {
  const dict = source.pages[index]?.dict;
  const annotations = source.file.resolve(dict?.get('/Annots'));
  const holders = [dict && new Map(dict), ...(Array.isArray(annotations) ? annotations : [])];
  return holders.flatMap((holder) => keysIn(source, source.file.resolve(holder)));
};

const keysIn = ({ file }: Source, holder: RawValue | undefined): number[] =>
  holder instanceof Map ? KEYS.flatMap((key) => intOf(file.resolve(holder.get(key))) ?? []) : [];

interface Editing {
  /** The number of the element above those of all excerpts. */
  readonly top: number;
  readonly names: Names;
  /** The language of the source, where the result as a whole has none. */
  readonly language: RawValue | undefined;
}

const editFor = (excerpt: Excerpt, { structure, shift, part }: Share, { top, names, language }: Editing): Edit => {
  const { file } = excerpt.source;
  return (dict, number) => {
    for (const key of KEYS) {
      const value = intOf(file.resolve(dict.get(key)));
      if (value !== undefined) dict.set(key, `${value + shift}`);
    }
    if (isElement(dict)) nameElement(excerpt.source, dict, names);
    if (structure.number !== undefined && dict.get('/P') === structure.number) editTop(dict, top, language);
    if (number !== undefined && part?.elements.has(number)) editElement(excerpt, part.elements, dict);
  };
};

/** An element that nothing of its own source is above. */
const editTop = (dict: RawDict, parent: number, language: RawValue | undefined): void => {
  dict.set('/P', `${parent} 0 R`);
  if (language !== undefined && !dict.has('/Lang')) dict.set('/Lang', language);
};

const nameElement = (source: Source, dict: RawDict, { roles, classes }: Names): void => {
  const role = dict.get('/S');
  if (isName(role) && !dict.has('/NS')) dict.set('/S', roles.nameOf(source, role));
  const named = source.file.resolve(dict.get('/C'));
  const rename = (value: RawValue): RawValue => (isName(value) ? classes.nameOf(source, value) : value);
  if (named !== undefined) dict.set('/C', Array.isArray(named) ? named.map(rename) : rename(named));
};

/** Entries that stand for all that is in an element, and would tell the text of pages that are left out. */
const OF_ALL_KIDS = ['/ActualText', '/Alt', '/E', '/T', '/AF'] as const;

const editElement = (excerpt: Excerpt, elements: ReadonlySet<number>, dict: RawDict): void => {
  if (!isComplete(excerpt, elements, dict)) for (const key of OF_ALL_KIDS) dict.delete(key);
  dict.set(
    '/K',
    kidsOf(excerpt, dict.get('/K')).filter((kid) => staysIn(excerpt, elements, { kid, page: dict.get('/Pg') })),
  );
  const others = excerpt.source.file.arrayAt(dict, '/Ref');
  if (others)
    dict.set(
      '/Ref',
      others.filter((other) => typeof other === 'number' && elements.has(other)),
    );
};

/** All that is in an element comes into the result. */
const isComplete = (excerpt: Excerpt, elements: ReadonlySet<number>, element: RawDict): boolean => {
  const seen = new Set<number>();
  const waiting = [element];
  for (let dict = waiting.pop(); dict; dict = waiting.pop()) {
    for (const kid of kidsOf(excerpt, dict.get('/K'))) {
      if (!staysIn(excerpt, elements, { kid, page: dict.get('/Pg') })) return false;
      if (typeof kid !== 'number' || seen.has(kid)) continue;
      seen.add(kid);
      const inner = excerpt.source.file.resolve(kid);
      if (elements.has(kid) && inner instanceof Map) waiting.push(inner);
    }
  }
  return true;
};

const kidsOf = ({ source }: Excerpt, value: RawValue | undefined): RawValue[] => {
  const resolved = source.file.resolve(value);
  if (Array.isArray(resolved)) return resolved;
  return value === undefined ? [] : [value];
};

interface Kid {
  readonly kid: RawValue;
  /** The page of the element to which it belongs, where it names none itself. */
  readonly page: RawValue | undefined;
}

/** Marked content stays with its page, an element with what is below it. */
const staysIn = (excerpt: Excerpt, elements: ReadonlySet<number>, { kid, page }: Kid): boolean => {
  if (typeof kid === 'number' && elements.has(kid)) return true;
  const { file, indices } = excerpt.source;
  const dict = file.resolve(kid);
  if (dict instanceof Map && dict.has('/S')) return false;
  const on = (dict instanceof Map ? dict.get('/Pg') : undefined) ?? page;
  const index = typeof on === 'number' ? indices.get(on) : undefined;
  return index !== undefined && pageIn(excerpt, index) !== undefined;
};

type Shared = ReturnType<typeof withShare>[number];

const kidsText = (parts: readonly Shared[]): string =>
  parts
    .flatMap(({ copier: { excerpt, text }, share: { structure, part } }) =>
      kidsOf(excerpt, structure.root.get('/K'))
        .filter((kid) => !part || (typeof kid === 'number' && part.elements.has(kid)))
        .map(text),
    )
    .join(' ');

const rootEntries = (parts: readonly Shared[], names: Names, writer: RawWriter): string => {
  const parents = parts.flatMap(({ copier, share: { structure, shift, part } }) =>
    [...structure.parents]
      .filter(([key]) => part?.keys.has(key) ?? true)
      .map(([key, value]): [number, string] => [key + shift, copier.text(value)]),
  );
  const maps = mapText('/RoleMap', names.roles, parts) + mapText('/ClassMap', names.classes, parts);
  const last = parts.at(-1)?.share;
  const next = (last?.shift ?? 0) + (last?.structure.keys ?? 0);
  return `/ParentTree ${writeNumberTree(parents, writer)}/ParentTreeNextKey ${next}${maps}`;
};

const mapText = (key: '/RoleMap' | '/ClassMap', { all }: Meanings, parts: readonly Shared[]): string => {
  const entries = [...all].flatMap(([name, { source, value }]) => {
    const copier = parts.find(({ copier: { excerpt } }) => excerpt.source === source)?.copier;
    return copier ? [`${name} ${copier.text(value)}`] : [];
  });
  return entries.length > 0 ? `${key}<<${entries.join('')}>>` : '';
};
