import type { RawQuestion } from '../../../contracts/api/ai.js';
import { QUIZ_TEXT_MAX } from '../../../contracts/limits.js';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.,;:!?'"’“”]+/g, ' ')
    .trim();

/** Whether a question keeps to the limits, has four different answers, and does not give the right one away. */
export const inBounds = ({ question, options, correctAnswer }: RawQuestion): boolean => {
  const answers = Object.values(options);
  if (question.trim() === '' || question.length > QUIZ_TEXT_MAX.question) return false;
  if (answers.some((answer) => plain(answer) === '' || answer.length > QUIZ_TEXT_MAX.answer)) return false;
  const right = plain(options[correctAnswer]);
  return new Set(answers.map(plain)).size === answers.length && !` ${plain(question)} `.includes(` ${right} `);
};
