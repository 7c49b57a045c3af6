import type { Match } from './find-items.js';
import { placeOn, type Glyph } from '../../content/glyph.js';

/** Something found on a page, as the glyphs it consists of. */
export interface Place {
  /** The IDs of the items that ask for it, the first one's first. */
  readonly ids: readonly string[];
  readonly glyphs: readonly Glyph[];
}

/** Heights that differ by less, in sizes, are on one line. */
const SAME_LINE = 0.6;

/** Matches that share glyphs are one place, whose replacement is the first one's. */
export const placesOf = (matches: readonly Match[], glyphs: readonly Glyph[]): readonly Place[] => {
  const leaderOf = grouped(matches);
  const places = new Map<number, { readonly ids: Set<string>; readonly indices: Set<number> }>();
  for (const { id, glyphs: own } of matches) {
    const leader = leaderOf(own[0] ?? 0);
    const place = places.get(leader) ?? { ids: new Set(), indices: new Set() };
    places.set(leader, place);
    place.ids.add(id);
    for (const glyph of own) place.indices.add(glyph);
  }
  return [...places.values()].map(({ ids, indices }) => ({
    ids: [...ids],
    glyphs: [...indices].sort((a, b) => a - b).flatMap((index) => glyphs[index] ?? []),
  }));
};

/** For each glyph one that stands for all that matches connect it with. */
const grouped = (matches: readonly Match[]): ((glyph: number) => number) => {
  const next = new Map<number, number>();
  const leaderOf = (glyph: number): number => {
    let at = glyph;
    for (let to = next.get(at); to !== undefined; to = next.get(at)) {
      const further = next.get(to);
      if (further !== undefined) next.set(at, further);
      at = to;
    }
    return at;
  };
  for (const { glyphs } of matches) {
    for (const glyph of glyphs) {
      const one = leaderOf(glyphs[0] ?? glyph);
      const other = leaderOf(glyph);
      if (one !== other) next.set(other, one);
    }
  }
  return leaderOf;
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
      const counterpart = [...free].find((other) => isCounterpart(place, other));
      if (counterpart) free.delete(counterpart);
      return !counterpart;
    })
    .map(({ ids, glyphs: found }) => {
      const pieces = new Set(found.map(({ piece }) => piece));
      return { ids, glyphs: glyphs.filter(({ piece }) => pieces.has(piece)) };
    });
};

const isCounterpart = (one: Place, other: Place): boolean => {
  const a = one.glyphs[0];
  const b = other.glyphs[0];
  if (one.ids[0] !== other.ids[0] || !a || !b) return false;
  const [, height] = placeOn(a, a.origin);
  const [, otherHeight] = placeOn(a, b.origin);
  return Math.abs(height - otherHeight) < SAME_LINE * Math.max(a.size, b.size);
};
