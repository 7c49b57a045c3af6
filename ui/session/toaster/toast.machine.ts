import { assign, setup } from 'xstate';
import { NOTICE_MS } from '../../../contracts/limits.js';
import type { Notice } from '../../notice.js';
import { escapeKey } from './escape-key.js';

/** A dismissed notice is forgotten after this long. Requirement. */
export const NOTICE_REMOVAL_MS = 1_000_000;

export type ToastEvent =
  | Notice
  | { readonly type: 'notice.dismissed' }
  | { readonly type: 'notice.held' }
  | { readonly type: 'notice.released' };

/** One notice at a time; a new one replaces the last. */
export const toastMachine = setup({
  types: { context: {} as { readonly notice: Notice | null; readonly count: number }, events: {} as ToastEvent },
  actors: { escapeKey },
  actions: {
    keep: assign(({ context }, notice: Notice) => ({ notice, count: context.count + 1 })),
    forget: assign({ notice: null }),
  },
  delays: { display: NOTICE_MS, removal: NOTICE_REMOVAL_MS },
}).createMachine({
  id: 'toast',
  context: { notice: null, count: 0 },
  initial: 'empty',
  states: {
    empty: {},
    showing: {
      invoke: { id: 'escape', src: 'escapeKey' },
      on: { 'notice.held': 'held', 'notice.dismissed': 'dismissed' },
      after: { display: 'dismissed' },
    },
    held: {
      invoke: { id: 'escapeWhileHeld', src: 'escapeKey' },
      on: { 'notice.released': 'showing', 'notice.dismissed': 'dismissed' },
    },
    dismissed: { after: { removal: { target: 'empty', actions: 'forget' } } },
  },
  on: {
    notice: { target: '.showing', reenter: true, actions: { type: 'keep', params: ({ event }) => event } },
  },
});
