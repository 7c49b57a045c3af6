import { assign, emit, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { ProgressMessage } from '../../../contracts/api/conversions.js';
import { PROGRESS_RESET_MS } from '../../../contracts/limits.js';
import { cancelConversion } from '../../calls/cancel-conversion.js';
import { pageDrop } from '../../calls/page-drop.js';
import { CallFailed } from '../../calls/reply.js';
import { upload } from '../../calls/upload.js';
import { progressFeed } from '../../live/progress-feed.js';
import { failureNotice, messageOf, type Notice } from '../../notice.js';
import {
  fittingTool,
  initialContext,
  problemOf,
  uploadOf,
  withOption,
  type HomeContext,
  type HomeEvent,
} from './home.context.js';
import { noProgress } from './progress.js';
import { recentMachine } from './recent/recent.machine.js';
import { resultBoxMachine } from './result/result-box.machine.js';
import { resultOf, rowOf } from './result/result.js';
import { addFiles, emptySelection, moveFile, placeOf, removeFile } from './selection.js';

const hasEnded = (error: unknown): boolean => error instanceof CallFailed && error.code === 'conversion.ended';

/** From an empty page over a selection and a running conversion to its result. Specification sections 2 and 4. */
export const homeMachine = setup({
  types: {
    context: {} as HomeContext,
    events: {} as HomeEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
    children: {} as { recent: 'recent'; resultBox: 'resultBox' },
  },
  actors: { upload, cancelConversion, progressFeed, pageDrop, recent: recentMachine, resultBox: resultBoxMachine },
  guards: {
    nothingSelected: ({ context }) => context.selection.files.length === 0,
    canStart: ({ context }, tool: string) =>
      fittingTool(context, tool) !== undefined && problemOf(context, tool) === null,
    isEnd: ({ context }, [message, status]: readonly [ProgressMessage, string]) =>
      message.conversionId === context.conversion?.id && message.status === status,
    isOurs: ({ context }, message: ProgressMessage) => message.conversionId === context.conversion?.id,
  },
  actions: {
    addFiles: assign(({ context }, files: readonly File[]) => ({ selection: addFiles(context.selection, files) })),
    clear: assign(({ context }) => ({
      selection: { ...emptySelection, nextId: context.selection.nextId },
      problem: null,
    })),
    resetProgress: assign({ progress: noProgress }),
    showUpload: assign(({ context }, sent: { readonly sent: number; readonly total: number | null }) => ({
      progress: { ...context.progress, ...sent },
    })),
    showConversion: assign(({ context }, { status, progress, step }: ProgressMessage) => ({
      progress: {
        ...context.progress,
        state: status === 'completed' || status === 'failed' ? status : ('converting' as const),
        converted: progress,
        step: step ?? '',
      },
    })),
    refetchHistory: sendTo('recent', { type: 'history.stale' }),
    tellFailure: emit((_, text: string) => failureNotice('Upload Failed', text)),
  },
  delays: { progressReset: PROGRESS_RESET_MS },
}).createMachine({
  id: 'home',
  context: initialContext,
  invoke: [
    { id: 'recent', src: 'recent' },
    { id: 'resultBox', src: 'resultBox' },
    { id: 'pageDrop', src: 'pageDrop' },
  ],
  type: 'parallel',
  states: {
    drag: {
      initial: 'away',
      states: { away: { on: { 'drag.entered': 'over' } }, over: { on: { 'drag.left': 'away' } } },
    },
    work: {
      initial: 'empty',
      states: {
        empty: {
          always: { guard: ({ context }) => context.selection.files.length > 0, target: 'choosing' },
          on: { 'files.chosen': { actions: { type: 'addFiles', params: ({ event }) => event.files } } },
        },
        choosing: {
          always: { guard: 'nothingSelected', target: 'empty' },
          on: {
            'files.chosen': { actions: { type: 'addFiles', params: ({ event }) => event.files } },
            'file.removed': {
              actions: assign(({ context, event }) => ({ selection: removeFile(context.selection, event.id) })),
            },
            'file.moved': {
              actions: assign(({ context, event }) => {
                const selection = moveFile(context.selection, event.id, event.by);
                return { selection, announcement: placeOf(selection, event.id) };
              }),
            },
            'selection.cleared': { target: 'empty', actions: 'clear' },
            'options.toggled': {
              actions: assign(({ context, event }) => ({
                unfolded: context.unfolded === event.tool ? null : event.tool,
              })),
            },
            'option.changed': {
              actions: assign(({ context, event }) => ({
                options: withOption(context.options, event),
                problem: null,
              })),
            },
            'tool.chosen': [
              {
                guard: { type: 'canStart', params: ({ event }) => event.tool },
                target: 'uploading',
                actions: assign(({ event }) => ({ tool: event.tool, problem: null, progress: noProgress })),
              },
              {
                guard: ({ context, event }) => problemOf(context, event.tool) !== null,
                actions: assign(({ context, event }) => ({
                  problem: problemOf(context, event.tool),
                  unfolded: event.tool,
                })),
              },
            ],
          },
        },
        uploading: {
          tags: 'busy',
          invoke: { id: 'upload', src: 'upload', input: ({ context }) => uploadOf(context) },
          on: {
            'upload.progressed': {
              actions: { type: 'showUpload', params: ({ event: { sent, total } }) => ({ sent, total }) },
            },
            'upload.accepted': {
              target: 'converting',
              actions: [
                assign(({ context, event }) => ({
                  conversion: event.reply,
                  progress: { ...context.progress, state: 'converting' as const },
                })),
                sendTo('recent', ({ context, event }) => ({ type: 'conversion.accepted', row: rowOf(context, event) })),
              ],
            },
            'upload.refused': {
              target: 'choosing',
              actions: [{ type: 'tellFailure', params: ({ event }) => event.message }, 'resetProgress'],
            },
            'cancel.pressed': { target: 'choosing', actions: 'resetProgress' },
          },
        },
        converting: {
          tags: 'busy',
          invoke: { id: 'feed', src: 'progressFeed' },
          initial: 'running',
          states: {
            running: { on: { 'cancel.pressed': 'cancelling' } },
            cancelling: {
              invoke: {
                id: 'cancel',
                src: 'cancelConversion',
                input: ({ context }) => ({ id: context.conversion?.id ?? '' }),
                onDone: 'cancelled',
                onError: [
                  { guard: ({ event }) => hasEnded(event.error), target: 'running' },
                  {
                    target: 'running',
                    actions: emit(({ event }) => failureNotice('Error', messageOf(event.error, ''))),
                  },
                ],
              },
            },
            cancelled: {},
          },
          on: {
            'progress.reported': [
              {
                guard: { type: 'isEnd', params: ({ event }) => [event.message, 'completed'] },
                target: 'completed',
                actions: [
                  { type: 'showConversion', params: ({ event }) => event.message },
                  sendTo('resultBox', ({ context, event }) => ({
                    type: 'result.ready',
                    result: resultOf(context, event.message),
                  })),
                ],
              },
              {
                guard: { type: 'isEnd', params: ({ event }) => [event.message, 'failed'] },
                target: 'failed',
                actions: [
                  { type: 'showConversion', params: ({ event }) => event.message },
                  { type: 'tellFailure', params: ({ event }) => event.message.error ?? 'Upload failed' },
                ],
              },
              {
                guard: { type: 'isEnd', params: ({ event }) => [event.message, 'cancelled'] },
                target: 'choosing',
                actions: 'resetProgress',
              },
              {
                guard: { type: 'isOurs', params: ({ event }) => event.message },
                actions: { type: 'showConversion', params: ({ event }) => event.message },
              },
            ],
            'connection.changed': { actions: assign({ online: ({ event }) => event.online }) },
          },
        },
        completed: {
          after: { progressReset: { target: 'empty', actions: ['clear', 'resetProgress', 'refetchHistory'] } },
        },
        failed: { after: { progressReset: { target: 'choosing', actions: ['resetProgress', 'refetchHistory'] } } },
      },
    },
  },
  on: {
    'alert.dismissed': {
      actions: assign(({ context }) => ({ selection: { ...context.selection, turnedAway: [] } })),
    },
  },
});

export type HomeActor = ActorRefFrom<typeof homeMachine>;
