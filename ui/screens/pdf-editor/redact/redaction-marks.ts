import { REDACTION_ITEMS_MAX, REDACTION_TEXT_MAX } from '../../../../contracts/limits.js';
import type { AreaItem, RedactionItem } from '../../../../contracts/tools/redaction-items.js';
import { withoutAlike } from '../../../tools/redaction/chip.js';
import type { Box, PageFacts, Point } from '../../../pdf/pdf-document.js';
import { findText } from '../../../pdf/find-text.js';

/** Requirement. */
const REPLACEMENT = '[REDACTED]';
/** Smaller than this it was a click and not a box, as a share of the page. */
const BOX_SHARE_MIN = 0.004;

export type Mark = RedactionItem;

interface Listed {
  readonly items: readonly Mark[];
  /** Those that are listed, and not applied. */
  readonly off: readonly string[];
  /** The others. */
  readonly applied: readonly Mark[];
}

/** The marks, and the marks before each change. */
export interface Marks extends Listed {
  readonly past: readonly Listed[];
  readonly nextId: number;
}

export const noMarks: Marks = { items: [], off: [], applied: [], past: [], nextId: 1 };

const listed = (items: readonly Mark[], off: readonly string[]): Listed => ({
  items,
  off,
  applied: off.length === 0 ? items : items.filter(({ id }) => !off.includes(id)),
});

interface Wording {
  readonly text: string;
  /** From 1; `all` for every page. */
  readonly page: number | 'all';
}

const changed = (marks: Marks, items: readonly Mark[]): Marks => {
  const { off, applied } = marks;
  return {
    ...marks,
    ...listed(items.slice(0, REDACTION_ITEMS_MAX), off),
    past: [...marks.past, { items: marks.items, off, applied }],
  };
};

const isMarked = ({ items }: Marks, { text, page }: Wording, type: 'text' | 'pattern' = 'text'): boolean =>
  items.some((item) => item.type === type && item.text === text && (item.page === page || item.page === 'all'));

/** A text that is longer than one item may be, in pieces that end with a word. */
const piecesOf = (text: string): readonly string[] => {
  if (text.length <= REDACTION_TEXT_MAX) return [text];
  const blank = text.lastIndexOf(' ', REDACTION_TEXT_MAX);
  const end = blank > 0 ? blank : REDACTION_TEXT_MAX;
  return [text.slice(0, end), ...piecesOf(text.slice(end).trim())];
};

type Draft = Pick<Exclude<Mark, AreaItem>, 'type' | 'text' | 'page'> | Omit<AreaItem, 'id' | 'replacement'>;

/** Marks all of it in one step. */
const withDrafts = (marks: Marks, drafts: readonly Draft[]): Marks => {
  if (drafts.length === 0) return marks;
  const items = drafts.map((draft, at): Mark => ({
    ...draft,
    id: String(marks.nextId + at),
    replacement: REPLACEMENT,
  }));
  return { ...changed(marks, [...marks.items, ...items]), nextId: marks.nextId + items.length };
};

/** A text split to the maximum length of a mark, without pieces that are already marked. */
const textDrafts = (marks: Marks, { text, page }: Wording): readonly Draft[] =>
  piecesOf(text.trim())
    .filter((piece) => piece !== '' && !isMarked(marks, { text: piece, page }))
    .map((piece) => ({ type: 'text', text: piece, page }));

/** Marks texts, each once. */
export const markTexts = (marks: Marks, wordings: readonly Wording[]): Marks =>
  withDrafts(
    marks,
    wordings.flatMap((wording) => textDrafts(marks, wording)),
  );

/** The item that asks for what a regular expression matches on any page. */
export const patternMark = (text: string, id = 'pattern'): Mark => ({
  id,
  type: 'pattern',
  text,
  page: 'all',
  replacement: REPLACEMENT,
});

/** Marks what a pattern matches on every page, once. Blanks at its ends are part of it. */
export const markPattern = (marks: Marks, text: string): Marks =>
  withDrafts(marks, isMarked(marks, { text, page: 'all' }, 'pattern') ? [] : [patternMark(text)]);

/** A text that was found, and where, if known. */
export interface Match {
  readonly text: string;
  /** From 1; 0 for what stands on no page. */
  readonly page: number;
  /** In shares of the page, a line each; none where only the text is known. */
  readonly boxes: readonly Box[];
  /** Less sure than others of its type. */
  readonly isDoubtful?: true;
}

const isSameBox = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

const draftsFor = (marks: Marks, { text, page, boxes }: Match): readonly Draft[] => {
  if (boxes.length === 0) return textDrafts(marks, { text, page: page === 0 ? 'all' : page });
  const here = marks.items.filter((item): item is AreaItem => item.type === 'area' && item.page === page);
  return boxes
    .filter((box) => !here.some((item) => isSameBox(item.box, box)))
    .map((box) => ({ type: 'area', text: text.slice(0, REDACTION_TEXT_MAX), page, box }));
};

/** Marks matches: by position if known, so that scanned pages can be redacted too; otherwise by text. */
export const markMatches = (marks: Marks, matches: readonly Match[]): Marks =>
  withDrafts(
    marks,
    matches.flatMap((match) => draftsFor(marks, match)),
  );

/** Whether there is nothing left to mark of what was found. */
export const areMarked = (marks: Marks, matches: readonly Match[]): boolean =>
  matches.every((match) => draftsFor(marks, match).length === 0);

/** Whether the maximum number of marks is reached. */
export const isFull = ({ items }: Marks): boolean => items.length >= REDACTION_ITEMS_MAX;

/** Marks an area; `page` from 1. Tiny ones are ignored as accidental. */
export const markArea = (marks: Marks, page: number, box: Box): Marks => {
  if (box.width < BOX_SHARE_MIN || box.height < BOX_SHARE_MIN) return marks;
  const item: Mark = { id: String(marks.nextId), type: 'area', text: '', page, box, replacement: REPLACEMENT };
  return { ...changed(marks, [...marks.items, item]), nextId: marks.nextId + 1 };
};

/** Removes what is marked of a text, wherever that is. */
export const removeAlike = (marks: Marks, id: string): Marks => changed(marks, withoutAlike(marks.items, id));

export const removeMark = (marks: Marks, id: string): Marks =>
  changed(
    marks,
    marks.items.filter((item) => item.id !== id),
  );

/** Whether none of these is applied. */
export const areOff = ({ off }: Pick<Marks, 'off'>, items: readonly Pick<Mark, 'id'>[]): boolean =>
  items.every(({ id }) => off.includes(id));

/** Applies all that mark a text where none of it was, else none of it; what is not applied stays in the list. */
export const switchAlike = (marks: Marks, id: string): Marks => {
  const others = withoutAlike(marks.items, id);
  const alike = marks.items.filter((item) => !others.includes(item)).map((item) => item.id);
  const isOff = alike.every((one) => marks.off.includes(one));
  const off = marks.off.filter((one) => !alike.includes(one));
  return { ...changed(marks, marks.items), ...listed(marks.items, isOff ? off : [...off, ...alike]) };
};

/** Without those that are done, and with nothing to undo. */
export const withoutDone = (marks: Marks, done: ReadonlySet<string>): Marks => ({
  ...marks,
  ...listed(
    marks.items.filter(({ id }) => !done.has(id)),
    marks.off,
  ),
  past: [],
});

export const undo = (marks: Marks): Marks => ({ ...marks, ...marks.past.at(-1), past: marks.past.slice(0, -1) });

const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

/** The box between two corners, within the page. */
export const boxBetween = (from: Point, to: Point): Box => {
  const left = within(Math.min(from.x, to.x), 0, 1);
  const right = within(Math.max(from.x, to.x), 0, 1);
  const top = within(Math.min(from.y, to.y), 0, 1);
  const bottom = within(Math.max(from.y, to.y), 0, 1);
  return { x: left, y: top, width: right - left, height: bottom - top };
};

export const shifted = (box: Box, by: Point): Box => ({
  ...box,
  x: within(box.x + by.x, 0, 1 - box.width),
  y: within(box.y + by.y, 0, 1 - box.height),
});

/** Pulls the bottom right corner. */
export const pulled = (box: Box, by: Point): Box => ({
  ...box,
  width: within(box.width + by.x, BOX_SHARE_MIN, 1 - box.x),
  height: within(box.height + by.y, BOX_SHARE_MIN, 1 - box.y),
});

/** Changes an area; undo treats it as part of the previous step. */
export const changeArea = (marks: Marks, id: string, change: (box: Box) => Box): Marks => ({
  ...marks,
  ...listed(
    marks.items.map((item) => (item.id === id && item.type === 'area' ? { ...item, box: change(item.box) } : item)),
    marks.off,
  ),
});

/** Where a page shows a mark, as far as the browser knows. `page` from 1. */
export const boxesOf = (mark: Mark, page: number, facts: PageFacts): readonly Box[] => {
  if (mark.page !== page && mark.page !== 'all') return [];
  if (mark.type === 'area') return [mark.box];
  return mark.type === 'text' ? findText(facts.runs, mark.text).flat() : [];
};
