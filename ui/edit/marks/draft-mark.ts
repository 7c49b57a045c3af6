import type { Mark, MarkType } from '../../../contracts/marks.js';

/** A mark of a draft. Its id is known to the draft alone: what is sent has none, so that it is new in the document. */
export type DraftMark = Mark & { readonly id: string };

export type DraftMarkOf<Type extends MarkType> = Extract<DraftMark, { type: Type }>;

const PREFIX = 'mark-';

/** The next id that no mark of the draft has. */
export const nextId = (marks: readonly DraftMark[]): string => {
  const numbers = marks.map(({ id }) => Number(id.slice(PREFIX.length))).filter(Number.isFinite);
  return `${PREFIX}${Math.max(0, ...numbers) + 1}`;
};

/** The list with this mark in the place of the one with its id, or on top of all. */
export const withMark = (marks: readonly DraftMark[], mark: DraftMark): readonly DraftMark[] =>
  marks.some(({ id }) => id === mark.id) ? marks.map((one) => (one.id === mark.id ? mark : one)) : [...marks, mark];

export const withoutMark = (marks: readonly DraftMark[], gone: string): readonly DraftMark[] =>
  marks.filter(({ id }) => id !== gone);

export const markWith = (marks: readonly DraftMark[], id: string | null): DraftMark | undefined =>
  marks.find((mark) => mark.id === id);
