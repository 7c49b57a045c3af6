import { SimulatedClock, waitFor } from 'xstate';
import type { QuizOfFile, QuizRequest } from '../../calls/documents.calls.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { fileOf } from '../../tools/documents/documents-fixture.js';
import { kahootQuizWalk } from './fixtures/kahoot-quiz.walk.js';
import { givenQuiz, quizOf, rawOf } from './kahoot-quiz-fixture.js';

const chosen = (...names: readonly string[]) =>
  ({ type: 'files.chosen', files: names.map((name) => fileOf(name)) }) as const;

/** The page with these files, after generating. */
const generated = async (names: readonly string[], ...args: Parameters<typeof givenQuiz>) => {
  const quiz = givenQuiz(...args);
  quiz.page.send(chosen(...names));
  quiz.page.send({ type: 'generate.pressed' });
  await waitFor(quiz.page, (state) => state.matches('choosing'));
  return quiz;
};

describe('the quiz page', () => {
  test('collects files of every accepted kind, and lets go of them one by one', () => {
    const { page, context, notices } = givenQuiz();
    page.send(chosen('a.pdf', 'b.pdf'));
    page.send({ type: 'files.chosen', files: [fileOf('c.csv', 'text/csv'), fileOf('d.zip', 'application/zip')] });
    page.send({ type: 'file.removed', at: 1 });
    expect(context().files.map(({ name }) => name)).toEqual(['a.pdf', 'c.csv']);
    expect(notices).toMatchObject([
      {
        title: 'Unsupported file type',
        text: 'd.zip is not supported. Please upload images, PDFs, or text files.',
      },
    ]);
  });

  test.each([
    ['', '10'],
    ['ten', '10'],
    ['0', '1'],
    ['-5', '1'],
    ['101', '100'],
    ['12.9', '12'],
    ['7', '7'],
  ])('takes %j for %s questions', (text, count) => {
    const { page, context } = givenQuiz();
    page.send({ type: 'count.changed', text });
    page.send({ type: 'count.left' });
    expect(context().countText).toBe(count);
  });

  test('asks for the files one after the other, never two at once', async () => {
    const asked: string[] = [];
    let open = 0;
    await generated(['a.pdf', 'b.pdf', 'c.pdf'], {
      ask: async ({ file }) => {
        open += 1;
        expect(open).toBe(1);
        asked.push(file.name);
        await Promise.resolve();
        open -= 1;
        return quizOf(file.name, rawOf(file.name));
      },
    });
    expect(asked).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  });

  test('goes on with the others when a file fails, and says which and why', async () => {
    const { context, notices } = await generated(['a.pdf', 'b.pdf'], {
      ask: ({ file }) =>
        file.name === 'a.pdf'
          ? Promise.reject(new Error('a.pdf is protected by a password'))
          : Promise.resolve(quizOf(file.name, rawOf('Who?'))),
    });
    expect(notices).toMatchObject([
      { title: 'Warning: a.pdf', text: 'Could not process this file, continuing with others...', tone: 'destructive' },
      { title: 'Quiz generated successfully!' },
    ]);
    expect(context().failed).toMatchObject([{ name: 'a.pdf', reason: 'a.pdf is protected by a password' }]);
    expect(context().built?.questions).toHaveLength(1);
  });

  test('fails when every file does', async () => {
    const { context, notices } = await generated(['a.pdf', 'b.pdf'], {
      ask: () => Promise.reject(new Error('no text')),
    });
    expect(notices.map(({ title }) => title)).toEqual(['Warning: a.pdf', 'Warning: b.pdf', 'Quiz generation failed']);
    expect(notices.at(-1)?.text).toBe('no text');
    expect(context()).toMatchObject({ failure: 'no text', built: null });
  });

  test('sends the custom instructions, without the blanks around them', async () => {
    const requests: QuizRequest[] = [];
    const ask = async (request: QuizRequest): Promise<QuizOfFile> => {
      requests.push(request);
      return quizOf(request.file.name, rawOf('Who?'));
    };
    const { page } = givenQuiz({ ask });
    page.send(chosen('a.pdf'));
    page.send({ type: 'instructions.changed', text: ' Only dates ' });
    page.send({ type: 'generate.pressed' });
    await waitFor(page, (state) => state.matches('choosing'));
    expect(requests).toMatchObject([{ count: 10, instructions: 'Only dates' }]);
  });

  test('lets go of the quiz before when another is begun', async () => {
    const { page, context } = await generated(['a.pdf']);
    expect(context().built).not.toBeNull();
    page.send({ type: 'generate.pressed' });
    expect(context().built).toBeNull();
  });

  test('downloads the workbook under the name of the title', async () => {
    const { page, saved, notices } = await generated(['a.pdf']);
    page.send({ type: 'title.changed', text: 'Chapter 3: Plants' });
    page.send({ type: 'download.pressed' });
    page.send({ type: 'title.changed', text: '  ' });
    page.send({ type: 'download.pressed' });
    expect(saved).toEqual(['chapter_3_plants_quiz.xlsx', 'generated_quiz_quiz.xlsx']);
    expect(notices.at(-1)?.title).toBe('XLSX downloaded!');
  });

  test('remembers how many questions were asked for, whatever is typed later', async () => {
    const { page, context } = await generated(['a.pdf']);
    page.send({ type: 'count.changed', text: '3' });
    expect([context().asked, context().built?.questions.length]).toEqual([10, 5]);
  });

  test('fills its bar by files, and empties it one second after the end', async () => {
    const clock = new SimulatedClock();
    const { bar, context } = await generated(['a.pdf', 'b.pdf'], {}, clock);
    expect(bar.map((value) => Math.round(value * 10) / 10)).toEqual([0, 4.5, 45, 49.5, 90, 95, 100]);
    clock.increment(999);
    expect(context().progress).toBe(100);
    clock.increment(1);
    expect(context().progress).toBe(0);
  });

  test('stops at once when it is cancelled, its files kept', () => {
    const { page, context } = givenQuiz({ ask: () => new Promise(() => undefined) });
    page.send(chosen('a.pdf'));
    page.send({ type: 'generate.pressed' });
    page.send({ type: 'cancel.pressed' });
    expect(page.getSnapshot().children['ask']).toBeUndefined();
    expect(context()).toMatchObject({ progress: 0, files: [{ name: 'a.pdf' }] });
  });
});

describe('the questions of a quiz', () => {
  test('are changed and left out before they are downloaded, and the workbook holds them as they are then', async () => {
    const { page, context, written, saved, notices } = await generated(['a.pdf']);
    const [first, second] = context().built!.questions;
    page.send({ type: 'question.edited', at: 0, change: { question: 'When?', answer2: '1815', correctAnswer: 2 } });
    page.send({ type: 'question.dropped', at: 2 });
    page.send({ type: 'question.dropped', at: 9 });
    page.send({ type: 'download.pressed' });
    await waitFor(page, (state) => state.matches({ choosing: 'idle' }));
    expect(written).toEqual([context().built!.questions]);
    expect(written[0]).toHaveLength(4);
    expect(written[0]!.slice(0, 2)).toEqual([
      { ...first, question: 'When?', answer2: '1815', correctAnswer: 2 },
      second,
    ]);
    expect(saved).toHaveLength(1);
    expect(notices.at(-1)).toMatchObject({ title: 'XLSX downloaded!' });
    page.send({ type: 'download.pressed' });
    expect([written.length, saved.length]).toEqual([1, 2]);
  });

  test('are not downloaded while one of them lacks a text, and it is said which', async () => {
    const { page, saved, notices } = await generated(['a.pdf']);
    page.send({ type: 'question.edited', at: 1, change: { answer4: ' ' } });
    page.send({ type: 'download.pressed' });
    expect(notices.at(-1)).toMatchObject({ text: 'Question 2 has an empty text or answer.' });
    expect(saved).toEqual([]);
  });

  test('are with the workbench as they are a second after the last change, in the place of those before', async () => {
    const clock = new SimulatedClock();
    const { page, given, written, saved } = await generated(['a.pdf'], {}, clock);
    page.send({ type: 'question.edited', at: 0, change: { question: 'Wh' } });
    clock.increment(999);
    page.send({ type: 'question.edited', at: 0, change: { question: 'When?' } });
    clock.increment(999);
    expect(written).toEqual([]);
    clock.increment(1);
    await waitFor(page, (state) => state.matches({ choosing: 'idle' }));
    expect(written.map((questions) => questions[0]?.question)).toEqual(['When?']);
    expect(given.map(([id]) => id)).toEqual(['q1', 'q1']);
    expect(saved).toEqual([]);
  });

  test('are not with the workbench while one of them lacks a text', async () => {
    const clock = new SimulatedClock();
    const { page, written } = await generated(['a.pdf'], {}, clock);
    page.send({ type: 'question.edited', at: 0, change: { answer1: '' } });
    clock.increment(1000);
    expect([page.getSnapshot().value, written]).toEqual([{ choosing: 'idle' }, []]);
  });

  test('are made anew one by one, each of its own file, as one that the quiz has not had', async () => {
    const asked: QuizRequest[] = [];
    const more = ['1', '2', '3', '4', '5', '6', '7'].map((question) => rawOf(question));
    const { page, context, notices } = await generated(['a.pdf', 'b.pdf'], {
      ask: (request) => {
        asked.push(request);
        const { name } = request.file;
        return Promise.resolve(quizOf(name, ...(asked.length > 2 ? more : [rawOf(`${name} 1`), rawOf('1')])));
      },
    });
    const before = context().built!.questions;
    const at = before.findIndex(({ question }) => question === 'b.pdf 1');
    for (const [time, question] of ['2', '3'].entries()) {
      page.send({ type: 'question.renewed', at });
      await waitFor(page, (state) => state.matches('choosing'));
      expect(context().built!.questions[at]).toMatchObject({ question, topic: 'Content from b.pdf' });
      expect(asked.at(-1)).toMatchObject({ file: { name: 'b.pdf' }, count: 7 + time });
    }
    expect(context().built!.questions.filter((_, place) => place !== at)).toEqual(
      before.filter((_, place) => place !== at),
    );
    expect(notices.at(-1)?.title).toBe('Another question');
  });

  test('stay where there is no other, where making one fails or is cancelled, and where their file has gone', async () => {
    let answer = (): Promise<QuizOfFile> => Promise.resolve(quizOf('a.pdf', rawOf('1')));
    const { page, context, notices } = await generated(['a.pdf'], { ask: () => answer() });
    const { built } = context();
    const renew = async () => {
      page.send({ type: 'question.renewed', at: 0 });
      if (page.getSnapshot().matches('renewing')) page.send({ type: 'question.edited', at: 9, change: {} });
      await waitFor(page, (state) => state.matches('choosing'));
      expect(context().built).toBe(built);
    };
    await renew();
    expect(notices.at(-1)).toMatchObject({
      title: 'No other question',
      text: expect.stringContaining('enough content'),
    });
    answer = () => Promise.reject(new Error('away'));
    await renew();
    expect(notices.at(-1)).toMatchObject({ title: 'No other question', text: 'away' });
    answer = () => new Promise(() => undefined);
    page.send({ type: 'question.renewed', at: 0 });
    page.send({ type: 'cancel.pressed' });
    expect([page.getSnapshot().matches('choosing'), context().built]).toEqual([true, built]);
    page.send({ type: 'file.removed', at: 0 });
    page.send({ type: 'question.renewed', at: 0 });
    expect(page.getSnapshot().matches('choosing')).toBe(true);
  });

  test('of which none is left are no quiz', async () => {
    const { page, saved, written } = await generated(['a.pdf']);
    for (let left = 5; left > 0; left -= 1) page.send({ type: 'question.dropped', at: 0 });
    page.send({ type: 'download.pressed' });
    expect([saved, written]).toEqual([[], []]);
  });
});

describe('every edge of the quiz page', () => {
  testEveryEdge(kahootQuizWalk);
});
