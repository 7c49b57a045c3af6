import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { WorkflowRow } from '../../../../contracts/api/workflows.js';
import { failedCallNotice } from '../../../calls/call-errors.js';
import { deleteWorkflow, fetchWorkflows } from '../../../calls/workflows.calls.js';
import { plainNotice, type Notice } from '../../../notice.js';
import { presence, type AuthActor, type PresenceEvent } from '../../../session/auth/presence.js';

export interface WorkflowsContext {
  readonly auth: AuthActor;
  readonly workflows: readonly WorkflowRow[];
  /** Those of others, for everybody on the site. */
  readonly site: readonly WorkflowRow[];
  /** Whether somebody is signed in; guests are shown those of the site alone. */
  readonly isMember: boolean;
  /** The workflow that is to be deleted. */
  readonly id: string;
}

export type WorkflowsEvent =
  | PresenceEvent
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'delete.pressed'; readonly id: string }
  | { readonly type: 'delete.cancelled' }
  | { readonly type: 'delete.confirmed' };

/** The workflows of a member, listed and deleted, and those of the site. */
export const workflowsMachine = setup({
  types: {
    context: {} as WorkflowsContext,
    events: {} as WorkflowsEvent,
    emitted: {} as Notice,
    input: {} as { readonly auth: AuthActor },
    tags: {} as 'busy',
  },
  actors: { presence, fetchWorkflows, deleteWorkflow },
}).createMachine({
  id: 'workflows',
  context: ({ input }) => ({ auth: input.auth, workflows: [], site: [], isMember: false, id: '' }),
  invoke: { id: 'presence', src: 'presence', input: ({ context }) => context.auth },
  initial: 'waiting',
  states: {
    waiting: {
      tags: 'busy',
      on: { 'user.present': { target: 'loading', actions: assign({ isMember: true }) }, 'user.absent': 'loading' },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchWorkflows',
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
            'delete.pressed': {
              guard: ({ context, event }) => context.workflows.some(({ id }) => id === event.id),
              target: 'asking',
              actions: assign({ id: ({ event }) => event.id }),
            },
          },
        },
        asking: { on: { 'delete.cancelled': 'resting', 'delete.confirmed': 'deleting' } },
        deleting: {
          invoke: {
            id: 'remove',
            src: 'deleteWorkflow',
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: 'resting',
              actions: [
                assign({ workflows: ({ context }) => context.workflows.filter(({ id }) => id !== context.id) }),
                emit(plainNotice('The workflow is deleted')),
              ],
            },
            onError: {
              target: 'resting',
              actions: emit(({ event }) => failedCallNotice('The workflow could not be deleted', event.error)),
            },
          },
        },
      },
    },
  },
});

export type WorkflowsActor = ActorRefFrom<typeof workflowsMachine>;
