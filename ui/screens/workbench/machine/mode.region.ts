import type { LayoutEvent } from './layout-event.js';

/** What the workbench is for: tools run on the document, or its form is filled. */
export const modes = ['tools', 'fill'] as const;
export type Mode = (typeof modes)[number];

const chosen =
  (mode: Mode) =>
  ({ event }: { readonly event: LayoutEvent }): boolean =>
    event.type === 'mode.chosen' && event.mode === mode;

/** Part of the layout's machine. */
export const modeRegion = {
  initial: 'tools',
  states: { tools: {}, fill: {} },
  on: {
    'mode.chosen': [
      { guard: chosen('tools'), target: '.tools' },
      { guard: chosen('fill'), target: '.fill' },
    ],
  },
} as const;
