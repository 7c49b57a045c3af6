import { workbenchSetup } from './workbench.setup.js';
import { comparable } from './sides.js';

/** Two files side by side, instead of one among the tools. */
export const comparingRegion = workbenchSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'compare.opened': { guard: ({ context }) => comparable(context).length > 1, target: 'open' } } },
    open: { on: { 'compare.closed': 'closed', 'result.arrived': 'closed' } },
  },
});
