import { assign, setup } from 'xstate';
import { NOTICE_MS } from '../../../contracts/screen-times.js';
import type { Notice } from '../../notice.js';
import { escapeKey } from './escape-key.js';

/** A dismissed notice is forgotten after this long. Requirement. */
export const NOTICE_REMOVAL_MS = 1_000_000;

/** A failure stays this long whatever comes after it, so that it can be read. */
export const FAILURE_LEAST_MS = 1500;

export type ToastEvent =
  | Notice
  | { readonly type: 'notice.dismissed' }
  | { readonly type: 'notice.held' }
  | { readonly type: 'notice.released' };

export interface ToastContext {
  readonly notice: Notice | null;
  /** Notices shown so far. */
  readonly count: number;
  /** The latest of those that came too soon after a failure. */
  readonly next: Notice | null;
}

/** One notice at a time; a new one replaces the last, but a failure has been shown for a moment first. */
export const toastMachine = setup({
  types: { context: {} as ToastContext, events: {} as ToastEvent },
  actors: { escapeKey },
  actions: {
    keep: assign(({ context }, notice: Notice) => ({ notice, count: context.count + 1, next: null })),
    showNext: assign(({ context }) => ({ notice: context.next, count: context.count + 1, next: null })),
    forget: assign({ notice: null }),
  },
  guards: {
    isFailure: ({ context }) => context.notice?.tone === 'destructive',
    someWait: ({ context }) => context.next !== null,
  },
  delays: { least: FAILURE_LEAST_MS, display: NOTICE_MS, removal: NOTICE_REMOVAL_MS },
}).createMachine({
  id: 'toast',
  context: { notice: null, count: 0, next: null },
  initial: 'empty',
  states: {
    empty: {},
    showing: {
      invoke: { id: 'escape', src: 'escapeKey' },
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'isFailure', target: 'fresh' }, { target: 'replaceable' }] },
        fresh: {
          on: { notice: { actions: assign({ next: ({ event }) => event }) } },
          after: {
            least: [
              { guard: 'someWait', target: '#toast.showing', reenter: true, actions: 'showNext' },
              { target: 'replaceable' },
            ],
          },
        },
        replaceable: {},
      },
      on: {
        'notice.held': 'held',
        'notice.dismissed': [
          { guard: 'someWait', target: 'showing', reenter: true, actions: 'showNext' },
          { target: 'dismissed' },
        ],
      },
      after: { display: 'dismissed' },
    },
    held: {
      invoke: { id: 'escapeWhileHeld', src: 'escapeKey' },
      on: {
        'notice.released': [{ guard: 'someWait', target: 'showing', actions: 'showNext' }, { target: 'showing' }],
        'notice.dismissed': [{ guard: 'someWait', target: 'showing', actions: 'showNext' }, { target: 'dismissed' }],
      },
    },
    dismissed: { after: { removal: { target: 'empty', actions: 'forget' } } },
  },
  on: {
    notice: { target: '.showing', reenter: true, actions: { type: 'keep', params: ({ event }) => event } },
  },
});
