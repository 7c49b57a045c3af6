import type { Drawing } from '../../../pdf-editor/pdf/pdf-document.js';
import type { OpenFile } from '../arrange.context.js';

/** Pages are painted one after the other, the ones seen last first; what is no longer seen is not begun. */
export interface Pictures {
  /** The page has come near the screen. @returns it has left again */
  readonly see: (file: number, page: number) => () => void;
  /** Address of the finished picture; null as long as there is none. */
  readonly find: (file: number, page: number) => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** Pixels; twice what a tile shows, for sharp screens. */
const SIDE = 320;

interface Wish {
  readonly id: string;
  readonly paint: (canvas: HTMLCanvasElement) => Drawing | undefined;
}

const addressOf = (canvas: HTMLCanvasElement): Promise<string | null> =>
  new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && URL.createObjectURL(blob)), 'image/webp', 0.85);
  });

/** Fulfils one wish after the other, the latest first. */
const openEasel = (onPainted: (id: string, address: string | null) => void) => {
  let wishes: readonly Wish[] = [];
  let current: Drawing | undefined;
  let isBusy = false;
  let isClosed = false;

  const paint = async (wish: Wish): Promise<string | null> => {
    const canvas = document.createElement('canvas');
    current = wish.paint(canvas);
    await current?.done;
    return isClosed ? null : addressOf(canvas);
  };
  const work = async (): Promise<void> => {
    isBusy = true;
    for (let wish = wishes.at(-1); wish && !isClosed; wish = wishes.at(-1)) {
      wishes = wishes.slice(0, -1);
      onPainted(wish.id, await paint(wish).catch(() => null)); // a page that can't be shown can still be arranged
    }
    isBusy = false;
  };
  return {
    wish: (wish: Wish) => {
      wishes = [...wishes, wish];
      if (!isBusy) void work();
    },
    drop: (id: string) => {
      wishes = wishes.filter((wish) => wish.id !== id);
    },
    close: () => {
      isClosed = true;
      current?.cancel();
    },
  };
};

const idOf = (file: number, page: number): string => `${file}:${page}`;

export const openPictures = (files: readonly OpenFile[]): Pictures => {
  const found = new Map<string, string | null>();
  const listeners = new Set<() => void>();
  const easel = openEasel((id, address) => {
    found.set(id, address);
    for (const listener of listeners) listener();
  });
  return {
    find: (file, page) => found.get(idOf(file, page)) ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    see: (file, page) => {
      const id = idOf(file, page);
      const { pdf } = files.find((open) => open.id === file) ?? {};
      if (!found.has(id)) easel.wish({ id, paint: (canvas) => pdf?.paint(page, canvas, SIDE) });
      return () => easel.drop(id);
    },
    close: () => {
      easel.close();
      for (const address of found.values()) if (address !== null) URL.revokeObjectURL(address);
    },
  };
};
