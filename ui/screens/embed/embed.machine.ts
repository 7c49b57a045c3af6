import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { FrameMessage } from '../../../contracts/embedding/frame-messages.js';
import { refusalText } from '../../../contracts/errors.js';
import { openFrame, runInFrame } from '../../calls/frame.calls.js';
import {
  failureOf,
  initialContext,
  isComplete,
  offeredTools,
  problemOf,
  requestOf,
  withFiles,
  type EmbedContext,
  type EmbedEvent,
  type EmbedInput,
  type Failure,
} from './embed-context.js';

/** A tool in a frame on a page of another site, which it tells what happens. Requirement. */
export const embedMachine = setup({
  types: {
    context: {} as EmbedContext,
    events: {} as EmbedEvent,
    input: {} as EmbedInput,
    emitted: {} as FrameMessage,
    tags: {} as 'busy',
  },
  actors: { openFrame, runInFrame },
  guards: {
    isUsed: ({ context }) => context.token === '',
    isComplete: ({ context }) => isComplete(context),
    hasProblem: ({ context }) => isComplete(context) && problemOf(context) !== null,
    isOver: (_, { code }: Failure) => code === 'embed.over',
    isOffered: ({ context }, tool: string) => offeredTools(context).some(({ id }) => id === tool),
  },
  actions: {
    takeFiles: assign(({ context }, files: readonly File[]) => withFiles(context, files)),
    explain: assign((_, { message }: Failure) => ({ message })),
    tellFailure: emit((_, failure: Failure) => ({ type: 'docket:failed' as const, ...failure })),
  },
}).createMachine({
  id: 'embed',
  context: ({ input }) => initialContext(input),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        {
          guard: 'isUsed',
          target: 'over',
          actions: assign({ message: refusalText('embed.opened-already', {}) }),
        },
        'opening',
      ],
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'openFrame',
        input: ({ context: { path, token } }) => ({ path, token }),
        onDone: {
          target: 'choosing',
          actions: [
            assign({ frame: ({ event }) => event.output, tool: ({ event }) => event.output.tool, token: '' }),
            emit(({ event }) => ({ type: 'docket:ready' as const, tool: event.output.tool })),
          ],
        },
        onError: { target: 'over', actions: { type: 'explain', params: ({ event }) => failureOf(event.error) } },
      },
    },
    choosing: {
      on: {
        'files.given': { actions: { type: 'takeFiles', params: ({ event }) => event.files } },
        'file.removed': {
          actions: assign({ files: ({ context, event }) => context.files.filter((file) => file !== event.file) }),
        },
        'tool.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event.tool },
          actions: assign({ tool: ({ event }) => event.tool, options: {}, problem: null, message: '' }),
        },
        'option.changed': {
          actions: assign({
            options: ({ context, event }) => ({ ...context.options, [event.field]: event.value }),
            problem: null,
          }),
        },
        'start.pressed': [
          { guard: 'hasProblem', actions: assign({ problem: ({ context }) => problemOf(context) }) },
          { guard: 'isComplete', target: 'running', actions: assign({ message: '' }) },
        ],
      },
    },
    running: {
      tags: 'busy',
      entry: emit(({ context }) => ({ type: 'docket:started' as const, tool: requestOf(context).operation })),
      invoke: {
        id: 'run',
        src: 'runInFrame',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'done',
          actions: [
            assign({ result: ({ event }) => event.output }),
            emit(({ event: { output } }) => ({
              type: 'docket:completed' as const,
              id: output.id,
              name: output.name,
              mime: output.file.type,
              size: output.file.size,
              sha256: output.sha256,
              data: output.data,
            })),
          ],
        },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => failureOf(event.error) },
            target: 'over',
            actions: [
              { type: 'explain', params: ({ event }) => failureOf(event.error) },
              { type: 'tellFailure', params: ({ event }) => failureOf(event.error) },
            ],
          },
          {
            target: 'choosing',
            actions: [
              { type: 'explain', params: ({ event }) => failureOf(event.error) },
              { type: 'tellFailure', params: ({ event }) => failureOf(event.error) },
            ],
          },
        ],
      },
      on: { 'cancel.pressed': { target: 'choosing', actions: emit({ type: 'docket:cancelled' }) } },
    },
    done: {
      on: {
        'again.pressed': { target: 'choosing', actions: assign({ files: [], result: null }) },
        'files.given': {
          target: 'choosing',
          actions: [assign({ files: [], result: null }), { type: 'takeFiles', params: ({ event }) => event.files }],
        },
      },
    },
    over: {},
  },
});

export type EmbedActor = ActorRefFrom<typeof embedMachine>;
