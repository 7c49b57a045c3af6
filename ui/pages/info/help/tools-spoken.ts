import type { TranslatedLanguage } from '../../../../contracts/page-languages.js';
import type { ScreenLanguage } from '../../../../contracts/screen-languages.js';
import { catalogues, loadSentences } from '../../../text/language.js';

/** A language, and what names and options are called in it. */
export interface ToolsSpoken {
  readonly language: ScreenLanguage;
  readonly say: (text: string) => string;
}

/** Pages as they are typed, such as `1-3, 7`, would be read from the right. */
const isolated = (text: string): string =>
  text.replaceAll(/(?<![\u2066\d@-]|, )\d[\d@-]*(?:, \d[\d@-]*)+/g, '\u2066$&\u2069');

const asRead = (language: TranslatedLanguage, text: string): string => (language === 'ar' ? isolated(text) : text);

/** Names of tools and their options in a language: as its screens have them. */
export const toolsSpokenIn = async (language: ScreenLanguage): Promise<ToolsSpoken> => {
  if (language === 'en') return { language, say: (text) => text };
  const catalogue = await catalogues[language]();
  const sentenceIn = await loadSentences();
  return {
    language,
    say: (text) => asRead(language, sentenceIn({ language, catalogue }, text)),
  };
};
