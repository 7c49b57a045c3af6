import { writePagePlan } from '../../../../contracts/tools/page-plan.js';

/** The pages, from 1, in an order of their own, as a page plan. */
const planOf = (pages: readonly number[]): string =>
  writePagePlan(pages.map((page) => ({ file: 0, page, turn: 0 }))).replaceAll(',', ', ');

/** Pages, from 1, as the text of an options field: `1-3, 7`. Empty for none. */
export const rangesOf = (pages: readonly number[]): string => planOf(pages.toSorted((one, other) => one - other));

const RANGE = /^(\d+)(?:\s*[-–]\s*(\d+))?$/;

const between = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The pages that a text names, of a document with so many, each once; what is no page is left out. */
export const pagesIn = (text: string, count: number): readonly number[] => {
  const named = text.split(',').flatMap((part) => {
    const [, first, last = first] = RANGE.exec(part.trim()) ?? [];
    if (first === undefined) return [];
    const [from, to] = [Number(first), Number(last)].toSorted((one, other) => one - other) as [number, number];
    return between(Math.max(1, from), Math.min(count, to));
  });
  return [...new Set(named)].toSorted((one, other) => one - other);
};

/** The pages after a click on one of them: alone, or as a range from the page clicked before. */
export const toggled = (pages: readonly number[], page: number, anchor: number | null): readonly number[] => {
  if (anchor !== null) {
    const [from, to] = [anchor, page].toSorted((one, other) => one - other) as [number, number];
    return [...new Set([...pages, ...between(from, to)])].toSorted((one, other) => one - other);
  }
  const left = pages.filter((one) => one !== page);
  return left.length < pages.length ? left : [...pages, page].toSorted((one, other) => one - other);
};

/** Pages moved past some others, and where they are then. */
export interface MovedPages {
  /** As a page plan. */
  readonly plan: string;
  /** Where they are then, from 1. */
  readonly pages: readonly number[];
}

/** These pages side by side, `by` pages further on or back; null where they cannot go there. */
export const movedPages = (pages: readonly number[], by: number, count: number): MovedPages | null => {
  const all = between(1, count);
  const others = all.filter((page) => !pages.includes(page));
  const first = Math.min(...pages) - 1;
  const at = Math.min(others.length, Math.max(0, first + by));
  const order = [...others.slice(0, at), ...pages, ...others.slice(at)];
  if (order.every((page, place) => page === all[place])) return null;
  return { plan: planOf(order), pages: between(at + 1, at + pages.length) };
};

/** All pages but these, as a page plan. */
export const planWithout = (pages: readonly number[], count: number): string =>
  rangesOf(between(1, count).filter((page) => !pages.includes(page)));
