import { createActor, fromCallback, fromPromise, type SimulatedClock } from 'xstate';
import type { RawQuestion } from '../../../contracts/api/ai.js';
import type { QuizOfFile, QuizRequest } from '../../calls/documents.calls.js';
import { playedCall } from '../../live/run-call-fixture.js';
import type { Notice } from '../../notice.js';
import { kahootQuizMachine } from './kahoot-quiz.machine.js';
import type { BuildRequest, BuiltQuiz } from './quiz/build-quiz.js';
import { mergedQuiz, type QuizQuestion } from './quiz/merge-questions.js';

/** A question whose answers can be told apart by their letters. */
export const rawOf = (question: string, correctAnswer: RawQuestion['correctAnswer'] = 'B'): RawQuestion => ({
  question,
  options: { A: `${question} A`, B: `${question} B`, C: `${question} C`, D: `${question} D` },
  correctAnswer,
});

export const quizOf = (fileName: string, ...questions: readonly RawQuestion[]): QuizOfFile => ({
  fileName,
  questions,
  answeredBy: { kind: 'built-in', name: 'the built-in engine' },
  notes: [],
});

export const builtOf = ({ files, count }: BuildRequest): BuiltQuiz => ({
  id: 'q1',
  questions: mergedQuiz(files, count, () => 0),
  workbook: new Blob(['abc']),
});

interface Server {
  readonly ask: (request: QuizRequest) => Promise<QuizOfFile>;
  readonly build: (request: BuildRequest) => Promise<BuiltQuiz>;
}

const five = ['1', '2', '3', '4', '5'].map((question) => rawOf(question));

const willing: Server = {
  ask: ({ file }) => Promise.resolve(quizOf(file.name, ...five)),
  build: (request) => Promise.resolve(builtOf(request)),
};

/** The page with a server that the test controls. */
export const givenQuiz = (server: Partial<Server> = {}, clock?: SimulatedClock) => {
  const { ask, build } = { ...willing, ...server };
  const notices: Notice[] = [];
  const saved: string[] = [];
  const inputs: [id: string, bytes: number][] = [];
  const written: (readonly QuizQuestion[])[] = [];
  const machine = kahootQuizMachine.provide({
    actors: {
      pageDrop: fromCallback(() => undefined),
      liveConnection: fromCallback(() => undefined),
      generateQuiz: playedCall(ask),
      writeWorkbook: fromPromise(({ input }: { input: readonly QuizQuestion[] }) => {
        written.push(input);
        return Promise.resolve(new Blob([String(input.length)]));
      }),
      buildQuiz: fromPromise(({ input }: { input: BuildRequest }) => build(input)),
    },
    actions: {
      saveFile: (_, { name }) => saved.push(name),
      giveBack: (_, { id, blob }) => inputs.push([id, blob.size]),
    },
  });
  /** Every value of the progress bar, also the short ones. */
  const bar: number[] = [];
  const page = createActor(machine, {
    ...(clock && { clock }),
    inspect: (seen) => {
      if (seen.type !== '@xstate.microstep' || seen.actorRef.sessionId !== seen.rootId) return;
      const { progress } = (seen.snapshot as unknown as { context: { progress: number } }).context;
      if (progress !== bar.at(-1)) bar.push(progress);
    },
  });
  page.on('notice', (notice) => notices.push(notice));
  page.start();
  const context = () => page.getSnapshot().context;
  return { page, context, notices, saved, given: inputs, written, bar };
};
