import { assign } from 'xstate';
import { editorSetup } from './editor-setup.js';
import {
  boxBetween,
  changeArea,
  markArea,
  markTexts,
  pulled,
  removeAlike,
  removeMark,
  shifted,
  switchAlike,
  undo,
} from '../redact/redaction-marks.js';

/** The default position of a new box: the middle of the page. */
const MIDDLE = { x: 0.35, y: 0.45, width: 0.3, height: 0.1 };

/** Marking what is to be removed: selected text, or areas drawn on the page. */
export const markingRegion = editorSetup.createStateConfig({
  initial: 'selecting',
  states: {
    selecting: {
      invoke: { id: 'selection', src: 'textSelection' },
      exit: assign({ selected: '' }),
      on: {
        'selection.changed': { actions: assign({ selected: ({ event }) => event.text }) },
        'selection.marked': {
          guard: ({ context }) => context.selected !== '',
          actions: assign(({ context: { marks, selected, page } }) => ({
            marks: markTexts(marks, [{ text: selected, page: page + 1 }]),
            selected: '',
          })),
        },
        'marker.chosen': { guard: ({ event }) => event.marker === 'box', target: 'boxing' },
      },
    },
    boxing: {
      initial: 'ready',
      exit: assign({ drawn: null }),
      states: {
        ready: {
          on: { 'box.started': { target: 'drawing', actions: assign({ pointer: ({ event }) => event.at }) } },
        },
        drawing: {
          on: {
            'box.continued': {
              actions: assign({ drawn: ({ context, event }) => boxBetween(context.pointer, event.at) }),
            },
            'box.ended': {
              target: 'ready',
              actions: assign(({ context: { marks, page, drawn } }) => ({
                marks: drawn ? markArea(marks, page + 1, drawn) : marks,
                drawn: null,
              })),
            },
          },
        },
      },
      on: {
        'box.added': {
          actions: assign({ marks: ({ context }) => markArea(context.marks, context.page + 1, MIDDLE) }),
        },
        'marker.chosen': { guard: ({ event }) => event.marker === 'text', target: 'selecting' },
      },
    },
  },
  on: {
    'area.moved': {
      actions: assign({
        marks: ({ context, event }) => changeArea(context.marks, event.id, (box) => shifted(box, event.by)),
      }),
    },
    'area.stretched': {
      actions: assign({
        marks: ({ context, event }) => changeArea(context.marks, event.id, (box) => pulled(box, event.by)),
      }),
    },
    'mark.removed': {
      actions: assign({
        marks: ({ context, event }) => (event.isWithAlike ? removeAlike : removeMark)(context.marks, event.id),
      }),
    },
    'mark.switched': { actions: assign({ marks: ({ context, event }) => switchAlike(context.marks, event.id) }) },
    'marks.undone': { actions: assign({ marks: ({ context }) => undo(context.marks) }) },
    'look.changed': { actions: assign({ look: ({ event }) => event.look }) },
    'query.changed': { actions: assign({ query: ({ event }) => event.text }) },
    'pattern.typed': { actions: assign({ pattern: ({ event }) => event.text, patternProblem: '' }) },
  },
});
