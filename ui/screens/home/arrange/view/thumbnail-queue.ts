import type { ThumbnailTask } from './draw-thumbnail.js';

export interface ThumbnailRequest {
  readonly id: string;
  readonly start: () => ThumbnailTask;
}

/** Nothing is drawn during fast scrolling: the requests must stay the same for this long first. */
const SETTLE_MS = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** The open requests, the latest first, and whether they have changed lately. */
const createRequests = () => {
  let requests: readonly ThumbnailRequest[] = [];
  let changes = 0;
  let known = -1;
  return {
    add: (request: ThumbnailRequest) => {
      requests = [...requests, request];
      changes += 1;
    },
    remove: (id: string) => {
      requests = requests.filter((request) => request.id !== id);
      changes += 1;
    },
    takeLatest: (): ThumbnailRequest | undefined => {
      const latest = requests.at(-1);
      requests = requests.slice(0, -1);
      return latest;
    },
    settled: async (): Promise<void> => {
      while (known !== changes) {
        known = changes;
        await pause(SETTLE_MS);
      }
    },
  };
};

/** Draws one thumbnail after the other, the one requested last first. */
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
    const request = isClosed ? undefined : requests.takeLatest();
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
