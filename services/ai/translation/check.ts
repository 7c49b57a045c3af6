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

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"'）」]{2,300}|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu;
const NUMBER = /\p{Nd}(?:[\p{Nd}.,\u00a0\u202f'’ ]{0,30}\p{Nd})?/gu;
/** A text of at least so many words cannot read the same in two languages. */
const WORDS_TO_TELL = 5;
const LONG = 40;
const LONGEST = 6;
const SHORTEST = 0.12;

/** What is wrong with the translation of a segment, in words for the model; undefined when nothing is. */
export const problemWith = (source: string, translated: string, target: TargetLanguage): string | undefined => {
  if (translated.trim() === '') return 'it is empty';
  const lost = lostFrom(source, translated);
  if (lost !== undefined) return lost;
  if (source.length >= LONG && translated.length > LONGEST * source.length) return 'it is far longer than the text';
  if (source.length >= LONG && translated.length < SHORTEST * source.length) return 'it is far shorter than the text';
  return isUntranslated(source, translated, target) ? 'it is not in the language asked for' : undefined;
};

const lostFrom = (source: string, translated: string): string | undefined => {
  const addresses = (source.match(ADDRESS) ?? []).map((address) => address.replace(/[.,;:!?)]+$/, ''));
  if (addresses.some((address) => !translated.includes(address))) return 'an address is missing or changed';
  const left = numbersIn(translated);
  for (const number of numbersIn(source)) {
    const at = left.indexOf(number);
    if (at < 0) return 'a number is missing or changed';
    left.splice(at, 1);
  }
  // A month may be a number in one language and a name in another.
  return left.some((number) => number.length > 2) ? 'it has a number that the text does not have' : undefined;
};

/** By their digits, since each language puts its own marks between them. One digit may become a word. */
const numbersIn = (text: string): string[] =>
  (text.match(NUMBER) ?? [])
    .flatMap((number) => number.split(/ |(?<=\p{Nd}{4}[.,])|(?<=,)\s/u))
    .map((number) => Array.from(number, digitOf).join(''))
    .filter((digits) => digits.length > 1);

const digitOf = (mark: string): string => {
  const code = mark.codePointAt(0) ?? 0;
  if (code >= 48 && code <= 57) return mark;
  if (!/\p{Nd}/u.test(mark)) return '';
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
};

const isUntranslated = (source: string, translated: string, target: TargetLanguage): boolean => {
  const words = source.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words < WORDS_TO_TELL) return false;
  const script = scripts[target];
  return (script !== undefined && !script.test(translated)) || source.trim() === translated.trim();
};
