import { isEmpty, type Draft } from '../draft/draft.js';

/** A tool that makes a version of the document, and its options as they are sent. */
export interface EditOrder {
  readonly tool: string;
  readonly options: Readonly<Record<string, string | boolean>>;
}

/** All of a draft as one conversion; locking alone is a tool of its own. */
export const orderOf = (draft: Draft, isLocking: boolean): EditOrder =>
  isEmpty(draft)
    ? { tool: 'pdf-flatten', options: { what: 'fields' } }
    : { tool: 'pdf-fill-form', options: { values: JSON.stringify(draft.values), flatten: isLocking } };
