import { setup } from 'xstate';
import { rememberDismissed } from './banner-store.js';

/** The app banner. Requirement: dismissible, and at present never shown. */
export const bannerMachine = setup({
  types: {
    input: {} as { readonly announced: boolean; readonly dismissed: boolean },
    context: {} as { readonly wanted: boolean },
    events: {} as { readonly type: 'banner.dismissed' },
  },
  actions: { rememberDismissed: () => rememberDismissed() },
}).createMachine({
  id: 'banner',
  context: ({ input }) => ({ wanted: input.announced && !input.dismissed }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: ({ context }) => context.wanted, target: 'showing' }, { target: 'hidden' }] },
    showing: { on: { 'banner.dismissed': { target: 'hidden', actions: 'rememberDismissed' } } },
    hidden: {},
  },
});
