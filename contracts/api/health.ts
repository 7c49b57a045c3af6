import { z } from 'zod';

const engine = z.object({
  name: z.string(),
  found: z.boolean(),
  version: z.string().nullable(),
  /** The part of the program that uses it, and so the part that is missing without it. */
  feature: z.string(),
});
/** A program or library that Docket works with, and whether it was found. */
export type Engine = z.output<typeof engine>;

/** Answer to the question `ask.pdf.engines`. */
export interface EnginesAnswer {
  readonly engines: readonly Engine[];
}

const checkpointDestination = z.object({
  /** Kind of the place, such as `https`. */
  to: z.string(),
  /** The last checkpoint it was sent: how many events it covers, and when it was signed. */
  sent: z.object({ size: z.int(), time: z.string() }).nullable(),
  reachable: z.boolean(),
});
/** A place outside that signed checkpoints of the log are sent to, and how far it got. */
export type CheckpointDestination = z.output<typeof checkpointDestination>;

/** Answer to the question `ask.log.checkpoints-sent`. */
export interface CheckpointsSentAnswer {
  readonly destinations: readonly CheckpointDestination[];
}

/** Answer of `GET /api/health`. */
export const healthReply = z.object({
  live: z.boolean(),
  ready: z.boolean(),
  /** Names of parts that did not answer in time, such as `event store`. */
  away: z.array(z.string()),
  version: z.string(),
  /** Adapter in use per port, such as `{ eventStore: 'sqlite' }`. */
  adapters: z.record(z.string(), z.string()),
  engines: z.array(engine),
  /** Empty where checkpoints are sent nowhere. */
  checkpoints: z.array(checkpointDestination),
});
/** `ready`: files can be taken in, so the log and the files answer; the status is 503 otherwise. */
export type HealthReply = z.output<typeof healthReply>;
