import type { LanguageInfo } from '../../../contracts/api/ai.js';
import { languageNames, type LanguageCode } from '../../../contracts/languages.js';
import { confidenceOf, confidenceOfOther } from './confidence.js';
import { otherResemblanceOf, READ_AT_ONCE, resemblanceOf } from './scores.js';
import { scriptOf } from './script.js';
import { isUkrainian } from './ukrainian.js';

/** Parts of a long text that are looked at, from its beginning to its end. */
const PARTS_MAX = 24;
/** Less sure than this is not told. */
const SURE = 0.5;
/** A text with less than this share of it in one language is in several. */
const MOSTLY = 0.7;

/**
 * What is the same in every language: addresses, codes and numbers. It ends where letters begin that are written without
 * blanks, or it would be a whole sentence of them.
 */
const NEUTRAL =
  /[^\s\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]*(?:[\d@/]|www\.)[^\s\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]*/gu;

const displayNames = new Intl.DisplayNames('en', { type: 'language' });

/** Many more languages are told than documents can be translated to. */
const nameOf = (language: string): string =>
  Object.hasOwn(languageNames, language)
    ? languageNames[language as LanguageCode]
    : (displayNames.of(language) ?? language);

/** The language of a text: `unknown` where it is too short, mixed, or none that can be told apart. */
export const detectLanguage = async (text: string): Promise<LanguageInfo> => {
  const parts = partsOf(text);
  const found = (await Promise.all(parts.map(guess))).filter((part) => part !== undefined);
  const detectedScript = scriptOf(parts.join(' '));
  const total = found.reduce((sum, { letters }) => sum + letters, 0);
  const [best] = [...lettersByLanguage(found)].toSorted(([, one], [, other]) => other.sure - one.sure);
  const confidence = best && total > 0 ? round(best[1].sure / total) : 0;
  if (!best || confidence < SURE || best[1].letters / total < MOSTLY) {
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
    return text.slice(from, from + READ_AT_ONCE).replace(NEUTRAL, ' ');
  });
};

const round = (confidence: number): number => Math.round(confidence * 100) / 100;
