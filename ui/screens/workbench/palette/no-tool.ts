import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import type { NoToolTopic } from '../../../../contracts/texts/search-words.js';
import { comparable, startsWord } from '../../../tools/search/rate-text.js';
import { noToolWords } from '../../../tools/search/loaded-search-words.js';

/** Answers to people who look for something that is no tool. */
const answers: Readonly<Record<NoToolTopic, Text>> = {
  compare: 'To compare, choose both files, then use Compare below the pages.',
  receipt: 'The receipt is next to the result, and on its share page.',
};

/** The answer to a query that no tool answers; null where there is none. */
export const answerWithoutTool = (typed: string): Text | null => {
  const query = comparable(typed);
  const isMeant = (topic: NoToolTopic) => noToolWords(topic).some((word) => startsWord(query, comparable(word)));
  const topic = (Object.keys(answers) as NoToolTopic[]).find(isMeant);
  return topic === undefined ? null : answers[topic];
};
