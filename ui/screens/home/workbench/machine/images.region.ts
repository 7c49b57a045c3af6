import { assign, emit } from 'xstate';
import { failureNotice, messageOf } from '../../../../notice.js';
import { imagesOf, workbenchSetup } from './workbench.setup.js';

/** Pages drawn as pictures, in the browser. */
export const imagesRegion = workbenchSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      on: {
        'images.asked': {
          guard: 'hasPdf',
          target: 'drawing',
          actions: assign(({ event }) => ({ format: event.format })),
        },
      },
    },
    drawing: {
      invoke: {
        id: 'draw',
        src: 'savePageImages',
        input: ({ context }) => imagesOf(context),
        onDone: 'none',
        onError: {
          target: 'none',
          actions: emit(({ event }) => failureNotice('Error', messageOf(event.error, 'The pages cannot be drawn'))),
        },
      },
    },
  },
});
