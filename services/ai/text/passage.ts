import { isFormula, isProse } from './prose.js';
import { isOpen } from './sentences.js';

/** A paragraph or point of a document's own text. */
export interface Passage {
  readonly text: string;
  /** The page on which the passage begins, from 1. */
  readonly page: number;
  /** Heading that it stands under; '' before the first. */
  readonly section: string;
  /** Place of that section, from 0: two may have the same heading. */
  readonly sectionIndex: number;
  readonly isListItem: boolean;
  /** Where it goes over to another page. */
  readonly turns?: readonly PageTurn[];
}

interface PageTurn {
  /** Characters before it. */
  readonly at: number;
  readonly page: number;
}

/** A passage that may go on. */
export interface OpenPassage extends Passage {
  /** Its last line is full. */
  readonly goesOn: boolean;
  /** A footnote or a table, which the text goes on around. */
  readonly isAside: boolean;
}

/** Stands for what was left out of the middle of a passage, such as a formula in a line of its own. */
export const GAP = '\uFFFC';

const STARTS_SMALL = /^[("'“„«]*\p{Ll}/u;
const DIVIDED = /\p{Ll}[-\u2010]$/u;

/** Adds a passage, or what it says to the one that it goes on with; formulas between its lines are left out unless kept. */
export const addPassage = (passages: OpenPassage[], passage: OpenPassage, keepsFormulas: boolean): void => {
  if (passage.text === '') return;
  const at = passages.findLastIndex(({ isAside }) => !isAside);
  const last = passages[at];
  if (last && isContinued(last, passage)) passages[at] = joined(last, passage);
  else if (last && isInterlude(last, passage)) {
    passages[at] = { ...last, text: `${last.text} ${keepsFormulas ? passage.text : GAP}` };
  } else passages.push(passage);
};

/** Whether a passage goes on with what the one before has left open. */
const isContinued = (last: OpenPassage, next: OpenPassage): boolean => {
  if (next.isListItem || next.isAside || next.page > last.page + 1 || !isOpen(last.text)) return false;
  if (last.sectionIndex !== next.sectionIndex) return false;
  if (last.text.endsWith(GAP)) return true;
  const isFirstOfPage = next.page > last.page && STARTS_SMALL.test(next.text);
  return isFirstOfPage || (last.goesOn && isProse(next.text, 'und'));
};

/** A formula in a line of its own, in the middle of a sentence. */
const isInterlude = (last: OpenPassage, next: OpenPassage): boolean =>
  !next.isAside &&
  isOpen(last.text.replace(/:$/, '')) &&
  !STARTS_SMALL.test(next.text) &&
  isFormula(next.text) &&
  !isProse(next.text, 'und');

const joined = (last: OpenPassage, next: OpenPassage): OpenPassage => {
  const isDivided = DIVIDED.test(last.text) && STARTS_SMALL.test(next.text);
  const before = isDivided ? last.text.slice(0, -1) : `${last.text} `;
  const turns = [...(last.turns ?? []), ...(next.page === last.page ? [] : [{ at: before.length, page: next.page }])];
  return { ...last, text: before + next.text, goesOn: next.goesOn, ...(turns.length > 0 && { turns }) };
};

/** A passage page by page. */
export const byPage = ({ text, page, turns = [] }: Pick<Passage, 'text' | 'page' | 'turns'>) =>
  [{ at: 0, page }, ...turns].map((turn, index) => ({
    page: turn.page,
    text: text.slice(turn.at, turns[index]?.at),
  }));

/** The page on which a place in a passage is. */
export const pageAt = ({ page, turns = [] }: Pick<Passage, 'page' | 'turns'>, place: number): number =>
  turns.findLast(({ at }) => at <= place)?.page ?? page;
