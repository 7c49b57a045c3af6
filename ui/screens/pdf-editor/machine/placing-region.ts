import { assign } from 'xstate';
import { placed } from './editor-context.js';
import { editorSetup } from './editor-setup.js';
import { fitted, moved, placedAt, stretched, withField } from '../signature/signature-placement.js';

const between = (from: { readonly x: number; readonly y: number }, to: { readonly x: number; readonly y: number }) => ({
  x: to.x - from.x,
  y: to.y - from.y,
});

/** Putting the signature in its place: by dragging, arrow keys, presets or numbers. */
export const placingRegion = editorSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'placement.grabbed': [
          {
            guard: ({ event }) => event.by === 'frame',
            target: 'moving',
            actions: assign({ pointer: ({ event }) => event.at }),
          },
          { target: 'stretching', actions: assign({ pointer: ({ event }) => event.at }) },
        ],
      },
    },
    moving: {
      on: {
        'placement.dragged': {
          actions: assign(({ context, event }) => ({
            ...placed(context, (now, size) => moved(now, between(context.pointer, event.at), size)),
            pointer: event.at,
          })),
        },
      },
    },
    stretching: {
      on: {
        'placement.dragged': {
          actions: assign(({ context, event }) => ({
            ...placed(context, (now, size) => stretched(now, between(context.pointer, event.at), size)),
            pointer: event.at,
          })),
        },
      },
    },
  },
  on: {
    'placement.released': '.resting',
    'placement.nudged': {
      actions: assign(({ context, event }) => placed(context, (now, size) => moved(now, event.by, size))),
    },
    'placement.stretched': {
      actions: assign(({ context, event }) => placed(context, (now, size) => stretched(now, event.by, size))),
    },
    'placement.preset': {
      actions: assign(({ context, event }) => placed(context, (now, size) => placedAt(now, event.position, size))),
    },
    'placement.fetched': {
      actions: assign(({ context }) => {
        const here = { ...context, placement: { ...context.placement, page: context.page } };
        return placed(here, fitted);
      }),
    },
    'field.typed': {
      actions: assign(({ context, event: { field, text } }) => ({
        ...placed(context, (now, size) => withField(now, [field, text], size)),
        draft: { field, text },
      })),
    },
    'also.typed': { actions: assign({ also: ({ event }) => event.text }) },
    'field.left': { actions: assign({ draft: null }) },
  },
});
