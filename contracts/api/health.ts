import { z } from 'zod';

const engine = z.object({
  name: z.string(),
  found: z.boolean(),
  version: z.string().nullable(),
  /** What it is used for, and so what is missing without it. */
  feature: z.string(),
});
/** A program or library that Docket works with, and whether it was found. */
export type Engine = z.output<typeof engine>;

/** Answer to the question `ask.pdf.engines`. */
export interface EnginesAnswer {
  readonly engines: readonly Engine[];
}

/** Answer of `GET /api/health`. */
export const healthReply = z.object({
  live: z.boolean(),
  ready: z.boolean(),
  version: z.string(),
  /** Adapter in use per port, such as `{ eventStore: 'sqlite' }`. */
  adapters: z.record(z.string(), z.string()),
  engines: z.array(engine),
});
/** `ready`: the log can be read and the bus is connected; the status is 503 otherwise. */
export type HealthReply = z.output<typeof healthReply>;
