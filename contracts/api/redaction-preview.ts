import { z } from 'zod';
import { pdfRedactPreview } from '../tools/pdf-redact-preview.js';

const page = z.number().int().min(1).meta({ description: 'From 1' });

/** Shares of the page as it is displayed, from its top left; what lies over an edge is below 0 or above 1. */
const point = z.object({ x: z.number(), y: z.number() });
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const piece = z.object({
  quad: z.tuple([point, point, point, point]).meta({ description: 'Corners, one after the other around it' }),
  box: box.meta({ description: 'The upright rectangle around it' }),
});

const place = z.object({
  page,
  excerpt: z.string().meta({ description: 'The beginning of the text that would go; may be empty for an area' }),
  pieces: z.array(piece).meta({ description: 'What would be covered: one piece for each line of the text' }),
});

const item = z.object({
  id: z.string(),
  type: z.enum(['text', 'pattern', 'area']),
  places: z.array(place).meta({ description: 'In the order of the pages; none where it is found on no page' }),
});

/** Answer of `POST /api/pdf/redact/preview`: what the items would remove. */
export const redactionPreviewReply = z.object({
  pageCount: z.number().int(),
  items: z.array(item).meta({ description: 'In the order in which they were sent' }),
  missing: z.array(z.string()).meta({ description: 'Ids of the items that are found on no page' }),
  annotations: z
    .array(z.object({ page, box }))
    .meta({ description: 'Annotations and form fields that would go as a whole' }),
  beside: z
    .object({
      annotations: z.number(),
      attachments: z.number(),
      scripts: z.number(),
      metadata: z.number(),
      strings: z.number(),
    })
    .meta({ description: 'How many of each would be removed or emptied outside of the content of the pages' }),
  rasterised: z
    .array(z.object({ page, reason: z.enum(['image', 'drawing']) }))
    .meta({ description: 'Pages that are known to become pictures; the checks of the redaction may add others' }),
  notSearched: z.array(page).meta({ description: 'Pages that show something but have no text to be searched' }),
  unknownLetters: z
    .array(page)
    .meta({ description: 'Pages with letters of which the document does not tell which they are' }),
});
/** Computed by services/pdf with the search that the redaction itself uses. */
export type RedactionPreviewReply = z.output<typeof redactionPreviewReply>;

/** What goes with the PDF to `POST /api/pdf/redact/preview`. */
export const redactionPreviewForm = z.object({
  redactionItems: pdfRedactPreview.options.shape.redactionItems.meta({
    description: 'As for pdf-redact, as JSON text',
  }),
  preserveFormatting: pdfRedactPreview.options.shape.preserveFormatting,
});
