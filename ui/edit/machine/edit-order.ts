import type { MarkChange } from '../../../contracts/marks.js';
import { isEmpty, type Draft } from '../draft/draft.js';
import { idInDocument } from '../marks/document-mark.js';
import { drawnPart, type DraftMark } from '../marks/draft-mark.js';
import { changeOf } from '../marks/mark-change.js';

/** A tool that makes a version of the document, and its options as they are sent. */
export interface EditOrder {
  readonly tool: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  /** What marks and edits name by their numbers; they are sent after the document. */
  readonly pictures?: readonly File[];
}

const isContent = (mark: DraftMark): boolean => 'asContent' in mark && mark.asContent;

/** A mark of the document that becomes content of its page is no annotation any more. */
const leavesDocument = (mark: DraftMark): boolean => mark.was !== undefined && isContent(mark);

/**
 * What of the marks is new, drawn anew, changed as it looks, and gone. Ids of new marks belong to the draft: in the
 * document, one of an earlier version may have the same.
 */
const sentMarks = ({ marks, removed }: Pick<Draft, 'marks' | 'removed'>) => {
  const kept = marks.map((mark) => ({ mark, change: leavesDocument(mark) ? null : changeOf(mark) }));
  return {
    marks: JSON.stringify(
      kept.flatMap(({ mark, change }) => {
        if (change) return [];
        const isDrawnAnew = mark.was !== undefined && !leavesDocument(mark);
        return [{ ...drawnPart(mark), ...(isDrawnAnew && { id: idInDocument(mark) }) }];
      }),
    ),
    changed: JSON.stringify(kept.flatMap(({ change }): readonly MarkChange[] => (change ? [change] : []))),
    removed: JSON.stringify([...removed, ...marks.filter(leavesDocument).map(idInDocument)]),
  };
};

/** The draft with those pictures alone that something of it shows. */
const withUsedPictures = (draft: Draft): Draft => {
  const numbers = [...draft.marks, ...draft.edits].flatMap((one) => ('picture' in one ? [one.picture] : []));
  const used = [...new Set(numbers)].toSorted((one, other) => one - other);
  const renumbered = <One extends object>(one: One): One =>
    'picture' in one ? { ...one, picture: used.indexOf(one.picture as number) + 1 } : one;
  return {
    ...draft,
    marks: draft.marks.map(renumbered),
    edits: draft.edits.map(renumbered),
    pictures: used.flatMap((number) => draft.pictures[number - 1] ?? []),
  };
};

/**
 * All of a draft as one conversion. A draft that only fills a form or only marks the pages is sent to the tool for that,
 * and locking alone to another, so that the name of the version says what was done.
 */
export const orderOf = (whole: Draft, isLocking: boolean): EditOrder => {
  const draft = withUsedPictures(whole);
  const { pictures } = draft;
  if (isEmpty(draft)) return { tool: 'pdf-flatten', options: { what: 'fields' } };
  const filled = { values: JSON.stringify(draft.values), flatten: isLocking };
  const marksNothing = draft.marks.length + draft.removed.length === 0;
  if (marksNothing && draft.edits.length === 0) return { tool: 'pdf-fill-form', options: filled };
  const marks = sentMarks(draft);
  const fillsNothing = Object.keys(draft.values).length === 0 && !isLocking;
  if (fillsNothing && draft.edits.length === 0) return { tool: 'pdf-annotate', options: marks, pictures };
  return { tool: 'pdf-edit', options: { ...filled, ...marks, edits: JSON.stringify(draft.edits) }, pictures };
};
