import type { Text } from '../../../../../contracts/texts/text-catalogue.js';
import { asQuery } from './match-tools.js';

interface NoTool {
  readonly words: readonly string[];
  readonly text: Text;
}

/** What people look for that is no tool: that it is missing, or where it stands. Words are in lower case. */
const noTools: readonly NoTool[] = [
  {
    words: ['excel', 'xlsx', 'xls', 'csv', 'spreadsheet', 'table'],
    text: 'Docket makes no Excel files. It exports to Word and PowerPoint.',
  },
  {
    words: ['compare', 'difference', 'diff', 'what changed'],
    text: 'To compare, choose both files, then use Compare below the pages.',
  },
  {
    words: ['receipt', 'proof'],
    text: 'The receipt is next to the result, and on its share page.',
  },
];

/** The answer to a query that no tool answers; null where there is none. */
export const answerWithoutTool = (typed: string): Text | null => {
  const query = ` ${asQuery(typed)}`;
  return noTools.find(({ words }) => words.some((word) => query.includes(` ${word}`)))?.text ?? null;
};
