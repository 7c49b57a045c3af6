import { z } from 'zod';
import { rawQuestion, type RawQuestion } from '../../../contracts/api/ai.js';
import { Refusal } from '../../../contracts/errors.js';
import { QUIZ_TEXT_MAX } from '../../../contracts/limits.js';
import { aFewAtATime } from '../model/few-at-a-time.js';
import { prompt } from '../prompts/prompt.js';
import type { Work } from '../task.js';
import { partsOf, spread, type Part } from '../text/document-parts.js';
import type { Passage } from '../text/passage.js';
import { openMemory } from './distinct.js';

/** A part of the document takes this share of the room for data: the wishes and the earlier questions need some too. */
const PART_DATA_SHARE = 0.5;
const QUESTIONS_PER_CALL = 10;
const TOKENS_PER_QUESTION = 170;
const TASK_TOKENS = 800;
/** So many more questions are asked for, since some are too long or asked already. */
const SPARE_QUESTIONS = 2;
const ROUNDS_MAX = 6;

interface Asking extends Pick<Work, 'model' | 'report'> {
  readonly count: number;
  /** The visitor's own words about the questions; '' for none. */
  readonly wishes: string;
  /** Name of the language, such as `German`. */
  readonly language: string;
}

const answer = z.object({ questions: z.array(rawQuestion).max(60) });

/**
 * Has a model write questions about parts all over a document, and once more where some were no good.
 *
 * @throws Refusal as `Model.ask`; `ai.too-long`; `ai.invalid-answer` where none of its questions is any good.
 */
export const questionsByModel = async (passages: readonly Passage[], asking: Asking): Promise<RawQuestion[]> => {
  const { count, model, report } = asking;
  const all = partsOf(passages, Math.floor(model.room * PART_DATA_SHARE));
  const { isNew } = openMemory();
  const good = new Map<Part, RawQuestion[]>(all.map((part) => [part, []]));
  const questions = () => [...good.values()].flat();
  for (
    let round = 0, before = -1;
    questions().length < count && questions().length > before && round < ROUNDS_MAX;
    round += 1
  ) {
    before = questions().length;
    const parts = partsFor(all, count - before, round);
    const each = Math.min(QUESTIONS_PER_CALL, Math.ceil((count - before) / parts.length) + SPARE_QUESTIONS);
    refuseTooMuch(parts, each, asking);
    report({ done: before, total: count, step: `writing questions, ${before} of ${count}` });
    const answers = await aFewAtATime(parts, (part) =>
      questionsOf(part, each, { ...asking, known: good.get(part) ?? [] }),
    );
    parts.forEach((part, index) => {
      const fresh = (answers[index] ?? []).filter(
        (question) => inBounds(question) && isNew(question.question, question.options[question.correctAnswer]),
      );
      good.get(part)?.push(...fresh);
    });
  }
  if (questions().length === 0)
    throw new Refusal('ai.invalid-answer', { problem: 'none of its questions keeps to the rules' });
  return evenly([...good.values()], count);
};

const partsFor = (all: readonly Part[], missing: number, round: number): Part[] => {
  const turned = [...all.slice(round % all.length), ...all.slice(0, round % all.length)];
  return spread(turned, Math.max(1, Math.ceil(missing / (QUESTIONS_PER_CALL / 2))));
};

const refuseTooMuch = (parts: readonly Part[], each: number, { model }: Asking): void => {
  const tokens = parts.reduce((sum, part) => sum + part.tokens + TASK_TOKENS + each * TOKENS_PER_QUESTION, 0);
  if (tokens > model.left()) throw new Refusal('ai.too-long', { name: 'This document', tokens, limit: model.left() });
};

const questionsOf = async (
  part: Part,
  count: number,
  { model, language, wishes, known }: Asking & { readonly known: readonly RawQuestion[] },
): Promise<RawQuestion[]> => {
  const { question: questionMax, answer: answerMax } = QUIZ_TEXT_MAX;
  const data = [
    ...(wishes.trim() === '' ? [] : [`Wishes of the person who gives the quiz:\n${wishes.trim()}`]),
    ...(known.length === 0 ? [] : [`Asked already:\n${known.map(({ question }) => question).join('\n')}`]),
    `The document:\n${part.text}`,
  ];
  const { questions } = await model.ask({
    task: prompt('quiz', { count, language, questionMax, answerMax }),
    data: data.join('\n\n'),
    answer,
    answerTokens: count * TOKENS_PER_QUESTION,
  });
  return questions;
};

/** Takes so many entries of several lists, one of each in turn, in the order of the lists. */
const evenly = (lists: readonly (readonly RawQuestion[])[], count: number): RawQuestion[] => {
  const taken = lists.map(() => 0);
  for (let left = Math.min(count, lists.flat().length), at = 0; left > 0; at = (at + 1) % lists.length) {
    if ((taken[at] ?? 0) >= (lists[at]?.length ?? 0)) continue;
    taken[at] = (taken[at] ?? 0) + 1;
    left -= 1;
  }
  return lists.flatMap((list, index) => list.slice(0, taken[index]));
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.,;:!?'"’“”]+/g, ' ')
    .trim();

/** Whether a question keeps to the limits, has four different answers, and does not give the right one away. */
const inBounds = ({ question, options, correctAnswer }: RawQuestion): boolean => {
  const answers = Object.values(options);
  if (question.trim() === '' || question.length > QUIZ_TEXT_MAX.question) return false;
  if (answers.some((answer) => plain(answer) === '' || answer.length > QUIZ_TEXT_MAX.answer)) return false;
  const right = plain(options[correctAnswer]);
  return new Set(answers.map(plain)).size === answers.length && !` ${plain(question)} `.includes(` ${right} `);
};
