import type { OpenFile } from '../machine/arrange.context.js';
import { develop } from './draw-thumbnail.js';
import { openEasel } from './thumbnail-queue.js';

/** Pages are painted one after the other, the ones seen last first; what is no longer seen is not begun. */
export interface Pictures {
  /** The page has come near the screen. @returns it has left again */
  readonly see: (file: number, page: number) => () => void;
  /** Address of the finished picture; null as long as there is none. */
  readonly find: (file: number, page: number) => string | null;
  /** Tells when the picture of this page comes or goes. */
  readonly subscribe: (file: number, page: number, listener: () => void) => () => void;
  readonly close: () => void;
}

/** Pictures that are kept though they are far from the screen; a screen shows some dozens. */
export const KEPT_MAX = 240;

const idOf = (file: number, page: number): string => `${file}:${page}`;

/** The pictures there are, those seen last at the end; beyond so many the first ones go, unless they are near now. */
const openAlbum = (onChange: (id: string) => void) => {
  const found = new Map<string, string | null>();
  const near = new Map<string, number>();
  const forget = (id: string): void => {
    const address = found.get(id);
    found.delete(id);
    if (address) URL.revokeObjectURL(address);
    onChange(id);
  };
  const thinOut = (): void => {
    const far = [...found.keys()].filter((id) => !near.has(id));
    for (const id of far.slice(0, Math.max(0, found.size - KEPT_MAX))) forget(id);
  };
  return {
    find: (id: string) => found.get(id),
    put: (id: string, address: string | null) => {
      found.set(id, address);
      onChange(id);
      thinOut();
    },
    come: (id: string) => {
      near.set(id, (near.get(id) ?? 0) + 1);
      const known = found.get(id);
      if (known === undefined) return;
      found.delete(id);
      found.set(id, known);
    },
    leave: (id: string) => {
      const left = (near.get(id) ?? 1) - 1;
      if (left > 0) near.set(id, left);
      else near.delete(id);
    },
    clear: () => {
      for (const address of found.values()) if (address !== null) URL.revokeObjectURL(address);
    },
  };
};

/** One listener or more for each page: a picture that comes is nothing to the other pages. */
const openListeners = () => {
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
    tell: (id: string) => {
      for (const listener of listeners.get(id) ?? []) listener();
    },
  };
};

export const openPictures = (files: readonly OpenFile[], begin = develop): Pictures => {
  const listeners = openListeners();
  const album = openAlbum(listeners.tell);
  const easel = openEasel(album.put);
  return {
    find: (file, page) => album.find(idOf(file, page)) ?? null,
    subscribe: (file, page, listener) => listeners.add(idOf(file, page), listener),
    see: (file, page) => {
      const id = idOf(file, page);
      const pdf = files.find((open) => open.id === file)?.pdf;
      album.come(id);
      if (pdf && album.find(id) === undefined) easel.wish({ id, begin: () => begin(pdf, page) });
      return () => {
        album.leave(id);
        easel.drop(id);
      };
    },
    close: () => {
      easel.close();
      album.clear();
    },
  };
};
