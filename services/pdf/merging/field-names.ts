import { bytesOf, peopleText, textToken, withNumber } from '../raw/tokens.js';
import { isText, textOf, type RawDict, type RawValue } from '../raw/value.js';
import type { Excerpt } from './excerpt.js';

/** A field of an excerpt by the number of its object in the source. */
export interface FieldAt {
  readonly excerpt: Excerpt;
  readonly number: number;
}

/** Moves of the fields of one excerpt in a form of several. */
export interface FieldMoves {
  /** New names, as tokens, of fields whose name another has already. */
  readonly renamed: ReadonlyMap<number, string>;
  /** The same by full names, for what calls fields by these. */
  readonly fullNames: ReadonlyMap<string, string>;
  /** New parents: a field that only holds others joins the one of the same name. */
  readonly parents: ReadonlyMap<number, FieldAt>;
  /** Fields that have joined another one. */
  readonly joined: ReadonlySet<number>;
  /** Fields that join each field. */
  readonly newKids: ReadonlyMap<number, readonly FieldAt[]>;
}

interface Moves extends FieldMoves {
  readonly renamed: Map<number, string>;
  readonly fullNames: Map<string, string>;
  readonly parents: Map<number, FieldAt>;
  readonly joined: Set<number>;
  readonly newKids: Map<number, FieldAt[]>;
}

/** The fields of an excerpt that are in the result. */
interface Fields {
  readonly excerpt: Excerpt;
  /** Numbers of the topmost ones. */
  readonly top: readonly number[];
  readonly stays: (number: number) => boolean;
  /** The entries of their form that hold for all of them. */
  readonly said: string;
}

/** A field of the result that holds others, by the names of those. */
interface Group {
  /** Undefined above all fields. */
  readonly field: FieldAt | undefined;
  /** The look that fields beneath it inherit. */
  readonly look: string;
  /** Undefined for a field that holds no others. */
  readonly beneath: Map<string, Group | undefined>;
}

/** A field on its way to its place in the result. */
interface Placing {
  readonly fields: Fields;
  readonly number: number;
  readonly group: Group;
  /** Full names of what is above it, in the source and in the result. */
  readonly above: { readonly from: string; readonly to: string };
  /** It leaves its own parent for the group's field. */
  readonly leaves: boolean;
}

const LEVELS_MAX = 50;

/** Plans the names of the forms of several excerpts, so that no two fields have the same name and no other name changes. */
export const planFieldNames = (forms: readonly Fields[]): ReadonlyMap<Excerpt, FieldMoves> => {
  const all: AllMoves = new Map(forms.map(({ excerpt }) => [excerpt, noMoves()]));
  if (forms.length < 2) return all;
  const group: Group = { field: undefined, look: '', beneath: new Map() };
  for (const fields of forms) {
    for (const number of fields.top) {
      place(all, { fields, number, group, above: { from: '', to: '' }, leaves: false });
    }
  }
  return all;
};

const noMoves = (): Moves => ({
  renamed: new Map(),
  fullNames: new Map(),
  parents: new Map(),
  joined: new Set(),
  newKids: new Map(),
});

type AllMoves = ReadonlyMap<Excerpt, Moves>;

const place = (all: AllMoves, placing: Placing, level = 0): void => {
  const { fields, number, group, above } = placing;
  const dict = fields.excerpt.source.file.resolve(number);
  if (!(dict instanceof Map) || level > LEVELS_MAX) return;
  const token = fields.excerpt.source.file.resolve(dict.get('/T'));
  const inside = isText(token) ? placeNamed(all, placing, { dict, token, level }) : { group, above, leaves: false };
  if (!isText(token) && placing.leaves) moveTo(all, placing);
  for (const kid of kidsOf(fields, dict)) place(all, { fields, number: kid, ...inside }, level + 1);
};

interface FieldDict {
  readonly dict: RawDict;
  /** Its own name. */
  readonly token: string;
  readonly level: number;
}

/** @returns where the fields in it are placed */
const placeNamed = (
  all: AllMoves,
  placing: Placing,
  { dict, token, level }: FieldDict,
): Pick<Placing, 'group' | 'above' | 'leaves'> => {
  const { fields, number, group, above } = placing;
  const { excerpt } = fields;
  const moves = all.get(excerpt) ?? noMoves();
  const from = fullName(above.from, token);
  const look = lookOf(fields, dict, level);
  const known = group.beneath.get(peopleText(bytesOf(token)));
  if (known?.look === look && holdsFields(fields, dict)) {
    moves.joined.add(number);
    return { group: known, above: { from, to: fullName(above.to, token) }, leaves: true };
  }
  if (placing.leaves) moveTo(all, placing);
  const free = freeToken(token, group);
  const to = fullName(above.to, free);
  if (free !== token) {
    moves.renamed.set(number, free);
    moves.fullNames.set(from, to);
  }
  const own: Group = { field: { excerpt, number }, look, beneath: new Map() };
  group.beneath.set(peopleText(bytesOf(free)), holdsFields(fields, dict) ? own : undefined);
  return { group: own, above: { from, to }, leaves: false };
};

const moveTo = (all: AllMoves, { fields: { excerpt }, number, group: { field } }: Placing): void => {
  if (!field) return;
  all.get(excerpt)?.parents.set(number, field);
  const kids = all.get(field.excerpt)?.newKids;
  kids?.set(field.number, [...(kids.get(field.number) ?? []), { excerpt, number }]);
};

const fullName = (above: string, token: string): string => {
  const name = peopleText(bytesOf(token));
  return above === '' ? name : `${above}.${name}`;
};

const freeToken = (token: string, { beneath }: Group): string => {
  const bytes = bytesOf(token);
  let free = bytes;
  for (let copy = 2; beneath.has(peopleText(free)); copy += 1) free = withNumber(bytes, copy);
  return free === bytes ? token : textToken(free);
};

const kidsOf = ({ excerpt, stays }: Fields, dict: RawDict): number[] =>
  (excerpt.source.file.arrayAt(dict, '/Kids') ?? []).filter((kid) => typeof kid === 'number' && stays(kid)) as number[];

/** Its kids are fields; those without a name of their own are the places where one field is shown. */
const holdsFields = (fields: Fields, dict: RawDict): boolean =>
  kidsOf(fields, dict).some((kid) => {
    const resolved = fields.excerpt.source.file.resolve(kid);
    return resolved instanceof Map && (resolved.has('/T') || resolved.has('/Kids'));
  });

const OF_ITS_OWN: ReadonlySet<string> = new Set(['/T', '/Kids', '/Parent', '/TU', '/TM']);

/** Equal for fields from which those beneath inherit the same. */
const lookOf = ({ excerpt, said }: Fields, dict: RawDict, level: number): string => {
  const entries = [...dict].filter(([key]) => !OF_ITS_OWN.has(key));
  const text = (value: RawValue): string => textOf(excerpt.source.file.resolve(value) ?? '', (number) => number);
  const inherited = entries.map(([key, value]) => `${key} ${text(value)}`).sort();
  return [level === 0 ? said : '', ...inherited].join('\n');
};
