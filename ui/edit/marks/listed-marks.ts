import type { ExistingMark } from '../../../contracts/marks.js';
import { answersTo, goneWith, leftMarks, type DocumentMark } from './document-mark.js';
import type { DraftMark } from './draft-mark.js';

/** An answer to a mark, of the document or of the draft. */
export interface ListedAnswer {
  readonly mark: DraftMark;
  readonly told?: ExistingMark;
}

/** A mark as the list has it: as it is from now on, and what the document says about it. */
export interface ListedMark extends ListedAnswer {
  readonly answers: readonly ListedAnswer[];
}

interface Marked {
  readonly existing: readonly DocumentMark[];
  readonly history: { readonly now: { readonly marks: readonly DraftMark[]; readonly removed: readonly string[] } };
}

/** All marks that the version would have, those of the document first. */
export const listedMarks = ({ existing, history: { now } }: Marked): readonly ListedMark[] => {
  const left = leftMarks({ existing, removed: now.removed });
  const drafted = new Map(now.marks.map((mark) => [mark.id, mark]));
  const asListed = ({ told, mark }: DocumentMark): ListedAnswer => ({ told, mark: drafted.get(mark.id) ?? mark });
  const replies = now.marks.filter((mark) => mark.type === 'reply' && !mark.was);
  const answersOf = (id: string): readonly ListedAnswer[] => [
    ...answersTo(left, id).map(asListed),
    ...replies.flatMap((mark) => (mark.type === 'reply' && mark.replyTo === id ? [{ mark }] : [])),
  ];
  return [
    ...left
      .filter(({ told }) => told.replyTo === null)
      .map((one) => ({ ...asListed(one), answers: answersOf(one.told.id) })),
    ...now.marks
      .filter(({ was, type }) => !was && type !== 'reply')
      .map((mark) => ({ mark, answers: mark.named === undefined ? [] : answersOf(mark.named) })),
  ];
};

/** The marks of the document that go; answers that go with one are not listed by themselves. */
export const removedMarks = ({ existing, history: { now } }: Marked): readonly DocumentMark[] =>
  existing.filter(({ told }) => now.removed.includes(told.id));

/** Ids, as the draft has them, of those marks of the document that the version will not have as they are. */
export const changedIds = ({ existing, history: { now } }: Marked): readonly string[] => {
  const changed = now.marks.flatMap(({ id, was }) => (was ? [id] : []));
  if (now.removed.length === 0) return changed;
  const gone = goneWith(existing, now.removed);
  return [...changed, ...existing.flatMap(({ told, mark }) => (gone.has(told.id) ? [mark.id] : []))];
};

/** Whether the mark is another than in the document. */
export const isChanged = ({ mark }: ListedAnswer, { history }: Pick<Marked, 'history'>): boolean =>
  mark.was !== undefined && history.now.marks.includes(mark);

/** The thread that a mark of the document belongs to: its own id there, or that of what it answers in the end. */
export const rootOf = (existing: readonly DocumentMark[], id: string): string => {
  const replyTo = existing.find(({ told }) => told.id === id)?.told.replyTo ?? null;
  return replyTo === null || replyTo === id ? id : rootOf(existing, replyTo);
};

export type Grouping = 'page' | 'author';

export interface MarkGroup {
  /** From 1; null where the group is that of an author. */
  readonly page: number | null;
  /** Null for what the draft has added; empty where the document names nobody. */
  readonly author: string | null;
  readonly marks: readonly ListedMark[];
}

const authorOf = ({ told }: ListedMark): string | null => (told ? told.author.trim() : null);

const byPlace = (one: ListedMark, other: ListedMark): number => one.mark.page - other.mark.page;

const groupedBy = <Key>(
  marks: readonly ListedMark[],
  keyOf: (mark: ListedMark) => Key,
): ReadonlyMap<Key, readonly ListedMark[]> => {
  const groups = new Map<Key, ListedMark[]>();
  for (const mark of marks) groups.set(keyOf(mark), [...(groups.get(keyOf(mark)) ?? []), mark]);
  return groups;
};

/** The marks by page, or by author and then by page; what the draft has added comes last. */
export const groupedMarks = (marks: readonly ListedMark[], grouping: Grouping): readonly MarkGroup[] => {
  const sorted = marks.toSorted(byPlace);
  if (grouping === 'page')
    return [...groupedBy(sorted, ({ mark }) => mark.page)].map(([page, own]) => ({ page, author: null, marks: own }));
  return [...groupedBy(sorted, authorOf)]
    .toSorted(([one], [other]) => (one === null ? 1 : other === null ? -1 : one.localeCompare(other)))
    .map(([author, own]) => ({ page: null, author, marks: own }));
};
