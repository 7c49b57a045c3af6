import type { Change } from './changes.js';

/** Fewer words may stand in two places by chance. */
const MOVED_WORDS_MIN = 4;

/** Words that stand elsewhere now: taken out by one change, put in by another. */
export interface Move {
  /** Numbers of the two changes. */
  readonly from: number;
  readonly to: number;
}

const textOf = (words: Change['gone']): string => words.map(({ text }) => text.normalize('NFKC')).join(' ');

/** Which changes move words instead of taking them out and putting others in; each is part of one move at most. */
export const movesIn = (changes: readonly Change[]): readonly Move[] => {
  const places = new Map<string, number[]>();
  for (const { number, fresh } of changes) {
    if (fresh.length >= MOVED_WORDS_MIN) places.set(textOf(fresh), [...(places.get(textOf(fresh)) ?? []), number]);
  }
  return changes.flatMap(({ number, gone }) => {
    const to = gone.length >= MOVED_WORDS_MIN ? places.get(textOf(gone))?.shift() : undefined;
    return to === undefined ? [] : [{ from: number, to }];
  });
};
