import { PLACEMENTS_MAX } from '../../../../contracts/limits.js';
import { optionalPageRanges } from '../../../../contracts/tools/options.js';
import { t, translated } from '../../../text/t.js';

const ranges = optionalPageRanges({ title: 'Pages' });

/** Further pages for a signature, as they were written. */
export interface AlsoOn {
  /** From 0, each once, in order, without the page that the signature is on. */
  readonly pages: readonly number[];
  /** The fault of the written pages; empty for none. */
  readonly problem: string;
}

const wrong = (problem: string): AlsoOn => ({ pages: [], problem });

const namedIn = (text: string): readonly (readonly [from: number, to: number])[] =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [from = 0, to = from] = part.split('-').map(Number);
      return from <= to ? [from, to] : [to, from];
    });

interface SignedPage {
  /** From 0. */
  readonly page: number;
  readonly pageCount: number;
}

/** The pages that a text such as `1-3, 7` names besides the one that the signature is on. */
export const alsoOn = (text: string, { page, pageCount }: SignedPage): AlsoOn => {
  const read = ranges.safeParse(text);
  if (!read.success) return wrong(translated(read.error.issues[0]?.message ?? ''));
  const named = namedIn(read.data);
  const missing = named.flat().find((one) => one < 1 || one > pageCount);
  if (missing !== undefined) {
    return wrong(t('This document has {count} pages; page {page} does not exist', { count: pageCount, page: missing }));
  }
  const pages = Array.from({ length: pageCount }, (_, at) => at).filter(
    (at) => at !== page && named.some(([from, to]) => at + 1 >= from && at + 1 <= to),
  );
  if (pages.length >= PLACEMENTS_MAX) {
    return wrong(t('A signature can be on at most {max} pages.', { max: PLACEMENTS_MAX }));
  }
  return { pages, problem: '' };
};
