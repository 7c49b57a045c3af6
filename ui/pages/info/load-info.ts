import { isTranslatedPage, translatedLanguages } from '../../../contracts/page-languages.js';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import type { InfoEntry } from './info-list.js';
import type { InfoPage } from './info-page.js';
import { loadInfoWords, withInfoWords } from './words/info-in-language.js';

/** A page about the product or of the help in a language; in English where it is in that alone. */
export const loadInfo = async ({ path, load }: InfoEntry, language: ScreenLanguage): Promise<InfoPage> => {
  const other = translatedLanguages.find((code) => code === language);
  if (other === undefined || !isTranslatedPage(path)) return load();
  const [page, words] = await Promise.all([load(), loadInfoWords(path, other)]);
  return withInfoWords(page, words);
};
