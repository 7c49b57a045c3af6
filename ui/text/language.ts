import type { ScreenLanguage } from '../../contracts/screen-languages.js';
import type { Catalogue } from '../../contracts/texts/text-catalogue.js';

const catalogues: Readonly<Record<Exclude<ScreenLanguage, 'en'>, () => Promise<Catalogue>>> = {
  de: async () => (await import('../../contracts/texts/de/index.js')).german,
  fr: async () => (await import('../../contracts/texts/fr/index.js')).french,
  es: async () => (await import('../../contracts/texts/es/index.js')).spanish,
  ar: async () => (await import('../../contracts/texts/ar/index.js')).arabic,
  zh: async () => (await import('../../contracts/texts/zh/index.js')).chinese,
};

let spoken: { readonly language: ScreenLanguage; readonly catalogue: Catalogue | undefined } = {
  language: 'en',
  catalogue: undefined,
};

/** The language of the page and its wordings; it stays the same until the page is loaded anew. */
export const spokenHere = () => spoken;

/** The language of dates and numbers, English as in the United States. */
export const locale = (): string => (spoken.language === 'en' ? 'en-US' : spoken.language);

/** Loads the wordings of a language; texts that were written before it resolves are English. */
export const speak = async (language: ScreenLanguage): Promise<void> => {
  spoken = { language, catalogue: language === 'en' ? undefined : await catalogues[language]() };
};
