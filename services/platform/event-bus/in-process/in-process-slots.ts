import type { Taken } from '../delivery-attempt.js';
import type { Source } from '../consumption.js';

type Slot = (taken: Taken | undefined) => void;

/** The free slots of all consumers of a durable, first come first served. */
export interface Slots {
  areFree(): boolean;
  /** To the slot that has waited longest. */
  give(taken: Taken): void;
  /** One more consumer; `onWait` hears of each slot that becomes free. */
  join(onWait: () => void): Source;
}

export const createSlots = (): Slots => {
  let waiting: Slot[] = [];
  return {
    areFree: () => waiting.length > 0,
    give: (taken) => waiting.shift()?.(taken),
    join: (onWait) => {
      const own = new Set<Slot>();
      let left = false;
      return {
        take: async () => {
          if (left) return undefined;
          return new Promise((resolve) => {
            const slot: Slot = (taken) => {
              own.delete(slot);
              resolve(taken);
            };
            own.add(slot);
            waiting.push(slot);
            onWait();
          });
        },
        close: async () => {
          left = true;
          waiting = waiting.filter((slot) => !own.has(slot));
          for (const slot of own) slot(undefined);
        },
      };
    },
  };
};
