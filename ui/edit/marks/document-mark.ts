import type { ExistingMark } from '../../../contracts/marks.js';
import type { DraftMark, DrawnMark } from './draft-mark.js';

/** An annotation of the document, as the server tells of it and as a mark that can be worked on. */
export interface DocumentMark {
  readonly told: ExistingMark;
  readonly mark: DraftMark;
}

const PREFIX = 'document-';

/** Under which an annotation of the document is worked on. */
export const idInDraft = (id: string): string => PREFIX + id;

/** The name of a changed mark in the document. */
export const idInDocument = ({ id }: Pick<DraftMark, 'id'>): string => id.slice(PREFIX.length);

const drawnMark = ({ mark, kind, page, box, author, contents }: ExistingMark): DrawnMark => {
  if (!mark) return { type: 'other', kind, page, box, author, contents, opacity: 1 };
  const { id: _, ...own } = mark;
  return own;
};

export const documentMark = (existing: ExistingMark): DocumentMark => {
  const was = drawnMark(existing);
  return { told: existing, mark: { ...was, id: idInDraft(existing.id), was } };
};

/** Ids of what goes, with all that answers it, one after the other. */
export const goneWith = (existing: readonly DocumentMark[], removed: readonly string[]): ReadonlySet<string> => {
  const gone = new Set(removed);
  for (let before = -1; before !== gone.size;) {
    before = gone.size;
    for (const { told } of existing) if (told.replyTo !== null && gone.has(told.replyTo)) gone.add(told.id);
  }
  return gone;
};

interface Thread {
  readonly existing: readonly DocumentMark[];
  readonly removed: readonly string[];
}

/** The annotations of the document that the draft leaves in it. */
export const leftMarks = ({ existing, removed }: Thread): readonly DocumentMark[] => {
  if (removed.length === 0) return existing;
  const gone = goneWith(existing, removed);
  return existing.filter(({ told }) => !gone.has(told.id));
};

/** Answers to an annotation and answers to these, in the order of the document. */
export const answersTo = (existing: readonly DocumentMark[], id: string): readonly DocumentMark[] => {
  const thread = goneWith(existing, [id]);
  return existing.filter(({ told }) => told.id !== id && thread.has(told.id));
};
