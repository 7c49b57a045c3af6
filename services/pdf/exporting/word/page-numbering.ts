import type { ReadPage } from '../../reading/lines/document-model.js';

const PAGES_MIN = 2;

/**
 * How much the printed numbers of pages are ahead of their places in the file: a part of a book may begin with page 9,
 * and front matter may be counted on its own. 0 where their heads and feet don't tell.
 */
export const numbersAhead = (pages: readonly ReadPage[]): number => {
  const counted = new Map<number, number>();
  for (const page of pages) for (const number of aheadOn(page)) counted.set(number, (counted.get(number) ?? 0) + 1);
  const [best, count] = [...counted].reduce<[number, number]>(
    (most, entry) => (entry[1] > most[1] ? entry : most),
    [0, 0],
  );
  return count >= Math.max(PAGES_MIN, pages.length / 2) && count > (counted.get(0) ?? 0) ? best : 0;
};

const aheadOn = ({ number, blocks }: ReadPage): ReadonlySet<number> => {
  const running = blocks.filter(({ kind }) => kind === 'page-header' || kind === 'page-footer');
  const numbers = running.flatMap(({ text }) => [...text.matchAll(/(?<![\d.,])\d{1,4}(?![\d.,]*\d)/g)]);
  return new Set(numbers.map(([printed]) => Number(printed) - number));
};
