import { BATCH, hasKept } from './kept-tab.js';
import { forget, remember, remembered } from './storage.js';

/** Keeps the batch of this tab, as text; at once, so that leaving the page in the next moment loses nothing. */
export const keepBatch = (batch: string): void => remember('sessionStorage', BATCH, batch);

/** Empty for none, or where its files are not kept. */
export const keptBatchText = (): string => (hasKept() ? (remembered('sessionStorage', BATCH) ?? '') : '');

export const forgetKeptBatch = (): void => forget('sessionStorage', BATCH);
