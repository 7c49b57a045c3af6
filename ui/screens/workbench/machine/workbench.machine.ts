import { type ActorRefFrom, assign, enqueueActions, sendTo } from 'xstate';
import { failureNotice } from '../../../notice.js';
import { batchRegion } from './batch.region.js';
import { namingRegion } from './naming.region.js';
import { withFile, withOpened } from './version-files.js';
import { resultRegion } from './result.region.js';
import { initialContext, withFiles } from './workbench.context.js';
import type { Made } from '../../../work/versions/made.js';
import { workbenchSetup } from './workbench.setup.js';

/** The open files of the home page: which is on screen, what was made of it. */
export const workbenchMachine = workbenchSetup.createMachine({
  id: 'workbench',
  context: ({ input }) => initialContext(input),
  invoke: [
    { id: 'opener', src: 'openFiles' },
    { id: 'persistence', src: 'persistTab' },
    { id: 'versionFetcher', src: 'fetchVersions' },
    { id: 'awaiter', src: 'awaitResult' },
    { id: 'news', src: 'homeNews', input: ({ context: { home, resultBox } }) => ({ home, resultBox }) },
  ],
  type: 'parallel',
  states: {
    result: resultRegion,
    naming: namingRegion,
    batch: batchRegion,
  },
  on: {
    'files.changed': {
      actions: [assign(({ context, event }) => withFiles(context, event.files)), 'tellFiles', 'tellSource'],
    },
    'locks.changed': { actions: sendTo('opener', { type: 'passwords.given' }) },
    'pdf.opened': {
      actions: assign(({ context, event: { id, pdf } }) => withOpened(context, id, { state: 'open', pdf })),
    },
    'pdf.locked': {
      actions: assign(({ context, event: { id } }) => withOpened(context, id, { state: 'locked' })),
    },
    'pdf.refused': {
      actions: assign(({ context, event: { id, message } }) => withOpened(context, id, { state: 'refused', message })),
    },
    'conversion.begun': { actions: [assign({ running: ({ event }) => event.id }), 'tellFiles'] },
    'home.ready': { actions: ['tellSource', assign({ running: null }), 'tellFiles'] },
    'result.missed': {
      actions: [
        assign({ awaited: null }),
        'tellFiles',
        'tellSource',
        enqueueActions(({ event: { reason }, enqueue }) => {
          if (reason !== '') enqueue.emit(failureNotice('Processing Failed', reason));
        }),
      ],
    },
    'awaited.cancelled': { actions: sendTo('awaiter', { type: 'cancel.pressed' }) },
    'version.fetched': {
      actions: [assign(({ context, event }) => withFile(context, event.id, event.file)), 'tellFiles'],
    },
  },
});

export type WorkbenchActor = ActorRefFrom<typeof workbenchMachine>;
export type { Made };
