import { assign, setup, type ActorRefFrom } from 'xstate';
import { handOver, type Handed } from '../../../browser/handed-files.js';
import { pageDrop } from '../../../browser/page-drop.js';
import type { LandingPage } from '../landing-page.js';
import { withPicked, type Picked } from './picked-files.js';
import { destinationOf, toolOf } from './tool-destination.js';

interface PickerInput {
  readonly tool: LandingPage['tool'];
}

export interface PickerContext extends PickerInput, Picked {
  /** Files are being dragged over the page. */
  readonly over: boolean;
}

type PickerEvent =
  | { readonly type: 'drag.entered' }
  | { readonly type: 'drag.left' }
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'selection.cleared' }
  | { readonly type: 'continue.pressed' };

const handedBy = ({ tool, files }: PickerContext): Handed => ({ ...destinationOf(tool), files });

/** Takes files on the page about a tool, and hands them to the screen where the tool is used. Requirement. */
export const landingPickerMachine = setup({
  types: { context: {} as PickerContext, events: {} as PickerEvent, input: {} as PickerInput },
  actors: { pageDrop },
  guards: { hasFiles: ({ context }) => context.files.length > 0 },
  actions: {
    handOver: (_, handed: Handed) => {
      handOver(handed);
    },
  },
}).createMachine({
  id: 'landing-picker',
  context: ({ input }) => ({ ...input, over: false, files: [], problem: null }),
  invoke: { id: 'drop', src: 'pageDrop' },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'files.chosen': {
          actions: assign(({ context: { tool, files }, event }) => withPicked(toolOf(tool), files, event.files)),
        },
        'selection.cleared': { guard: 'hasFiles', actions: assign({ files: [], problem: null }) },
        'continue.pressed': {
          guard: 'hasFiles',
          target: 'leaving',
          actions: { type: 'handOver', params: ({ context }) => handedBy(context) },
        },
      },
    },
    leaving: {},
  },
  on: {
    'drag.entered': { actions: assign({ over: true }) },
    'drag.left': { actions: assign({ over: false }) },
  },
});

export type LandingPickerActor = ActorRefFrom<typeof landingPickerMachine>;
