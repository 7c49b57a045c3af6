import { languageNames, type LanguageCode } from '../../../contracts/languages.js';
import { detectLanguage } from './detect.js';

/** The language of a text, where it is one that documents are written in here. */
export const knownLanguage = async (text: string): Promise<LanguageCode | undefined> => {
  const { primaryLanguage } = await detectLanguage(text);
  return primaryLanguage in languageNames ? (primaryLanguage as LanguageCode) : undefined;
};
