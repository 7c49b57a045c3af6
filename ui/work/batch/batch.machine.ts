import { assign, not, sendTo, type ActorRefFrom } from 'xstate';
import { initialBatch, rowsIn, withKey, withMessage, withNews, withRetried, withStopped } from './batch-context.js';
import { batchSetup } from './batch-setup.js';
import { groupOf } from './batch-row.js';
import { resultsRegion } from './results-region.js';

/** One tool for each of several files: a few are sent at a time, and whatever fails can be tried again. */
export const batchMachine = batchSetup.createMachine({
  id: 'batch',
  context: ({ input }) => initialBatch(input),
  invoke: [
    { id: 'sender', src: 'sendFiles' },
    { id: 'feed', src: 'progressFeed' },
    { id: 'asker', src: 'askEnds' },
    { id: 'persistence', src: 'persistBatch', input: ({ self }) => ({ batch: self }) },
  ],
  type: 'parallel',
  states: {
    work: {
      initial: 'going',
      states: {
        going: {
          entry: 'sendDue',
          always: [
            { guard: 'isOver', target: 'over' },
            { guard: 'isHeld', target: 'held' },
          ],
        },
        /** The server has no room for more at present. */
        held: {
          always: { guard: 'isOver', target: 'over' },
          after: { held: { target: 'going', actions: assign({ heldMs: null, heldReason: '' }) } },
        },
        over: {
          entry: [assign({ heldMs: null, heldReason: '' }), { type: 'tellBusy', params: false }],
          exit: { type: 'tellBusy', params: true },
          always: { guard: ({ context }) => rowsIn(context, 'waiting').length > 0, target: 'going' },
        },
      },
    },
    leaving: {
      initial: 'free',
      states: {
        free: { always: { guard: 'hasUnsent', target: 'asked' } },
        asked: {
          invoke: { id: 'leaveWarning', src: 'leaveWarning' },
          always: { guard: not('hasUnsent'), target: 'free' },
        },
      },
    },
    results: resultsRegion,
  },
  on: {
    'file.told': {
      actions: [
        { type: 'listAccepted', params: ({ event }) => event },
        assign(({ context, event }) => withNews(context, event)),
        'sendDue',
      ],
    },
    'file.keyed': { actions: assign(({ context, event }) => withKey(context, event)) },
    'progress.reported': { actions: assign(({ context, event }) => withMessage(context, event.message)) },
    'connection.changed': [
      { guard: ({ event }) => event.online, actions: [assign({ online: true }), 'askEnds'] },
      { actions: assign({ online: false }) },
    ],
    'passwords.given': {
      actions: sendTo('sender', ({ context }) => ({ type: 'unlock', rows: rowsIn(context, 'failed') })),
    },
    'file.retried': {
      actions: [assign(({ context, event }) => withRetried(context, ({ id }) => id === event.id)), 'sendDue'],
    },
    'group.retried': {
      actions: [assign(({ context, event }) => withRetried(context, (row) => groupOf(row) === event.group)), 'sendDue'],
    },
    'file.stopped': {
      actions: [
        { type: 'takeBack', params: ({ context, event }) => context.rows.filter(({ id }) => id === event.id) },
        assign(({ context, event }) => withStopped(context, event.id)),
        'sendDue',
      ],
    },
    'batch.stopped': {
      actions: [
        { type: 'takeBack', params: ({ context }) => rowsIn(context, 'working') },
        assign(({ context }) => withStopped(context, null)),
      ],
    },
    'filter.chosen': { actions: assign({ filter: ({ event }) => event.filter }) },
  },
});

export type BatchActor = ActorRefFrom<typeof batchMachine>;
