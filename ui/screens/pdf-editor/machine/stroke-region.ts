import { assign } from 'xstate';
import { editorSetup } from './editor-setup.js';
import { clearDrawing, continueStroke, startStroke, withImage } from '../../../tools/signatures/signature.js';

/** The drawing canvas: pressing starts a stroke, releasing or leaving ends it and saves the image as PNG. */
export const strokeRegion = editorSetup.createStateConfig({
  initial: 'blank',
  states: {
    blank: {},
    drawing: {
      on: {
        'stroke.continued': {
          actions: assign({ signature: ({ context, event }) => continueStroke(context.signature, event.at) }),
        },
        'stroke.ended': 'saving',
      },
    },
    saving: {
      invoke: {
        id: 'renderDrawing',
        src: 'renderDrawing',
        input: ({ context }) => ({ strokes: context.signature.strokes }),
        onDone: {
          target: 'drawn',
          actions: assign({ signature: ({ context, event }) => withImage(context.signature, 'draw', event.output) }),
        },
        onError: {
          target: 'blank',
          actions: [
            assign({ signature: ({ context }) => clearDrawing(context.signature) }),
            {
              type: 'tellError',
              params: ({ event }) => ({ title: 'The signature cannot be drawn', error: event.error }),
            },
          ],
        },
      },
    },
    drawn: {},
  },
  on: {
    'stroke.started': {
      target: '.drawing',
      actions: assign({ signature: ({ context, event }) => startStroke(context.signature, event.at) }),
    },
    'drawing.cleared': {
      target: '.blank',
      actions: assign({ signature: ({ context }) => clearDrawing(context.signature) }),
    },
  },
});
