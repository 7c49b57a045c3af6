import { z } from 'zod';

const engine = z.object({
  name: z.string(),
  found: z.boolean(),
  version: z.string().nullable(),
  /** What it is for, and so what is missing without it. */
  feature: z.string(),
});
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
export type HealthReply = z.output<typeof healthReply>;
