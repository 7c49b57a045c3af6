import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../../../contracts/errors.js';
import type { WorkerParts } from './worker-parts.js';

const RETRY_FIRST_MS = 200;
const RETRY_LONGEST_MS = 5000;

/** Nothing is wrong with a conversion that meets a server which does not answer. */
export const isStoreAway = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'service.unavailable';

/** Waits longer each time, until `signal` is aborted, whose abort it then throws. */
export const openPauses = (signal: AbortSignal): (() => Promise<void>) => {
  let pauses = 0;
  return () => pause(Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** pauses++), undefined, { signal });
};

/**
 * Does it again until the stores answer, so it must be a thing that can be done twice. Once `signal` is aborted it is
 * done at most once more.
 *
 * @throws what the task throws, but for a store that is away.
 * @throws what it throws, or an AbortError, once aborted.
 */
export const untilStoresAnswer = async <Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
  const wait = openPauses(signal);
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!isStoreAway(error) || signal.aborted) throw error;
      await wait();
    }
  }
};

/** @throws Refusal `service.unavailable` while the log or the files are away. */
export const probeStores = async ({ store, blobs }: Pick<WorkerParts, 'store' | 'blobs'>): Promise<void> => {
  await Promise.all([store.probe?.(), blobs.probe?.()]).catch((error: unknown) => {
    throw isStoreAway(error) ? error : new Refusal('service.unavailable', { service: 'store' }, { cause: error });
  });
};

/**
 * Since when the stores have answered, as far as somebody asks who does so again and again: since the first time, or
 * the first time after one of them was away.
 */
export const openAnsweringSince = (probe: () => Promise<void>, clock: () => Date): (() => Promise<Date>) => {
  let since: Date | undefined;
  return async () => {
    try {
      await probe();
    } catch (error) {
      since = undefined;
      throw error;
    }
    return (since ??= clock());
  };
};
