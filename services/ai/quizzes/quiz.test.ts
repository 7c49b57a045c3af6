import { generateQuizReply, rawQuestion, type RawQuestion } from '../../../contracts/api/ai.js';
import { bridgeReport, textFile } from '../fixtures/texts.js';
import { readingWork } from '../fixtures/reading-work.js';
import { generateQuiz } from '../tasks/generate-quiz.task.js';

const replyTo = async (text: string, numQuestions = 10) => {
  const made = await generateQuiz(
    [textFile(text)],
    { numQuestions, instructions: '', textEncoding: 'auto' },
    readingWork(),
  );
  return generateQuizReply.parse(JSON.parse(new TextDecoder().decode(made.bytes))).results[0]!;
};
const questionsIn = (summary: string): RawQuestion[] => {
  const blocks = [...summary.matchAll(/```json\n([\s\S]*?)\n```/g)];
  expect(blocks).toHaveLength(1);
  return rawQuestion.array().parse(JSON.parse(blocks[0]![1]!));
};
const answersOf = ({ options }: RawQuestion) => Object.values(options);
const rightOf = ({ options, correctAnswer }: RawQuestion) => options[correctAnswer];

describe('a practice quiz without a model', () => {
  test('leaves out dates, numbers and names, and puts others of the document beside the right answer', async () => {
    const { success, summary } = await replyTo(bridgeReport);
    const questions = questionsIn(summary);
    expect(success).toBe(true);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const question of questions) {
      const whole = question.question.replace('_____', rightOf(question)).replaceAll('…', '');
      expect(bridgeReport.replaceAll(/\s+/g, ' ')).toContain(whole);
      expect(answersOf(question).every((answer) => bridgeReport.includes(answer))).toBe(true);
    }
  });

  test('has four different answers to each question, none of which the question gives away', async () => {
    for (const question of questionsIn((await replyTo(bridgeReport)).summary)) {
      expect(new Set(answersOf(question)).size).toBe(4);
      expect(answersOf(question).filter((answer) => question.question.includes(answer))).toEqual([]);
    }
  });

  test('keeps to what the quiz service takes: 120 characters a question, 75 an answer', async () => {
    const long = Array.from({ length: 12 }, (_, index) => {
      const year = 1900 + 7 * index;
      return `In the year ${year} the commission, which had met for the ${index + 2}th time in the large hall of the old town, decided after a long debate to build harbour number ${index + 30}, although the money for it was not there.`;
    }).join('\n\n');
    for (const question of questionsIn((await replyTo(long)).summary)) {
      expect(question.question.length).toBeLessThanOrEqual(120);
      expect(Math.max(...answersOf(question).map(({ length }) => length))).toBeLessThanOrEqual(75);
    }
  });

  test('says how many there are where the document has fewer than were asked for', async () => {
    const { summary } = await replyTo(bridgeReport, 50);
    const count = questionsIn(summary).length;
    expect(count).toBeLessThan(50);
    expect(summary).toMatch(new RegExp(`^${count} questions of the 50 asked for`));
  });

  test('asks for no more than it was asked for, and from all over the document', async () => {
    const sentences = Array.from({ length: 60 }, (_, index) => {
      const place = String.fromCharCode(65 + (index % 26)) + 'orvik';
      return `The lighthouse of ${place} was first lit in ${1800 + index * 3} and guided ships for many years afterwards.`;
    });
    const questions = questionsIn((await replyTo(sentences.join('\n\n'), 6)).summary);
    expect(questions).toHaveLength(6);
    const places = questions.map((question) =>
      sentences.findIndex((sentence) => sentence.includes(question.question.split('_____').at(-1)!.replace('…', ''))),
    );
    expect(places.filter((place) => place >= 0).length).toBe(6);
    expect(questions.map(({ question }) => question)).toHaveLength(
      new Set(questions.map(({ question }) => question)).size,
    );
  });

  test('asks nothing twice, not even in other words', async () => {
    const twice = `${bridgeReport}\n\n${bridgeReport.replaceAll('carries', 'bears').replaceAll('opened', 'inaugurated')}`;
    const once = questionsIn((await replyTo(bridgeReport, 50)).summary).length;
    expect(questionsIn((await replyTo(twice, 50)).summary).length).toBeLessThanOrEqual(once + 2);
  });

  test('keeps its one block whole when the document has fences in it', async () => {
    const text = bridgeReport.replaceAll('the bay', 'the ```bay```');
    expect(questionsIn((await replyTo(text)).summary).length).toBeGreaterThan(0);
  });

  test('of a text without facts is a result without success that says so', async () => {
    const { success, error, summary } = await replyTo(
      'Some people like tea. Others prefer to drink coffee in the morning.',
    );
    expect({ success, summary }).toEqual({ success: false, summary: '' });
    expect(error).toBe('notes.txt has too little text for a quiz');
  });

  test('of a text that is long enough says what there is too little of', async () => {
    const { success, error } = await replyTo('Some people like tea, and others prefer to drink coffee. '.repeat(8));
    expect(success).toBe(false);
    expect(error).toMatch(/^There is too little in notes.txt that questions can ask for without AI: names, dates/);
  });

  test('is not made of a form, whose few sentences all stand beside the same kind of number', async () => {
    const fees = [23, 35, 42, 70].map((fee) => `The ordinary fee of a member is ${fee} euros for a month.`);
    const form = ['Name', 'First name', 'Street', 'Town', 'Telephone', 'Bank', 'Account', 'Place and date'];
    const { success, error } = await replyTo([...form, ...fees].join('\n\n'));
    expect({ success, error }).toEqual({ success: false, error: 'notes.txt has too little text for a quiz' });
  });

  test('is not made of formulas', async () => {
    const lines = Array.from(
      { length: 20 },
      (_, at) => `We find that the value of x = ${at + 3} follows from y = ${at}.`,
    );
    expect(await replyTo(lines.join('\n\n'))).toMatchObject({ success: false });
  });
});
