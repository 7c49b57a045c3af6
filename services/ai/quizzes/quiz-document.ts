import type { RawQuestion } from '../../../contracts/api/ai.js';
import type { ReadDocument } from '../../pdf/reading/lines/document-model.js';
import { detectLanguage } from '../languages/detect.js';
import type { Work } from '../task.js';
import { passagesOf, prose, proseAndTables } from '../text/passages.js';
import { statementsOf } from '../text/statements.js';
import { questionsByModel } from './quiz-by-model.js';
import { clozeQuestions } from './cloze.js';
import { lettered } from './question.js';

interface Wanted {
  readonly count: number;
  /** The visitor's own words about the questions, which only a model can follow; '' for none. */
  readonly wishes: string;
}

/** Questions about a document, at most as many as are wanted; each with four different answers. */
export const quizDocument = async (
  document: ReadDocument,
  wanted: Wanted,
  using: Pick<Work, 'model' | 'report'>,
): Promise<RawQuestion[]> => {
  const isModel = using.model.answeredBy.kind === 'model';
  const passages = passagesOf(document, isModel ? proseAndTables : prose);
  const { primaryLanguage, languageName } = await detectLanguage(passages.map(({ text }) => text).join('\n'));
  if (passages.length === 0) return [];
  if (isModel) {
    const language = primaryLanguage === 'unknown' ? 'the language of the document' : languageName;
    return questionsByModel(passages, { ...wanted, ...using, language });
  }
  using.report({ done: 0, total: 1, step: 'looking for facts to ask for' });
  return clozeQuestions(statementsOf(passages), wanted.count, primaryLanguage).map(lettered);
};
