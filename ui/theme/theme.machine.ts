import { assign, setup } from 'xstate';
import { applyTheme, rememberTheme, systemTheme, type ThemeChoice } from './theme.js';

const next: Readonly<Record<ThemeChoice, ThemeChoice>> = { system: 'light', light: 'dark', dark: 'system' };

/** Light, dark or system; the choice is stored. */
export const themeMachine = setup({
  types: {
    context: {} as { readonly choice: ThemeChoice },
    events: {} as { readonly type: 'theme.pressed' } | { readonly type: 'system.changed' },
    input: {} as { readonly choice: ThemeChoice },
  },
  actors: { systemTheme },
  actions: {
    apply: ({ context }) => applyTheme(context.choice),
    remember: ({ context }) => rememberTheme(context.choice),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ choice: input.choice }),
  invoke: { id: 'systemTheme', src: 'systemTheme' },
  on: {
    'theme.pressed': {
      actions: [assign({ choice: ({ context }) => next[context.choice] }), 'remember', 'apply'],
    },
    'system.changed': { actions: 'apply' },
  },
});
