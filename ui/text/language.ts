import type { ScreenLanguage } from '../../contracts/screen-languages.js';
import type { Catalogue } from '../../contracts/texts/text-catalogue.js';
import type { Spoken } from '../../contracts/texts/wording.js';

/** The wordings of each language, loaded when it is spoken. */
export const catalogues: Readonly<Record<Exclude<ScreenLanguage, 'en'>, () => Promise<Catalogue>>> = {
  de: async () => (await import('../../words/de.po')).catalogue,
  fr: async () => (await import('../../words/fr.po')).catalogue,
  es: async () => (await import('../../words/es.po')).catalogue,
  ar: async () => (await import('../../words/ar.po')).catalogue,
  zh: async () => (await import('../../words/zh.po')).catalogue,
};

/** Loads the code that turns a finished English sentence into another language, which English does not need. */
export const loadSentences = async () => (await import('../../contracts/texts/server-sentence.js')).sentenceIn;

interface SpokenHere extends Spoken {
  readonly sentenceIn: (spoken: Spoken, sentence: string) => string;
}

const english: SpokenHere = { language: 'en', catalogue: undefined, sentenceIn: (_, sentence) => sentence };

let spoken = english;

/** The language of the page and its wordings; it stays the same until the page is loaded anew. */
export const spokenHere = () => spoken;

/** The language of dates and numbers, English as in the United States. */
export const locale = (): string => (spoken.language === 'en' ? 'en-US' : spoken.language);

/** Loads the wordings of a language; texts that were written before it resolves are English. */
export const speak = async (language: ScreenLanguage): Promise<void> => {
  if (language === 'en') spoken = english;
  else {
    const [catalogue, sentenceIn] = await Promise.all([catalogues[language](), loadSentences()]);
    spoken = { language, catalogue, sentenceIn };
  }
};
