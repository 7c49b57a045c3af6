import { assign, raise, sendTo } from 'xstate';
import { messageOf } from '../../../notice.js';
import { t } from '../../../text/t.js';
import { versioning } from './editor-requests.js';
import { editorSetup } from './editor-setup.js';
import { afterFirst, collecting } from './saving-requests.js';

/** Edit makes a version: a conversion for each of its orders. The last file takes the place of the one in hand. */
export const savingStates = {
  saving: editorSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'run',
      src: 'runConversion',
      input: ({ context }) => versioning(context),
      onDone: [
        {
          guard: ({ event }) => event.output.status === 'completed',
          target: 'collecting',
          actions: assign(({ context: { saving }, event: { output } }) => ({
            saving: saving && output.status === 'completed' ? { ...saving, made: output.file } : saving,
          })),
        },
        {
          guard: ({ event }) => event.output.status === 'failed',
          target: 'resting',
          actions: assign(({ event: { output } }) => ({
            saving: null,
            savingProblem: (output.status === 'failed' && output.message) || t('The version was not made.'),
          })),
        },
        { target: 'resting', actions: assign({ saving: null, savingProblem: '' }) },
      ],
    },
    on: { 'cancel.pressed': { actions: sendTo('run', { type: 'cancel.pressed' }) } },
  }),
  collecting: editorSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'collect',
      src: 'takeResult',
      input: ({ context }) => collecting(context),
      onDone: [
        {
          guard: ({ context, event }) => afterFirst(context, event.output) !== null,
          target: 'saving',
          actions: assign({ saving: ({ context, event }) => afterFirst(context, event.output) }),
        },
        {
          target: 'resting',
          actions: [
            assign(({ context: { saving } }) => ({
              edited: saving?.made ?? null,
              saving: null,
              redacted: null,
              signed: null,
            })),
            raise(({ event }) => ({ type: 'file.made', file: event.output })),
          ],
        },
      ],
      onError: {
        target: 'resting',
        actions: assign(({ event: { error } }) => ({
          saving: null,
          savingProblem: messageOf(error, 'The version was not made.'),
        })),
      },
    },
  }),
};
