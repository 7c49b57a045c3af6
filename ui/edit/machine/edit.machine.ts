import { assign, type ActorRefFrom } from 'xstate';
import { messageOf } from '../../notice.js';
import { draftRegion } from './draft-region.js';
import { initialContext, zoomed } from './edit-context.js';
import { editSetup } from './edit-setup.js';
import { handRegion } from './hand-region.js';
import { linesRegion } from './lines-region.js';
import { workRegion } from './work-region.js';

/** A document that is worked on: its form, its marks, the draft of what was done to it, and the version that it becomes. */
export const editMachine = editSetup.createMachine({
  id: 'edit',
  context: ({ input }) => initialContext(input),
  invoke: [
    { id: 'keeper', src: 'keepDraft', input: ({ context: { file } }) => ({ file }) },
    { id: 'pages', src: 'readPages', input: ({ context: { pdf } }) => ({ pdf }) },
    { id: 'lines', src: 'readLines', input: ({ context: { file } }) => ({ file }) },
  ],
  type: 'parallel',
  states: {
    form: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'fields',
            src: 'readFields',
            input: ({ context: { pdf } }) => ({ pdf }),
            onDone: [
              { guard: ({ event }) => event.output.length === 0, target: 'none' },
              { target: 'ready', actions: assign({ fields: ({ event }) => event.output }) },
            ],
            onError: 'unreadable',
          },
        },
        ready: {},
        none: {},
        unreadable: {},
      },
    },
    marks: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'marks',
            src: 'readMarks',
            input: ({ context: { pdf, file } }) => ({ pdf, file }),
            onDone: { target: 'ready', actions: assign({ existing: ({ event }) => event.output }) },
            onError: {
              target: 'unreadable',
              actions: assign({
                marksProblem: ({ event }) => messageOf(event.error, 'The marks of the document could not be read'),
              }),
            },
          },
        },
        ready: {},
        unreadable: {},
      },
    },
    draft: draftRegion,
    field: {
      initial: 'resting',
      states: {
        resting: {},
        filling: { on: { 'field.left': { target: 'resting', actions: 'endStep' } } },
      },
      on: {
        'field.entered': {
          guard: { type: 'isField', params: ({ event }) => event.name },
          target: '.filling',
          actions: ['endStep', assign({ current: ({ event }) => event.name })],
        },
        'field.wanted': {
          guard: { type: 'isField', params: ({ event }) => event.name },
          actions: assign(({ event: { name } }) => ({ wanted: { name }, current: name })),
        },
        'field.stepped': {
          guard: { type: 'hasFieldAt', params: ({ event }) => event.by },
          actions: { type: 'want', params: ({ event }) => event.by },
        },
      },
    },
    colours: {
      initial: 'on',
      states: { on: { on: { 'colours.toggled': 'off' } }, off: { on: { 'colours.toggled': 'on' } } },
    },
    hand: handRegion,
    lines: linesRegion,
    work: workRegion,
  },
  on: {
    'filter.chosen': { actions: assign({ filter: ({ event }) => event.filter }) },
    'zoom.changed': { actions: assign(({ context, event }) => ({ zoom: zoomed(context, event.by) })) },
  },
});

export type EditActor = ActorRefFrom<typeof editMachine>;
