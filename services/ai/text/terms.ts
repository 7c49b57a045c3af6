/** Scripts that put no blanks between words. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Letters by which two forms of a word are taken for one, in any language that adds to the end of its words. */
const STEM_LETTERS = 7;

const words = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a text as they stand in it. */
export const wordsOf = (text: string): string[] =>
  UNSPACED.test(text)
    ? [...words.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
    : (text.match(WORD) ?? []);

/** Its words in a form in which they can be compared: small letters, cut at the stem. */
export const termsOf = (text: string): string[] =>
  wordsOf(text.toLowerCase())
    .filter((word) => word.length > 2 || UNSPACED.test(word))
    .map((word) => word.slice(0, STEM_LETTERS));
