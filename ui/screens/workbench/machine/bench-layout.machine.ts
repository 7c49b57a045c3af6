import { setup, type ActorRefFrom } from 'xstate';
import { narrowWindow } from '../../../browser/narrow-window.js';
import { heightRegion } from './height-region.js';
import type { LayoutEvent } from './layout-event.js';
import type { Mode } from './mode.js';

const chosen =
  (mode: Mode) =>
  ({ event }: { readonly event: LayoutEvent }): boolean =>
    event.type === 'mode.chosen' && event.mode === mode;

/** Part of the layout's machine. */
const modeRegion = {
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

/**
 * How the workbench is laid out and what it is for: tools, or a mode of its own; pages as a grid or one by one; several pictures as tiles or one of them; on a phone the sheet that is up, and how high; whether
 * the list under the green bar is unfolded where there are two columns, and every branch of the versions is drawn; the tab of the files.
 */
export const benchLayoutMachine = setup({
  types: { events: {} as LayoutEvent },
  actors: { narrowWindow },
}).createMachine({
  id: 'bench-layout',
  invoke: { src: 'narrowWindow' },
  type: 'parallel',
  states: {
    view: {
      initial: 'grid',
      states: {
        grid: {
          on: {
            'view.chosen': { guard: ({ event }) => event.view === 'page', target: 'page' },
            'window.narrow': 'page',
          },
        },
        page: { on: { 'view.chosen': { guard: ({ event }) => event.view === 'grid', target: 'grid' } } },
      },
    },
    photos: {
      initial: 'tiles',
      states: {
        tiles: { on: { 'photos.chosen': { guard: ({ event }) => event.view === 'page', target: 'one' } } },
        one: { on: { 'photos.chosen': { guard: ({ event }) => event.view === 'grid', target: 'tiles' } } },
      },
    },
    sheet: {
      initial: 'tools',
      states: { files: {}, tools: {} },
      on: {
        'sheet.chosen': [
          { guard: ({ event }) => event.sheet === 'files', target: '.files' },
          { guard: ({ event }) => event.sheet === 'tools', target: '.tools' },
        ],
      },
    },
    height: heightRegion,
    mode: modeRegion,
    list: {
      initial: 'folded',
      states: { folded: { on: { 'list.toggled': 'unfolded' } }, unfolded: { on: { 'list.toggled': 'folded' } } },
    },
    branches: {
      initial: 'unfolded',
      states: {
        folded: { on: { 'branches.toggled': 'unfolded' } },
        unfolded: { on: { 'branches.toggled': 'folded' } },
      },
    },
    aside: {
      initial: 'selection',
      states: { selection: {}, recent: {} },
      on: {
        'aside.chosen': [
          { guard: ({ event }) => event.aside === 'recent', target: '.recent' },
          { target: '.selection' },
        ],
      },
    },
  },
});

export type LayoutActor = ActorRefFrom<typeof benchLayoutMachine>;
