import type { RawQuestion } from '../../../contracts/api/ai.js';
import type { ReadDocument } from '../../pdf/reading/document.js';
import { detectLanguage } from '../languages/detect.js';
import type { Work } from '../tasks/task.js';
import { passagesOf } from '../text/passages.js';
import { statementsOf } from '../text/statements.js';
import { clozeQuestions } from './cloze.js';
import { lettered } from './question.js';

export interface Wanted {
  readonly count: number;
  /** The visitor's own words about the questions; '' for none. */
  readonly wishes: string;
}

/** Questions about a document, at most as many as are wanted; each with four different answers. */
export const quizDocument = async (
  document: ReadDocument,
  { count }: Wanted,
  { report }: Pick<Work, 'model' | 'report'>,
): Promise<RawQuestion[]> => {
  const passages = passagesOf(document);
  report({ done: 0, total: 1, step: 'looking for facts to ask for' });
  const { primaryLanguage } = await detectLanguage(passages.map(({ text }) => text).join('\n'));
  return clozeQuestions(statementsOf(passages), count, primaryLanguage).map(lettered);
};
