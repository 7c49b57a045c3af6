import type { OpenFile } from '../machine/arrange-context.js';
import { drawThumbnail } from './draw-thumbnail.js';
import { createThumbnailCache } from './thumbnail-cache.js';
import { createThumbnailQueue } from './thumbnail-queue.js';

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
