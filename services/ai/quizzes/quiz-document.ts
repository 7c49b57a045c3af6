import type { RawQuestion } from '../../../contracts/api/ai.js';
import type { ReadDocument } from '../../pdf/reading/lines/document-model.js';
import { detectLanguage } from '../languages/detect.js';
import type { Work } from '../task.js';
import { passagesOf, prose, proseAndTables } from '../text/passages.js';
import { statementsOf, type Statement } from '../text/statements.js';
import { wordsOf } from '../text/terms.js';
import { questionsByModel } from './quiz-by-model.js';
import { clozeQuestions } from './cloze.js';
import { lettered } from './question.js';

interface Wanted {
  readonly count: number;
  /** The visitor's own words about the questions, which only a model can follow; '' for none. */
  readonly wishes: string;
}

/** A document with fewer whole sentences is a form, a table or a sheet of formulas, whose parts make poor questions. */
const STATEMENTS_MIN = 6;
/** A document is prose where at least this share of its words stands in whole sentences. */
const PROSE_WORDS_SHARE = 0.35;

/** So many statements make a quiz, whatever else is in the document. */
const STATEMENTS_ENOUGH = 200;

const isEnough = (statements: readonly Statement[], document: ReadDocument): boolean =>
  statements.length >= STATEMENTS_ENOUGH ||
  (statements.length >= STATEMENTS_MIN && shareOf(statements, document) >= PROSE_WORDS_SHARE);

const shareOf = (statements: readonly Statement[], { pages }: ReadDocument): number => {
  const all = pages.flatMap(({ blocks }) => blocks).reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  return statements.reduce((sum, { words }) => sum + words, 0) / Math.max(1, all);
};

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
  using.report({ done: 0, total: 1, step: 'looking for facts to ask about' });
  const statements = statementsOf(passages, primaryLanguage);
  if (!isEnough(statements, document)) return [];
  return clozeQuestions(statements, wanted.count, primaryLanguage).map(lettered);
};
