import { assign } from 'xstate';
import { editSetup } from './edit-setup.js';

/** A line of a page is written anew, and pictures are taken away. */
export const linesRegion = editSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: { entry: 'stopRetyping' },
    retyping: {
      on: {
        'line.typed': {
          actions: assign(({ context: { retyped }, event }) => ({
            retyped: retyped && { ...retyped, text: event.text },
          })),
        },
        'line.taken': { target: 'resting', actions: 'takeLine' },
        'line.left': 'resting',
        'line.chosen': {
          target: 'retyping',
          reenter: true,
          actions: ['takeLine', { type: 'retype', params: ({ event }) => event }],
        },
        'instrument.chosen': { target: 'resting', actions: 'takeLine' },
        'undo.pressed': 'resting',
        'redo.pressed': 'resting',
      },
    },
  },
  on: {
    'line.chosen': { target: '.retyping', actions: { type: 'retype', params: ({ event }) => event } },
    'page.seen': {
      guard: ({ context, event }) => context.instrument === 'retype' && !(event.page in context.lines),
      actions: [
        assign(({ context, event }) => ({ lines: { ...context.lines, [event.page]: null } })),
        { type: 'readLines', params: ({ event }) => event.page },
      ],
    },
    'lines.read': {
      actions: assign(({ context, event }) => ({ lines: { ...context.lines, [event.page]: event.read } })),
    },
    'object.removed': { target: '.resting', actions: { type: 'removeObject', params: ({ event }) => event } },
    'object.moved': { target: '.resting', actions: { type: 'moveObject', params: ({ event }) => event } },
    'picture.replaced': { actions: { type: 'replacePicture', params: ({ event }) => event } },
    'line.covered': { actions: { type: 'coverLine', params: ({ event }) => event } },
    'edits.added': { actions: { type: 'addEdits', params: ({ event }) => event } },
    'edit.removed': { actions: { type: 'putBack', params: ({ event }) => event } },
  },
});
