/** Scripts that put no space between words: each character is one. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu;
const DIVIDED = /(\p{L})[-\u00ad\u2010]\s*\n\s*(?=\p{Ll})/gu;
/** Between letters of one script: `Ｗord` stays one word, and marks of direction part none. */
const MARKS = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/** The words of a text in its order, those divided at the end of a line whole, small, without signs. */
export const wordsIn = (text: string): string[] => {
  const whole = text.normalize('NFKC').replace(MARKS, '').replace(DIVIDED, '$1').toLowerCase();
  return [...whole.matchAll(/[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[^]/gu)].flatMap(
    ([part]) => part.match(WORD) ?? [],
  );
};

/** The share of the expected words, each as often as it is expected, that are found; 1 where none is expected. */
export const shareKept = (expected: readonly string[], wordsRead: readonly string[]): number => {
  if (expected.length === 0) return 1;
  const left = countOf(wordsRead);
  let matchedCount = 0;
  for (const word of expected) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    matchedCount += 1;
  }
  return matchedCount / expected.length;
};

const countOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const OPEN_END = /[\p{Ll},\u2010-\u2014-]$/u;
const SMALL_START = /^\p{Ll}{2}/u;
const WORDS_MIN = 4;

/** Ends of paragraphs in the middle of a sentence: one ends with a small letter, and the next begins with one. */
export const cutsIn = (paragraphs: readonly string[]): number =>
  paragraphs
    .slice(1)
    .filter(
      (next, at) =>
        OPEN_END.test(paragraphs[at] ?? '') &&
        SMALL_START.test(next) &&
        Math.min(wordsIn(next).length, wordsIn(paragraphs[at] ?? '').length) >= WORDS_MIN,
    ).length;
