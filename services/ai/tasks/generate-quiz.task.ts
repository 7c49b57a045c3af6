import type { AnsweredBy, GenerateQuizReply } from '../../../contracts/api/ai.js';
import { Refusal } from '../../../contracts/errors.js';
import type { ReadDocument } from '../../pdf/reading/lines/document-model.js';
import { quizDocument } from '../quizzes/quiz-document.js';
import { quizText } from '../quizzes/quiz-text.js';
import { fileResult } from './file-result.js';
import { json, type Task } from '../task.js';

/**
 * Answers with questions about a file, four answers each.
 *
 * @returns JSON: {@link GenerateQuizReply}; fewer questions than asked for where there is no more to ask, and then the
 *   summary says so; a file of which none can be made is a result without success.
 * @throws Refusal as `readDocument` and `Model.ask`.
 */
export const generateQuiz: Task<'generate-quiz'> = async ([file], { numQuestions, instructions }, work) => {
  const result = await fileResult(file, work, async () => {
    const document = await work.read(file);
    const questions = await quizDocument(document, { count: numQuestions, wishes: instructions }, work);
    if (questions.length === 0) throw noQuestions(file.name, lengthOf(document), work.model.answeredBy.kind);
    return quizText(aboutQuiz(questions.length, numQuestions, work.model.answeredBy.name), questions);
  });
  const { fileName, success, summary, error, metadata } = result;
  const reply: GenerateQuizReply = { success: true, results: [{ fileName, success, summary, error, metadata }] };
  return json(reply);
};

/** Characters, of which some twenty short sentences are made in the tersest of scripts. */
const QUIZ_TEXT_CHARS_MIN = 300;

/** Why there is no question: a text that is long enough says nothing that can be asked for without a model. */
const noQuestions = (name: string, length: number, answeredBy: AnsweredBy['kind']): Refusal =>
  answeredBy === 'model' || length < QUIZ_TEXT_CHARS_MIN
    ? new Refusal('ai.too-little-text', { name, what: 'a quiz' })
    : new Refusal('ai.nothing-to-ask', { name });

const lengthOf = ({ pages }: ReadDocument): number =>
  pages.flatMap(({ blocks }) => blocks).reduce((sum, { text }) => sum + text.length, 0);

const aboutQuiz = (questionCount: number, wanted: number, name: string): string => {
  const fewer =
    questionCount < wanted ? ` of the ${wanted} asked for: this document does not have enough content for more` : '';
  return `${questionCount} ${questionCount === 1 ? 'question' : 'questions'}${fewer}. Made by ${name}.`;
};
