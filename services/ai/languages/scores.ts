import type { eld } from 'eld';
import { languageNames, type LanguageCode } from '../../../contracts/languages.js';

type Detector = Extract<typeof eld, { load: unknown }>;

/** How much a text resembles the languages that can be recognised, and others. */
export interface Resemblance {
  readonly language: LanguageCode;
  /** How far it is ahead of the next one that can be recognised, as a share of its own score. */
  readonly lead: number;
  /** How far it is ahead of every other language there is; negative where one of those fits better. */
  readonly leadOnOthers: number;
  /** Letters that were compared; a character of Chinese or Japanese says as much as several. */
  readonly letters: number;
}

/** A language that can be named but not be read or written. */
export interface OtherResemblance {
  /** ISO 639-1 code. */
  readonly language: string;
  /** How far it is ahead of every other language there is, as a share of its own score. */
  readonly lead: number;
  readonly letters: number;
}

/** Characters the library reads of one text. */
export const READ_AT_ONCE = 900;

const DENSE_SCRIPT_LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const DENSE_LETTER_WEIGHT = 3;

let loading: Promise<Detector> | undefined;

/** The n-grams of the library take 50 MB, so they are loaded when first asked for. */
const load = async (): Promise<Detector> => {
  const { eld: library } = await import('eld');
  const detector = (library as Detector).newInstance();
  await detector.load('small');
  return detector;
};

type Scores = readonly (readonly [code: string, score: number])[];

/** The scores of all languages, the best first; none for a text of digits only, or the like. */
const scoresOf = async (text: string): Promise<Scores> => {
  const detector = await (loading ??= load());
  if (lettersOf(text) === 0) return [];
  return Object.entries(detector.detect(text).getScores()).toSorted(([, one], [, other]) => other - one);
};

const isKnown = (code: string): code is LanguageCode => Object.hasOwn(languageNames, code);

/** The language that a text resembles most; undefined where no language that can be recognised fits at all. */
export const resemblanceOf = async (text: string): Promise<Resemblance | undefined> => {
  const scores = await scoresOf(text);
  const [best, next] = scores.filter(([code]) => isKnown(code));
  if (!best || best[1] === 0 || !isKnown(best[0])) return undefined;
  const [language, score] = best;
  const other = scores.find(([code]) => !isKnown(code))?.[1] ?? 0;
  const lead = (score - (next?.[1] ?? 0)) / score;
  return { language, lead, leadOnOthers: (score - other) / score, letters: lettersOf(text) };
};

/** A text with less than this share of the best possible score is in no language that the library knows. */
const SCORE_SHARE_MIN = 0.6;

/** The language that a text resembles most of all, where it is one that can only be named. */
export const otherResemblanceOf = async (text: string): Promise<OtherResemblance | undefined> => {
  const [best, next] = await scoresOf(text);
  if (!best || best[1] < SCORE_SHARE_MIN || isKnown(best[0])) return undefined;
  return { language: best[0], lead: (best[1] - (next?.[1] ?? 0)) / best[1], letters: lettersOf(text) };
};

const lettersOf = (text: string): number =>
  (text.match(/\p{L}/gu)?.length ?? 0) + (DENSE_LETTER_WEIGHT - 1) * (text.match(DENSE_SCRIPT_LETTERS)?.length ?? 0);
