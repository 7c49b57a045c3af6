import { answerLetters, type RawQuestion } from '../../../../contracts/api/ai.js';
import type { QuizOfFile } from '../../../calls/documents.calls.js';

/** One question of the finished quiz. Requirement. */
export interface QuizQuestion {
  readonly question: string;
  readonly answer1: string;
  readonly answer2: string;
  readonly answer3: string;
  readonly answer4: string;
  /** 1 to 4. */
  readonly correctAnswer: number;
  /** Seconds. */
  readonly timeLimit: number;
  readonly topic: string;
}

/** From 0 up to, not including, 1. */
export type Chance = () => number;

const TIME_LIMIT_S = 30;

/** Fisher-Yates shuffle: every order is equally likely. */
const shuffled = <Item>(items: readonly Item[], chance: Chance): readonly Item[] => {
  const deck = [...items];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [deck[last], deck[other]] = [deck[other] as Item, deck[last] as Item];
  }
  return deck;
};

export const answersOf = ({ answer1, answer2, answer3, answer4 }: QuizQuestion): readonly string[] => [
  answer1,
  answer2,
  answer3,
  answer4,
];

interface Answer {
  readonly text: string;
  readonly isCorrect: boolean;
}

const withAnswers = (
  { question, timeLimit, topic }: Pick<QuizQuestion, 'question' | 'timeLimit' | 'topic'>,
  answers: readonly Answer[],
): QuizQuestion => {
  const [answer1 = '', answer2 = '', answer3 = '', answer4 = ''] = answers.map(({ text }) => text);
  const correctAnswer = answers.findIndex(({ isCorrect }) => isCorrect) + 1;
  return { question, answer1, answer2, answer3, answer4, correctAnswer, timeLimit, topic };
};

/** The topic of a question, as far as that is known: its file. */
export const topicOf = (fileName: string): string => `Content from ${fileName}`;

const answersIn = ({ options, correctAnswer }: RawQuestion): readonly Answer[] =>
  answerLetters.map((letter) => ({ text: options[letter], isCorrect: letter === correctAnswer }));

const questionOf = (raw: RawQuestion, fileName: string, chance: Chance): QuizQuestion => {
  const about = { question: raw.question, timeLimit: TIME_LIMIT_S, topic: topicOf(fileName) };
  return withAnswers(about, shuffled(answersIn(raw), chance));
};

/** Another question in the place of one, of the same file; its right answer has the same place, too. */
export const questionLike = (before: QuizQuestion, raw: RawQuestion): QuizQuestion => {
  const right = answersIn(raw).filter(({ isCorrect }) => isCorrect);
  const wrong = answersIn(raw).filter(({ isCorrect }) => !isCorrect);
  const place = before.correctAnswer - 1;
  const answers = [...wrong.slice(0, place), ...right, ...wrong.slice(place)];
  return withAnswers({ ...before, question: raw.question }, answers);
};

/** Shuffles the answers and updates which one is correct. */
export const reshuffled = (question: QuizQuestion, chance: Chance): QuizQuestion => {
  const answers = answersOf(question).map((text, at) => ({ text, isCorrect: at + 1 === question.correctAnswer }));
  return withAnswers(question, shuffled(answers, chance));
};

/** The first of each file, then the second of each, and so on, so that a shortened quiz has questions of every file. */
const inTurn = <Item>(rows: readonly (readonly Item[])[]): readonly Item[] => {
  const longest = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1))).flat();
};

const isFirst = ({ question }: QuizQuestion, at: number, all: readonly QuizQuestion[]): boolean =>
  all.findIndex((other) => sameText(other.question) === sameText(question)) === at;

/** Requirement: duplicates have the same lowercased, trimmed text. */
export const sameText = (text: string): string => text.trim().toLowerCase();

/** The quiz of all files: each question once, as many as asked for, answers shuffled. Requirement. */
export const mergedQuiz = (files: readonly QuizOfFile[], count: number, chance: Chance): readonly QuizQuestion[] =>
  inTurn(files.map(({ fileName, questions }) => questions.map((raw) => questionOf(raw, fileName, chance))))
    .filter(isFirst)
    .slice(0, count)
    .map((question) => reshuffled(question, chance));
