import { fromCallback, fromPromise, type Subscription } from 'xstate';
import { forgetKeptBatch, keepBatch, keptBatchText } from '../../browser/kept-batches.js';
import type { BatchContext } from './batch.context.js';
import { readBatch, textOf, type KeptBatch } from './kept-batch.js';

interface RunningBatch {
  readonly getSnapshot: () => { readonly context: BatchContext };
  readonly subscribe: (look: () => void) => Subscription;
}

/** Keeps what a batch needs to go on after a reload, whenever that changes. */
export const persistBatch = fromCallback<{ readonly type: 'never' }, { readonly batch: RunningBatch }>(
  ({ input: { batch } }) => {
    let kept = '';
    const keep = (): void => {
      const text = textOf(batch.getSnapshot().context);
      if (text === kept) return;
      kept = text;
      keepBatch(text);
    };
    const watching = batch.subscribe(keep);
    return () => watching.unsubscribe();
  },
);

/** The batch of this tab from before a reload; null for none. */
export const restoreBatch = fromPromise<KeptBatch | null>(() => Promise.resolve(readBatch(keptBatchText())));

/** Nothing is to go on after a reload. */
export const forgetBatch = (): void => forgetKeptBatch();
