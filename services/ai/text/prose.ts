import { commonWordsOf } from './function-words.js';

/** Languages that are full of small words; the others say the same by endings. */
const WITH_SMALL_WORDS: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'no', 'da']);
/** At least this share of the words of a paragraph is small words; a few words tell nothing. */
const SMALL_WORDS_SHARE = 0.15;
const TELLING_WORDS = 12;
/** Numbers, single letters and signs are at most this share of what stands between blanks in prose. */
const SIGNS_SHARE = 0.34;

const FORMULA =
  /[=≠≤≥±×÷⊕⊗∈∉⊂⊆∪∩∑∏√∫∂∇≡≅∼≈→←↦⇒⇔∀∃∞\\{}\u{1D400}-\u{1D7FF}]|\p{L}\s?\^|[\uE000-\uF8FF]|(?<![\p{L}\d])[α-ωΓΔΘΛΞΠΣΦΨΩ](?![\p{L}])/u;
const SINGLE_LETTER = /^[([]?\p{L}[)\],.;:']*$/u;
const WORDS_OF_ONE_LETTER = /^[(["“]?[aiàáèéyeoóuåöæøzвкосуияηоI]$/iu;
const IN_LETTERS = /\p{L}[\p{L}\p{M}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Several letters that are no words are the letters of a formula. */
const LETTERS_MAX = 3;

/** A sentence that is written in signs as much as in words. */
export const isFormula = (sentence: string): boolean => {
  if (FORMULA.test(sentence)) return true;
  const letters = sentence
    .split(' ')
    .filter((token) => SINGLE_LETTER.test(token) && !WORDS_OF_ONE_LETTER.test(token.replace(/[)\],.;:']+$/, '')));
  return letters.length > LETTERS_MAX;
};

/** Whether a passage is made of sentences, rather than of the cells of a table, numbers, names or formulas. */
export const isProse = (text: string, language: string): boolean => {
  const tokens = text.split(' ');
  const plain = tokens.filter((token) => IN_LETTERS.test(token));
  const signs = tokens.filter((token) => !IN_LETTERS.test(token) && !WORDS_OF_ONE_LETTER.test(token)).length;
  if (signs > SIGNS_SHARE * tokens.length) return false;
  if (plain.length < TELLING_WORDS || !WITH_SMALL_WORDS.has(language)) return true;
  const common = commonWordsOf(language);
  const small = tokens.filter((token) => common.has(token.toLowerCase().replaceAll(/^\P{L}+|\P{L}+$/gu, ''))).length;
  return small >= SMALL_WORDS_SHARE * plain.length;
};
