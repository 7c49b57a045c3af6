import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { QUIZ_PROGRESS_RESET_MS } from '../../../contracts/screen-times.js';
import { generateQuiz, type QuizOfFile } from '../../calls/documents.calls.js';
import { pageDrop } from '../../browser/page-drop.js';
import { giveBack } from '../../calls/returned-results.js';
import { liveConnection } from '../../live/progress-feed.js';
import { answerOf, errorOf, hasFailed, runCall } from '../../live/run-call.machine.js';
import { failureNotice, messageOf, plainNotice, reasonOf, type Notice } from '../../notice.js';
import { documentActions } from '../../tools/documents/document-actions.js';
import { documentCall, dragEdges, keepingAnswer, pageInvokes } from '../../tools/documents/document-call-region.js';
import { fileProblem, usualRules } from '../../tools/documents/file-rules.js';
import { buildQuiz, writeWorkbook } from './quiz/build-quiz.js';
import {
  buildOf,
  canRenew,
  countOf,
  currentFile,
  DONE_PERCENT,
  downloadOf,
  freshOf,
  givenBack,
  hasQuestion,
  MERGING_PERCENT,
  noQuiz,
  progressBegun,
  progressEnded,
  renewalOf,
  requestOf,
  startOf,
  unfinishedQuestion,
  withQuestions,
  withRenewed,
  type FailedFile,
  type QuizContext,
  type QuizEvent,
} from './quiz-context.js';
import { t } from '../../text/t.js';

/** Milliseconds after the last change of a question until the workbench has the quiz as it is then. */
const EDIT_REST_MS = 1000;

const FAILED = 'An error occurred while generating the quiz.';

const failedFile = ({ name }: File, error: unknown): FailedFile => ({
  name,
  text: messageOf(error, FAILED),
  reason: reasonOf(error, FAILED),
});

/** The message for a file without a result. */
const passedOver = (context: QuizContext): Notice =>
  failureNotice(
    t('Warning: {name}', { name: currentFile(context).name }),
    'Could not process this file, continuing with others...',
  );

const downloaded = (): Notice => plainNotice('XLSX downloaded!', 'You can now import this file into the quiz service.');

/** The message for a question that the quiz service would not take. */
const unfinished = (context: QuizContext): Notice =>
  failureNotice(
    'The quiz is not finished',
    t('Question {n} has an empty text or answer.', { n: unfinishedQuestion(context) ?? 0 }),
  );

/** Why the files are rejected; null if they are accepted. */
const firstProblem = (files: readonly File[]): Notice | null =>
  files.map((file) => fileProblem(usualRules, file)).find((problem) => problem !== null) ?? null;

const taken = (files: readonly File[]): readonly File[] =>
  files.filter((file) => fileProblem(usualRules, file) === null);

/** Changes of visitors to the questions of a finished quiz; each begins the time until they are kept anew. */
const questionEdges = {
  'question.edited': { guard: 'isThere', target: 'edited', reenter: true, actions: 'changeQuestion' },
  'question.dropped': { guard: 'isThere', target: 'edited', reenter: true, actions: 'dropQuestion' },
  'question.renewed': { guard: 'canRenew', target: '#kahoot-quiz.renewing', actions: 'chooseRenewed' },
} as const;

const notRenewed = (error: unknown): Notice => failureNotice(t('No other question'), reasonOf(error, FAILED));

/** Whether there was another one. */
const renewedNotice = (context: QuizContext, quiz: QuizOfFile): Notice =>
  freshOf(context, quiz)
    ? plainNotice(t('Another question'), t('Question {n} was made anew.', { n: context.renewed + 1 }))
    : failureNotice(t('No other question'), t('This document does not have enough content for another good question.'));

/** Documents in, a workbook of questions out. Requirement. */
export const kahootQuizMachine = setup({
  types: {
    context: {} as QuizContext,
    events: {} as QuizEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
    children: {} as { run: 'generateQuiz' },
  },
  actors: { generateQuiz: runCall(generateQuiz), buildQuiz, writeWorkbook, pageDrop, liveConnection },
  actions: {
    ...documentActions<QuizContext, QuizEvent>(),
    changeQuestion: assign(({ context, event }) =>
      event.type === 'question.edited'
        ? withQuestions(context, (all) => all.map((one, at) => (at === event.at ? { ...one, ...event.change } : one)))
        : {},
    ),
    dropQuestion: assign(({ context, event }) =>
      event.type === 'question.dropped'
        ? withQuestions(context, (all) => all.filter((_, place) => place !== event.at))
        : {},
    ),
    chooseRenewed: assign(({ event }) => (event.type === 'question.renewed' ? { renewed: event.at } : {})),
    keepWorkbook: assign(({ context: { built } }, workbook: Blob) => ({
      isEdited: false,
      built: built && { ...built, workbook },
    })),
    keepFailure: assign(({ context }, error: unknown) => ({
      failed: [...context.failed, failedFile(currentFile(context), error)],
    })),
    keepAnswer: assign(({ context }, quiz: QuizOfFile) => ({ made: [...context.made, quiz] })),
    tellFailure: emit((_, text: string) => failureNotice('Quiz generation failed', text || FAILED)),
    giveBack: (_, { source, blob, name, notes, id }: ReturnType<typeof givenBack>) => {
      if (!source) return;
      const own = new File([blob], name, { type: blob.type });
      void giveBack({ source, tool: 'generate-quiz', name, size: blob.size, notes, kept: null, own, id });
    },
  },
  guards: {
    isThere: ({ context, event }) => 'at' in event && hasQuestion(context, event.at),
    canRenew: ({ context, event }) => 'at' in event && canRenew(context, event.at),
    isFinished: ({ context }) => hasQuestion(context, 0) && unfinishedQuestion(context) === undefined,
  },
  delays: { progressReset: QUIZ_PROGRESS_RESET_MS, editRest: EDIT_REST_MS },
}).createMachine({
  id: 'kahoot-quiz',
  context: startOf,
  invoke: pageInvokes,
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'idle',
      states: {
        idle: { on: questionEdges },
        settling: { after: { progressReset: 'idle' }, exit: assign({ progress: 0 }), on: questionEdges },
        /** Questions have just been changed: nothing is written while somebody types. */
        edited: {
          after: { editRest: [{ guard: 'isFinished', target: 'keeping' }, { target: 'idle' }] },
          on: questionEdges,
        },
        /** The workbook of changed questions, for the workbench. */
        keeping: {
          invoke: {
            id: 'keep',
            src: 'writeWorkbook',
            input: ({ context }) => context.built?.questions ?? [],
            onDone: {
              target: 'idle',
              actions: [
                { type: 'keepWorkbook', params: ({ event }) => event.output },
                { type: 'giveBack', params: ({ context }) => givenBack(context) },
              ],
            },
            onError: {
              target: 'idle',
              actions: { type: 'tellFailure', params: ({ event }) => messageOf(event.error, '') },
            },
          },
          on: questionEdges,
        },
        /** The workbook of changed questions, which is then downloaded; they stay as they are meanwhile. */
        writing: {
          invoke: {
            id: 'write',
            src: 'writeWorkbook',
            input: ({ context }) => context.built?.questions ?? [],
            onDone: {
              target: 'idle',
              actions: [
                { type: 'keepWorkbook', params: ({ event }) => event.output },
                { type: 'giveBack', params: ({ context }) => givenBack(context) },
                { type: 'saveFile', params: ({ context }) => downloadOf(context) },
                emit(downloaded()),
              ],
            },
            onError: {
              target: 'idle',
              actions: { type: 'tellFailure', params: ({ event }) => messageOf(event.error, '') },
            },
          },
        },
      },
      on: {
        'files.chosen': [
          {
            guard: ({ event }) => firstProblem(event.files) !== null,
            actions: [
              assign({ files: ({ context, event }) => [...context.files, ...taken(event.files)] }),
              emit(({ event }) => firstProblem(event.files) ?? failureNotice('')),
            ],
          },
          { actions: assign({ files: ({ context, event }) => [...context.files, ...event.files] }) },
        ],
        'file.removed': {
          guard: ({ context, event }) => event.at < context.files.length,
          actions: assign({ files: ({ context, event }) => context.files.filter((_, at) => at !== event.at) }),
        },
        'title.changed': { actions: assign({ title: ({ event }) => event.text }) },
        'count.changed': { actions: assign({ countText: ({ event }) => event.text }) },
        'count.left': { actions: assign({ countText: ({ context }) => String(countOf(context)) }) },
        'instructions.changed': { actions: assign({ instructions: ({ event }) => event.text }) },
        'generate.pressed': [
          {
            guard: ({ context }) => context.files.length === 0,
            actions: emit(
              failureNotice('No files selected', 'Please select at least one file to generate quiz questions from.'),
            ),
          },
          { target: 'generating', actions: assign(({ context }) => ({ ...noQuiz, asked: countOf(context) })) },
        ],
        'download.pressed': [
          {
            guard: ({ context }) => unfinishedQuestion(context) !== undefined,
            actions: emit(({ context }) => unfinished(context)),
          },
          { guard: ({ context }) => context.isEdited && hasQuestion(context, 0), target: '.writing' },
          {
            guard: ({ context }) => context.built !== null && !context.isEdited,
            actions: [{ type: 'saveFile', params: ({ context }) => downloadOf(context) }, emit(downloaded())],
          },
        ],
      },
    },
    /** Another question is made in the place of one; the others can be changed meanwhile. */
    renewing: {
      tags: 'busy',
      invoke: {
        id: 'run',
        src: 'generateQuiz',
        input: ({ context }) => renewalOf(context),
        onDone: [
          {
            guard: ({ event }) => hasFailed(event.output),
            target: 'choosing',
            actions: emit(({ event }) => notRenewed(errorOf(event.output))),
          },
          {
            target: 'choosing.edited',
            actions: [
              emit(({ context, event }) => renewedNotice(context, answerOf(event.output))),
              assign(({ context, event }) => withRenewed(context, answerOf(event.output))),
            ],
          },
        ],
      },
      on: {
        'question.edited': { guard: 'isThere', actions: 'changeQuestion' },
        'cancel.pressed': 'choosing',
      },
    },
    generating: {
      tags: 'busy',
      initial: 'asking',
      states: {
        asking: {
          entry: assign({ progress: ({ context }) => progressBegun(context) }),
          exit: assign({ progress: ({ context }) => progressEnded(context) }),
          invoke: documentCall(
            { src: 'generateQuiz', request: requestOf, failed: { target: 'judging', notice: passedOver } },
            { target: 'judging', actions: keepingAnswer<QuizOfFile>() },
          ),
        },
        judging: {
          entry: assign({ at: ({ context }) => context.at + 1 }),
          always: [
            { guard: ({ context }) => context.at < context.files.length, target: 'asking' },
            {
              guard: ({ context }) => context.made.length === 0,
              target: '#kahoot-quiz.choosing.settling',
              actions: [
                assign({ failure: ({ context }) => context.failed.at(-1)?.reason ?? FAILED }),
                { type: 'tellFailure', params: ({ context }) => context.failed.at(-1)?.text ?? '' },
              ],
            },
            { target: 'building' },
          ],
        },
        building: {
          entry: assign({ progress: MERGING_PERCENT }),
          invoke: {
            id: 'build',
            src: 'buildQuiz',
            input: ({ context }) => buildOf(context),
            onDone: {
              target: '#kahoot-quiz.choosing.settling',
              actions: [
                assign({ built: ({ event }) => event.output, progress: DONE_PERCENT }),
                { type: 'giveBack', params: ({ context }) => givenBack(context) },
                emit(({ event }) =>
                  plainNotice(
                    'Quiz generated successfully!',
                    t('Created {n} unique questions. Ready for import into the quiz service.', {
                      n: event.output.questions.length,
                    }),
                  ),
                ),
              ],
            },
            onError: {
              target: '#kahoot-quiz.choosing.settling',
              actions: [
                assign({ failure: ({ event }) => reasonOf(event.error, FAILED) }),
                { type: 'tellFailure', params: ({ event }) => messageOf(event.error, '') },
              ],
            },
          },
        },
      },
      on: { 'cancel.pressed': { target: 'choosing', actions: assign(noQuiz) } },
    },
  },
  on: dragEdges,
});

export type KahootQuizActor = ActorRefFrom<typeof kahootQuizMachine>;
