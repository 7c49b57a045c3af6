import type { ThumbnailTask } from './draw-thumbnail.js';

export interface ThumbnailRequest {
  readonly id: string;
  readonly start: () => ThumbnailTask;
}

/** Nothing is drawn during fast scrolling: for this long no request must have been taken back first. */
const SETTLE_MS = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** The open requests, and whether some have been taken back lately. */
const createRequests = () => {
  let requests: readonly (ThumbnailRequest & { readonly turn: number })[] = [];
  let turn = 0;
  let removals = 0;
  let known = 0;
  return {
    add: (request: ThumbnailRequest) => {
      requests = [...requests, { ...request, turn }];
    },
    remove: (id: string) => {
      requests = requests.filter((request) => request.id !== id);
      removals += 1;
    },
    /** The requests that came last, together, are taken from the first. */
    take: (): ThumbnailRequest | undefined => {
      const newest = requests.at(-1)?.turn;
      const taken = requests.find((request) => request.turn === newest);
      requests = requests.filter((request) => request !== taken);
      turn += 1;
      return taken;
    },
    settled: async (): Promise<void> => {
      while (known !== removals) {
        known = removals;
        await pause(SETTLE_MS);
      }
    },
  };
};

/** Draws one thumbnail after the other: those requested last first, from the top down. */
export const createThumbnailQueue = (onDrawn: (id: string, address: string | null) => void) => {
  const requests = createRequests();
  let current: ThumbnailTask | undefined;
  let isBusy = false;
  let isClosed = false;

  const draw = async ({ start }: ThumbnailRequest): Promise<string | null> => {
    current = start();
    const address = await current.done;
    return isClosed ? null : address;
  };
  const next = async (): Promise<ThumbnailRequest | undefined> => {
    await requests.settled();
    const request = isClosed ? undefined : requests.take();
    isBusy = request !== undefined;
    return request;
  };
  const drawAll = async (): Promise<void> => {
    isBusy = true;
    for (let request = await next(); request; request = await next()) {
      onDrawn(request.id, await draw(request).catch(() => null)); // a page that can't be shown can still be arranged
    }
  };
  return {
    add: (request: ThumbnailRequest) => {
      requests.add(request);
      if (!isBusy) void drawAll();
    },
    remove: requests.remove,
    close: () => {
      isClosed = true;
      current?.cancel();
    },
  };
};
