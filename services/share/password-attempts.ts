import { Refusal } from '../../contracts/errors.js';

const WRONG_MAX = 10;
const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
const LINKS_MAX = 10_000;

/** Wrong passwords per link: so many in a while, then none is looked at until it is over. */
export const openTries = () => {
  const wrong = new Map<string, { count: number; readonly until: number }>();
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
      wrong.delete(hash);
      wrong.set(hash, { count: count + 1, until });
      const [oldest] = wrong.keys();
      if (wrong.size > LINKS_MAX && oldest !== undefined) wrong.delete(oldest);
      return WRONG_MAX - count - 1;
    },
    wasRight: (hash: string): void => {
      wrong.delete(hash);
    },
  };
};
