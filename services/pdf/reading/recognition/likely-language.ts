import type { LanguageCode } from '../../../../contracts/languages.js';
import { languageDetector } from '../../text/language-detector.js';

/** Fewer letters say nothing. */
const LETTERS_MIN = 60;
const READ_MAX = 900;

/** Which of these languages a text, with mistakes in it, is most likely written in; undefined where it is too short. */
export const likelyLanguage = async (
  text: string,
  among: readonly LanguageCode[],
): Promise<LanguageCode | undefined> => {
  const sample = text.slice(0, READ_MAX);
  if (among.length < 2 || (sample.match(/\p{L}/gu)?.length ?? 0) < LETTERS_MIN) return undefined;
  const detector = await languageDetector();
  const scores = detector.detect(sample).getScores();
  return among.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))[0];
};
