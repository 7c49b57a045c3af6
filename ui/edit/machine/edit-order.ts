import type { MarkChange } from '../../../contracts/marks.js';
import { isEmpty, type Draft } from '../draft/draft.js';
import { idInDocument } from '../marks/document-mark.js';
import { drawnPart, type DraftMark } from '../marks/draft-mark.js';
import { newFieldOf } from '../marks/field-mark.js';
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

/** The fields that the form gains. */
const sentFields = (marks: Draft['marks']): { readonly fields?: string } => {
  const fields = marks.filter((mark) => mark.type === 'field').map(newFieldOf);
  return fields.length > 0 ? { fields: JSON.stringify(fields) } : {};
};

/** The draft without its new fields, which are sent by themselves. */
const withoutFields = (draft: Draft): Draft => ({
  ...draft,
  marks: draft.marks.filter(({ type }) => type !== 'field'),
});

/**
 * All of a draft as one conversion. A draft that only fills a form, only marks the pages or only adds fields is sent to
 * the tool for that, and locking alone to another, so that the name of the version says what was done.
 */
export const orderOf = (whole: Draft, isLocking: boolean): EditOrder => {
  if (isEmpty(whole)) return { tool: 'pdf-flatten', options: { what: 'fields' } };
  const draft = withUsedPictures(withoutFields(whole));
  const fields = sentFields(whole.marks);
  if (fields.fields === undefined) return orderWithoutFields(draft, isLocking);
  if (isEmpty(draft) && !isLocking) return { tool: 'pdf-add-fields', options: { fields: fields.fields } };
  const order = editOrder(draft, isLocking);
  return { ...order, options: { ...order.options, ...fields } };
};

const filledOptions = ({ values }: Draft, isLocking: boolean) => ({
  values: JSON.stringify(values),
  flatten: isLocking,
});

const editOrder = (draft: Draft, isLocking: boolean): EditOrder => ({
  tool: 'pdf-edit',
  options: { ...filledOptions(draft, isLocking), ...sentMarks(draft), edits: JSON.stringify(draft.edits) },
  pictures: draft.pictures,
});

const orderWithoutFields = (draft: Draft, isLocking: boolean): EditOrder => {
  const { edits, marks, removed, values, pictures } = draft;
  if (edits.length > 0) return editOrder(draft, isLocking);
  if (marks.length + removed.length === 0) return { tool: 'pdf-fill-form', options: filledOptions(draft, isLocking) };
  const fillsNothing = Object.keys(values).length === 0 && !isLocking;
  return fillsNothing ? { tool: 'pdf-annotate', options: sentMarks(draft), pictures } : editOrder(draft, isLocking);
};
