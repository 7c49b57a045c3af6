import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '../../contracts/durations.js';
import { Refusal } from '../../contracts/errors.js';
import { LONGEST_WINDOW_MS, type Attempts, type OpenAttempts } from '../platform/attempts/attempts.js';

/** So many wrong guesses of one network at one link are free; each later one has to wait for its time. */
const FREE_MAX = 10;
/** Minutes to wait after the last free guess, and after each of those that follow. */
const HOLD_MINUTES = [2, 4, 8, 15];

/** So many wrong guesses at one link, from everywhere, are answered at once; later ones are delayed. */
const UNDELAYED_GUESSES = 10;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4000;
/** The delay doubles each time so many more guesses were wrong. */
const GUESSES_PER_DELAY_STEP = 5;

/** How long a guess at a link waits where so many have failed within the hour, wherever they came from. */
export const delayAfter = (failed: number): number =>
  failed < UNDELAYED_GUESSES
    ? 0
    : Math.min(
        LONGEST_DELAY_MS,
        FIRST_DELAY_MS * 2 ** Math.floor((failed - UNDELAYED_GUESSES) / GUESSES_PER_DELAY_STEP),
      );

export interface WrongPasswords {
  /**
   * Takes one guess: counts it before it is known whether it is right, so that many at once gain nothing.
   *
   * @returns how many more this network may make without waiting.
   * @throws Refusal `share-link.too-many-tries`.
   */
  readonly take: (hash: string, network: string) => Promise<number>;
  readonly wasWrong: (hash: string) => Promise<void>;
  /** Forgets the guesses of this network alone. */
  readonly wasRight: (hash: string, network: string) => Promise<void>;
}

/**
 * Guesses at the passwords of links: few from one network, then one at a time with ever longer waits, so that whoever
 * knows the password of a link is not kept out by a stranger elsewhere. Many networks together are slowed down.
 */
export const openWrongPasswords = (openAttempts: OpenAttempts, pause: (ms: number) => Promise<void> = wait) => {
  const taken = openAttempts({ name: 'link-password', max: FREE_MAX, windowMs: LONGEST_WINDOW_MS });
  const holds = HOLD_MINUTES.map((minutes) =>
    openAttempts({ name: `link-password-hold-${minutes}`, max: 1, windowMs: minutes * MINUTE_MS }),
  );
  const everywhere = openAttempts({ name: 'link-password-everywhere', max: 1, windowMs: LONGEST_WINDOW_MS });

  const tooMany = async (hold: Attempts, key: string): Promise<Refusal> =>
    new Refusal('share-link.too-many-tries', { minutes: await hold.minutesLeft(key) });
  const assertNotHeld = async (key: string): Promise<void> => {
    for (const hold of holds) if (await hold.areTooMany(key)) throw await tooMany(hold, key);
  };

  return {
    take: async (hash, network) => {
      const key = `${hash} ${network}`;
      await assertNotHeld(key);
      const left = await taken.add(key);
      if (left < 0) await assertNotHeld(key); // by one that came at the same time
      const hold = holds[Math.min(-left, holds.length - 1)];
      if (hold && (await hold.add(key)) < 0) throw await tooMany(hold, key);
      await pause(delayAfter(await everywhere.count(hash)));
      return Math.max(0, left);
    },
    wasWrong: async (hash) => {
      await everywhere.add(hash);
    },
    wasRight: async (hash, network) => {
      await Promise.all([taken, ...holds].map((attempts) => attempts.forget(`${hash} ${network}`)));
    },
  } satisfies WrongPasswords;
};
