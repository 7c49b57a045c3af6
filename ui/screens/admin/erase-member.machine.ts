import { assign, setup, type ActorRefFrom } from 'xstate';
import { eraseMember } from '../../calls/admin.calls.js';
import { serverMessageOr } from '../../calls/call-errors.js';

export interface EraseMemberContext {
  /** The address or ID of the member, as it was typed. */
  readonly member: string;
  /** The same again. */
  readonly typed: string;
  /** Why nothing was erased; empty for nothing to say. */
  readonly failure: string;
}

export type EraseMemberEvent =
  | { readonly type: 'member.typed'; readonly text: string }
  | { readonly type: 'erase.pressed' }
  | { readonly type: 'confirmation.typed'; readonly text: string }
  | { readonly type: 'erase.cancelled' }
  | { readonly type: 'erase.confirmed' };

const isRepeated = ({ member, typed }: EraseMemberContext): boolean =>
  typed.trim().toLowerCase() === member.trim().toLowerCase();

/** How an administrator erases a member: who it is, typed twice, since nothing brings it back. */
export const eraseMemberMachine = setup({
  types: {
    context: {} as EraseMemberContext,
    events: {} as EraseMemberEvent,
    tags: {} as 'busy',
  },
  actors: { eraseMember },
  guards: {
    isNamed: ({ context }) => context.member.trim() !== '',
    isRepeated: ({ context }) => isRepeated(context),
  },
}).createMachine({
  id: 'erase-member',
  context: { member: '', typed: '', failure: '' },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'member.typed': { actions: assign({ member: ({ event }) => event.text }) },
        'erase.pressed': { guard: 'isNamed', target: 'asking', actions: assign({ typed: '', failure: '' }) },
      },
    },
    asking: {
      on: {
        'confirmation.typed': { actions: assign({ typed: ({ event }) => event.text }) },
        'erase.cancelled': 'resting',
        'erase.confirmed': { guard: 'isRepeated', target: 'erasing', actions: assign({ failure: '' }) },
      },
    },
    erasing: {
      tags: 'busy',
      invoke: {
        id: 'erase',
        src: 'eraseMember',
        input: ({ context }) => ({ member: context.member.trim() }),
        onDone: 'erased',
        onError: {
          target: 'asking',
          actions: assign({ failure: ({ event }) => serverMessageOr('Please try again.', event.error) }),
        },
      },
    },
    /** Says whom, until that was read. */
    erased: { on: { 'erase.cancelled': { target: 'resting', actions: assign({ member: '', typed: '' }) } } },
  },
});

export type EraseMemberActor = ActorRefFrom<typeof eraseMemberMachine>;
