import { assign, emit, enqueueActions } from 'xstate';
import { callProblem } from '../../calls/call-errors.js';
import { failureNotice, plainNotice } from '../../notice.js';
import { t } from '../../text/t.js';
import type { NewName } from '../versions/rename-result.js';
import type { WorkContext } from './work-context.js';
import type { Made } from '../versions/made.js';
import { workSetup } from './work-setup.js';

const draftOf = ({ draft }: WorkContext): string => draft?.trim() ?? '';

const renamed = ({ made, versions }: WorkContext, { id, name }: NewName) => {
  const under = (one: Made): Made => (one.id === id ? { ...one, name, chosenName: name } : one);
  return { made: made && under(made), versions: versions.map(under) };
};

/** The name of the result, while it is changed and after. */
export const namingRegion = workSetup.createStateConfig({
  initial: 'resting',
  on: { 'work.emptied': '.resting' },
  states: {
    resting: {
      entry: assign({ draft: null }),
      on: {
        'name.edited': {
          guard: ({ context }) => context.made !== null,
          target: 'editing',
          actions: assign({ draft: ({ context }) => context.made?.name ?? '' }),
        },
      },
    },
    editing: {
      on: {
        'name.changed': { actions: assign({ draft: ({ event }) => event.text }) },
        'name.saved': { guard: ({ context }) => draftOf(context) !== '', target: 'saving' },
        'name.cancelled': 'resting',
        'result.arrived': 'resting',
      },
    },
    saving: {
      invoke: {
        id: 'rename',
        src: 'renameResult',
        input: ({ context }) => ({ id: context.made?.id ?? '', name: draftOf(context) }),
        onDone: {
          target: 'resting',
          actions: [
            assign(({ context, event }) => renamed(context, event.output)),
            'tellFiles',
            enqueueActions(({ event: { output }, enqueue }) => {
              const news = { type: 'row.renamed', id: output.id, downloadName: output.name };
              for (const list of ['recent', 'history']) enqueue.sendTo(list, news);
            }),
            emit(({ event: { output } }) =>
              plainNotice('Filename updated', t('File will download as {name}', { name: output.name })),
            ),
          ],
        },
        onError: {
          target: 'editing',
          actions: emit(({ event: { error } }) =>
            failureNotice('Update failed', callProblem(error) || 'The server did not respond'),
          ),
        },
      },
    },
  },
});
