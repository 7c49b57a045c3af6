import { searchWords } from 'virtual:content';
import type { NoToolTopic, SearchWords } from '../../../contracts/texts/search-words.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { spokenHere } from '../../text/language.js';

/** In English and in the visitor's language: many type the English word whatever language they read. */
let here: readonly SearchWords[] = [];

/** Loads the words that people look for things by; searches before it resolves know those of the catalogue alone. */
export const loadSearchWords = async (): Promise<void> => {
  const languages = new Set([spokenHere().language, 'en'] as const);
  here = await Promise.all([...languages].map((language) => searchWords[language]()));
};

type Words = Readonly<Record<string, readonly string[]>>;

/** Other words for a tool: those of the visitor's language, then the English ones. */
export const searchWordsOf = (tool: string): readonly string[] => [
  ...here.flatMap(({ tools }) => (tools as Words)[tool] ?? []),
  ...(findTool(tool)?.alsoCalled ?? []),
];

/** Words for something that is no tool. */
export const noToolWords = (topic: NoToolTopic): readonly string[] => here.flatMap(({ noTool }) => noTool[topic]);
