import { assign, setup, type ActorRefFrom } from 'xstate';
import type { ActivityEntry } from '../../../../contracts/api/audit.js';
import { fetchStory } from '../../../calls/audit.calls.js';
import { messageOf } from '../../../notice.js';

export interface StoryContext {
  readonly conversionId: string;
  /** The oldest first. */
  readonly entries: readonly ActivityEntry[];
  readonly next: string | null;
  readonly failure: string;
}

/** All that has happened to one document, from its upload to the end of its link. */
export const storyMachine = setup({
  types: {
    context: {} as StoryContext,
    events: {} as { readonly type: 'more.pressed' } | { readonly type: 'retry.pressed' },
    input: {} as { readonly conversionId: string },
    tags: {} as 'busy',
  },
  actors: { fetchStory },
}).createMachine({
  id: 'story',
  context: ({ input: { conversionId } }) => ({ conversionId, entries: [], next: null, failure: '' }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'fetchStory',
        input: ({ context: { conversionId, next } }) => ({ conversionId, after: next }),
        onDone: {
          target: 'showing',
          actions: assign(({ context, event: { output } }) => ({
            entries: [...context.entries, ...output.entries],
            next: output.next,
          })),
        },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => messageOf(event.error, 'The history could not be read') }),
        },
      },
    },
    showing: { on: { 'more.pressed': { guard: ({ context }) => context.next !== null, target: 'reading' } } },
    failed: { on: { 'retry.pressed': 'reading' } },
  },
});

export type StoryActor = ActorRefFrom<typeof storyMachine>;
