import { z } from 'zod';

/** Body of every non-OK answer under `/api`. */
export const refusalReply = z.object({
  error: z.string().meta({ description: 'A sentence for people' }),
  code: z.string().meta({ description: 'A dotted code for programs' }),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
/** `code` is a `RefusalCode` of the server’s version; a client may not know it. */
export type RefusalReply = z.output<typeof refusalReply>;
