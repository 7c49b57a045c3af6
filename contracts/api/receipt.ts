import { z } from 'zod';

const item = z.object({ id: z.string(), places: z.number() });
const page = z.object({ page: z.number(), method: z.string() });
const gate = z.object({ gate: z.string(), passed: z.boolean(), extent: z.string().catch('') });

/**
 * The parts of a redaction's receipt (`GET /api/receipt/{hash}`) that screens show. Receipts of other versions may lack
 * some; those are empty here. Pages count from 1.
 */
export const redactionReceipt = z.object({
  /** Number of places where each item was found and removed. */
  items: z.array(item).catch([]),
  /** Pages that were changed, by removing content or by turning the page into an image (`rasterised`). */
  pages: z.array(page).catch([]),
  /** The checks of the result. */
  gates: z.array(gate).catch([]),
  /** How many items of each kind were removed outside of page content. */
  scrubbed: z.record(z.string(), z.number()).catch({}),
});
/** Written by services/pdf with a redaction; read by the PDF editor. */
export type RedactionReceipt = z.output<typeof redactionReceipt>;
