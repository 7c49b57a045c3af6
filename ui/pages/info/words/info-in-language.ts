import type { TranslatedLanguage, TranslatedPage } from '../../../../contracts/page-languages.js';
import type { InfoPage } from '../info-page.js';
import type { InfoWords, TranslatedInfos } from './info-words.js';

/** The pages of a language, loaded with the first of them. */
const infosIn: Readonly<Record<TranslatedLanguage, () => Promise<TranslatedInfos>>> = {
  de: async () => (await import('./de/infos.de.js')).germanInfos,
  fr: async () => (await import('./fr/infos.fr.js')).frenchInfos,
  es: async () => (await import('./es/infos.es.js')).spanishInfos,
  ar: async () => (await import('./ar/infos.ar.js')).arabicInfos,
  zh: async () => (await import('./zh/infos.zh.js')).chineseInfos,
};

/** What a page says in a language. */
export const loadInfoWords = async (path: TranslatedPage, language: TranslatedLanguage): Promise<InfoWords> =>
  (await (await infosIn[language]())[path]()).words;

const isRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null && !('$$typeof' in part);

const partWith = (part: unknown, words: unknown): unknown => {
  if (words === undefined) return part;
  if (Array.isArray(part) && Array.isArray(words)) return part.map((each, at) => partWith(each, words[at]));
  if (!isRecord(part) || !isRecord(words)) return words;
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, partWith(each, words[name])]));
};

/** A page with other words, part by part. */
export const withInfoWords = (page: InfoPage, words: InfoWords): InfoPage => partWith(page, words) as InfoPage;
