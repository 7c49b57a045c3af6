import { assign, setup, type ActorRefFrom } from 'xstate';
import type { WaitingOverlay } from '../../../contracts/tools/tool.js';

/** How long a step is shown. Requirement. */
const STEP_MS = 3000;

export interface OverlayContext {
  /** Its text; null while it is hidden. */
  readonly overlay: WaitingOverlay | null;
}

export type OverlayEvent =
  { readonly type: 'work.started'; readonly overlay: WaitingOverlay | null } | { readonly type: 'work.ended' };

/** Covers the page during a long wait, with four steps in turn; the last one stays. Requirement. */
export const overlayMachine = setup({
  types: { context: {} as OverlayContext, events: {} as OverlayEvent },
  guards: { hasWords: (_, overlay: WaitingOverlay | null) => overlay !== null },
  delays: { step: STEP_MS },
}).createMachine({
  id: 'ai-overlay',
  context: { overlay: null },
  initial: 'hidden',
  states: {
    hidden: {
      entry: assign({ overlay: null }),
      on: {
        'work.started': {
          guard: { type: 'hasWords', params: ({ event }) => event.overlay },
          target: 'showing',
          actions: assign({ overlay: ({ event }) => event.overlay }),
        },
      },
    },
    showing: {
      initial: 'first',
      states: {
        first: { after: { step: 'second' } },
        second: { after: { step: 'third' } },
        third: { after: { step: 'last' } },
        last: {},
      },
      on: { 'work.ended': 'hidden' },
    },
  },
});

export type OverlayActor = ActorRefFrom<typeof overlayMachine>;

const order = ['first', 'second', 'third', 'last'] as const;

/** The current step, from 0; -1 while it is hidden. */
export const stepOf = (snapshot: ReturnType<OverlayActor['getSnapshot']>): number =>
  order.findIndex((step) => snapshot.matches({ showing: step }));
