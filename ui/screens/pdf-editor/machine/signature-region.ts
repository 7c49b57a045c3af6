import { assign } from 'xstate';
import { failureNotice } from '../../../notice.js';
import { editorSetup } from './editor-setup.js';
import { signatureImageProblem } from './file-check.js';
import { withImage, type SignatureKind } from '../../../tools/signatures/signature.js';

const chosen = (kind: SignatureKind) =>
  editorSetup.assign(({ context }) => ({ signature: { ...context.signature, kind } }));

/** How the signature is made; typed and uploaded ones are made into images here. */
export const signatureRegion = editorSetup.createStateConfig({
  initial: 'draw',
  states: {
    draw: { entry: chosen('draw') },
    type: {
      entry: chosen('type'),
      initial: 'resting',
      states: {
        resting: {},
        rendering: {
          invoke: {
            id: 'renderTyped',
            src: 'renderTyped',
            input: ({ context }) => ({ text: context.signature.text.trim() }),
            onDone: {
              target: 'resting',
              actions: assign({
                signature: ({ context, event }) => withImage(context.signature, 'type', event.output),
              }),
            },
            onError: {
              target: 'resting',
              actions: {
                type: 'tellError',
                params: ({ event }) => ({ title: 'The signature cannot be drawn', error: event.error }),
              },
            },
          },
        },
      },
      on: {
        'text.typed': [
          {
            guard: ({ event }) => event.text.trim() !== '',
            target: '.rendering',
            actions: assign({ signature: ({ context, event }) => ({ ...context.signature, text: event.text }) }),
          },
          {
            target: '.resting',
            actions: assign({
              signature: ({ context, event }) => withImage({ ...context.signature, text: event.text }, 'type', null),
            }),
          },
        ],
      },
    },
    upload: {
      entry: chosen('upload'),
      initial: 'resting',
      states: {
        resting: {},
        reading: {
          invoke: {
            id: 'renderUpload',
            src: 'renderUpload',
            input: ({ event }) => ({ file: event.type === 'image.chosen' ? event.file : new File([], '') }),
            onDone: {
              target: 'resting',
              actions: assign({
                signature: ({ context, event }) => withImage(context.signature, 'upload', event.output),
              }),
            },
            onError: {
              target: 'resting',
              actions: {
                type: 'tellError',
                params: ({ event }) => ({ title: 'The image cannot be used', error: event.error }),
              },
            },
          },
        },
      },
      on: {
        'image.chosen': [
          {
            guard: ({ event }) => signatureImageProblem(event.file) !== null,
            actions: {
              type: 'tell',
              params: ({ event }) => signatureImageProblem(event.file) ?? failureNotice('Invalid file type'),
            },
          },
          { target: '.reading' },
        ],
      },
    },
  },
  on: {
    'detail.changed': {
      actions: assign(({ context: { details }, event: { field, text } }) => ({
        details: { ...details, [field]: text },
      })),
    },
    'kind.chosen': [
      { guard: ({ event }) => event.kind === 'draw', target: '.draw' },
      { guard: ({ event }) => event.kind === 'type', target: '.type' },
      { target: '.upload' },
    ],
  },
});
