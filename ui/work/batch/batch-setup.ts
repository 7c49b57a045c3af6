import { enqueueActions, sendTo, setup } from 'xstate';
import { leaveWarning } from '../../live/leave-warning.js';
import { newRow } from '../../live/guest-history.js';
import { progressFeed } from '../../live/progress-feed.js';
import type { Notice } from '../../notice.js';
import {
  changed,
  dueRows,
  hasUnsent,
  isOver,
  rowsIn,
  type BatchContext,
  type BatchEvent,
  type BatchInput,
  type SendingNews,
} from './batch-context.js';
import type { BatchRow } from './batch-row.js';
import { askEnds } from './ask-ends.js';
import { persistBatch } from './persist-batch.js';
import { sendFiles } from './send-files.js';
import { fetchResults, saveResults } from './take-results.js';

/** Where the finished files are. */
export const sourcesOf = (context: BatchContext) => ({
  sources: rowsIn(context, 'done').map(({ conversionId: id, name }) => ({ id, name })),
});

/** Actors, guards and actions of a batch. */
export const batchSetup = setup({
  types: {
    context: {} as BatchContext,
    events: {} as BatchEvent,
    input: {} as BatchInput,
    emitted: {} as Notice,
  },
  actors: { sendFiles, askEnds, persistBatch, progressFeed, leaveWarning, fetchResults, saveResults },
  delays: { held: ({ context }) => context.heldMs ?? 0 },
  guards: {
    isOver: ({ context }) => isOver(context),
    isHeld: ({ context }) => context.heldMs !== null,
    hasUnsent: ({ context }) => hasUnsent(context),
    hasResults: ({ context }) => rowsIn(context, 'done').length > 0,
  },
  actions: {
    /** As many as may be sent now. */
    sendDue: enqueueActions(({ context, enqueue }) => {
      const due = dueRows(context);
      enqueue.assign(
        changed(
          context,
          (row) => due.includes(row),
          (row) => ({ ...row, state: 'sending' as const }),
        ),
      );
      for (const row of due) enqueue.sendTo('sender', { type: 'send', row });
    }),
    /** Asks about conversions that have been requested and have not ended, as far as is known here. */
    askEnds: enqueueActions(({ context, enqueue }) => {
      const ids = rowsIn(context, 'working').flatMap(({ conversionId }) => (conversionId === '' ? [] : [conversionId]));
      if (ids.length > 0) enqueue.sendTo('asker', { type: 'ends.asked', ids });
    }),
    takeBack: sendTo('sender', (_, rows: readonly BatchRow[]) => ({ type: 'stop', rows })),
    /** An accepted file is listed with the other conversions. */
    listAccepted: enqueueActions(({ context, enqueue }, { id, news }: SendingNews) => {
      const row = context.rows.find((one) => one.id === id);
      if (news.type !== 'upload.accepted' || !row) return;
      const listed = newRow({ files: row.upload.files, operation: context.tool }, news);
      enqueue.sendTo(context.work, { type: 'conversion.listed', row: listed });
    }),
    tellBusy: sendTo(
      ({ context }) => context.work,
      (_, isBusy: boolean) => ({ type: 'batch.moved', isBusy }),
    ),
  },
});
