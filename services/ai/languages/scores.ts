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
  /** Letters looked at; a character of Chinese or Japanese says as much as several. */
  readonly letters: number;
}

/** Characters the library reads of one text. */
export const READ_AT_ONCE = 900;

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const DENSE_WEIGHT = 3;

let loading: Promise<Detector> | undefined;

/** Its n-grams take 50 MB, so they are loaded when first asked for. */
const load = async (): Promise<Detector> => {
  const { eld: library } = await import('eld');
  const detector = (library as Detector).newInstance();
  await detector.load('small');
  return detector;
};

/** Undefined where there is nothing to go by, such as digits only, or none of the languages fits at all. */
export const resemblanceOf = async (text: string): Promise<Resemblance | undefined> => {
  const detector = await (loading ??= load());
  const letters = lettersOf(text);
  if (letters === 0) return undefined;
  const scores = Object.entries(detector.detect(text).getScores()).toSorted(([, one], [, other]) => other - one);
  const known = scores.filter((entry): entry is [LanguageCode, number] => Object.hasOwn(languageNames, entry[0]));
  const [best, next] = known;
  if (!best || best[1] === 0) return undefined;
  const [language, score] = best;
  const other = scores.find(([code]) => !Object.hasOwn(languageNames, code))?.[1] ?? 0;
  return { language, lead: (score - (next?.[1] ?? 0)) / score, leadOnOthers: (score - other) / score, letters };
};

const lettersOf = (text: string): number =>
  (text.match(/\p{L}/gu)?.length ?? 0) + (DENSE_WEIGHT - 1) * (text.match(DENSE)?.length ?? 0);
