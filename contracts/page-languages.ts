import { isScreenLanguage, type ScreenLanguage } from './screen-languages.js';

/** Languages that the pages about tools are written in, beside English. */
export const translatedLanguages = ['de', 'fr', 'es', 'ar', 'zh'] as const satisfies readonly ScreenLanguage[];

/** One of {@link translatedLanguages}. */
export type TranslatedLanguage = (typeof translatedLanguages)[number];

/** Every language of the pages about tools, English first. */
export const pageLanguages: readonly ScreenLanguage[] = ['en', ...translatedLanguages];

const TOOL_PAGES = '/tools/';

/** Languages that the page at an English address is written in, English first. */
export const languagesOf = (path: string): readonly ScreenLanguage[] =>
  path.startsWith(TOOL_PAGES) ? pageLanguages : ['en'];

/** Where a page is read in a language: `/de/tools/pdf-merge`; the English address where it has only that. */
export const addressIn = (language: ScreenLanguage, path: string): string =>
  language === 'en' || !languagesOf(path).includes(language) ? path : `/${language}${path}`;

/** The English address of the page at any address. */
export const englishAddress = (path: string): string => {
  const [, code = '', ...rest] = path.split('/');
  return isScreenLanguage(code) ? `/${rest.join('/')}` : path;
};
