import type { RawQuestion } from '../../../../contracts/api/ai.js';
import { rawOf, quizOf } from '../kahoot-quiz-fixture.js';
import { answersOf, mergedQuiz, reshuffled, type Chance } from './merge-questions.js';

const always =
  (value: number): Chance =>
  () =>
    value;

/** Numbers that look random and are the same every time. */
const seeded = (seed: number): Chance => {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
};

const correctOf = (raw: RawQuestion): string => raw.options[raw.correctAnswer];

describe('a quiz made of several files', () => {
  test('has 4 answers, 30 seconds and a topic for each question', () => {
    const [question] = mergedQuiz([quizOf('report.pdf', rawOf('Who?'))], 10, always(0));
    expect(question).toMatchObject({ question: 'Who?', timeLimit: 30, topic: 'Content from report.pdf' });
    expect(answersOf(question!).toSorted()).toEqual(['Who? A', 'Who? B', 'Who? C', 'Who? D']);
  });

  test('names the same answer as correct, wherever the shuffling puts it', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const raws = [rawOf('Who?', 'A'), rawOf('When?', 'C'), rawOf('Where?', 'D')];
      for (const question of mergedQuiz([quizOf('a.pdf', ...raws)], 10, seeded(seed))) {
        const raw = raws.find((one) => one.question === question.question);
        expect(answersOf(question)[question.correctAnswer - 1]).toBe(correctOf(raw!));
      }
    }
  });

  test('puts the correct answer everywhere about as often', () => {
    const places = [0, 0, 0, 0];
    const chance = seeded(7);
    for (let round = 0; round < 4000; round += 1) {
      const [question] = mergedQuiz([quizOf('a.pdf', rawOf('Who?'))], 1, chance);
      places[question!.correctAnswer - 1]! += 1;
    }
    for (const place of places) expect(Math.abs(place - 1000)).toBeLessThan(120);
  });

  test('asks nothing twice, whatever the case and the spaces around it', () => {
    const quiz = mergedQuiz(
      [quizOf('a.pdf', rawOf('Who?'), rawOf(' WHO? ')), quizOf('b.pdf', rawOf('who?'))],
      10,
      always(0),
    );
    expect(quiz.map(({ topic }) => topic)).toEqual(['Content from a.pdf']);
  });

  test('is cut to the count, with something of each file', () => {
    const first = quizOf('a.pdf', rawOf('1'), rawOf('2'), rawOf('3'));
    const second = quizOf('b.pdf', rawOf('4'));
    expect(mergedQuiz([first, second], 3, always(0)).map(({ question }) => question)).toEqual(['1', '4', '2']);
  });

  test('of nothing is empty', () => {
    expect(mergedQuiz([], 10, always(0))).toEqual([]);
  });
});

describe('a question', () => {
  test('keeps two answers of the same text apart when it is shuffled again', () => {
    const [question] = mergedQuiz([quizOf('a.pdf', rawOf('Who?'))], 1, always(0.5));
    const again = reshuffled({ ...question!, answer1: 'yes', answer2: 'yes', correctAnswer: 2 }, always(0.99));
    expect(again).toMatchObject({ answer1: 'yes', answer2: 'yes', correctAnswer: 2 });
  });
});
