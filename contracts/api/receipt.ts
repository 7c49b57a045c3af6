import { z } from 'zod';

const item = z.object({ id: z.string(), places: z.number() });
const page = z.object({ page: z.number(), method: z.string() });
const gate = z.object({ gate: z.string(), passed: z.boolean(), extent: z.string().catch('') });

/**
 * What screens read of a redaction's receipt, the answer of `GET /api/receipt/{hash}`. The receipt says more, and one
 * of another version may say less: what cannot be read is left out. Pages count from 1.
 */
export const redactionReceipt = z.object({
  /** At how many places each item was found and removed. */
  items: z.array(item).catch([]),
  /** Pages that were changed, by removing what was marked, or by making the page a picture (`rasterised`). */
  pages: z.array(page).catch([]),
  /** The checks that the result went through. */
  gates: z.array(gate).catch([]),
  /** How many of each were removed beside the pages' content. */
  scrubbed: z.record(z.string(), z.number()).catch({}),
});
/** Written by services/pdf with a redaction; read by the PDF editor. */
export type RedactionReceipt = z.output<typeof redactionReceipt>;
