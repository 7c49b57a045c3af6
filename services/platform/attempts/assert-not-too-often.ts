import { Refusal } from '../../../contracts/errors.js';
import type { Attempts } from './attempts.js';

/** Counts one more, or several. @throws Refusal `request.too-often`, which says how many minutes are left. */
export const assertNotTooOften = async (attempts: Attempts, key: string, amount = 1): Promise<void> => {
  if (amount === 0 || (await attempts.add(key, amount)) >= 0) return;
  throw new Refusal('request.too-often', { minutes: await attempts.minutesLeft(key) });
};
