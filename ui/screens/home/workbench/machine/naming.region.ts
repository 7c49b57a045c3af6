import { assign } from 'xstate';
import type { Made, WorkbenchContext } from './workbench.context.js';
import { workbenchSetup } from './workbench.setup.js';

const renamed = ({ made, draft, versions }: WorkbenchContext): Pick<WorkbenchContext, 'made' | 'versions'> => {
  const name = draft?.trim();
  if (!made || !name) return { made, versions };
  const under: Made = { ...made, name, chosenName: name };
  return { made: under, versions: versions.map((version) => (version.id === under.id ? under : version)) };
};

/** The name of the result, while it is changed and after. */
export const namingRegion = workbenchSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      entry: assign({ draft: null }),
      on: {
        'name.edited': {
          guard: ({ context }) => context.made !== null,
          target: 'editing',
          actions: assign({ draft: ({ context }) => context.made?.name ?? '' }),
        },
      },
    },
    editing: {
      on: {
        'name.changed': { actions: assign({ draft: ({ event }) => event.text }) },
        'name.saved': {
          guard: ({ context }) => context.draft !== null && context.draft.trim() !== '',
          target: 'resting',
          actions: [assign(({ context }) => renamed(context)), 'tellFiles'],
        },
        'name.cancelled': 'resting',
        'result.arrived': 'resting',
      },
    },
  },
});
