import { assign, setup } from 'xstate';
import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import { fetchCapabilities } from '../../calls/installation.calls.js';

export interface InstallationContext {
  /** Null until they are known; screens then show nothing about them, and the server refuses what it can't do. */
  readonly capabilities: CapabilitiesReply | null;
}

/** The capabilities of this installation, fetched for the first screen that needs them, and again once its tools are others. */
export const installationMachine = setup({
  types: {
    context: {} as InstallationContext,
    events: {} as { readonly type: 'installation.asked' | 'tools.switched' },
  },
  actors: { fetchCapabilities },
}).createMachine({
  id: 'installation',
  context: { capabilities: null },
  initial: 'unknown',
  states: {
    unknown: { on: { 'installation.asked': 'asking' } },
    asking: {
      invoke: {
        id: 'ask',
        src: 'fetchCapabilities',
        onDone: { target: 'known', actions: assign({ capabilities: ({ event }) => event.output }) },
        onError: 'unknown',
      },
    },
    known: { on: { 'tools.switched': 'asking' } },
  },
});
