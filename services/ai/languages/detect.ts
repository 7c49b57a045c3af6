import type { LanguageInfo } from '../../../contracts/api/ai.js';
import { languageNames, type LanguageCode } from '../../../contracts/languages.js';
import { confidenceOf, confidenceOfOther } from './confidence.js';
import { otherResemblanceOf, READ_AT_ONCE, resemblanceOf } from './scores.js';

/** Letters that Russian and Bulgarian lack; `і` is Belarusian, too, which writes `ы` and `ў` as well. */
const UKRAINIAN_LETTERS = /[іїєґ]/giu;
/** Letters of the neighbouring languages that Ukrainian does not write. */
const LETTERS_NOT_UKRAINIAN = /[ыэъёўјљњђћџ]/giu;
const CYRILLIC_LETTERS = /\p{Script=Cyrillic}/gu;

/** About every tenth letter of Ukrainian is one of its own; a fifth of that is enough. */
const UKRAINIAN_LETTERS_SHARE = 0.02;
/** A quotation may bring some letters of a neighbour: so many for each letter that is Ukrainian alone. */
const LETTERS_NOT_UKRAINIAN_PER_OWN = 0.1;

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Whether a text is in Ukrainian, which resembles Russian in everything but its letters; a quotation does not matter. */
const isUkrainian = (text: string): boolean => {
  const cyrillic = countOf(text, CYRILLIC_LETTERS);
  const own = countOf(text, UKRAINIAN_LETTERS);
  if (own === 0 || own < cyrillic * UKRAINIAN_LETTERS_SHARE || cyrillic < countOf(text, /\p{L}/gu) / 2) return false;
  return countOf(text, LETTERS_NOT_UKRAINIAN) <= own * LETTERS_NOT_UKRAINIAN_PER_OWN;
};

/** The scripts of the languages that Docket knows and a few more that documents hold, by Unicode's own names. */
const scripts = [
  ...['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Devanagari', 'Han', 'Hiragana', 'Katakana', 'Hangul'],
  ...['Armenian', 'Georgian', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Ethiopic', 'Bengali', 'Gurmukhi', 'Gujarati'],
  ...['Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Tibetan', 'Mongolian', 'Thaana', 'Syriac'],
].map((name) => ({ name, letters: new RegExp(`\\p{Script=${name}}`, 'gu') }));

/** The script that most letters of a text belong to; `Unknown` where it has none of these. */
const scriptOf = (text: string): string => {
  const counts = scripts.map(({ name, letters }) => ({ name, count: text.match(letters)?.length ?? 0 }));
  const most = counts.reduce((best, next) => (next.count > best.count ? next : best), { name: 'Unknown', count: 0 });
  return most.name;
};

/** So many parts of a long text are looked at, from its beginning to its end. */
const PARTS_MAX = 24;
/** A language is named from this confidence on. */
const CONFIDENCE_MIN = 0.5;
/** A text with less than this share of its letters in one language is in several. */
const MAIN_LANGUAGE_SHARE = 0.7;

/**
 * Matches what is the same in every language: addresses, codes and numbers. A match ends where letters begin that are written without
 * blanks, or it would be a whole sentence of them.
 */
const SAME_IN_EVERY_LANGUAGE =
  /[^\s\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]*(?:[\d@/]|www\.)[^\s\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]*/gu;

const displayNames = new Intl.DisplayNames('en', { type: 'language' });

/** Many more languages are recognised than documents can be translated into. */
const nameOf = (language: string): string =>
  Object.hasOwn(languageNames, language)
    ? languageNames[language as LanguageCode]
    : (displayNames.of(language) ?? language);

/** The language of a text: `unknown` where it is too short, mixed, or none that can be told apart. */
export const detectLanguage = async (text: string): Promise<LanguageInfo> => {
  const parts = partsOf(text);
  const guesses = (await Promise.all(parts.map(guess))).filter((part) => part !== undefined);
  const detectedScript = scriptOf(parts.join(' '));
  const total = guesses.reduce((sum, { letters }) => sum + letters, 0);
  const [best] = [...lettersByLanguage(guesses)].toSorted(([, one], [, other]) => other.sure - one.sure);
  const confidence = best && total > 0 ? round(best[1].sure / total) : 0;
  if (!best || confidence < CONFIDENCE_MIN || best[1].letters / total < MAIN_LANGUAGE_SHARE) {
    return { languageName: 'Unknown', primaryLanguage: 'unknown', confidence, detectedScript };
  }
  return { languageName: nameOf(best[0]), primaryLanguage: best[0], confidence, detectedScript };
};

interface Guess {
  /** ISO 639-1 code. */
  readonly language: string;
  readonly confidence: number;
  readonly letters: number;
}

const guess = async (part: string): Promise<Guess | undefined> => {
  if (isUkrainian(part)) return { language: 'uk', confidence: 1, letters: part.match(/\p{L}/gu)?.length ?? 0 };
  const other = await otherResemblanceOf(part);
  if (other) return { ...other, confidence: confidenceOfOther(other) };
  const resemblance = await resemblanceOf(part);
  return resemblance && { ...resemblance, confidence: confidenceOf(resemblance) };
};

interface Weight {
  readonly letters: number;
  /** Letters, each as much as its guess is sure. */
  readonly sure: number;
}

const lettersByLanguage = (guesses: readonly Guess[]): ReadonlyMap<string, Weight> => {
  const weights = new Map<string, Weight>();
  for (const { language, letters, confidence } of guesses) {
    const known = weights.get(language) ?? { letters: 0, sure: 0 };
    weights.set(language, { letters: known.letters + letters, sure: known.sure + letters * confidence });
  }
  return weights;
};

/** A short text as a whole, of a long one parts that lie evenly. */
const partsOf = (text: string): readonly string[] => {
  const count = Math.ceil(text.length / READ_AT_ONCE);
  const step = Math.max(1, count / PARTS_MAX);
  return Array.from({ length: Math.min(count, PARTS_MAX) }, (_, index) => {
    const from = Math.floor(index * step) * READ_AT_ONCE;
    return text.slice(from, from + READ_AT_ONCE).replace(SAME_IN_EVERY_LANGUAGE, ' ');
  });
};

const round = (confidence: number): number => Math.round(confidence * 100) / 100;
