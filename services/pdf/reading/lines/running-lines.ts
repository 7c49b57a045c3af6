import { bottomOf } from './text-boxes.js';
import type { Fragment } from './fragments.js';

/** A page before its layout. */
export interface RawPage {
  readonly height: number;
  readonly fragments: readonly Fragment[];
}

export type Running = 'page-header' | 'page-footer';

/** The outer parts of a page, of its height, where running lines stand. */
const EDGE = 0.14;
/** Points. */
const SAME_PLACE = 6;
const PAGES_MIN = 2;
const PAGES_SHARE = 0.25;

/**
 * The fragments that come again on several pages at the same height, whatever numbers they hold, with nothing else
 * further out: running heads, feet and the numbers of pages.
 */
export const runningLines = (pages: readonly RawPage[]): ReadonlyMap<Fragment, Running> => {
  const counted = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set(page.fragments.flatMap((fragment) => keysOf(fragment, page)));
    for (const key of keys) counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  const enough = Math.max(PAGES_MIN, Math.min(PAGES_SHARE * pages.length, 10));
  const comesAgain = (fragment: Fragment, page: RawPage): boolean =>
    keysOf(fragment, page).some((key) => (counted.get(key) ?? 0) >= enough) ||
    isPageNumber(fragment, page, pages.length);
  const running = new Map<Fragment, Running>();
  for (const page of pages) {
    const fromTop = page.fragments.toSorted((one, other) => one.baseline - other.baseline);
    for (const [edge, inwards] of [['page-header', fromTop] as const, ['page-footer', fromTop.toReversed()] as const]) {
      const own = inwards.findIndex((fragment) => edgeOf(fragment, page) !== edge || !comesAgain(fragment, page));
      for (const fragment of own < 0 ? inwards : inwards.slice(0, own)) running.set(fragment, edge);
    }
  }
  return running;
};

const edgeOf = ({ box }: Fragment, { height }: RawPage): Running | undefined => {
  if (bottomOf(box) < EDGE * height) return 'page-header';
  return box.y > (1 - EDGE) * height ? 'page-footer' : undefined;
};

/** By its text without numbers and its height, in steps that overlap. */
const keysOf = (fragment: Fragment, page: RawPage): string[] => {
  const edge = edgeOf(fragment, page);
  if (!edge) return [];
  const text = textOf(fragment).replace(/\d+/g, '#').toLowerCase();
  const step = Math.floor(fragment.baseline / SAME_PLACE);
  const half = Math.floor(fragment.baseline / SAME_PLACE + 0.5);
  return [`${edge}/${text}/${step}`, `${edge}/${text}/half/${half}`];
};

const textOf = ({ words }: Fragment): string => words.map(({ text }) => text).join(' ');

/** Of a document with a single page. */
const isPageNumber = (fragment: Fragment, page: RawPage, pages: number): boolean =>
  pages === 1 &&
  edgeOf(fragment, page) !== undefined &&
  /^(page|seite|p\.?|page no\.?)\s*\d{1,4}(\s*(of|von|\/|de|sur)\s*\d{1,4})?$/i.test(textOf(fragment));
