import type { Developing } from './develop.js';

export interface Wish {
  readonly id: string;
  readonly begin: () => Developing;
}

/** Nothing is painted while the pages fly past: not before their wishes have stood still for so long. */
const CALM_MS = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Fulfils one wish after the other, the latest first. */
export const openEasel = (onPainted: (id: string, address: string | null) => void) => {
  let wishes: readonly Wish[] = [];
  let current: Developing | undefined;
  let isBusy = false;
  let isClosed = false;
  let changes = 0;

  const calm = async (): Promise<void> => {
    for (let seen = -1; seen !== changes && !isClosed; await pause(CALM_MS)) seen = changes;
  };
  const paint = async ({ begin }: Wish): Promise<string | null> => {
    current = begin();
    const address = await current.done;
    return isClosed ? null : address;
  };
  const work = async (): Promise<void> => {
    isBusy = true;
    let known = -1;
    for (;;) {
      if (known !== changes) await calm();
      known = changes;
      const wish = wishes.at(-1);
      if (!wish || isClosed) break;
      wishes = wishes.slice(0, -1);
      onPainted(wish.id, await paint(wish).catch(() => null)); // a page that can't be shown can still be arranged
    }
    isBusy = false;
  };
  return {
    wish: (wish: Wish) => {
      wishes = [...wishes, wish];
      changes += 1;
      if (!isBusy) void work();
    },
    drop: (id: string) => {
      wishes = wishes.filter((wish) => wish.id !== id);
      changes += 1;
    },
    close: () => {
      isClosed = true;
      current?.cancel();
    },
  };
};
