import { writePagePlan } from '../../../../../contracts/tools/page-plan.js';

/** Pages, from 1, as the text of an options field: `1-3, 7`. Empty for none. */
export const rangesOf = (pages: readonly number[]): string =>
  writePagePlan(pages.toSorted((one, other) => one - other).map((page) => ({ file: 0, page, turn: 0 }))).replaceAll(
    ',',
    ', ',
  );

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

/** All pages but these, as a page plan. */
export const planWithout = (pages: readonly number[], count: number): string =>
  rangesOf(between(1, count).filter((page) => !pages.includes(page)));
