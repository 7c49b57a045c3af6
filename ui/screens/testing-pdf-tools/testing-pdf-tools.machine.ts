import { assign, emit, sendTo, setup, type ActorRefFrom } from 'xstate';
import { runConversionMachine } from '../../live/run-conversion.machine.js';
import { failureNotice, plainNotice, type Notice } from '../../notice.js';
import { redactDialogMachine } from '../../tools/dialogs/redact-dialog.machine.js';
import { signDialogMachine } from '../../tools/dialogs/sign-dialog.machine.js';
import type { OptionValues } from '../../tools/fields.js';
import {
  fileProblem,
  problemOf,
  startOf,
  testingTools,
  uploadOf,
  type TestingContext,
  type TestingEvent,
  type TestingInput,
} from './testing.context.js';

/** One tool on one PDF, those hidden from visitors included. Specification section 2, "Testing page". */
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
    hasFile: ({ context }) => context.file !== null,
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
            guard: ({ event }) => event.files.length > 1,
            actions: { type: 'tellFailure', params: 'Testing mode only supports single file operations' },
          },
          {
            guard: ({ event }) => event.files.some((file) => fileProblem(file) !== ''),
            actions: assign({ turnedAway: ({ event }) => event.files.map(fileProblem).join() }),
          },
          {
            guard: ({ event }) => event.files.length === 1,
            actions: assign({ file: ({ event }) => event.files[0] ?? null, turnedAway: '', result: null }),
          },
        ],
        'file.removed': { actions: assign({ file: null }) },
        'tool.chosen': {
          guard: ({ context, event }) => context.fixed === null && testingTools().some(({ id }) => id === event.tool),
          actions: assign({ tool: ({ event }) => event.tool, options: {}, problem: null }),
        },
        'option.changed': {
          actions: assign({
            options: ({ context, event }) => ({ ...context.options, [event.field]: event.value }),
            problem: null,
          }),
        },
        'process.pressed': [
          { guard: ({ context }) => context.file !== null && context.tool === 'pdf-sign', target: 'signing' },
          { guard: ({ context }) => context.file !== null && context.tool === 'pdf-redact', target: 'redacting' },
          {
            guard: ({ context }) => problemOf(context) !== null,
            actions: assign({ problem: ({ context }) => problemOf(context) }),
          },
          { guard: 'hasFile', target: 'processing' },
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
