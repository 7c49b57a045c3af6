import type { LanguageCode } from '../../../../contracts/languages.js';
import type { Recognisable, RecognisedLine, Recogniser } from '../../engines/tesseract/recogniser.js';
import { likelyLanguage } from './likely-language.js';

/** Languages that Tesseract's English data makes no words of. */
const OTHER_SCRIPTS: readonly LanguageCode[] = ['ru', 'el', 'ar', 'he', 'hi', 'zh', 'ja', 'ko'];
/** From 0 to 100: with less, it is another script, or no text. */
const SURE = 55;

type Read = (picture: Omit<Recognisable, 'language'>) => Promise<readonly RecognisedLine[]>;

/**
 * Reads the pictures of one document: the first in English, then in the language that it is likely to be in, which the
 * others are read in right away.
 */
export const readerOf = (recogniser: Recogniser): Read => {
  let chosen: LanguageCode | undefined;
  return async (picture) => {
    if (chosen) return recogniser.recognise({ ...picture, language: chosen });
    const first = await recogniser.recognise({ ...picture, language: 'en' });
    if (wordsOf(first) === 0) return first;
    const { language, lines } = await better(recogniser, picture, first);
    chosen = language;
    return lines;
  };
};

interface Reading {
  readonly language: LanguageCode;
  readonly lines: readonly RecognisedLine[];
}

const better = async (
  recogniser: Recogniser,
  picture: Omit<Recognisable, 'language'>,
  first: readonly RecognisedLine[],
): Promise<Reading> => {
  let best: Reading = { language: 'en', lines: first };
  for (const language of await candidates(recogniser, first)) {
    const lines = await recogniser.recognise({ ...picture, language });
    if (confidenceOf(lines) > confidenceOf(best.lines)) best = { language, lines };
  }
  return best;
};

const candidates = async (
  { languages }: Recogniser,
  first: readonly RecognisedLine[],
): Promise<readonly LanguageCode[]> => {
  if (confidenceOf(first) < SURE) return languages.filter((language) => OTHER_SCRIPTS.includes(language));
  const likely = await likelyLanguage(textOf(first), languages);
  return likely === undefined || likely === 'en' ? [] : [likely];
};

const textOf = (lines: readonly RecognisedLine[]): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join(' ');

const wordsOf = (lines: readonly RecognisedLine[]): number => lines.reduce((sum, { words }) => sum + words.length, 0);

/** By letter, so that specks count for little. */
const confidenceOf = (lines: readonly RecognisedLine[]): number => {
  const words = lines.flatMap((line) => line.words);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters);
};
