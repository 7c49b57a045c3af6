import { answerLetters, type RawQuestion } from '../../../contracts/api/ai.js';

/** A question with its right answer and three wrong ones. */
export interface Asked {
  readonly question: string;
  readonly answer: string;
  readonly wrong: readonly [string, string, string];
}

/** Letters the answers: the right one stands anywhere, but for the same question always in the same place. */
export const lettered = ({ question, answer, wrong }: Asked): RawQuestion => {
  const place = Array.from(question).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_007, 7) % 4;
  const [a = '', b = '', c = '', d = ''] = wrong.toSpliced(place, 0, answer);
  return { question, options: { A: a, B: b, C: c, D: d }, correctAnswer: answerLetters[place] ?? 'A' };
};
