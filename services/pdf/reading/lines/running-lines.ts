import { bottomOf } from './text-boxes.js';
import type { Fragment } from './fragments.js';

/** A page before its layout. */
export interface RawPage {
  readonly height: number;
  readonly fragments: readonly Fragment[];
}

interface NumberedPage extends RawPage {
  /** From 0. */
  readonly index: number;
  /** All that stands beside a fragment, itself among it. */
  readonly rowOf: (fragment: Fragment) => readonly Fragment[];
}

export type Running = 'page-header' | 'page-footer';

/** The outer parts of a page, of its height, where running lines stand. */
const EDGE = 0.14;
/** A number alone may stand further in, as where the paper is larger than the page that was meant. */
const EDGE_OF_NUMBERS = 0.25;
/** Points. */
const SAME_PLACE = 6;
const PAGES_MIN = 2;
const PAGES_SHARE = 0.25;
/** A chapter that has its title at the head of its pages may be short. */
const PAGES_ENOUGH = 3;
/** A place is one of running lines when so many pages have one there; points. */
const PLACE_SHARE = 0.4;
const ON_PLACE = 1.5;
const SIZE_STEP = 0.5;
/** Baselines of a row lie so many sizes of its letters apart at most. */
const IN_ROW = 0.5;
/** Of a row of a table that says little of its own; a head has its title on one side and the chapter on the other. */
const CELLS_MIN = 3;

/**
 * The fragments that come again on several pages at the same height, but for the number of the page, with nothing else
 * further out: running heads, feet and the numbers of pages. Where most pages have one, what stands there on the
 * others is one too, such as the title of a chapter of one page. A row of a table is none: its numbers are others on
 * each page.
 */
export const runningLines = (raw: readonly RawPage[]): ReadonlyMap<Fragment, Running> => {
  const pages = raw.map((page, index) => ({ ...page, index, rowOf: rowsOf(page) }));
  const counted = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set(page.fragments.flatMap((fragment) => keysOf(fragment, page)));
    for (const key of keys) counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  const share = Math.max(PAGES_MIN, PAGES_SHARE * pages.length);
  const comesAgain = (fragment: Fragment, page: NumberedPage): boolean => {
    const enough = isCounting(fragment, page) ? share : Math.min(share, PAGES_ENOUGH);
    return (
      keysOf(fragment, page).some((key) => (counted.get(key) ?? 0) >= enough) ||
      isPageNumber(fragment, page, pages.length)
    );
  };
  const repeated = outermost(pages, comesAgain);
  const places = placesOf(repeated, pages.length);
  const isOnPlace = (fragment: Fragment, { height }: RawPage): boolean =>
    places.some(({ edge, baseline, size }) => {
      const from = edge === 'page-header' ? fragment.baseline : height - fragment.baseline;
      return Math.abs(from - baseline) <= ON_PLACE && Math.abs(fragment.size - size) <= SIZE_STEP;
    });
  if (places.length === 0) return running(repeated);
  return running(outermost(pages, (fragment, page) => comesAgain(fragment, page) || isOnPlace(fragment, page)));
};

interface Found {
  readonly fragment: Fragment;
  readonly edge: Running;
  /** From the edge. */
  readonly baseline: number;
}

const running = (found: readonly Found[]): ReadonlyMap<Fragment, Running> =>
  new Map(found.map(({ fragment, edge }) => [fragment, edge]));

/** From the edges of each page inwards, as long as a test holds. */
const outermost = (
  pages: readonly NumberedPage[],
  holds: (fragment: Fragment, page: NumberedPage) => boolean,
): readonly Found[] =>
  pages.flatMap((page) => {
    const fromTop = page.fragments.toSorted((one, other) => one.baseline - other.baseline);
    const inwards = [['page-header', fromTop] as const, ['page-footer', fromTop.toReversed()] as const];
    return inwards.flatMap(([edge, fragments]) => {
      const isRunning = (fragment: Fragment) => edgeOf(fragment, page) === edge && holds(fragment, page);
      const own = fragments.findIndex((fragment) => !isRunning(fragment) || isOfTable(page.rowOf(fragment), isRunning));
      return (own < 0 ? fragments : fragments.slice(0, own)).map((fragment) => ({
        fragment,
        edge,
        baseline: edge === 'page-header' ? fragment.baseline : page.height - fragment.baseline,
      }));
    });
  });

/** Where many pages have a running line of the same size. */
const placesOf = (found: readonly Found[], pages: number): (Omit<Found, 'fragment'> & { readonly size: number })[] => {
  const counted = new Map<string, { readonly first: Found; count: number }>();
  for (const one of found) {
    const key = [one.edge, Math.round(one.baseline), Math.round(one.fragment.size)].join('/');
    const place = counted.get(key) ?? { first: one, count: 0 };
    counted.set(key, { ...place, count: place.count + 1 });
  }
  return [...counted.values()]
    .filter(({ count }) => count >= Math.max(PAGES_ENOUGH, PLACE_SHARE * pages))
    .map(({ first: { edge, baseline, fragment } }) => ({ edge, baseline, size: fragment.size }));
};

const edgeOf = (fragment: Fragment, { height }: RawPage): Running | undefined => {
  const { box } = fragment;
  const edge = /^\P{L}{0,2}\d{1,4}\P{L}{0,2}$/u.test(textOf(fragment)) ? EDGE_OF_NUMBERS : EDGE;
  if (bottomOf(box) < edge * height) return 'page-header';
  return box.y > (1 - edge) * height ? 'page-footer' : undefined;
};

/** Whether it is a number beside something else, which in a table of many pages is bound to come again somewhere. */
const isCounting = (fragment: Fragment, page: NumberedPage): boolean =>
  isOfNumbers(fragment) && page.rowOf(fragment).length > 1;

const isOfNumbers = (fragment: Fragment): boolean => !/\p{L}/u.test(textOf(fragment));

/** Whether numbers of a row are its own, or most of what it says. */
const isOfTable = (row: readonly Fragment[], isRunning: (fragment: Fragment) => boolean): boolean => {
  const own = row.filter((fragment) => !isRunning(fragment));
  return own.some(isOfNumbers) || (row.length >= CELLS_MIN && own.length >= row.length / 2);
};

const rowsOf = ({ fragments }: RawPage): ((fragment: Fragment) => readonly Fragment[]) => {
  const rows = new Map<Fragment, Fragment[]>();
  let row: Fragment[] = [];
  for (const fragment of fragments.toSorted((one, other) => one.baseline - other.baseline)) {
    const [first] = row;
    if (!first || fragment.baseline - first.baseline > IN_ROW * Math.min(first.size, fragment.size)) row = [];
    row.push(fragment);
    rows.set(fragment, row);
  }
  return (fragment) => rows.get(fragment) ?? [fragment];
};

/** By its text and its height, in steps that overlap. */
const keysOf = (fragment: Fragment, page: NumberedPage): string[] => {
  const edge = edgeOf(fragment, page);
  if (!edge) return [];
  const step = Math.floor(fragment.baseline / SAME_PLACE);
  const half = Math.floor(fragment.baseline / SAME_PLACE + 0.5);
  const counts = isCounting(fragment, page);
  return sayings(textOf(fragment).toLowerCase(), { page: page.index, counts }).flatMap((text) => [
    `${edge}/${text}/${step}`,
    `${edge}/${text}/half/${half}`,
  ]);
};

const LABELLED = /^\p{L}+\.? #/u;

/**
 * What a line says on every page: all but numbers. Behind a label, and where nothing else is said but in other places
 * of the line, one of them goes on with the pages: `Figure 3` and `Figure 4` on pages 5 and 8 are titles.
 */
const sayings = (text: string, { page, counts }: { readonly page: number; readonly counts: boolean }): string[] => {
  const bare = text.replace(/\d+/g, '#');
  if (!counts && !LABELLED.test(bare)) return [bare];
  const offs = [...text.matchAll(/\d+/g)].map(([number]) => `${bare}/${Number(number) - page}`);
  return [text, ...new Set(offs)];
};

const textOf = ({ words }: Fragment): string => words.map(({ text }) => text).join(' ');

/** Of a document with a single page. */
const isPageNumber = (fragment: Fragment, page: RawPage, pages: number): boolean =>
  pages === 1 &&
  edgeOf(fragment, page) !== undefined &&
  /^(page|seite|p\.?|page no\.?)\s*\d{1,4}(\s*(of|von|\/|de|sur)\s*\d{1,4})?$/i.test(textOf(fragment));
