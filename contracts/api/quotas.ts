import { z } from 'zod';
import { QUOTA_MAX } from '../quotas.js';

const countUpTo = (max: number) => {
  const error = `must be a whole number from 1 to ${max}, or null for no limit`;
  return z.int({ error }).min(1, { error }).max(max, { error }).nullable();
};

/** A quota as it travels; null bounds nothing. */
export const quota = z.object({
  /** Conversions in a day of UTC. */
  conversionsPerDay: countUpTo(QUOTA_MAX.conversionsPerDay),
  /** Megabytes of files that are stored at a time. */
  storedMb: countUpTo(QUOTA_MAX.storedMb),
});
