import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { ListedSigningLink, NewSigningLink } from '../../../../contracts/api/signing-links.js';
import { SIGNING_LINK_DAYS, SIGNING_LINK_PEOPLE } from '../../../../contracts/signing-links.js';
import { copyText } from '../../../browser/copy-text.js';
import { failedCallNotice } from '../../../calls/call-errors.js';
import { closeSigningLink, createSigningLink, fetchSigningLinks } from '../../../calls/signing-links.calls.js';
import { failureNotice, plainNotice, type Notice } from '../../../notice.js';

export interface LinksInput {
  /** Guests have no links for many people. */
  readonly isMember: boolean;
}

export interface LinksContext extends LinksInput {
  /** Newest first. */
  readonly links: readonly ListedSigningLink[];
  /** The link that is made next, and the document that it is for. */
  readonly wanted: NewSigningLink;
  readonly name: string;
  /** The address to copy. */
  readonly link: string;
  /** Id of the link that is about to be closed. */
  readonly chosen: string;
}

export type LinksEvent =
  | { readonly type: 'list.wanted' }
  | { readonly type: 'link.wanted'; readonly template: string; readonly name: string }
  | { readonly type: 'link.changed'; readonly change: Partial<Omit<NewSigningLink, 'template'>> }
  | { readonly type: 'link.dropped' }
  | { readonly type: 'link.confirmed' }
  | { readonly type: 'copy.pressed'; readonly link: string }
  | { readonly type: 'close.pressed'; readonly id: string }
  | { readonly type: 'close.cancelled' }
  | { readonly type: 'close.confirmed' };

const begun: NewSigningLink = {
  template: '',
  days: SIGNING_LINK_DAYS.initial,
  people: SIGNING_LINK_PEOPLE.initial,
  asksEmail: false,
};

const within = (number: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  Number.isInteger(number) && number >= min && number <= max;

/** Whether the server takes the bounds of a link. */
export const isSound = ({ days, people }: NewSigningLink): boolean =>
  within(days, SIGNING_LINK_DAYS) && within(people, SIGNING_LINK_PEOPLE);

const closed = (links: readonly ListedSigningLink[], gone: string): readonly ListedSigningLink[] =>
  links.map((one) => (one.id === gone ? { ...one, status: 'closed' } : one));

/** The links by which many people sign, each a document of their own. */
export const linksMachine = setup({
  types: {
    context: {} as LinksContext,
    events: {} as LinksEvent,
    input: {} as LinksInput,
    emitted: {} as Notice,
  },
  actors: { fetchSigningLinks, createSigningLink, closeSigningLink, copyText },
  guards: {
    isMember: ({ context }) => context.isMember,
    isSound: ({ context }) => isSound(context.wanted),
  },
}).createMachine({
  id: 'signing-links',
  context: ({ input }) => ({ ...input, links: [], wanted: begun, name: '', link: '', chosen: '' }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isMember', target: 'loading' }, { target: 'absent' }] },
    absent: {},
    loading: {
      invoke: {
        id: 'load',
        src: 'fetchSigningLinks',
        onDone: { target: 'listed', actions: assign({ links: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { 'list.wanted': 'loading' } },
    listed: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'list.wanted': '#signing-links.loading',
            'link.wanted': {
              target: 'setting',
              actions: assign(({ event: { template, name } }) => ({ wanted: { ...begun, template }, name })),
            },
            'copy.pressed': { target: 'copying', actions: assign({ link: ({ event }) => event.link }) },
            'close.pressed': { target: 'doubting', actions: assign({ chosen: ({ event }) => event.id }) },
          },
        },
        setting: {
          on: {
            'link.changed': {
              actions: assign({ wanted: ({ context, event }) => ({ ...context.wanted, ...event.change }) }),
            },
            'link.dropped': 'resting',
            'link.confirmed': { guard: 'isSound', target: 'making' },
          },
        },
        making: {
          invoke: {
            id: 'make',
            src: 'createSigningLink',
            input: ({ context }) => context.wanted,
            onDone: {
              target: 'resting',
              actions: [
                assign({ links: ({ context, event }) => [event.output, ...context.links] }),
                emit(plainNotice('The link is ready', 'Whoever has it can sign a document of their own.')),
              ],
            },
            onError: {
              target: 'setting',
              actions: emit(({ event }) => failedCallNotice('The link was not made', event.error)),
            },
          },
        },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copyText',
            input: ({ context }) => ({ text: context.link }),
            onDone: {
              target: 'resting',
              actions: emit(plainNotice('Link copied', 'Whoever has it can sign a document of their own.')),
            },
            onError: {
              target: 'resting',
              actions: emit(failureNotice('Copy Failed', 'Could not copy to clipboard')),
            },
          },
        },
        doubting: { on: { 'close.cancelled': 'resting', 'close.confirmed': 'closing' } },
        closing: {
          invoke: {
            id: 'close',
            src: 'closeSigningLink',
            input: ({ context }) => ({ id: context.chosen }),
            onDone: {
              target: 'resting',
              actions: assign({ links: ({ context, event }) => closed(context.links, event.output) }),
            },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('The link was not closed', event.error)),
            },
          },
        },
      },
    },
  },
});

export type LinksActor = ActorRefFrom<typeof linksMachine>;
