import type { FormValues } from '../../../contracts/form-fields.js';
import type { PageEdit } from '../../../contracts/tools/page-edits.js';
import type { DraftMark } from '../marks/draft-mark.js';

/** Changes to a document that are not a version of it yet, in the terms of the options of `pdf-edit`. */
export interface Draft {
  /** The values of fields that have another than in the document. */
  readonly values: FormValues;
  /** New marks, the lowest first, and those of the document that are to be another. */
  readonly marks: readonly DraftMark[];
  /** Ids of annotations of the document that go, and with them the answers to them. */
  readonly removed: readonly string[];
  /** The new words of the pages, in the order in which they were changed. */
  readonly edits: readonly PageEdit[];
  /** The pictures that marks and edits name by their numbers, from 1. */
  readonly pictures: readonly File[];
}

/** A draft with every step that led to it, and those that were undone. */
export interface DraftHistory {
  /** Oldest first. */
  readonly past: readonly Draft[];
  readonly now: Draft;
  /** The step that was undone last comes first. */
  readonly future: readonly Draft[];
  /** The subject of the last step: as long as the same thing is being written, it stays one step. Null after that. */
  readonly touching: string | null;
}

export const emptyDraft: Draft = { values: {}, marks: [], removed: [], edits: [], pictures: [] };

export const noHistory: DraftHistory = { past: [], now: emptyDraft, future: [], touching: null };

/** How many things were changed. */
export const changeCount = ({ values, marks, removed, edits }: Draft): number =>
  Object.keys(values).length + marks.length + removed.length + edits.length;

export const isEmpty = (draft: Draft): boolean => changeCount(draft) === 0;

/** A kept history as it is today: drafts of before had the values of fields only. Null for what is none. */
export const readHistory = (persisted: unknown): DraftHistory | null => {
  if (
    typeof persisted !== 'object' ||
    persisted === null ||
    !('past' in persisted && 'now' in persisted && 'future' in persisted)
  )
    return null;
  const { past, now, future } = persisted as DraftHistory;
  const whole = (draft: Partial<Draft>): Draft => ({ ...emptyDraft, ...draft });
  return { past: past.map(whole), now: whole(now), future: future.map(whole), touching: null };
};

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
