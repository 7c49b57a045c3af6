import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import type { NoToolTopic, SearchWords } from '../../../contracts/texts/search-words.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { spokenHere } from '../../text/language.js';

const wordsIn: Readonly<Record<Exclude<ScreenLanguage, 'en'>, () => Promise<SearchWords>>> = {
  de: async () => (await import('../../../contracts/texts/de/search-words.de.js')).searchWordsDe,
  fr: async () => (await import('../../../contracts/texts/fr/search-words.fr.js')).searchWordsFr,
  es: async () => (await import('../../../contracts/texts/es/search-words.es.js')).searchWordsEs,
  ar: async () => (await import('../../../contracts/texts/ar/search-words.ar.js')).searchWordsAr,
  zh: async () => (await import('../../../contracts/texts/zh/search-words.zh.js')).searchWordsZh,
};

/** What is found by everybody: many type the English word whatever language they read. */
const noToolInEnglish: SearchWords['noTool'] = {
  excel: ['excel', 'xlsx', 'xls', 'csv', 'spreadsheet', 'table'],
  compare: ['compare', 'difference', 'diff', 'what changed'],
  receipt: ['receipt', 'proof'],
};

let here: SearchWords | undefined;

/** Loads the words of the visitor's language; searches before it resolves know the English ones alone. */
export const loadSearchWords = async (): Promise<void> => {
  const { language } = spokenHere();
  here = language === 'en' ? undefined : await wordsIn[language]();
};

type Words = Readonly<Record<string, readonly string[]>>;

/** Other words for a tool: those of the visitor's language, then the English ones. */
export const searchWordsOf = (tool: string): readonly string[] => [
  ...((here?.tools as Words | undefined)?.[tool] ?? []),
  ...(findTool(tool)?.alsoCalled ?? []),
];

/** Words for something that is no tool. */
export const noToolWords = (topic: NoToolTopic): readonly string[] => [
  ...(here?.noTool[topic] ?? []),
  ...noToolInEnglish[topic],
];
