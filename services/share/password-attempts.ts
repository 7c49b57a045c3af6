import { LRUCache } from 'lru-cache';
import { Refusal } from '../../contracts/errors.js';

const WRONG_MAX = 10;
const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
const LINKS_MAX = 10_000;

/** Wrong passwords per link: so many in a while, then none is looked at until it is over. */
export const openPasswordAttempts = () => {
  const wrong = new LRUCache<string, { readonly count: number; readonly until: number }>({ max: LINKS_MAX });
  const counted = (hash: string, now: Date) => {
    const known = wrong.get(hash);
    return known && known.until > now.getTime() ? known : { count: 0, until: now.getTime() + WINDOW_MS };
  };
  return {
    /** @throws Refusal `share-link.too-many-tries`. */
    assertAllowed: (hash: string, now: Date): void => {
      const { count, until } = counted(hash, now);
      if (count < WRONG_MAX) return;
      throw new Refusal('share-link.too-many-tries', { minutes: Math.ceil((until - now.getTime()) / MINUTE_MS) });
    },
    /** Counted before it is known whether it is right, so that many at once gain nothing. @returns how many are left. */
    begin: (hash: string, now: Date): number => {
      const { count, until } = counted(hash, now);
      wrong.set(hash, { count: count + 1, until });
      return WRONG_MAX - count - 1;
    },
    wasRight: (hash: string): void => {
      wrong.delete(hash);
    },
  };
};
