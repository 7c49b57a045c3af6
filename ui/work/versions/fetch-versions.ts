import { fromCallback } from 'xstate';
import { oneAtATime } from '../../browser/one-at-a-time.js';
import { askToCancel } from '../../calls/conversions.calls.js';
import { madeFile } from '../../calls/given-back.js';
import { isEnd } from '../../calls/received.js';
import { listVersions } from '../../calls/versions.calls.js';
import { follow } from '../../live/progress-feed.js';
import { madeOf } from './listed-versions.js';

interface Listed {
  readonly type: 'versions.listed';
  readonly versions: readonly { readonly id: string; readonly name: string }[];
}

/** Fetches the versions that are not on screen, one after the other; one that is gone stays without a file. */
export const fetchVersions = fromCallback<Listed>(({ receive, sendBack }) => {
  const ending = new AbortController();
  const inTurn = oneAtATime();
  const fetchOne = async ({ id, name }: Listed['versions'][number]): Promise<void> => {
    const file = await madeFile({ id, name }, ending.signal).catch(() => null);
    if (file && !ending.signal.aborted) sendBack({ type: 'version.fetched', id, file });
  };
  receive(({ versions }) => {
    for (const version of versions) void inTurn(() => fetchOne(version));
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
