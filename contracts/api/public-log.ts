import { z } from 'zod';
import { logCheck } from './audit.js';

/**
 * Answer of `GET /api/log`: how far the log is vouched for, for everybody. Whoever has a receipt knows these numbers
 * anyway; what a check found, and who asked for it, is for administrators.
 */
export const publicLog = z.object({
  /** When this was read. */
  at: z.string(),
  events: z.number(),
  /** The latest signed checkpoint; null if there is none yet. */
  signed: z.object({ events: z.number(), time: z.string() }).nullable(),
  /** False once the log was found to differ from what was signed. */
  isSigning: z.boolean(),
  /** The last check of the whole log that has ended; null if there was none. */
  checked: logCheck.pick({ status: true, events: true }).extend({ endedAt: z.string() }).nullable(),
  /** Verifier key that the checkpoints are checked with, name+id+key. */
  key: z.string(),
});
/** See {@link publicLog}. */
export type PublicLog = z.output<typeof publicLog>;
