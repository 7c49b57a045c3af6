import type { RawFile } from '../raw/raw-file.js';
import { bytesOf, nameToken, textToken } from '../raw/tokens.js';
import { isText, textOf, type RawDict, type RawValue } from '../raw/value.js';
import type { Copier, Edit } from './excerpt.js';
import type { Source } from './source.js';

interface FormOf {
  readonly source: Source;
  readonly form: RawDict | undefined;
}

/** A resource that fields name, such as a font; `kind` and `name` are those in the result. */
interface Resource {
  readonly source: Source;
  readonly kind: string;
  readonly name: string;
  readonly value: RawValue;
}

export interface FontPlan {
  /** Gives texts that name a font its new name. */
  readonly editOf: (source: Source) => Edit;
  /** Entries of the form. */
  readonly write: (copiers: readonly Copier[]) => string;
}

const DEPTH_MAX = 4;
const FONT = '/Font';
const FONT_IN_APPEARANCE = /\/([^\s/()<>[\]{}%]+)(?=\s+[\d.+-]+\s+Tf)/g;

/** The resources of several forms in one: a font whose name another has already gets a new one. */
export const planFonts = (forms: readonly FormOf[]): FontPlan => {
  const plannedFonts = new Map<string, Resource & { readonly look: string }>();
  const renamed = new Map<Source, Map<string, string>>();
  for (const { source, form } of forms) {
    const { file } = source;
    for (const [kind, entries] of file.dictAt(form, '/DR') ?? []) {
      const resources = file.resolve(entries);
      if (!(resources instanceof Map)) continue;
      for (const [name, value] of resources) {
        const look = lookOf(file, value);
        const free = kind === FONT ? freeName(name, (key) => isTaken(plannedFonts.get(kind + key), look)) : name;
        if (free !== name) renamed.set(source, new Map([...(renamed.get(source) ?? []), [name, free]]));
        if (!plannedFonts.has(kind + free)) plannedFonts.set(kind + free, { source, kind, name: free, value, look });
      }
    }
  }
  return {
    editOf: (source) => editFor(renamed.get(source)),
    write: (copiers) => write([...plannedFonts.values()], copiers),
  };
};

const isTaken = (other: { readonly look: string } | undefined, look: string): boolean =>
  other !== undefined && other.look !== look;

const freeName = (name: string, taken: (name: string) => boolean): string => {
  let free = name;
  for (let copy = 2; taken(free); copy += 1) free = `${name}_${copy}`;
  return free;
};

let unlike = 0;

/** Equal for resources that are the same and hold no stream, such as the standard fonts. */
const lookOf = (file: RawFile, value: RawValue, depth = 0): string => {
  const { value: found, data } = typeof value === 'number' ? file.objectAt(value) : { value, data: undefined };
  if (data || depth > DEPTH_MAX) return `unlike any other ${++unlike}`;
  if (Array.isArray(found)) return `[${found.map((item) => lookOf(file, item, depth + 1)).join(' ')}]`;
  if (!(found instanceof Map)) return textOf(found, () => undefined);
  return [...found]
    .map(([key, inner]) => `${key} ${lookOf(file, inner, depth + 1)}`)
    .sort()
    .join('');
};

const editFor = (names: ReadonlyMap<string, string> | undefined): Edit =>
  names === undefined
    ? () => undefined
    : (dict) => {
        const token = dict.get('/DA');
        if (!isText(token)) return;
        const appearance = bytesOf(token).replace(
          FONT_IN_APPEARANCE,
          (written, name: string) => names.get(nameToken(name)) ?? written,
        );
        dict.set('/DA', textToken(appearance));
      };

const write = (resources: readonly Resource[], copiers: readonly Copier[]): string => {
  const kinds = new Map<string, string[]>();
  for (const { source, kind, name, value } of resources) {
    const copier = copiers.find(({ excerpt }) => excerpt.source === source);
    if (copier) kinds.set(kind, [...(kinds.get(kind) ?? []), `${name} ${copier.text(value)}`]);
  }
  const entries = [...kinds].map(([kind, texts]) => `${kind}<<${texts.join('')}>>`);
  return entries.length > 0 ? `/DR<<${entries.join('')}>>` : '';
};
