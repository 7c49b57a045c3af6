import type { Match } from './find.js';
import { placeOn, type Glyph } from './glyph.js';

/** Something found on a page, as the glyphs it consists of. */
export interface Place {
  readonly id: string;
  readonly glyphs: readonly Glyph[];
}

/** Heights that differ by less, in sizes, are on one line. */
const SAME_LINE = 0.6;

/** Matches that share glyphs are one place, which is the first one's. */
export const placesOf = (matches: readonly Match[], glyphs: readonly Glyph[]): readonly Place[] => {
  const owner = new Map<number, Set<number>>();
  const ids = new Map<Set<number>, string>();
  for (const { id, glyphs: own } of matches) {
    const group = new Set(own);
    ids.set(group, id);
    for (const glyph of own) {
      const other = owner.get(glyph);
      if (!other || other === group) continue;
      for (const shared of other) group.add(shared);
      ids.set(group, ids.get(other) ?? id);
      ids.delete(other);
    }
    for (const glyph of group) owner.set(glyph, group);
  }
  return [...ids].map(([group, id]) => ({
    id,
    glyphs: [...group].sort((a, b) => a - b).flatMap((index) => glyphs[index] ?? []),
  }));
};

/**
 * Places that another engine has not found too: on the same line, for the same item, as often. Only the ends of a
 * piece of text are certain here, so such a place takes in whole pieces.
 */
export const onlyHere = (
  here: readonly Place[],
  there: readonly Place[],
  glyphs: readonly Glyph[],
): readonly Place[] => {
  const free = new Set(there);
  return here
    .filter((place) => {
      const twin = [...free].find((other) => isTwin(place, other));
      if (twin) free.delete(twin);
      return !twin;
    })
    .map(({ id, glyphs: found }) => {
      const pieces = new Set(found.map(({ piece }) => piece));
      return { id, glyphs: glyphs.filter(({ piece }) => pieces.has(piece)) };
    });
};

const isTwin = (one: Place, other: Place): boolean => {
  const [a, b] = [one.glyphs[0], other.glyphs[0]];
  if (one.id !== other.id || !a || !b) return false;
  const [, height] = placeOn(a, a.origin);
  const [, otherHeight] = placeOn(a, b.origin);
  return Math.abs(height - otherHeight) < SAME_LINE * Math.max(a.size, b.size);
};
