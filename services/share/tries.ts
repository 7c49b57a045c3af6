import { Refusal } from '../../contracts/errors.js';

const WRONG_MAX = 10;
const WINDOW_MINUTES = 15;
const WINDOW_MS = WINDOW_MINUTES * 60_000;
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
      if (counted(hash, now).count >= WRONG_MAX) {
        throw new Refusal('share-link.too-many-tries', { minutes: WINDOW_MINUTES });
      }
    },
    /** Counted before it is known whether it is right, so that many at once gain nothing. */
    begin: (hash: string, now: Date): void => {
      const { count, until } = counted(hash, now);
      wrong.delete(hash);
      wrong.set(hash, { count: count + 1, until });
      const [oldest] = wrong.keys();
      if (wrong.size > LINKS_MAX && oldest !== undefined) wrong.delete(oldest);
    },
    wasRight: (hash: string): void => {
      wrong.delete(hash);
    },
  };
};
