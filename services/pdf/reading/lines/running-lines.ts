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

/**
 * The fragments that come again on several pages at the same height, but for the number of the page, with nothing else
 * further out: running heads, feet and the numbers of pages. Where most pages have one, what stands there on the
 * others is one too, such as the title of a chapter of one page.
 */
export const runningLines = (pages: readonly RawPage[]): ReadonlyMap<Fragment, Running> => {
  const counted = new Map<string, number>();
  for (const [at, page] of pages.entries()) {
    const keys = new Set(page.fragments.flatMap((fragment) => keysOf(fragment, page, at)));
    for (const key of keys) counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  const enough = Math.max(PAGES_MIN, Math.min(PAGES_SHARE * pages.length, PAGES_ENOUGH));
  const comesAgain = (fragment: Fragment, page: RawPage, at: number): boolean =>
    keysOf(fragment, page, at).some((key) => (counted.get(key) ?? 0) >= enough) ||
    isPageNumber(fragment, page, pages.length);
  const repeated = outermost(pages, comesAgain);
  const places = placesOf(repeated, pages.length);
  const isOnPlace = (fragment: Fragment, { height }: RawPage): boolean =>
    places.some(({ edge, baseline, size }) => {
      const from = edge === 'page-header' ? fragment.baseline : height - fragment.baseline;
      return Math.abs(from - baseline) <= ON_PLACE && Math.abs(fragment.size - size) <= SIZE_STEP;
    });
  if (places.length === 0) return running(repeated);
  return running(outermost(pages, (fragment, page, at) => comesAgain(fragment, page, at) || isOnPlace(fragment, page)));
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
  pages: readonly RawPage[],
  holds: (fragment: Fragment, page: RawPage, at: number) => boolean,
): readonly Found[] =>
  pages.flatMap((page, at) => {
    const fromTop = page.fragments.toSorted((one, other) => one.baseline - other.baseline);
    const inwards = [['page-header', fromTop] as const, ['page-footer', fromTop.toReversed()] as const];
    return inwards.flatMap(([edge, fragments]) => {
      const own = fragments.findIndex((fragment) => edgeOf(fragment, page) !== edge || !holds(fragment, page, at));
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

/** By its text and its height, in steps that overlap. */
const keysOf = (fragment: Fragment, page: RawPage, at: number): string[] => {
  const edge = edgeOf(fragment, page);
  if (!edge) return [];
  const step = Math.floor(fragment.baseline / SAME_PLACE);
  const half = Math.floor(fragment.baseline / SAME_PLACE + 0.5);
  return sayings(textOf(fragment).toLowerCase(), at).flatMap((text) => [
    `${edge}/${text}/${step}`,
    `${edge}/${text}/half/${half}`,
  ]);
};

const LABELLED = /^\p{L}+\.? #/u;

/**
 * What a line says on every page: all but numbers. Behind a label one of them goes on with the pages: `Figure 3` and
 * `Figure 4` on pages 5 and 8 are titles.
 */
const sayings = (text: string, at: number): string[] => {
  const bare = text.replace(/\d+/g, '#');
  if (!LABELLED.test(bare)) return [bare];
  const offs = [...text.matchAll(/\d+/g)].map(([number]) => `${bare}/${Number(number) - at}`);
  return [text, ...new Set(offs)];
};

const textOf = ({ words }: Fragment): string => words.map(({ text }) => text).join(' ');

/** Of a document with a single page. */
const isPageNumber = (fragment: Fragment, page: RawPage, pages: number): boolean =>
  pages === 1 &&
  edgeOf(fragment, page) !== undefined &&
  /^(page|seite|p\.?|page no\.?)\s*\d{1,4}(\s*(of|von|\/|de|sur)\s*\d{1,4})?$/i.test(textOf(fragment));
