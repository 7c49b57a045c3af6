import type { EditableLine } from '../../../contracts/api/editable-text.js';
import type { PageBox, PageEdit } from '../../../contracts/tools/page-edits.js';

/** A line of a page that can be edited. */
export interface LineOnPage {
  /** From 1. */
  readonly page: number;
  readonly line: EditableLine;
}

export type TextEdit = Extract<PageEdit, { kind: 'text' }>;

/** Places are the same to a hundredth of a point. */
const isSameBox = (one: PageBox, other: PageBox): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.01);

const isAbout = (edit: PageEdit, page: number, box: PageBox): boolean => edit.page === page && isSameBox(edit.box, box);

/** What a line says from now on; undefined where it says what it always did. */
export const editOf = (edits: readonly PageEdit[], { page, line }: LineOnPage): TextEdit | undefined =>
  edits.find(
    (edit): edit is TextEdit => edit.kind === 'text' && edit.find === line.text && isAbout(edit, page, line.box),
  );

/** Whether the picture in a box is taken away. */
export const isRemoved = (edits: readonly PageEdit[], page: number, box: PageBox): boolean =>
  edits.some((edit) => edit.kind === 'delete' && isAbout(edit, page, box));

/** The edits with another one in the place of that about the same text or picture. */
const withEdit = (edits: readonly PageEdit[], edit: PageEdit): readonly PageEdit[] => {
  const at = edits.findIndex(
    (one) => one.kind === edit.kind && isAbout(one, edit.page, edit.box) && findOf(one) === findOf(edit),
  );
  return at < 0 ? [...edits, edit] : edits.with(at, edit);
};

const findOf = (edit: PageEdit): string | undefined => ('find' in edit ? edit.find : undefined);

/** The edits with another text for a line; its own text takes its edit away. */
export const withLine = (edits: readonly PageEdit[], { page, line }: LineOnPage, text: string): readonly PageEdit[] => {
  if (text !== line.text) return withEdit(edits, { kind: 'text', page, box: line.box, find: line.text, text });
  const own = editOf(edits, { page, line });
  return own ? edits.filter((edit) => edit !== own) : edits;
};

export const withoutPicture = (edits: readonly PageEdit[], page: number, box: PageBox): readonly PageEdit[] =>
  withEdit(edits, { kind: 'delete', page, box });

/** Several at once, such as those that a replacement makes. */
export const withEdits = (edits: readonly PageEdit[], more: readonly PageEdit[]): readonly PageEdit[] =>
  more.reduce(withEdit, edits);

/** A refusal names what it is about by its first words. */
const NAMED = 24;

/** Whether a refusal of the server is about this edit. */
export const isRefused = (edit: PageEdit, problem: string): boolean => {
  const find = findOf(edit);
  return problem !== '' && find !== undefined && problem.includes(find.slice(0, NAMED));
};
