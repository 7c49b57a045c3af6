import { readCompactFont } from '../compact-font.js';
import { writeCompactFont, type NamedGlyph } from '../compact-font-writer.js';
import { outlineOf, type Outline } from './type1-outline.js';
import type { Type1Font } from './type1-font.js';
import { namesWith } from './type1-subset.js';
import { valuesOf } from './type1-values.js';
import { type2Of, type Widths } from './type2-charstring.js';

/** A list is counted in two bytes. @see Adobe Technical Note 5176, chapter 5 "INDEX Data" */
const GLYPHS_MAX = 0xffff;

/**
 * A Type 1 font in the Compact Font Format: the same outlines, hints, names and codes in about a third less. Without
 * the room that other fonts' glyphs take, and without what it says of its makers.
 *
 * @param glyphs  those to be kept, with those that they are put together of; undefined for all.
 * @returns undefined where something of it can't be said so.
 */
export const compactOf = (font: Type1Font, glyphs: ReadonlySet<number> | undefined): Uint8Array | undefined => {
  const values = valuesOf(font);
  const drawn = outlinesOf(font, glyphs);
  if (!values || !drawn) return undefined;
  const widths = widthsOf([...drawn.values()]);
  const named = glyphsFrom(font, drawn, widths);
  if (!named) return undefined;
  const bytes = writeCompactFont({ ...values, widths, glyphs: named });
  return isTheSame(bytes, named) ? bytes : undefined;
};

/** The outlines by their names, `.notdef` first. Undefined where there is none, or a glyph is not understood. */
const outlinesOf = (
  font: Type1Font,
  glyphs: ReadonlySet<number> | undefined,
): ReadonlyMap<string, Outline> | undefined => {
  const codes = new Map(font.charstrings.entries.map(({ name, code }) => [name, code]));
  if (!codes.has('.notdef') || codes.size !== font.charstrings.entries.length) return undefined;
  const names = new Set(['.notdef', ...(glyphs ? namesWith(font, glyphs) : codes.keys())]);
  if (names.size > GLYPHS_MAX) return undefined;
  const routines = new Map(font.subroutines?.entries.map(({ name, code }) => [Number(name), code]));
  const drawn = new Map<string, Outline>();
  for (const name of names) {
    const outline = outlineOf(codes.get(name) ?? new Uint8Array(), routines);
    if (!outline) return undefined;
    drawn.set(name, outline);
  }
  return drawn;
};

/** The usual width is said once, the others as what they differ from one in the middle. */
const widthsOf = (outlines: readonly Outline[]): Widths => {
  const counts = new Map<number, number>();
  for (const { width } of outlines) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [[usual] = [0]] = [...counts].sort(([, one], [, other]) => other - one);
  const sorted = outlines.map(({ width }) => width).sort((one, other) => one - other);
  return { usual, nominal: Math.round(sorted[sorted.length >> 1] ?? 0) };
};

const glyphsFrom = (
  { glyphs: { codes, names } }: Type1Font,
  drawn: ReadonlyMap<string, Outline>,
  widths: Widths,
): readonly NamedGlyph[] | undefined => {
  const codesByName = new Map<string, number[]>();
  for (const [code, glyph] of [...codes].sort(([one], [other]) => one - other)) {
    const name = names[glyph] ?? '';
    codesByName.set(name, [...(codesByName.get(name) ?? []), code]);
  }
  const glyphs = [...drawn].map(([name, outline]) => {
    const code = type2Of(outline, widths);
    return code && { name, code, codes: codesByName.get(name) ?? [] };
  });
  const written = glyphs.filter((glyph) => glyph !== undefined);
  return written.length === glyphs.length ? written : undefined;
};

const isTheSame = (bytes: Uint8Array, glyphs: readonly NamedGlyph[]): boolean => {
  const read = readCompactFont(bytes);
  if (read?.glyphCount !== glyphs.length) return false;
  const at = new Map(read.names.map((name, glyph) => [name, glyph]));
  return glyphs.every(
    ({ name, codes }) => codes.every((code) => read.codes.get(code) === at.get(name)) && at.has(name),
  );
};
