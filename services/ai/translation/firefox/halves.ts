/** Marks after which a long sentence is best cut. */
const CLAUSE_END = /[,;:–—،؛，、；：]\s*$/u;

/**
 * Two halves of a sentence that is too long for the engine, cut near its middle, behind a clause where there is one;
 * undefined where it is a single letter.
 */
export const halvesOf = (sentence: string, language: string): readonly [string, string] | undefined => {
  const parts = partsOf(sentence, language);
  if (parts.length < 2) return undefined;
  const ends: { readonly at: number; readonly isClause: boolean }[] = [];
  let at = 0;
  for (const part of parts.slice(0, -1)) {
    at += part.length;
    ends.push({ at, isClause: CLAUSE_END.test(sentence.slice(0, at)) });
  }
  const middle = sentence.length / 2;
  const distance = (end: (typeof ends)[number]) => Math.abs(end.at - middle) + (end.isClause ? 0 : sentence.length / 4);
  const best = ends.reduce((one, other) => (distance(other) < distance(one) ? other : one));
  return [sentence.slice(0, best.at), sentence.slice(best.at)];
};

const WORDS = /\S+\s*/gu;

/** Words with the blanks behind them; where there are no blanks, words as the language has them. */
const partsOf = (sentence: string, language: string): readonly string[] => {
  const words = sentence.match(WORDS) ?? [];
  if (words.length > 1) return words;
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(sentence)];
  if (segments.length > 1) return segments.map(({ segment }) => segment);
  return Array.from(sentence);
};
