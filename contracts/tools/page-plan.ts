import { z } from 'zod';
import { PAGE_PLAN_MAX } from '../limits.js';
import type { FieldMeta } from './options.js';

/** Degrees clockwise, added to the rotation that the page has. */
export type Turn = 0 | 90 | 180 | 270;

/** One page of a result: from which file (from 0), which of its pages (from 1), and how far it is turned. */
export interface PlannedPage {
  readonly file: number;
  readonly page: number;
  readonly turn: Turn;
  /** An empty page as large as that one. */
  readonly isBlank?: true;
}

const ENTRY = /^(?:(\d{1,3}):)?(blank)?(\d{1,6})(?:-(\d{1,6}))?(?:@(0|90|180|270))?$/;
const PROBLEM =
  'must be pages such as 1-3, 5@90 or 2:1-4, that is [file:]pages[@degrees clockwise], or blank3 for an empty page as large as page 3';

const entriesOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.replaceAll(/\s/g, ''))
    .filter((entry) => entry !== '');

/**
 * The pages of a result in their order, as text: `2:1-3@90` is pages 1 to 3 of the second file, turned by 90 degrees;
 * `10-1` is ten pages from the last to the first; `blank3` is an empty page as large as page 3; pages left out are left out of the result. Empty for all pages of
 * all files as they are. Whether the pages exist is the operation's business.
 */
export const pagePlan = (meta: FieldMeta) =>
  z
    .string({ error: PROBLEM })
    .max(PAGE_PLAN_MAX, { error: `must be at most ${PAGE_PLAN_MAX} characters` })
    .refine((text) => entriesOf(text).every((entry) => ENTRY.test(entry)), { error: PROBLEM })
    .default('')
    .meta({ ...meta, plan: true, default: '' });

/** Reads what {@link pagePlan} has checked. `limit` is the number of pages after which it stops reading. */
export const readPagePlan = (text: string, limit: number): PlannedPage[] => {
  const pages: PlannedPage[] = [];
  for (const { first, last, ...others } of entriesOf(text).map(runIn)) {
    const step = first <= last ? 1 : -1;
    for (let page = first; page !== last + step; page += step) {
      if (pages.length >= limit) return pages;
      pages.push({ ...others, page });
    }
  }
  return pages;
};

const runIn = (entry: string): Run => {
  const [, file = '1', blank, first = '0', last = first, turn = '0'] = ENTRY.exec(entry) ?? [];
  const run = { file: Number(file) - 1, turn: Number(turn) as Turn, first: Number(first), last: Number(last) };
  return blank === undefined ? run : { ...run, isBlank: true };
};

/** Neighbours with the same turn, from one page to another. */
interface Run extends Omit<PlannedPage, 'page'> {
  readonly first: number;
  last: number;
}

/** The shortest text for pages in this order: neighbours with the same turn become a range. */
export const writePagePlan = (pages: readonly PlannedPage[]): string => {
  const runs: Run[] = [];
  for (const planned of pages) {
    const { page, ...others } = planned;
    const run = runs.at(-1);
    if (run && goesOn(run, planned)) run.last = page;
    else runs.push({ ...others, first: page, last: page });
  }
  return runs.map(textOf).join(',');
};

const goesOn = (run: Run, { file, page, turn, isBlank }: PlannedPage): boolean => {
  const isAlike = run.file === file && run.turn === turn && run.isBlank === isBlank;
  const { first, last } = run;
  return isAlike && (page === last + (last >= first ? 1 : -1) || (first === last && page === last - 1));
};

const textOf = (run: Run): string => {
  const file = run.file === 0 ? '' : `${run.file + 1}:`;
  const blank = run.isBlank ? 'blank' : '';
  const last = run.last === run.first ? '' : `-${run.last}`;
  const turn = run.turn === 0 ? '' : `@${run.turn}`;
  return `${file}${blank}${run.first}${last}${turn}`;
};
