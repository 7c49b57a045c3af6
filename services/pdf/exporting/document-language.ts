import { languageDetector } from '../text/language-detector.js';

/** Fewer letters say nothing. */
const LETTERS_MIN = 60;
const READ_MAX = 4000;

/**
 * The language of a text, such as `de`: what its letters tell, with the country of what the document says of itself
 * where that is the same language. What programs write there is often that of the program.
 */
export const languageOf = async (text: string, declared: string | undefined): Promise<string | undefined> => {
  const sample = text.slice(0, READ_MAX);
  if ((sample.match(/\p{L}/gu)?.length ?? 0) < LETTERS_MIN) return declared;
  const detected = (await languageDetector()).detect(sample);
  if (!detected.isReliable() || detected.language === '') return declared;
  return declared?.toLowerCase().split('-')[0] === detected.language ? declared : detected.language;
};
