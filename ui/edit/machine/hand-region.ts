import { assign } from 'xstate';
import { makesMarks } from '../marks/instruments.js';
import { styled } from '../marks/styled.js';
import { changeableMark, gestureAt, markOf, sketchIn, withPoint, withStyle } from './hand-context.js';
import { editSetup } from './edit-setup.js';

/** The instrument in hand, and the acts of a pointer or a keyboard with it on the pages. */
export const handRegion = editSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      entry: 'letGo',
      on: {
        'pointer.pressed': [
          {
            guard: ({ context, event }) =>
              context.instrument === 'erase' && changeableMark(context, event.target?.id ?? null) !== undefined,
            actions: { type: 'remove', params: ({ event }) => event.target?.id ?? '' },
          },
          {
            guard: ({ context, event }) => gestureAt(context, event)?.kind === 'draw',
            target: 'drawing',
            actions: [
              assign(({ context, event }) => ({ gesture: gestureAt(context, event), selected: null })),
              { type: 'readPage', params: ({ event }) => event.page },
            ],
          },
          {
            guard: ({ context, event }) => gestureAt(context, event) !== null,
            target: 'dragging',
            actions: assign(({ context, event }) => ({
              gesture: gestureAt(context, event),
              selected: event.target?.id ?? null,
            })),
          },
          {
            actions: assign(({ context, event }) => ({
              selected: context.instrument === 'select' ? (event.target?.id ?? null) : null,
            })),
          },
        ],
        'writing.begun': {
          guard: ({ context, event }) => changeableMark(context, event.id)?.type === 'text',
          target: 'writing',
          actions: assign(({ context, event }) => ({
            written: markOf(context, event.id) ?? null,
            selected: event.id,
          })),
        },
      },
    },
    /** A new mark follows the pointer. */
    drawing: {
      on: {
        'pointer.moved': { actions: assign(({ context, event }) => ({ gesture: withPoint(context, event.point) })) },
        'pointer.released': [
          {
            guard: ({ context }) => isToBeWritten(sketchIn(context)),
            target: 'writing',
            actions: assign(({ context }) => {
              const written = sketchIn(context);
              return { written, gesture: null, selected: written?.id ?? null };
            }),
          },
          { guard: ({ context }) => sketchIn(context) !== null, target: 'resting', actions: 'putSketch' },
          { target: 'resting' },
        ],
        'pointer.cancelled': 'resting',
      },
    },
    /** A mark, or one of its handles, follows the pointer. */
    dragging: {
      on: {
        'pointer.moved': { actions: assign(({ context, event }) => ({ gesture: withPoint(context, event.point) })) },
        'pointer.released': [
          { guard: ({ context }) => hasMoved(sketchIn(context), context), target: 'resting', actions: 'putSketch' },
          { target: 'resting' },
        ],
        'pointer.cancelled': 'resting',
      },
    },
    /** A text is written where it stands. */
    writing: {
      exit: 'endStep',
      on: {
        'text.written': { actions: 'rewrite' },
        'writing.ended': 'resting',
        'pointer.pressed': 'resting',
      },
    },
  },
  on: {
    'instrument.chosen': {
      target: '.resting',
      actions: assign(({ context, event: { instrument } }) => ({
        instrument,
        inking: null,
        selected: makesMarks(instrument) || instrument === 'erase' ? null : context.selected,
      })),
    },
    'signing.chosen': { actions: assign({ signing: ({ event }) => event.signing }) },
    'picture.chosen': { actions: assign({ picture: ({ event }) => event.picture }) },
    'mark.selected': { target: '.resting', actions: ['endStep', assign({ selected: ({ event }) => event.id })] },
    'mark.removed': { target: '.resting', actions: { type: 'remove', params: ({ event }) => event.id } },
    'mark.restored': { target: '.resting', actions: { type: 'restore', params: ({ event }) => event.id } },
    'marks.given': { target: '.resting', actions: { type: 'takeMarks', params: ({ event }) => event } },
    'mark.answered': { actions: { type: 'answer', params: ({ event }) => event } },
    'mark.nudged': { actions: { type: 'nudge', params: ({ event }) => event } },
    'mark.boxed': { actions: { type: 'setBox', params: ({ event }) => event } },
    'field.defined': { actions: { type: 'define', params: ({ event }) => event } },
    'mark.described': { actions: { type: 'describe', params: ({ event }) => event } },
    'mark.styled': {
      actions: [
        assign(({ context, event: { change } }) => ({
          styles: withStyle(context, change),
          written: context.written && styled(context.written, change),
          inking: null,
        })),
        { type: 'style', params: ({ event }) => event.change },
      ],
    },
    'mark.added': { target: '.resting', actions: { type: 'add', params: ({ event }) => event } },
    'page.read': {
      actions: assign(({ context, event: { page, runs } }) => ({ runs: { ...context.runs, [page]: runs } })),
    },
    'undo.pressed': '.resting',
    'redo.pressed': '.resting',
  },
});

/** A text that says nothing yet. */
const isToBeWritten = (sketch: ReturnType<typeof sketchIn>): boolean => sketch?.type === 'text' && sketch.text === '';

const hasMoved = (sketch: ReturnType<typeof sketchIn>, context: Parameters<typeof markOf>[0]): boolean =>
  sketch !== null && JSON.stringify(sketch) !== JSON.stringify(markOf(context, sketch.id));
