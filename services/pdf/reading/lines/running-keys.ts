import { groupIntoRows } from '../../../../contracts/group-into-rows.js';
import { bottomOf } from './text-boxes.js';
import type { Fragment } from './fragments.js';

/** A page before its layout. */
export interface RawPage {
  readonly height: number;
  readonly fragments: readonly Fragment[];
}

export interface NumberedPage extends RawPage {
  /** From 0. */
  readonly index: number;
  /** All that stands beside a fragment, itself among it. */
  readonly rowOf: (fragment: Fragment) => readonly Fragment[];
}

export type Running = 'page-header' | 'page-footer';

/** Running lines stand in the outer parts of a page, which are this share of its height each. */
const EDGE_SHARE = 0.14;
/** A number alone may stand further in, as where the paper is larger than the page that was meant. */
const NUMBER_EDGE_SHARE = 0.25;
/** In points: what is nearer stands in the same place. */
const SAME_PLACE_POINTS = 6;
/** Baselines of a row differ by at most this share of the letters' size. */
const ROW_OFFSET_SHARE = 0.5;

/** Keys by the text of a fragment and its height, in steps that overlap. */
export const keysOf = (fragment: Fragment, page: NumberedPage): string[] => {
  const edge = edgeOf(fragment, page);
  if (!edge) return [];
  const step = Math.floor(fragment.baseline / SAME_PLACE_POINTS);
  const half = Math.floor(fragment.baseline / SAME_PLACE_POINTS + 0.5);
  return sayings(fragment, page).flatMap((text) => [`${edge}/${text}/${step}`, `${edge}/${text}/half/${half}`]);
};

const LABELLED = /^\p{L}+\.? ?#/u;

/**
 * The words of a line on every page: all but numbers. Behind a label, and where nothing else is said but in other
 * places of the line, one of them goes on with the pages: `Figure 3` and `Figure 4` on pages 5 and 8 are titles. Of
 * `Q1`, `Q2` and `Q3` beside each other none does.
 */
const sayings = (fragment: Fragment, page: NumberedPage): string[] => {
  const text = textOf(fragment).toLowerCase();
  const bare = bareOf(text);
  if (!isCounting(fragment, page) && !LABELLED.test(bare)) return [bare];
  const isLikeAnother = page
    .rowOf(fragment)
    .some((other) => other !== fragment && bareOf(textOf(other).toLowerCase()) === bare);
  if (isLikeAnother) return [text];
  const offs = [...text.matchAll(/\d+/g)].map(([number]) => `${bare}/${Number(number) - page.index}`);
  return [text, ...new Set(offs)];
};

const bareOf = (text: string): string => text.replace(/\d+/g, '#');

export const edgeOf = (fragment: Fragment, { height }: RawPage): Running | undefined => {
  const { box } = fragment;
  const edge = /^\P{L}{0,2}\d{1,4}\P{L}{0,2}$/u.test(textOf(fragment)) ? NUMBER_EDGE_SHARE : EDGE_SHARE;
  if (bottomOf(box) < edge * height) return 'page-header';
  return box.y > (1 - edge) * height ? 'page-footer' : undefined;
};

/** Whether it is a number beside something else, which in a table of many pages is bound to come again somewhere. */
export const isCounting = (fragment: Fragment, page: NumberedPage): boolean =>
  isOfNumbers(fragment) && page.rowOf(fragment).length > 1;

export const isOfNumbers = (fragment: Fragment): boolean => !/\p{L}/u.test(textOf(fragment));

/** Fragments whose baselines are about the same. */
export const rowsOf = ({ fragments }: RawPage): ((fragment: Fragment) => readonly Fragment[]) => {
  const rows = groupIntoRows(
    fragments.toSorted((one, other) => one.baseline - other.baseline),
    ({ baseline, size }, [first]) => baseline - first.baseline <= ROW_OFFSET_SHARE * Math.min(first.size, size),
  );
  const rowOf = new Map(rows.flatMap((row) => row.map((fragment) => [fragment, row] as const)));
  return (fragment) => rowOf.get(fragment) ?? [fragment];
};

export const textOf = ({ words }: Fragment): string => words.map(({ text }) => text).join(' ');
