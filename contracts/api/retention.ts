import { z } from 'zod';
import { RETENTION_DAYS_MAX } from '../retention.js';

const daysUpTo = (max: number) => {
  const error = `must be a whole number of days from 1 to ${max}, or null for as long as links live`;
  return z.int({ error }).min(1, { error }).max(max, { error }).nullable();
};

/** For how many days files and their links are kept; null for as long as links live at most. */
export const retention = z.object({
  guestDays: daysUpTo(RETENTION_DAYS_MAX.guestDays),
  memberDays: daysUpTo(RETENTION_DAYS_MAX.memberDays),
});
