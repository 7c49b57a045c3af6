import { fromCallback } from 'xstate';
import { oneAtATime } from '../../browser/one-at-a-time.js';
import { askToCancel, FileGone } from '../../calls/conversions.calls.js';
import { madeFile } from '../../calls/returned-results.js';
import { isEnd } from '../../calls/received.js';
import { listVersions } from '../../calls/versions.calls.js';
import { follow } from '../../live/progress-feed.js';
import { madeOf } from './listed-versions.js';

interface Listed {
  readonly type: 'versions.listed';
  readonly versions: readonly { readonly id: string; readonly name: string }[];
}

/** Pauses before a version that could not be fetched is asked for again. */
const AGAIN_AFTER_MS = [1000, 3000, 10_000, 30_000];

/**
 * Fetches the versions that are not on screen, one after the other; what could not be fetched is asked for again, and
 * one that is gone is told at once.
 */
export const fetchVersions = fromCallback<Listed>(({ receive, sendBack }) => {
  const ending = new AbortController();
  const inTurn = oneAtATime();
  const underWay = new Set<string>();
  const fetchOne = async (version: Listed['versions'][number]): Promise<void> => {
    for (const pause of [...AGAIN_AFTER_MS, null]) {
      const file = await inTurn(() => madeFile(version, ending.signal)).catch((error: unknown) =>
        error instanceof FileGone ? error : null,
      );
      if (ending.signal.aborted) return;
      if (file instanceof FileGone) {
        sendBack({ type: 'version.lost', id: version.id });
        return;
      }
      if (file) sendBack({ type: 'version.fetched', id: version.id, file });
      if (file || pause === null) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  receive(({ versions }) => {
    for (const version of versions.filter(({ id }) => !underWay.has(id))) {
      underWay.add(version.id);
      void fetchOne(version).finally(() => underWay.delete(version.id));
    }
  });
  return () => ending.abort();
});

type Order =
  | {
      readonly type: 'result.awaited';
      /** The ID of the conversion. */
      readonly id: string;
    }
  | { readonly type: 'cancel.pressed' };

/** Waits for what a page before this one has asked for, and brings it once it is finished. */
export const awaitResult = fromCallback<Order>(({ receive, sendBack }) => {
  const ending = new AbortController();
  let stop = (): void => undefined;
  const look = async (id: string): Promise<void> => {
    const version = (await listVersions([id], ending.signal)).find((one) => one.id === id);
    if (version && !isEnd(version.status)) return;
    stop();
    if (version?.status === 'completed') sendBack({ type: 'result.arrived', made: madeOf(version) });
    else sendBack({ type: 'result.missed', reason: version?.error ?? '' });
  };
  let awaited = '';
  receive((order) => {
    if (order.type === 'cancel.pressed') {
      void askToCancel(awaited).catch(() => undefined); // too late, or not received: the end is told anyway
      return;
    }
    const { id } = order;
    awaited = id;
    stop();
    let isOpen = false;
    stop = follow((event) => {
      if (event.type !== 'progress.reported') return;
      const { conversionId, status } = event.message;
      const isIt = conversionId === id && isEnd(status);
      // The first message of all says that from now on none is missed; what ended before it, the log tells.
      if (isOpen && !isIt) return;
      isOpen = true;
      void look(id).catch(() => undefined);
    });
  });
  return () => {
    ending.abort();
    stop();
  };
});
