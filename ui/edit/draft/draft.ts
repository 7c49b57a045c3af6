import type { FormValues } from '../../../contracts/form-fields.js';

/** What was done to a document and is not a version of it yet. */
export interface Draft {
  /** Of the fields that have another value than in the document. */
  readonly values: FormValues;
}

/** A draft with every step that led to it, and those that were undone. */
export interface DraftHistory {
  /** Oldest first. */
  readonly past: readonly Draft[];
  readonly now: Draft;
  /** What was undone last comes first. */
  readonly future: readonly Draft[];
  /** What the last step is about: as long as the same thing is being written, it stays one step. Null after that. */
  readonly touching: string | null;
}

export const emptyDraft: Draft = { values: {} };

export const noHistory: DraftHistory = { past: [], now: emptyDraft, future: [], touching: null };

export const isEmpty = ({ values }: Draft): boolean => Object.keys(values).length === 0;

/** One more step, or the last one continued. */
export const changed = (history: DraftHistory, now: Draft, touching: string | null = null): DraftHistory => {
  const continues = touching !== null && touching === history.touching;
  return { past: continues ? history.past : [...history.past, history.now], now, future: [], touching };
};

export const undone = ({ past, now, future, ...history }: DraftHistory): DraftHistory => {
  const before = past.at(-1);
  if (!before) return { ...history, past, now, future };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], touching: null };
};

export const redone = ({ past, now, future, ...history }: DraftHistory): DraftHistory => {
  const [next, ...rest] = future;
  if (!next) return { ...history, past, now, future };
  return { past: [...past, now], now: next, future: rest, touching: null };
};
