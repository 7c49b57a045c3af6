import { callsIn, partsOf } from './type1-charstring.js';
import { sealed } from './type1-cipher.js';
import { readType1, type Type1Font } from './type1-font.js';
import type { Listed } from './type1-lists.js';

/** A Type 1 font file, and the lengths of its three parts. */
interface Type1File {
  readonly bytes: Uint8Array;
  readonly lengths: readonly [number, number, number];
}

/** Another text for a stretch of the private part. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly bytes: Uint8Array;
}

/**
 * The font with these glyphs only, those that they are put together of, and the subroutines that any of them calls.
 * Undefined where that fails, or a glyph would get lost.
 */
export const subsetType1 = (font: Type1Font, glyphs: ReadonlySet<number>): Type1File | undefined => {
  const names = namesWith(font, glyphs);
  const usedStrings = font.charstrings.entries.filter(({ name }) => names.has(name));
  if (!names.has('.notdef')) return undefined;
  const { subroutines } = font;
  const edits = [
    ...leftOut(font.charstrings, (name) => names.has(name)),
    ...(subroutines ? stubs(subroutines, subroutinesOf(subroutines, usedStrings)) : []),
  ];
  const body = edited(font.body, edits);
  const { head, tail } = font;
  const bytes = Buffer.concat([head, sealed(body, 'eexec'), tail]);
  const isWhole = sameCodes(usedStrings, readType1(bytes)?.charstrings.entries);
  return isWhole ? { bytes, lengths: [head.length, body.length, tail.length] } : undefined;
};

type Entries = Listed['entries'];

const sameCodes = (expected: Entries, read: Entries | undefined): boolean =>
  read?.length === expected.length &&
  expected.every(({ name, code }, at) => name === read[at]?.name && Buffer.compare(code, read[at].code) === 0);

export const namesWith = (
  { charstrings: { entries } }: Type1Font,
  glyphs: ReadonlySet<number>,
): ReadonlySet<string> => {
  const codes = new Map(entries.map(({ name, code }) => [name, code]));
  const names = new Set(['.notdef'].filter((name) => codes.has(name)));
  for (const glyph of glyphs) names.add(entries[glyph]?.name ?? '.notdef');
  for (const name of names) for (const part of partsOf(codes.get(name) ?? NOTHING)) names.add(part);
  return names;
};

const NOTHING = new Uint8Array();

/** Those that every font has at the same place, for curves and hints. */
const COMMON = ['0', '1', '2', '3', '4'] as const;

const subroutinesOf = ({ entries }: Listed, glyphs: Entries): ReadonlySet<string> => {
  const codes = new Map(entries.map(({ name, code }) => [name, code]));
  const called = new Set<string>(COMMON);
  for (const { code } of glyphs) for (const number of callsIn(code)) called.add(String(number));
  for (const name of called) for (const number of callsIn(codes.get(name) ?? NOTHING)) called.add(String(number));
  return new Set([...called].filter((name) => codes.has(name)));
};

const RETURN = Uint8Array.of(11);

/** Those that nobody calls do nothing, or are left out after the last that somebody calls: the others keep their numbers. */
const stubs = (list: Listed, called: ReadonlySet<string>): readonly Edit[] => {
  const size = Math.max(...[...called].map(Number), COMMON.length - 1) + 1;
  const within = ({ name }: Entries[number]): boolean => Number(name) < size;
  const emptied = list.entries
    .filter((entry) => within(entry) && !called.has(entry.name))
    .map((entry) => ({ start: entry.start, end: entry.end, bytes: entry.with(RETURN) }));
  const shorter = list.entries.some((entry) => !within(entry));
  return [...emptied, ...(shorter ? leftOut(list, (name) => Number(name) < size, size) : [])];
};

const leftOut = (
  { count, entries }: Listed,
  stays: (name: string) => boolean,
  size = entries.filter(({ name }) => stays(name)).length,
): readonly Edit[] => [
  { ...count, bytes: Buffer.from(String(size)) },
  ...entries.filter(({ name }) => !stays(name)).map(({ start, end }) => ({ start, end, bytes: NOTHING })),
];

const edited = (body: Uint8Array, edits: readonly Edit[]): Uint8Array => {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, bytes } of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(body.subarray(at, start), bytes);
    at = end;
  }
  return Buffer.concat([...parts, body.subarray(at)]);
};
