import { assign, sendTo } from 'xstate';
import type { BatchRow } from '../../../work/batch/batch-row.js';
import { restoredRows, type KeptBatch } from '../../../work/batch/kept-batch.js';
import type { WorkbenchContext } from './workbench.context.js';
import { workbenchSetup } from './workbench.setup.js';

const rowsAfter = (kept: KeptBatch | null, { files }: WorkbenchContext): readonly BatchRow[] =>
  kept ? restoredRows(kept, files) : [];

/** One tool for each of the files: its table takes the place of the document, unless one of them is looked at. Requirement. */
export const batchRegion = workbenchSetup.createStateConfig({
  initial: 'looking',
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
          home: context.home,
          bench: self,
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
            sendTo(
              ({ context }) => context.home,
              ({ event }) => ({ type: 'files.replaced', files: event.files }),
            ),
            sendTo(
              ({ context }) => context.home,
              ({ event: { next } }) => ({ type: next.start ? 'tool.chosen' : 'options.toggled', tool: next.tool }),
            ),
          ],
        },
      },
    },
  },
  on: {
    'batch.asked': {
      guard: ({ context }) => !context.isBatchBusy,
      target: '.open',
      reenter: true,
      actions: assign(({ event }) => ({ order: event.order, rows: [], isBatchBusy: true, isBatchAside: false })),
    },
  },
});
