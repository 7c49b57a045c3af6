import { translatedLanguages } from '../../../contracts/page-languages.js';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import type { LandingEntry } from './landing-list.js';
import type { LandingPage } from './landing-page.js';
import { loadWords, withWords } from './words/in-language.js';

/** The page of a tool in a language. */
export const loadLanding = async (entry: LandingEntry, language: ScreenLanguage): Promise<LandingPage> => {
  const other = translatedLanguages.find((code) => code === language);
  if (other === undefined) return entry.load();
  const [page, words] = await Promise.all([entry.load(), loadWords(entry, other)]);
  return withWords(page, words);
};
