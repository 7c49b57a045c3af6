import { del, get, set } from 'idb-keyval';
import { fromPromise } from 'xstate';
import { randomName } from '../../../calls/random-name.js';
import type { RequestTemplate } from '../ask/request-template.js';

const KEY = 'request-rows';

/** A list that is being sent, as the browser keeps it until its outcome was seen. */
export interface KeptRows {
  /** Rows that were made under it are not made again. */
  readonly key: string;
  readonly template: RequestTemplate;
  readonly text: string;
  /** Rows of the list. */
  readonly total: number;
}

/** The list that was left behind, as by a reload; null for none. */
export const readKeptRows = fromPromise<KeptRows | null>(async () => {
  try {
    return (await get<KeptRows>(KEY)) ?? null;
  } catch {
    return null;
  }
});

/** Keeps a list before it is sent, as far as the browser keeps anything. @returns it, with a key of its own. */
export const keepRows = fromPromise<KeptRows, Omit<KeptRows, 'key'>>(async ({ input }) => {
  const persisted = { ...input, key: randomName() };
  await set(KEY, persisted).catch(() => undefined);
  return persisted;
});

export const dropKeptRows = fromPromise(async () => {
  await del(KEY).catch(() => undefined);
});
