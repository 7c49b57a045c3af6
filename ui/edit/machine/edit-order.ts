import { isEmpty, type Draft } from '../draft/draft.js';

/** A tool that makes a version of the document, and its options as they are sent. */
export interface EditOrder {
  readonly tool: string;
  readonly options: Readonly<Record<string, string | boolean>>;
}

/** Ids of new marks belong to the draft: in the document, one of an earlier version may have the same. */
const sentMarks = ({ marks }: Draft): string => JSON.stringify(marks.map(({ id: _, ...mark }) => mark));

/**
 * All of a draft as one conversion. A draft that only fills a form is sent to the tool for that, and locking alone to
 * another, so that the name of the version says what was done.
 */
export const orderOf = (draft: Draft, isLocking: boolean): EditOrder => {
  if (isEmpty(draft)) return { tool: 'pdf-flatten', options: { what: 'fields' } };
  const filled = { values: JSON.stringify(draft.values), flatten: isLocking };
  if (draft.marks.length + draft.edits.length === 0) return { tool: 'pdf-fill-form', options: filled };
  return {
    tool: 'pdf-edit',
    options: { ...filled, marks: sentMarks(draft), edits: JSON.stringify(draft.edits) },
  };
};
