import { MINUTE_MS } from '../../../contracts/durations.js';

/** From the first that failed until all of a key are forgotten. */
export const ATTEMPTS_WINDOW_MS = 15 * MINUTE_MS;

/** No window is longer. */
export const LONGEST_WINDOW_MS = 60 * MINUTE_MS;

/** Counts what failed, such as a password, by a key, such as a link. */
export interface Attempts {
  readonly areTooMany: (key: string) => Promise<boolean>;
  /** How many have failed within the window. */
  readonly count: (key: string) => Promise<number>;
  /** @param amount  default 1; what was counted too much is taken back by a negative one. @returns how many more may fail. */
  readonly add: (key: string, amount?: number) => Promise<number>;
  readonly forget: (key: string) => Promise<void>;
  /** Until all of a key are forgotten, rounded up. */
  readonly minutesLeft: (key: string) => Promise<number>;
}

export interface AttemptLimit {
  /** Name of what is counted; two counters of one name count together. */
  readonly name: string;
  /** How many of one key may fail within the window, counted from the first. */
  readonly max: number;
  /** Default: 15 minutes; at most {@link LONGEST_WINDOW_MS}. */
  readonly windowMs?: number;
}

/** Where attempts are counted: by this process alone, or by all together. */
export type OpenAttempts = (limit: AttemptLimit) => Attempts;
