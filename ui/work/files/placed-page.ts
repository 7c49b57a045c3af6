import type { PlannedPage, Turn } from '../../../contracts/tools/page-plan.js';

/** A page of one of the selected files. */
export interface PlacedPage {
  /** Unique within the arrangement. */
  readonly key: number;
  /** Id of the selected file. */
  readonly file: number;
  /** From 1. */
  readonly page: number;
  readonly turn: Turn;
  /** An empty page as large as that one. */
  readonly isBlank?: true;
}

/** Pages of the selected files in the visitor's order. */
export interface Arrangement {
  readonly pages: readonly PlacedPage[];
  /** Pages of all the files together. */
  readonly total: number;
}

type Pages = readonly PlacedPage[];
type Keys = readonly number[];

/** Every page of the files, in their order. */
export const allPages = (files: readonly { readonly id: number; readonly pageCount: number }[]): Pages =>
  files
    .flatMap(({ id, pageCount }) => Array.from({ length: pageCount }, (_, index) => ({ file: id, page: index + 1 })))
    .map((page, key) => ({ key, ...page, turn: 0 }));

export const turnPages = (pages: Pages, keys: Keys, by: number): Pages => {
  const chosen = new Set(keys);
  return pages.map((page) => (chosen.has(page.key) ? { ...page, turn: ((page.turn + by + 360) % 360) as Turn } : page));
};

const nextKey = (pages: Pages): number => pages.reduce((most, { key }) => Math.max(most, key), -1) + 1;

/** Behind each of the pages, another one made of it. */
const withAnother = (pages: Pages, keys: Keys, change: (page: PlacedPage) => PlacedPage): Pages => {
  const chosen = new Set(keys);
  let key = nextKey(pages);
  return pages.flatMap((page) => (chosen.has(page.key) ? [page, { ...change(page), key: key++ }] : [page]));
};

export const copyPages = (pages: Pages, keys: Keys): Pages => withAnother(pages, keys, (page) => page);

/** Puts an empty page of the same size behind each of the pages. */
export const addBlankPages = (pages: Pages, keys: Keys): Pages =>
  withAnother(pages, keys, (page) => ({ ...page, isBlank: true }));

export const removePages = (pages: Pages, keys: Keys): Pages => {
  const chosen = new Set(keys);
  return pages.filter(({ key }) => !chosen.has(key));
};

/** Moves the pages, in their order, before the page at the given position; to the end for the last position. */
export const movePages = (pages: Pages, keys: Keys, place: number): Pages => {
  const chosen = new Set(keys);
  const isChosen = ({ key }: PlacedPage) => chosen.has(key);
  const before = pages.slice(0, place).filter((page) => !isChosen(page));
  const after = pages.slice(place).filter((page) => !isChosen(page));
  return [...before, ...pages.filter(isChosen), ...after];
};

/** Moves the pages by some positions, gathering those that are apart; they stop at the ends. */
export const shiftPages = (pages: Pages, keys: Keys, by: number): Pages => {
  const chosen = new Set(keys);
  const places = pages.flatMap(({ key }, place) => (chosen.has(key) ? [place] : []));
  const edge = (by < 0 ? places[0] : places.at(-1)) ?? 0;
  return movePages(pages, keys, by < 0 ? Math.max(0, edge + by) : Math.min(pages.length, edge + 1 + by));
};

/** Nothing has been moved, rotated or deleted. */
export const isUntouched = (pages: Pages, total: number): boolean =>
  pages.length === total && pages.every(({ key, turn }, place) => key === place && turn === 0);

/** As it is sent, with the files by their position in the selection. */
export const planned = (pages: Pages, fileIds: readonly number[]): readonly PlannedPage[] =>
  pages.map(({ key: _, file, ...page }) => ({ ...page, file: fileIds.indexOf(file) }));

export const sameOrder = (one: Pages, other: Pages): boolean =>
  one.length === other.length &&
  one.every((page, place) => page.key === other[place]?.key && page.turn === other[place].turn);
