import type { OpenFile } from '../machine/arrange-context.js';
import { createThumbnailCache } from './thumbnail-cache.js';
import type { PdfPages } from '../../../../pdf/pages/pdf-pages.js';

/** Thumbnails of pages, drawn one at a time while their tiles are near the viewport. */
export interface ThumbnailStore {
  /** Asks for a thumbnail. @returns ends the request */
  readonly request: (file: number, page: number) => () => void;
  /** Address of a thumbnail; null until it is drawn. */
  readonly addressOf: (file: number, page: number) => string | null;
  /** Calls the listener when this thumbnail is drawn or dropped. */
  readonly subscribe: (file: number, page: number, listener: () => void) => () => void;
  readonly close: () => void;
}

const idOf = (file: number, page: number): string => `${file}:${page}`;

/** Listeners by thumbnail, so that drawing one does not re-render all other tiles. */
const createListeners = () => {
  const listeners = new Map<string, Set<() => void>>();
  return {
    add: (id: string, listener: () => void) => {
      const these = listeners.get(id) ?? new Set();
      listeners.set(id, these.add(listener));
      return () => {
        these.delete(listener);
        if (these.size === 0) listeners.delete(id);
      };
    },
    notify: (id: string) => {
      for (const listener of listeners.get(id) ?? []) listener();
    },
  };
};

export const createThumbnailStore = (files: readonly OpenFile[], draw = drawThumbnail): ThumbnailStore => {
  const listeners = createListeners();
  const cache = createThumbnailCache(listeners.notify);
  const queue = createThumbnailQueue(cache.put);
  return {
    addressOf: (file, page) => cache.get(idOf(file, page)) ?? null,
    subscribe: (file, page, listener) => listeners.add(idOf(file, page), listener),
    request: (file, page) => {
      const id = idOf(file, page);
      const pdf = files.find((open) => open.id === file)?.pdf;
      cache.use(id);
      if (pdf && cache.get(id) === undefined) queue.add({ id, start: () => draw(pdf, page) });
      return () => {
        cache.release(id);
        queue.remove(id);
      };
    },
    close: () => {
      queue.close();
      cache.close();
    },
  };
};

interface ThumbnailRequest {
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
const createThumbnailQueue = (onDrawn: (id: string, address: string | null) => void) => {
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

/** A thumbnail that is being drawn; its address is null if that fails. */
export interface ThumbnailTask {
  readonly done: Promise<string | null>;
  readonly cancel: () => void;
}

/** Pixels; twice what a tile shows, for sharp screens. */
const SIDE_PIXELS = 320;

const addressOf = (canvas: HTMLCanvasElement): Promise<string | null> =>
  new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && URL.createObjectURL(blob)), 'image/webp', 0.85);
  });

/** Pages count from 1. */
export const drawThumbnail = (pdf: PdfPages, page: number): ThumbnailTask => {
  const canvas = document.createElement('canvas');
  const { done, cancel } = pdf.render(page, canvas, SIDE_PIXELS);
  return { done: done.then(() => addressOf(canvas)), cancel };
};
