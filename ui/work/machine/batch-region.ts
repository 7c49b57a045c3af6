import { assign, enqueueActions, sendTo } from 'xstate';
import type { BatchRow } from '../batch/batch-row.js';
import { restoredRows, type PersistedBatch } from '../batch/persisted-batch.js';
import type { WorkContext } from './work-context.js';
import { workSetup } from './work-setup.js';

const rowsAfter = (persisted: PersistedBatch | null, { files }: WorkContext): readonly BatchRow[] =>
  persisted ? restoredRows(persisted, files) : [];

/** One tool for each of the files: its table takes the place of the document, unless one of them is looked at. Requirement. */
export const batchRegion = workSetup.createStateConfig({
  initial: 'none',
  states: {
    looking: {
      invoke: {
        id: 'lookForBatch',
        src: 'restoreBatch',
        onDone: [
          {
            guard: ({ context, event }) => rowsAfter(event.output, context).length > 0,
            target: 'open',
            actions: assign(({ context, event }) => ({
              order: { tool: event.output?.tool ?? '', files: [] },
              rows: rowsAfter(event.output, context),
              isBatchBusy: true,
            })),
          },
          'none',
        ],
        onError: 'none',
      },
    },
    none: {},
    open: {
      invoke: {
        id: 'batch',
        src: 'batch',
        input: ({ context, self }) => ({
          order: context.order ?? { tool: '', files: [] },
          rows: context.rows,
          work: self,
        }),
      },
      on: {
        'file.shown': { actions: assign({ isBatchAside: true }) },
        'batch.shown': { actions: assign({ isBatchAside: false }) },
        'batch.moved': { actions: assign({ isBatchBusy: ({ event }) => event.isBusy }) },
        'locks.changed': {
          actions: [sendTo('opener', { type: 'passwords.given' }), sendTo('batch', { type: 'passwords.given' })],
        },
        'batch.closed': { target: 'none', actions: [assign({ isBatchBusy: false }), 'forgetBatch'] },
        'batch.taken': {
          target: 'none',
          actions: [
            'forgetBatch',
            enqueueActions(({ event: { files, next }, enqueue }) => {
              enqueue.raise({ type: 'files.replaced', files });
              enqueue.raise({ type: next.start ? 'tool.chosen' : 'options.toggled', tool: next.tool });
            }),
          ],
        },
      },
    },
  },
  on: {
    'files.restored': '.looking',
    'work.emptied': {
      target: '.none',
      actions: assign({ isBatchBusy: false, isBatchAside: false, order: null, rows: [] }),
    },
    'batch.asked': {
      guard: ({ context }) => !context.isBatchBusy,
      target: '.open',
      reenter: true,
      actions: assign(({ event }) => ({ order: event.order, rows: [], isBatchBusy: true, isBatchAside: false })),
    },
  },
});
