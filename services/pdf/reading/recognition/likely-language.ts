import type { LanguageCode } from '../../../../contracts/languages.js';
import type { RecognisedLine } from '../../engines/tesseract/recogniser.js';
import { languageDetector } from '../../text/language-detector.js';
import { textOf } from './recognition-quality.js';

/** Fewer letters say nothing. */
const LETTERS_MIN = 60;
const READ_MAX = 900;
/** A language in so many of the parts of a page is one of its languages. */
const PART_SHARE = 0.25;
const PART_LINES = 6;
const LANGUAGES_MAX = 2;

/** Which of these languages a page, read with mistakes, is most likely in, the main one first; none where it is too short. */
export const likelyLanguages = async (
  lines: readonly RecognisedLine[],
  among: readonly LanguageCode[],
): Promise<readonly LanguageCode[]> => {
  if (among.length < 2) return [];
  const whole = await likelyOf(textOf(lines), among);
  if (whole === undefined) return [];
  const parts = Array.from({ length: Math.ceil(lines.length / PART_LINES) }, (_, at) =>
    textOf(lines.slice(at * PART_LINES, (at + 1) * PART_LINES)),
  );
  const likely = (await Promise.all(parts.map((part) => likelyOf(part, among)))).filter((one) => one !== undefined);
  const others = among
    .map((language) => ({ language, count: likely.filter((one) => one === language).length }))
    .filter(({ language, count }) => language !== whole && count > 1 && count >= PART_SHARE * likely.length)
    .toSorted((one, other) => other.count - one.count);
  return [whole, ...others.map(({ language }) => language)].slice(0, LANGUAGES_MAX);
};

const likelyOf = async (text: string, among: readonly LanguageCode[]): Promise<LanguageCode | undefined> => {
  const sample = text.slice(0, READ_MAX);
  if ((sample.match(/\p{L}/gu)?.length ?? 0) < LETTERS_MIN) return undefined;
  const scores = (await languageDetector()).detect(sample).getScores();
  return among.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))[0];
};
