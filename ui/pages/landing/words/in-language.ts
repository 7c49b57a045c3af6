import type { TranslatedLanguage } from '../../../../contracts/page-languages.js';
import type { LandingEntry } from '../landing-list.js';
import type { LandingPage } from '../landing-page.js';
import type { LandingWords, TranslatedLandings } from './landing-words.js';

/** The pages of a language, loaded with the first of them. */
const landingsIn: Readonly<Record<TranslatedLanguage, () => Promise<TranslatedLandings>>> = {
  de: async () => (await import('./de/index.js')).germanLandings,
  fr: async () => (await import('./fr/index.js')).frenchLandings,
  es: async () => (await import('./es/index.js')).spanishLandings,
  ar: async () => (await import('./ar/index.js')).arabicLandings,
  zh: async () => (await import('./zh/index.js')).chineseLandings,
};

/** What the page of a tool says in a language. @throws Error for a page that it lacks. */
export const loadWords = async (
  { tool }: Pick<LandingEntry, 'tool'>,
  language: TranslatedLanguage,
): Promise<LandingWords> => {
  const load = (await landingsIn[language]())[tool];
  if (!load) throw new Error(`The page of ${tool} is not written in ${language}`);
  return (await load()).words;
};

/** A page with other words; its pictures and its links stay. */
export const withWords = (page: LandingPage, { steps, ...words }: LandingWords): LandingPage => ({
  ...page,
  ...words,
  steps: page.steps.map((step, at) => ({ ...step, ...steps[at] })),
});
