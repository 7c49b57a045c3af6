import { z } from 'zod';
import { healthReply } from './health.js';

const lacking = z.object({
  name: z.string(),
  /** Visitors go without this meanwhile. */
  without: z.string(),
  /** A remedy, such as a command or a setting. */
  command: z.string(),
});
/** Something this installation could have and has not. */
export type Lacking = z.output<typeof lacking>;

const failures = z.object({
  code: z.string(),
  /** In plain words, without names of files. */
  reason: z.string(),
  count: z.int(),
  /** Ids of the tools. */
  tools: z.array(z.string()),
  /** ISO-8601 UTC. */
  lastAt: z.string(),
});
/** Conversions of the last day that failed for one reason. */
export type Failures = z.output<typeof failures>;

/** The report about the installation that an administrator reads. */
export const installationReport = z.object({
  ...healthReply.pick({ ready: true, version: true, adapters: true, engines: true }).shape,
  lacking: z.array(lacking),
  disk: z.object({
    /** The size of all files and results, in bytes. */
    storedBytes: z.number(),
    freeBytes: z.number(),
    sizeBytes: z.number(),
  }),
  queue: z.object({ waiting: z.int(), running: z.int() }),
  failures: z.array(failures),
  /** More failed than were looked at. */
  hasMoreFailures: z.boolean(),
  /** Where metrics are served; null where that is not set up. */
  metrics: z.string().nullable(),
});
/** See {@link installationReport}. */
export type InstallationReport = z.output<typeof installationReport>;

/** Answer of `GET /api/admin/installation`. */
export const installationReply = z.object({ installation: installationReport });
/** The report in the envelope in which it travels. */
export type InstallationReply = z.output<typeof installationReply>;
