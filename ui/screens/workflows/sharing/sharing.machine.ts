import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { Workflow } from '../../../../contracts/api/workflows.js';
import type { WorkflowVisibility } from '../../../../contracts/workflows/workflow.js';
import { copyText } from '../../../browser/copy-text.js';
import { failedCallNotice } from '../../../calls/call-errors.js';
import { shareWorkflow } from '../../../calls/workflows.calls.js';
import { failureNotice, plainNotice, type Notice } from '../../../notice.js';

/** Who may see and run a workflow, as its owner is told. */
export type Reach = Pick<Workflow, 'own' | 'visibility' | 'link'>;

export interface SharingContext extends Pick<Reach, 'visibility' | 'link'> {
  readonly workflow: string;
  /** The choice that is being saved. */
  readonly wanted: WorkflowVisibility;
}

export type SharingEvent =
  { readonly type: 'visibility.chosen'; readonly visibility: WorkflowVisibility } | { readonly type: 'copy.pressed' };

/** Decides who may see and run one workflow, and hands out its link. */
export const sharingMachine = setup({
  types: {
    context: {} as SharingContext,
    events: {} as SharingEvent,
    emitted: {} as Notice,
    input: {} as Omit<SharingContext, 'wanted'>,
  },
  actors: { shareWorkflow, copyText },
}).createMachine({
  id: 'workflow-sharing',
  context: ({ input }) => ({ ...input, wanted: input.visibility }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'visibility.chosen': {
          guard: ({ context, event }) => context.visibility !== event.visibility,
          target: 'saving',
          actions: assign({ wanted: ({ event }) => event.visibility }),
        },
        'copy.pressed': { guard: ({ context }) => context.link !== null, target: 'copying' },
      },
    },
    saving: {
      invoke: {
        id: 'share',
        src: 'shareWorkflow',
        input: ({ context: { workflow, wanted } }) => ({ id: workflow, visibility: wanted }),
        onDone: {
          target: 'resting',
          actions: assign(({ event: { output } }) => ({ visibility: output.visibility, link: output.link })),
        },
        onError: {
          target: 'resting',
          actions: [
            assign({ wanted: ({ context }) => context.visibility }),
            emit(({ event }) => failedCallNotice('Who can use the workflow could not be changed', event.error)),
          ],
        },
      },
    },
    copying: {
      invoke: {
        id: 'copy',
        src: 'copyText',
        input: ({ context }) => ({ text: context.link ?? '' }),
        onDone: { target: 'resting', actions: emit(plainNotice('Link copied')) },
        onError: { target: 'resting', actions: emit(failureNotice('Copy failed')) },
      },
    },
  },
});

export type SharingActor = ActorRefFrom<typeof sharingMachine>;
