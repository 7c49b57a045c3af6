import { assign, emit, sendTo, setup, type ActorRefFrom } from 'xstate';
import { asksPassword, isWrongPassword } from '../../browser/file-passwords.js';
import { runConversionMachine } from '../../live/run-conversion.machine.js';
import { failureNotice, plainNotice, type Notice } from '../../notice.js';
import { redactDialogMachine } from '../../tools/dialogs/redact-dialog.machine.js';
import { signDialogMachine } from '../../tools/dialogs/sign-dialog.machine.js';
import type { OptionValues } from '../../tools/fields-of-options.js';
import {
  countProblem,
  fileProblem,
  isComplete,
  kindOf,
  kindsFor,
  problemOf,
  startOf,
  testingTools,
  toolOf,
  uploadOf,
  withFiles,
  type TestingContext,
  type TestingEvent,
  type TestingInput,
} from './testing-context.js';

const problemWith = (context: TestingContext, files: readonly File[]): string =>
  files.map((file) => fileProblem(context, file)).find((problem) => problem !== '') ?? '';

/** Changes the tool; files that it does not take are removed. */
const withTool = (context: TestingContext, tool: string): Partial<TestingContext> => {
  const kinds: readonly unknown[] = kindsFor(toolOf({ tool }));
  return { tool, files: context.files.filter((file) => kinds.includes(kindOf(file))), options: {}, problem: null };
};

/** Runs one tool, hidden ones included, on one PDF and the other files it needs. Requirement. */
export const testingPdfToolsMachine = setup({
  types: {
    context: {} as TestingContext,
    events: {} as TestingEvent,
    emitted: {} as Notice,
    input: {} as TestingInput,
    tags: {} as 'busy',
    children: {} as { run: 'runConversion'; signDialog: 'signDialog'; redactDialog: 'redactDialog' },
  },
  actors: { runConversion: runConversionMachine, signDialog: signDialogMachine, redactDialog: redactDialogMachine },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isAnswer: (_, answer: OptionValues | null) => answer !== null,
  },
  actions: {
    keepAnswer: assign((_, answer: OptionValues | null) => ({ options: answer ?? {} })),
    tellFailure: emit((_, message: string) =>
      failureNotice('Processing Failed', message || 'An error occurred during processing'),
    ),
  },
}).createMachine({
  id: 'testing-pdf-tools',
  context: ({ input }) => ({ ...startOf(input), result: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'files.chosen': [
          {
            guard: ({ context, event }) => countProblem(context, event.files) !== '',
            actions: { type: 'tellFailure', params: ({ context, event }) => countProblem(context, event.files) },
          },
          {
            guard: ({ context, event }) => problemWith(context, event.files) !== '',
            actions: assign({ turnedAway: ({ context, event }) => problemWith(context, event.files) }),
          },
          {
            guard: ({ event }) => event.files.length > 0,
            actions: assign(({ context, event }) => ({
              files: withFiles(context, event.files),
              turnedAway: '',
              result: null,
            })),
          },
        ],
        'file.removed': {
          actions: assign({
            files: ({ context, event }) => context.files.filter((file) => kindOf(file) !== event.kind),
          }),
        },
        'tool.chosen': {
          guard: ({ context, event }) => context.fixed === null && testingTools().some(({ id }) => id === event.tool),
          actions: assign(({ context, event }) => withTool(context, event.tool)),
        },
        'option.changed': {
          actions: assign({
            options: ({ context, event }) => ({ ...context.options, [event.field]: event.value }),
            problem: null,
          }),
        },
        'process.pressed': [
          { guard: ({ context }) => isComplete(context) && context.tool === 'pdf-sign', target: 'signing' },
          { guard: ({ context }) => isComplete(context) && context.tool === 'pdf-redact', target: 'redacting' },
          {
            guard: ({ context }) => problemOf(context) !== null,
            actions: assign({ problem: ({ context }) => problemOf(context) }),
          },
          { guard: 'isComplete', target: 'processing' },
        ],
      },
    },
    signing: {
      invoke: {
        id: 'signDialog',
        src: 'signDialog',
        onDone: [
          {
            guard: { type: 'isAnswer', params: ({ event }) => event.output },
            target: 'processing',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          { target: 'choosing' },
        ],
      },
    },
    redacting: {
      invoke: {
        id: 'redactDialog',
        src: 'redactDialog',
        onDone: [
          {
            guard: { type: 'isAnswer', params: ({ event }) => event.output },
            target: 'processing',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          { target: 'choosing' },
        ],
      },
    },
    unlocking: { on: { 'password.given': 'processing', 'unlock.cancelled': 'choosing' } },
    processing: {
      tags: 'busy',
      invoke: {
        id: 'run',
        src: 'runConversion',
        input: ({ context }) => uploadOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'completed',
            target: 'choosing',
            actions: [
              assign(({ context, event: { output } }) => ({
                ...startOf(context),
                result: output.status === 'completed' ? output.file : null,
              })),
              emit(plainNotice('Processing Complete')),
            ],
          },
          {
            guard: ({ event }) => event.output.status === 'failed' && asksPassword(event.output),
            target: 'unlocking',
            actions: [
              assign({
                wrongPassword: ({ event: { output } }) => output.status === 'failed' && isWrongPassword(output),
              }),
              {
                type: 'tellFailure',
                params: ({ event: { output } }) => (output.status === 'failed' ? output.message : ''),
              },
            ],
          },
          {
            guard: ({ event }) => event.output.status === 'failed',
            target: 'choosing',
            actions: {
              type: 'tellFailure',
              params: ({ event: { output } }) => (output.status === 'failed' ? output.message : ''),
            },
          },
          { target: 'choosing' },
        ],
      },
      on: { 'cancel.pressed': { actions: sendTo('run', { type: 'cancel.pressed' }) } },
    },
  },
});

export type TestingActor = ActorRefFrom<typeof testingPdfToolsMachine>;
