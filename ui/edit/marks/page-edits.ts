import type { EditableLine } from '../../../contracts/api/editable-text.js';
import type { PageBox, PageEdit } from '../../../contracts/tools/page-edits.js';
import { rounded, type PagePoint } from './places.js';

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

/** The edit of a line; undefined where it has its own words. */
export const editOf = (edits: readonly PageEdit[], { page, line }: LineOnPage): TextEdit | undefined =>
  edits.find(
    (edit): edit is TextEdit => edit.kind === 'text' && edit.find === line.text && isAbout(edit, page, line.box),
  );

/** A line of text, or a picture, which says nothing. */
export interface PageObject {
  /** From 1. */
  readonly page: number;
  readonly box: PageBox;
  readonly find?: string;
}

/** The edit of a line or a picture; undefined where it stays as it is. */
export const editAbout = (edits: readonly PageEdit[], { page, box, find }: PageObject): PageEdit | undefined =>
  edits.find((edit) => isAbout(edit, page, box) && findOf(edit) === find);

/** The edits with another one in the place of that about the same text or picture. */
const withEdit = (edits: readonly PageEdit[], edit: PageEdit): readonly PageEdit[] => {
  const at = edits.findIndex((one) => isAbout(one, edit.page, edit.box) && findOf(one) === findOf(edit));
  return at < 0 ? [...edits, edit] : edits.with(at, edit);
};

/** How far a line or a picture is moved, to the right and down, in points. */
export const movedBy = (edits: readonly PageEdit[], object: PageObject): PagePoint => {
  const edit = editAbout(edits, object);
  return edit?.kind === 'move' ? { x: edit.dx, y: edit.dy } : { x: 0, y: 0 };
};

/** A line or a picture can be moved unless something else becomes of it: the server does one thing with each. */
export const canMove = (edits: readonly PageEdit[], object: PageObject): boolean =>
  (editAbout(edits, object)?.kind ?? 'move') === 'move';

/** The edits with a line or a picture moved so far from where the document has it. */
export const withMoved = (edits: readonly PageEdit[], object: PageObject, by: PagePoint): readonly PageEdit[] => {
  if (!canMove(edits, object)) return edits;
  const dx = rounded(by.x);
  const dy = rounded(by.y);
  if (dx !== 0 || dy !== 0) return withEdit(edits, { kind: 'move', ...object, dx, dy });
  const own = editAbout(edits, object);
  return own ? edits.filter((edit) => edit !== own) : edits;
};

export const withReplaced = (edits: readonly PageEdit[], object: PageObject, picture: number): readonly PageEdit[] =>
  withEdit(edits, { kind: 'replace', page: object.page, box: object.box, picture });

const findOf = (edit: PageEdit): string | undefined => ('find' in edit ? edit.find : undefined);

/** The edits with another text for a line; its own text takes its edit away. */
export const withLine = (edits: readonly PageEdit[], { page, line }: LineOnPage, text: string): readonly PageEdit[] => {
  if (text !== line.text) return withEdit(edits, { kind: 'text', page, box: line.box, find: line.text, text });
  const own = editOf(edits, { page, line });
  return own ? edits.filter((edit) => edit !== own) : edits;
};

export const withoutObject = (edits: readonly PageEdit[], object: PageObject): readonly PageEdit[] =>
  withEdit(edits, { kind: 'delete', ...object });

/** Several at once, such as those that a replacement makes. */
export const withEdits = (edits: readonly PageEdit[], more: readonly PageEdit[]): readonly PageEdit[] =>
  more.reduce(withEdit, edits);

/** A refusal names what it is about by its first words. */
const QUOTED_LETTERS_MAX = 24;

/** Whether a refusal of the server is about this edit. */
export const isRefused = (edit: PageEdit, problem: string): boolean => {
  const find = findOf(edit);
  return problem !== '' && find !== undefined && problem.includes(find.slice(0, QUOTED_LETTERS_MAX));
};
