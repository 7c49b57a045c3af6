import { sentencesOf } from '../text/sentences.js';
import { termsOf } from '../text/terms.js';
import { byPage, type Passage } from '../text/passage.js';
import type { Cited } from './summary.js';

/** A page that has less of the words of a sentence than this share of what another has is not where it is from. */
const PAGE_WORDS_SHARE_MIN = 0.5;

/** Tells where a sentence is from. */
export interface Citations {
  /** A statement as sentences, each with its page: the one given, or the one that has clearly more of its words. */
  readonly cite: (statement: Cited) => readonly Cited[];
}

export const openCitations = (passages: readonly Pick<Passage, 'text' | 'page' | 'turns'>[]): Citations => {
  const pagesOf = new Map<string, Set<number>>();
  for (const { text, page } of passages.flatMap(byPage)) {
    for (const term of termsOf(text)) pagesOf.set(term, (pagesOf.get(term) ?? new Set()).add(page));
  }
  const pageOf = (text: string, statedPage: number): number => {
    const shares = new Map<number, number>();
    for (const term of new Set(termsOf(text))) {
      const pages = pagesOf.get(term) ?? new Set();
      for (const page of pages) shares.set(page, (shares.get(page) ?? 0) + 1 / pages.size);
    }
    const [best = [statedPage, 0]] = [...shares].toSorted(([, one], [, other]) => other - one);
    return (shares.get(statedPage) ?? 0) < PAGE_WORDS_SHARE_MIN * best[1] ? best[0] : statedPage;
  };
  return {
    cite: ({ text, page }) => sentencesOf(text).map((sentence) => ({ text: sentence, page: pageOf(sentence, page) })),
  };
};
