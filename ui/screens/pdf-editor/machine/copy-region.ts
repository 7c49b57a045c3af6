import { assertEvent, emit } from 'xstate';
import { failureNotice, plainNotice } from '../../../notice.js';
import { editorSetup } from './editor-setup.js';

/** Copies the link of what was made. */
export const copyRegion = editorSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: { on: { 'copy.pressed': 'copying' } },
    copying: {
      invoke: {
        id: 'copy',
        src: 'copyText',
        input: ({ event }) => {
          assertEvent(event, 'copy.pressed');
          return { text: event.link };
        },
        onDone: { target: 'resting', actions: emit(plainNotice('Link copied', 'Share link copied to clipboard')) },
        onError: { target: 'resting', actions: emit(failureNotice('Copy Failed', 'Could not copy to clipboard')) },
      },
    },
  },
});
