import type { MarkChange } from '../../../contracts/marks.js';
import { isEmpty, type Draft } from '../draft/draft.js';
import { idInDocument } from '../marks/document-mark.js';
import { drawnPart, type DraftMark } from '../marks/draft-mark.js';
import { newFieldOf } from '../marks/field-mark.js';
import { placementOf, type SignMark } from '../marks/sign-mark.js';
import { changeOf } from '../marks/mark-change.js';

/** A tool that makes a version of the document, and its options as they are sent. */
export interface EditOrder {
  readonly tool: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  /** The pictures that marks and edits name by their numbers; they are sent after the document. */
  readonly pictures?: readonly File[];
  /** Names the request, so that an order that is given again after a reload is not done again. */
  readonly requestKey?: string;
}

/** A conversion ended without a version: whoever asks again asks for another one. */
export class OrderEnded extends Error {}

const isContent = (mark: DraftMark): boolean => 'asContent' in mark && mark.asContent;

/** A mark of the document that becomes content of its page is no annotation any more. */
const leavesDocument = (mark: DraftMark): boolean => mark.was !== undefined && isContent(mark);

/**
 * The marks that are new, drawn anew, changed as they look, and gone. Ids of new marks belong to the draft: in the
 * document, one of an earlier version may have the same.
 */
const sentMarks = ({ marks, removed }: Pick<Draft, 'marks' | 'removed'>) => {
  const changes = marks.map((mark) => ({ mark, change: leavesDocument(mark) ? null : changeOf(mark) }));
  return {
    marks: JSON.stringify(
      changes.flatMap(({ mark, change }) => {
        if (change) return [];
        const isDrawnAnew = mark.was !== undefined && !leavesDocument(mark);
        const id = isDrawnAnew ? idInDocument(mark) : mark.named;
        return [{ ...drawnPart(mark), ...(id !== undefined && { id }) }];
      }),
    ),
    changed: JSON.stringify(changes.flatMap(({ change }): readonly MarkChange[] => (change ? [change] : []))),
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

/** The signatures of a draft by the picture that shows them: one seal for each. */
const signOrders = (draft: Draft): readonly EditOrder[] => {
  const signs = draft.marks.filter((mark): mark is DraftMark & SignMark => mark.type === 'sign');
  return [...new Set(signs.map(({ picture }) => picture))].flatMap((picture): readonly EditOrder[] => {
    const placements = signs.filter((mark) => mark.picture === picture).map(placementOf);
    const file = draft.pictures[picture - 1];
    return file
      ? [{ tool: 'pdf-place-signature', options: { placements: JSON.stringify(placements) }, pictures: [file] }]
      : [];
  });
};

/** All of a draft: what changes the document is one conversion, and comes before what signs it. */
export const ordersOf = (draft: Draft, isLocking: boolean): readonly EditOrder[] => {
  const unsigned = { ...draft, marks: draft.marks.filter(({ type }) => type !== 'sign') };
  const signing = signOrders(draft);
  const changes = signing.length === 0 || isLocking || !isEmpty(unsigned);
  return changes ? [orderOf(unsigned, isLocking), ...signing] : signing;
};

/** The annotations that the draft adds, changes and removes, for a file of marks: neither content nor fields. */
export const marksToExport = (draft: Draft) => {
  const marks = draft.marks.filter((mark) => mark.type !== 'field' && mark.type !== 'sign' && !isContent(mark));
  const { pictures, ...used } = withUsedPictures({ ...draft, marks, edits: [] });
  return { options: sentMarks(used), pictures };
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
const orderOf = (whole: Draft, isLocking: boolean): EditOrder => {
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
