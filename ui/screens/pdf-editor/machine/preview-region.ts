import { assign } from 'xstate';
import { messageOf } from '../../../notice.js';
import { editorSetup } from './editor-setup.js';
import { askedNow, isOutdated, isPreviewable } from '../redact/preview-matches.js';
import { previewing } from './editor-requests.js';

/** Asks the server what would be removed, a moment after each change of what is marked. */
export const previewRegion = editorSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      always: { guard: ({ context }) => isOutdated(context), target: 'pausing' },
      on: {
        'preview.retried': {
          guard: ({ context }) => isPreviewable(context) && context.previewProblem !== '',
          target: 'asking',
        },
      },
    },
    pausing: {
      always: { guard: ({ context }) => !isPreviewable(context), target: 'resting' },
      after: { previewPause: 'asking' },
    },
    asking: {
      entry: assign(({ context }) => ({ asked: askedNow(context), previewProblem: '' })),
      always: [
        { guard: ({ context }) => !isPreviewable(context), target: 'resting' },
        { guard: ({ context }) => isOutdated(context), target: 'pausing' },
      ],
      invoke: {
        id: 'preview',
        src: 'previewRedaction',
        input: ({ context }) => previewing(context),
        onDone: {
          target: 'resting',
          actions: assign(({ context: { asked }, event: { output: reply } }) => ({
            preview: asked && { asked, reply },
          })),
        },
        onError: {
          target: 'resting',
          actions: assign({ previewProblem: ({ event: { error } }) => messageOf(error, 'No answer from the server') }),
        },
      },
    },
  },
});
