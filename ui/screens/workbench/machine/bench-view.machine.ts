import { type ActorRefFrom, assign } from 'xstate';
import { initialView, withRange, withToggled, withTyped, zoomed } from './bench-view-data.js';
import { benchViewSetup, fileToAsk, seenIn } from './bench-view-setup.js';

/** A question about the file on screen, or about each of the files, and its answer. */
const reportRegion = benchViewSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: {
        'report.asked': {
          guard: 'hasFile',
          target: 'asking',
          actions: assign(({ event }) => ({ asked: event.kind, report: null })),
        },
        'reports.asked': {
          guard: 'hasSeveral',
          target: 'many',
          actions: assign(({ event }) => ({ asked: event.kind, report: null })),
        },
      },
    },
    many: {
      invoke: {
        id: 'reports',
        src: 'reports',
        input: ({ context }) => ({ kind: context.asked, files: seenIn(context).files }),
      },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'askReport',
        input: ({ context }) => ({ file: fileToAsk(context), kind: context.asked }),
        onDone: { target: 'shown', actions: assign({ report: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    shown: {},
    failed: {},
  },
  on: { 'report.closed': '.closed' },
});

/**
 * How the document on screen is looked at: its chosen pages, the one that is read, how large; two files side by side; a
 * report on it. It owns no file: what is on screen the workbench says.
 */
export const benchViewMachine = benchViewSetup.createMachine({
  id: 'bench-view',
  context: ({ input }) => initialView(input),
  invoke: { id: 'shown', src: 'watchShown', input: ({ context: { work } }) => ({ work }) },
  type: 'parallel',
  states: {
    report: reportRegion,
    /** Pages chosen by dragging from one to another. */
    range: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'range.begun': {
              guard: 'hasPdf',
              target: 'dragging',
              actions: assign(({ context, event }) => ({ range: { from: event.page, before: context.pages } })),
            },
          },
        },
        dragging: {
          exit: assign({ range: null }),
          on: {
            'range.reached': { actions: [assign(({ context, event }) => withRange(context, event.page)), 'tellPages'] },
            'range.ended': 'resting',
          },
        },
      },
    },
    /** Two files side by side, instead of one among the tools. */
    comparing: {
      initial: 'closed',
      states: {
        closed: { on: { 'compare.opened': { guard: 'hasTwoOpen', target: 'open' } } },
        open: { on: { 'compare.closed': 'closed', 'version.added': 'closed' } },
      },
    },
  },
  on: {
    'shown.changed': { actions: 'forgetPages' },
    'page.toggled': { actions: [assign(({ context, event }) => withToggled(context, event)), 'tellPages'] },
    'pages.typed': { actions: [assign(({ context, event }) => withTyped(context, event)), 'tellPages'] },
    'pages.none': { actions: [assign({ pages: [], pagesText: '', pagesBy: '', anchor: null }), 'tellPages'] },
    'page.reached': { actions: assign(({ event }) => ({ current: event.page })) },
    'zoom.changed': { actions: assign(({ context, event }) => ({ zoom: zoomed(context, event.by) })) },
  },
});

export type BenchViewActor = ActorRefFrom<typeof benchViewMachine>;
