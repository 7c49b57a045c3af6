import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { SiteKey } from '../../../../contracts/api/api-keys.js';
import type { SiteMember } from '../../../../contracts/api/members.js';
import type { Quota } from '../../../../contracts/quotas.js';
import { failedCallNotice } from '../../../calls/call-errors.js';
import { revokeSiteKey } from '../../../calls/keys.calls.js';
import { changeMemberQuota, endMemberSessions, fetchMemberKeys, fetchMembers } from '../../../calls/members.calls.js';
import { plainNotice, type Notice } from '../../../notice.js';

export interface MembersContext {
  readonly members: readonly SiteMember[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
  /** The member that is looked at. */
  readonly id: string;
  /** Their API keys; null while nobody knows them. */
  readonly keys: readonly SiteKey[] | null;
  /** The key that is to be deleted. */
  readonly keyId: string;
  /** The quota that is being saved. */
  readonly quota: Quota | null;
}

export type MembersEvent =
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'more.pressed' }
  | { readonly type: 'member.opened'; readonly id: string }
  | { readonly type: 'member.closed' }
  | { readonly type: 'sessions.ended' }
  | { readonly type: 'quota.saved'; readonly quota: Quota | null }
  | { readonly type: 'delete.pressed'; readonly id: string }
  | { readonly type: 'delete.cancelled' }
  | { readonly type: 'delete.confirmed' };

type Change = (member: SiteMember, context: MembersContext) => Partial<SiteMember>;

/** The list with the member that is looked at changed. */
const changed = (change: Change) => (context: MembersContext) =>
  context.members.map((member) => (member.id === context.id ? { ...member, ...change(member, context) } : member));

/** The members of the site: who they are, what they use, how much they may. Requirement. */
export const membersMachine = setup({
  types: {
    context: {} as MembersContext,
    events: {} as MembersEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: { fetchMembers, fetchMemberKeys, changeMemberQuota, endMemberSessions, revokeSiteKey },
}).createMachine({
  id: 'members',
  context: { members: [], next: null, id: '', keys: null, keyId: '', quota: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchMembers',
        input: { after: null },
        onDone: { target: 'listed', actions: assign(({ event }) => event.output) },
        onError: 'failed',
      },
    },
    failed: { on: { 'retry.pressed': 'loading' } },
    listed: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'more.pressed': { guard: ({ context }) => context.next !== null, target: 'adding' },
            'member.opened': {
              guard: ({ context, event }) => context.members.some(({ id }) => id === event.id),
              target: 'opened',
              actions: assign(({ event }) => ({ id: event.id, keys: null })),
            },
          },
        },
        adding: {
          invoke: {
            id: 'add',
            src: 'fetchMembers',
            input: ({ context }) => ({ after: context.next }),
            onDone: {
              target: 'resting',
              actions: assign(({ context, event: { output } }) => ({
                members: [...context.members, ...output.members],
                next: output.next,
              })),
            },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('Loading failed', event.error)),
            },
          },
        },
        opened: {
          initial: 'asking',
          states: {
            asking: {
              tags: 'busy',
              on: { 'member.closed': '#members.listed.resting' },
              invoke: {
                id: 'keys',
                src: 'fetchMemberKeys',
                input: ({ context }) => ({ id: context.id }),
                onDone: { target: 'resting', actions: assign({ keys: ({ event }) => event.output }) },
                onError: 'resting',
              },
            },
            resting: {
              on: {
                'member.closed': '#members.listed.resting',
                'sessions.ended': 'ending',
                'quota.saved': { target: 'saving', actions: assign({ quota: ({ event }) => event.quota }) },
                'delete.pressed': {
                  guard: ({ context, event }) => context.keys?.some(({ id }) => id === event.id) === true,
                  target: 'deciding',
                  actions: assign({ keyId: ({ event }) => event.id }),
                },
              },
            },
            ending: {
              tags: 'busy',
              invoke: {
                id: 'end',
                src: 'endMemberSessions',
                input: ({ context }) => ({ id: context.id }),
                onDone: {
                  target: 'resting',
                  actions: [
                    assign({ members: ({ context }) => changed(() => ({ sessions: 0 }))(context) }),
                    emit(plainNotice('Signed out everywhere')),
                  ],
                },
                onError: {
                  target: 'resting',
                  actions: emit(({ event }) => failedCallNotice('The sessions could not be ended', event.error)),
                },
              },
            },
            saving: {
              tags: 'busy',
              invoke: {
                id: 'save',
                src: 'changeMemberQuota',
                input: ({ context: { id, quota } }) => ({ id, quota }),
                onDone: {
                  target: 'resting',
                  actions: [
                    assign({ members: ({ context }) => changed((_, { quota }) => ({ quota }))(context) }),
                    emit(plainNotice('The quota is saved')),
                  ],
                },
                onError: {
                  target: 'resting',
                  actions: emit(({ event }) => failedCallNotice('The quota could not be saved', event.error)),
                },
              },
            },
            deciding: { on: { 'delete.cancelled': 'resting', 'delete.confirmed': 'deleting' } },
            deleting: {
              tags: 'busy',
              invoke: {
                id: 'revoke',
                src: 'revokeSiteKey',
                input: ({ context }) => ({ id: context.keyId }),
                onDone: {
                  target: 'resting',
                  actions: [
                    assign(({ context }) => ({
                      keys: context.keys?.filter(({ id }) => id !== context.keyId) ?? null,
                      members: changed(({ keys }) => ({ keys: Math.max(0, keys - 1) }))(context),
                    })),
                    emit(plainNotice('The key is deleted')),
                  ],
                },
                onError: {
                  target: 'resting',
                  actions: emit(({ event }) => failedCallNotice('The key could not be deleted', event.error)),
                },
              },
            },
          },
        },
      },
    },
  },
});

export type MembersActor = ActorRefFrom<typeof membersMachine>;
