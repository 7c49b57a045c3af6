import type { Developing } from './draw-thumbnail.js';

export interface Wish {
  readonly id: string;
  readonly begin: () => Developing;
}

/** Nothing is painted while the pages fly past: not before their wishes have stood still for so long. */
const CALM_MS = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** What is wished for, the latest first, and whether that has changed lately. */
const openWishes = () => {
  let wishes: readonly Wish[] = [];
  let changes = 0;
  let known = -1;
  return {
    add: (wish: Wish) => {
      wishes = [...wishes, wish];
      changes += 1;
    },
    drop: (id: string) => {
      wishes = wishes.filter((wish) => wish.id !== id);
      changes += 1;
    },
    take: (): Wish | undefined => {
      const wish = wishes.at(-1);
      wishes = wishes.slice(0, -1);
      return wish;
    },
    settle: async (): Promise<void> => {
      while (known !== changes) {
        known = changes;
        await pause(CALM_MS);
      }
    },
  };
};

/** Fulfils one wish after the other, the latest first. */
export const openEasel = (onPainted: (id: string, address: string | null) => void) => {
  const wishes = openWishes();
  let current: Developing | undefined;
  let isBusy = false;
  let isClosed = false;

  const paint = async ({ begin }: Wish): Promise<string | null> => {
    current = begin();
    const address = await current.done;
    return isClosed ? null : address;
  };
  const next = async (): Promise<Wish | undefined> => {
    await wishes.settle();
    const wish = isClosed ? undefined : wishes.take();
    isBusy = wish !== undefined;
    return wish;
  };
  const work = async (): Promise<void> => {
    isBusy = true;
    for (let wish = await next(); wish; wish = await next()) {
      onPainted(wish.id, await paint(wish).catch(() => null)); // a page that can't be shown can still be arranged
    }
  };
  return {
    wish: (wish: Wish) => {
      wishes.add(wish);
      if (!isBusy) void work();
    },
    drop: wishes.drop,
    close: () => {
      isClosed = true;
      current?.cancel();
    },
  };
};
