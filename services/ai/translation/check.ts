import type { TargetLanguage } from '../../../contracts/languages.js';

/** Letters that a text in the language has, where it is not Latin. */
const scripts: Readonly<Partial<Record<TargetLanguage, RegExp>>> = {
  ru: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
};

export const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"'）」]{2,300}|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu;
/** Digits with marks between them, and spaces too where the reader may take them for one number. */
const NUMBER = /\p{Nd}(?:[\p{Nd}.,'’\u00a0\u202f]{0,40}\p{Nd})?/gu;
const SPACED_NUMBER = /\p{Nd}(?:[\p{Nd}.,'’\u00a0\u202f ]{0,40}\p{Nd})?/gu;
/** One number: in groups of thousands, or with a fraction. A date is several. */
const ONE_NUMBER = /^\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?:[.,]\d+)?$|^\d+[.,]\d+$/;
/** A text of at least so many words cannot read the same in two languages. */
const WORDS_TO_TELL = 5;
const LONG_TEXT_CHARS = 40;
const LENGTH_FACTOR_MAX = 6;
const LENGTH_FACTOR_MIN = 0.12;

/** Says how the translation of a segment is wrong, in words for the model; undefined when it is right. */
export const problemWith = (source: string, translated: string, target: TargetLanguage): string | undefined => {
  if (translated.trim() === '') return 'it is empty';
  const lost = lostFrom(source, translated);
  if (lost !== undefined) return lost;
  if (source.length >= LONG_TEXT_CHARS && translated.length > LENGTH_FACTOR_MAX * source.length)
    return 'it is far longer than the text';
  if (source.length >= LONG_TEXT_CHARS && translated.length < LENGTH_FACTOR_MIN * source.length)
    return 'it is far shorter than the text';
  return isUntranslated(source, translated, target) ? 'it is not in the language asked for' : undefined;
};

const lostFrom = (source: string, translated: string): string | undefined => {
  const addresses = (source.match(ADDRESS) ?? []).map((address) => address.replace(/[.,;:!?)]+$/, ''));
  if (addresses.some((address) => !translated.includes(address))) return 'an address is missing or changed';
  const before = withDigits(source);
  const after = withDigits(translated);
  if (numbersIn(before).some((number) => !isIn(number, after))) return 'a number is missing or changed';
  // A month may be a number in one language and a name in another.
  const fresh = (after.match(/\d{3,}/g) ?? []).some((number) => !isIn(number, before));
  return fresh ? 'it has a number that the text does not have' : undefined;
};

/** Numbers are compared by their digits, since each language puts its own marks between them. One digit may become a word. */
const numbersIn = (text: string): readonly string[] =>
  (text.match(NUMBER) ?? [])
    .flatMap((number) => (ONE_NUMBER.test(number) ? [number] : number.split(/\D+/)))
    .map((number) => number.replace(/\D/g, ''))
    .filter((digits) => digits.length > 1);

const isIn = (digits: string, text: string): boolean =>
  (text.match(SPACED_NUMBER) ?? []).some((run) => run.replace(/\D/g, '').includes(digits));

/** With the digits of every script as 0 to 9. */
const withDigits = (text: string): string => text.replace(/\p{Nd}/gu, digitOf);

const digitOf = (mark: string): string => {
  const code = mark.codePointAt(0) ?? 0;
  if (code < 128) return mark;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
};

const isUntranslated = (source: string, translated: string, target: TargetLanguage): boolean => {
  const words = source.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words < WORDS_TO_TELL) return false;
  const script = scripts[target];
  return (script !== undefined && !script.test(translated)) || source.trim() === translated.trim();
};
