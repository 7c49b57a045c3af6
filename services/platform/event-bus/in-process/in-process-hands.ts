import type { Taken } from '../delivery-attempt.js';
import type { Source } from '../consumption.js';

type Hand = (taken: Taken | undefined) => void;

/** The free hands of all consumers of a durable, first come first served. */
export interface Hands {
  areFree(): boolean;
  /** To the hand that has waited longest. */
  give(taken: Taken): void;
  /** One more consumer; `onWait` hears of each hand that becomes free. */
  join(onWait: () => void): Source;
}

export const createHands = (): Hands => {
  let waiting: Hand[] = [];
  return {
    areFree: () => waiting.length > 0,
    give: (taken) => waiting.shift()?.(taken),
    join: (onWait) => {
      const own = new Set<Hand>();
      let left = false;
      return {
        take: async () => {
          if (left) return undefined;
          return new Promise((resolve) => {
            const hand: Hand = (taken) => {
              own.delete(hand);
              resolve(taken);
            };
            own.add(hand);
            waiting.push(hand);
            onWait();
          });
        },
        close: async () => {
          left = true;
          waiting = waiting.filter((hand) => !own.has(hand));
          for (const hand of own) hand(undefined);
        },
      };
    },
  };
};
