import type { RawDict, RawValue } from '../raw/value.js';
import { NULL, isName, textOf } from '../raw/value.js';
import type { Source } from './source.js';

/** Names that mean something without a role map. @see ISO 32000-1, 14.8.4 and ISO 32000-2, 14.8.4 */
const STANDARD: ReadonlySet<string> = new Set(
  ['Document', 'DocumentFragment', 'Part', 'Art', 'Sect', 'Div', 'BlockQuote', 'Caption', 'TOC', 'TOCI', 'Index']
    .concat(['NonStruct', 'Private', 'Aside', 'Title', 'FENote', 'Sub', 'P', 'H', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6'])
    .concat(['L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD', 'THead', 'TBody', 'TFoot', 'Span', 'Em', 'Strong'])
    .concat(['Quote', 'Note', 'Reference', 'BibEntry', 'Code', 'Link', 'Annot', 'Ruby', 'RB', 'RT', 'RP', 'Warichu'])
    .concat(['WT', 'WP', 'Figure', 'Formula', 'Form', 'Artifact'])
    .map((name) => `/${name}`),
);

/** Meanings of names of one kind in a result. */
export interface Meanings {
  /** The roles by names of the result, without those that mean themselves. */
  readonly all: ReadonlyMap<string, { readonly source: Source; readonly value: RawValue }>;
  /** The name in the result for a name of a source. */
  readonly nameOf: (source: Source, name: string) => string;
}

type MapOf = (source: Source) => RawDict | undefined;

const MAPPED_MAX = 50;

/** The roles of elements: each source's own names mean what they mean there, and standard names what they mean anywhere. */
export const planRoles = (sources: readonly Source[], mapOf: MapOf): Meanings =>
  plan(sources, (source) => {
    const map = mapOf(source) ?? new Map<string, RawValue>();
    const roleOf = (name: string): string => {
      let role = name;
      for (let step = 0; step < MAPPED_MAX; step += 1) {
        const next = source.file.resolve(map.get(role));
        if (!isName(next)) return role;
        role = next;
      }
      return role;
    };
    return [...map.keys()].map((name) => ({ name, value: roleOf(name), look: roleOf(name) }));
  });

/** The attributes of classes, which each source may call as it likes. */
export const planClasses = (sources: readonly Source[], mapOf: MapOf): Meanings =>
  plan(sources, (source) =>
    [...(mapOf(source) ?? [])].map(([name, value]) => {
      const resolved = source.file.resolve(value) ?? NULL;
      return { name, value, look: textOf(resolved, (number) => number) };
    }),
  );

interface Meaning {
  readonly name: string;
  readonly value: RawValue;
  /** Equal for what means the same. */
  readonly look: string;
}

const plan = (sources: readonly Source[], meaningsOf: (source: Source) => readonly Meaning[]): Meanings => {
  const all = new Map<string, { source: Source; value: RawValue; look: string }>();
  const renamed = new Map<Source, Map<string, string>>(sources.map((source) => [source, new Map()]));
  for (const [source, names] of renamed) {
    for (const { name, value, look } of meaningsOf(source)) {
      const isTaken = (free: string): boolean =>
        all.has(free) ? all.get(free)?.look !== look : renamed.size > 1 && STANDARD.has(free);
      if (look === name) continue;
      const free = freeName(name, isTaken);
      names.set(name, free);
      if (!all.has(free)) all.set(free, { source, value, look });
    }
  }
  return {
    all,
    nameOf: (source, name) => renamed.get(source)?.get(name) ?? freeName(name, (free) => all.has(free)),
  };
};

const freeName = (name: string, isTaken: (name: string) => boolean): string => {
  let free = name;
  for (let copy = 2; isTaken(free); copy += 1) free = `${name}_${copy}`;
  return free;
};
