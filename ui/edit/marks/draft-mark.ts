import type { Mark, MarkType } from '../../../contracts/marks.js';
import type { PageBox } from '../../../contracts/tools/page-edits.js';
import type { FieldMark } from './field-mark.js';
import type { SignMark } from './sign-mark.js';

/** An annotation of a kind that is not drawn here: it keeps its look, and can be moved and noted. */
export interface OtherMark {
  readonly type: 'other';
  /** Its type in the standard. */
  readonly kind: string;
  readonly page: number;
  readonly box: PageBox;
  readonly author: string;
  readonly contents: string;
  readonly opacity: number;
}

export type DrawnMark = Mark | OtherMark | FieldMark | SignMark;

/**
 * A mark that is worked on. The id of a new one is known to the draft alone: what is sent has none, so that it is new in
 * the document. One of the document has its id from there, and what it was.
 */
export type DraftMark = DrawnMark & {
  readonly id: string;
  readonly was?: DrawnMark;
  /** The name of a new one in the document, where a file of marks gives it one, so that answers lead to it. */
  readonly named?: string;
};

export type DraftMarkOf<Type extends MarkType | 'other' | 'field' | 'sign'> = Extract<DraftMark, { type: Type }>;

const PREFIX = 'mark-';

/** The next id that no mark of the draft has. */
export const nextId = (marks: readonly DraftMark[]): string => {
  const numbers = marks.filter(({ was }) => !was).map(({ id }) => Number(id.slice(PREFIX.length)));
  return `${PREFIX}${Math.max(0, ...numbers.filter(Number.isFinite)) + 1}`;
};

/** The part of a mark that is sent. */
export const drawnPart = ({ id: _, was: __, named: ___, ...mark }: DraftMark): DrawnMark => mark;

const isAsItWas = (mark: DraftMark): boolean =>
  mark.was !== undefined && JSON.stringify(drawnPart(mark)) === JSON.stringify(mark.was);

/** The list with this mark in the place of the one with its id, or on top of all; one of the document that is as it was is no change. */
export const withMark = (marks: readonly DraftMark[], mark: DraftMark): readonly DraftMark[] => {
  if (isAsItWas(mark)) return withoutMark(marks, mark.id);
  return marks.some(({ id }) => id === mark.id)
    ? marks.map((one) => (one.id === mark.id ? mark : one))
    : [...marks, mark];
};

export const withoutMark = (marks: readonly DraftMark[], gone: string): readonly DraftMark[] =>
  marks.some(({ id }) => id === gone) ? marks.filter(({ id }) => id !== gone) : marks;

export const markWith = (marks: readonly DraftMark[], id: string | null): DraftMark | undefined =>
  marks.find((mark) => mark.id === id);
