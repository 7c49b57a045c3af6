import type { Span } from '../detectors/detector.js';
import type { Labelled, Labels } from './entity-model.js';

/** A word, and how probable it is that it belongs to each kind. */
export interface ScoredWord extends Span, Labels {
  readonly word: string;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const NOTHING: Labels = { person: 0, street: 0, place: 0, phone: 0 };

/** The words of a passage, each with the highest scores of its pieces. `from` is where the passage begins in its text. */
export const scoredWords = (passage: string, from: number, { pieces, labels }: Labelled): readonly ScoredWord[] => {
  let next = 0;
  return [...passage.matchAll(WORD)].map(({ 0: word, index }) => {
    const end = index + word.length;
    let scores = NOTHING;
    while (next < pieces.ids.length && (pieces.ends[next] ?? 0) <= index) next += 1;
    for (; next < pieces.ids.length && (pieces.starts[next] ?? end) < end; next += 1) {
      scores = highest(scores, labels[next] ?? NOTHING);
    }
    return { ...scores, word, start: from + index, end: from + end };
  });
};

const highest = (one: Labels, other: Labels): Labels => ({
  person: Math.max(one.person, other.person),
  street: Math.max(one.street, other.street),
  place: Math.max(one.place, other.place),
  phone: Math.max(one.phone, other.phone),
});

/** How probable it is, over all of its places that were read, that a word is part of a name. */
export const meansOf = (words: readonly ScoredWord[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { word, person } of words) {
    const known = sums.get(word) ?? { sum: 0, count: 0 };
    sums.set(word, { sum: known.sum + person, count: known.count + 1 });
  }
  return new Map([...sums].map(([word, { sum, count }]) => [word, sum / count]));
};

/** The words of a passage that was not read: a name that is known from elsewhere is one here, too. */
export const knownWords = (passage: string, from: number, means: ReadonlyMap<string, number>): readonly ScoredWord[] =>
  [...passage.matchAll(WORD)].map(({ 0: word, index }) => ({
    ...NOTHING,
    person: means.get(word) ?? 0,
    word,
    start: from + index,
    end: from + index + word.length,
  }));

const PLACE_MIN = 0.6;

/** Words that are certainly a place or a part of an address somewhere, but for surnames. */
export const placesOf = (words: readonly ScoredWord[], surnames: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    words
      .filter(({ word, place, street }) => Math.max(place, street) >= PLACE_MIN && !surnames.has(word))
      .map(({ word }) => word),
  );
