import { assign, setup, type ActorRefFrom } from 'xstate';
import { serverMessageOr } from '../../../calls/call-errors.js';
import { readWebPage } from '../../../calls/web-pages.calls.js';

export interface WebPageInput {
  /** Takes the page as if it had been chosen. */
  readonly take: (page: File) => void;
}

export interface WebPageContext extends WebPageInput {
  /** As it is typed. */
  readonly address: string;
  /** Why the page was not read; empty for nothing to say. */
  readonly problem: string;
}

export type WebPageEvent =
  | { readonly type: 'address.typed'; readonly address: string }
  | { readonly type: 'read.pressed' }
  | { readonly type: 'cancel.pressed' };

/** People leave out how an address begins. */
const wholeAddress = (typed: string): string => (/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);

/** Has the server read a page, which then is one of the chosen files. Requirement. */
export const webPageMachine = setup({
  types: {
    context: {} as WebPageContext,
    events: {} as WebPageEvent,
    input: {} as WebPageInput,
  },
  actors: { readWebPage },
  guards: { isTyped: ({ context }) => context.address.trim() !== '' },
  actions: { take: ({ context }, page: File) => context.take(page) },
}).createMachine({
  id: 'web-page',
  context: ({ input }) => ({ ...input, address: '', problem: '' }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'address.typed': { actions: assign({ address: ({ event }) => event.address }) },
        'read.pressed': { guard: 'isTyped', target: 'reading' },
      },
    },
    reading: {
      entry: assign({ problem: '' }),
      invoke: {
        id: 'read',
        src: 'readWebPage',
        input: ({ context }) => ({ address: wholeAddress(context.address.trim()) }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'take', params: ({ event }) => event.output }, assign({ address: '' })],
        },
        onError: {
          target: 'resting',
          actions: assign({ problem: ({ event }) => serverMessageOr('Please try again.', event.error) }),
        },
      },
      on: { 'cancel.pressed': 'resting' },
    },
  },
});

export type WebPageActor = ActorRefFrom<typeof webPageMachine>;
