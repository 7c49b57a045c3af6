import { z } from 'zod';

const bytes = z.number().int().nonnegative();

/** Answer of `POST /api/pdf/preview`. */
export const pagePreviewReply = z.object({
  pdf: z.base64().meta({ description: 'The page as it would be, as a PDF with this page alone' }),
  sizeBefore: bytes.meta({ description: 'Bytes of a PDF with the page as it is' }),
  sizeAfter: bytes.meta({ description: 'Bytes of the answered PDF' }),
});
/** One page as a tool would make it. */
export type PagePreviewReply = z.output<typeof pagePreviewReply>;
