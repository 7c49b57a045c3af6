import type { TranslatedLanguage } from '../../../../contracts/page-languages.js';
import { catalogues, loadSentences } from '../../../text/language.js';
import type { ToolsSpoken } from '../help/tools-help.js';

/** Names of options that no screen asks for, only calls. */
export type CallLabels = Readonly<
  Record<'Number of questions' | 'Custom instructions' | 'Pages to read text from', string>
>;

/** What tools and their options are called in a language: as its screens have it. */
export const toolsSaidIn = async (language: TranslatedLanguage, labels: CallLabels): Promise<ToolsSpoken> => {
  const catalogue = await catalogues[language]();
  const sentenceIn = await loadSentences();
  return {
    language,
    say: (text) => (labels as Readonly<Record<string, string>>)[text] ?? sentenceIn({ language, catalogue }, text),
  };
};
