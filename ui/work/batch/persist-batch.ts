import { fromCallback, fromPromise, type Subscription } from 'xstate';
import { changeRecord, tabRecord } from '../../browser/persisted-tab.js';
import type { BatchContext } from './batch-context.js';
import { batchToKeep, readBatch, withoutUnsent, type PersistedBatch } from './persisted-batch.js';

interface RunningBatch {
  readonly getSnapshot: () => { readonly context: BatchContext };
  readonly subscribe: (look: () => void) => Subscription;
}

/** Keeps what a batch needs to go on after a reload, whenever that changes. */
export const persistBatch = fromCallback<{ readonly type: 'never' }, { readonly batch: RunningBatch }>(
  ({ input: { batch } }) => {
    let persistedId = '';
    const keep = (): void => {
      const toKeep = batchToKeep(batch.getSnapshot().context);
      const text = JSON.stringify(toKeep);
      if (text === persistedId || !tabRecord()) return;
      persistedId = text;
      changeRecord({ batch: toKeep, isCopy: false });
    };
    const watching = batch.subscribe(keep);
    return () => watching.unsubscribe();
  },
);

/** The batch of this tab from before a reload; null for none. A copy of a tab leaves to that one what is still to be sent. */
export const restoreBatch = fromPromise<PersistedBatch | null>(() => {
  const record = tabRecord();
  const batch = readBatch(record?.batch);
  return Promise.resolve(batch && record?.isCopy ? withoutUnsent(batch) : batch);
});

/** Nothing is to go on after a reload. */
export const forgetBatch = (): void => {
  if (tabRecord()) changeRecord({ batch: null, isCopy: false });
};
