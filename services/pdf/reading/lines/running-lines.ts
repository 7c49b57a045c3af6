import type { Fragment } from './fragments.js';
import { edgeOf, isCounting, isOfNumbers, keysOf, rowsOf, textOf } from './running-keys.js';
import type { NumberedPage, RawPage, Running } from './running-keys.js';

/** Two pages are half of a document of so many, and an accident in a longer one. */
const SHORT_DOCUMENT_PAGES = 4;
const PAGES_SHARE = 0.25;
/** A chapter that has its title at the head of its pages may be short. */
const PAGES_ENOUGH = 3;
/** A place is one of running lines when so many pages have one there; points. */
const PLACE_SHARE = 0.4;
const ON_PLACE_POINTS = 1.5;
const SIZE_STEP_POINTS = 0.5;
/** The fewest cells of a row of a table that says little of its own; a head has its title on one side and the chapter on the other. */
const CELLS_MIN = 3;

/**
 * The fragments that come again on several pages at the same height, but for the number of the page, with nothing else
 * further out: running heads, feet and the numbers of pages. Where most pages have one, what stands there on the
 * others is one too, such as the title of a chapter of one page. A row of a table is none: its numbers are others on
 * each page. `inTables`: what stands in tables is none either.
 */
export const runningLines = (
  raw: readonly RawPage[],
  inTables: ReadonlySet<Fragment> = new Set(),
): ReadonlyMap<Fragment, Running> => {
  const pages = raw.map((page, index) => ({ ...page, index, rowOf: rowsOf(page) }));
  const least = pages.length <= SHORT_DOCUMENT_PAGES ? 2 : PAGES_ENOUGH;
  const comesAgainIn = (counted: ReadonlyMap<string, number>) => (fragment: Fragment, page: NumberedPage) => {
    const enough = isCounting(fragment, page) ? Math.max(least, PAGES_SHARE * pages.length) : least;
    return (
      !inTables.has(fragment) &&
      (keysOf(fragment, page).some((key) => (counted.get(key) ?? 0) >= enough) ||
        isPageNumber(fragment, page, pages.length))
    );
  };
  const outside = new Set(outermost(pages, comesAgainIn(countKeys(pages, () => true))).map(({ fragment }) => fragment));
  const comesAgain = comesAgainIn(
    countKeys(pages, (fragment, { rowOf }) => rowOf(fragment).some((one) => outside.has(one))),
  );
  const repeated = outermost(pages, comesAgain);
  const places = placesOf(repeated, pages.length);
  const isOnPlace = (fragment: Fragment, { height }: RawPage): boolean =>
    !inTables.has(fragment) &&
    places.some(({ edge, baseline, size }) => {
      const from = edge === 'page-header' ? fragment.baseline : height - fragment.baseline;
      return Math.abs(from - baseline) <= ON_PLACE_POINTS && Math.abs(fragment.size - size) <= SIZE_STEP_POINTS;
    });
  if (places.length === 0) return besideText(repeated, pages);
  const outermostLines = outermost(pages, (fragment, page) => comesAgain(fragment, page) || isOnPlace(fragment, page));
  return besideText(outermostLines, pages);
};

/** On how many pages something is said at the same height by such fragments. */
const countKeys = (
  pages: readonly NumberedPage[],
  counts: (fragment: Fragment, page: NumberedPage) => boolean,
): ReadonlyMap<string, number> => {
  const counted = new Map<string, number>();
  for (const page of pages) {
    const counting = page.fragments.filter((fragment) => counts(fragment, page));
    const keys = new Set(counting.flatMap((fragment) => keysOf(fragment, page)));
    for (const key of keys) counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return counted;
};

/** Where most pages would say nothing else, what they say is their text. */
const besideText = (edgeLines: readonly Found[], pages: readonly RawPage[]): ReadonlyMap<Fragment, Running> => {
  const running = new Map(edgeLines.map(({ fragment, edge }) => [fragment, edge]));
  const written = pages.filter(({ fragments }) => fragments.length > 0);
  const bare = written.filter(({ fragments }) => fragments.every((fragment) => running.has(fragment)));
  return bare.length * 2 > written.length ? new Map<Fragment, Running>() : running;
};

interface Found {
  readonly fragment: Fragment;
  readonly edge: Running;
  /** From the edge. */
  readonly baseline: number;
}

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
const placesOf = (
  edgeLines: readonly Found[],
  pages: number,
): (Omit<Found, 'fragment'> & { readonly size: number })[] => {
  const counted = new Map<string, { readonly first: Found; count: number }>();
  for (const one of edgeLines) {
    const key = [one.edge, Math.round(one.baseline), Math.round(one.fragment.size)].join('/');
    const place = counted.get(key) ?? { first: one, count: 0 };
    counted.set(key, { ...place, count: place.count + 1 });
  }
  return [...counted.values()]
    .filter(({ count }) => count >= Math.max(PAGES_ENOUGH, PLACE_SHARE * pages))
    .map(({ first: { edge, baseline, fragment } }) => ({ edge, baseline, size: fragment.size }));
};

/** Whether numbers of a row are its own, or most of what it says. */
const isOfTable = (row: readonly Fragment[], isRunning: (fragment: Fragment) => boolean): boolean => {
  const own = row.filter((fragment) => !isRunning(fragment));
  return own.some(isOfNumbers) || (row.length >= CELLS_MIN && own.length >= row.length / 2);
};

/** Whether a fragment is the page number of a document with a single page. */
const isPageNumber = (fragment: Fragment, page: RawPage, pages: number): boolean =>
  pages === 1 &&
  edgeOf(fragment, page) !== undefined &&
  /^(page|seite|p\.?|page no\.?)\s*\d{1,4}(\s*(of|von|\/|de|sur)\s*\d{1,4})?$/i.test(textOf(fragment));
