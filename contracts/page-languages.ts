import { isScreenLanguage, type ScreenLanguage } from './screen-languages.js';

/** Languages that public pages are written in, beside English. */
export const translatedLanguages = ['de', 'fr', 'es', 'ar', 'zh'] as const satisfies readonly ScreenLanguage[];

/** One of {@link translatedLanguages}. */
export type TranslatedLanguage = (typeof translatedLanguages)[number];

/** Every language of the public pages, English first. */
export const pageLanguages: readonly ScreenLanguage[] = ['en', ...translatedLanguages];

const HOME = '/';
const TOOL_PAGES = '/tools/';

/** The pages about the product and of the help, which like those of the tools are written in every language. */
export const translatedPages = [
  '/features',
  '/how-it-works',
  '/use-cases',
  '/collaboration',
  '/value-proposition',
  '/pricing',
  '/security',
  '/speed',
  '/reliability',
  '/accessibility',
  '/help',
  '/help/tools',
  '/help/sharing',
  '/help/administrators',
  '/help/auditors',
  '/help/api',
] as const;

/** One of {@link translatedPages}. */
export type TranslatedPage = (typeof translatedPages)[number];

/** Whether a page, by its English address, is one of {@link translatedPages}. */
export const isTranslatedPage = (path: string): path is TranslatedPage =>
  translatedPages.some((translated) => translated === path);

/** Languages that the page at an English address is written in, English first; a screen but home is drawn in any at one address. */
export const languagesOf = (path: string): readonly ScreenLanguage[] =>
  path === HOME || path.startsWith(TOOL_PAGES) || isTranslatedPage(path) ? pageLanguages : ['en'];

/** Where a page is read in a language: `/de`, `/de/tools/pdf-merge`; for any other screen, its one address. */
export const addressIn = (language: ScreenLanguage, path: string): string =>
  language === 'en' || !languagesOf(path).includes(language) ? path : `/${language}${path === HOME ? '' : path}`;

/** The English address of the page at any address. */
export const englishAddress = (path: string): string => {
  const [, code = '', ...rest] = path.split('/');
  return isScreenLanguage(code) ? `/${rest.join('/')}` : path;
};

/** The addresses of home in the languages beside English: `/de`. */
export const translatedHomes: readonly string[] = translatedLanguages.map((language) => addressIn(language, HOME));

/** The language of home at an address of {@link translatedHomes}; undefined for every other. */
export const languageOfHome = (path: string): TranslatedLanguage | undefined =>
  translatedLanguages.find((language) => addressIn(language, HOME) === path);
