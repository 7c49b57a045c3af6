import type { LayoutEvent } from './layout-event.js';
import type { Mode } from './mode.js';

const chosen =
  (mode: Mode) =>
  ({ event }: { readonly event: LayoutEvent }): boolean =>
    event.type === 'mode.chosen' && event.mode === mode;

/** Part of the layout's machine. */
export const modeRegion = {
  initial: 'tools',
  states: { tools: {}, edit: {}, fill: {} },
  on: {
    'mode.chosen': [
      { guard: chosen('tools'), target: '.tools' },
      { guard: chosen('edit'), target: '.edit' },
      { guard: chosen('fill'), target: '.fill' },
    ],
  },
} as const;
