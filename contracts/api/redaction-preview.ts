import { z } from 'zod';
import { pdfRedactPreview } from '../tools/pdf-redact-preview.js';

const page = z.number().int().min(1).meta({ description: 'From 1' });

/** Shares of the page as displayed, from its top left; below 0 or above 1 beyond an edge. */
const point = z.object({ x: z.number(), y: z.number() });
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const piece = z.object({
  quad: z.tuple([point, point, point, point]).meta({ description: 'Corners, in order around the piece' }),
  box: box.meta({ description: 'Bounding rectangle' }),
});

const place = z.object({
  page,
  excerpt: z.string().meta({ description: 'Start of the text that would be removed; may be empty for an area' }),
  pieces: z.array(piece).meta({ description: 'One piece for each line of text' }),
});

const item = z.object({
  id: z.string(),
  type: z.enum(['text', 'pattern', 'area']),
  places: z.array(place).meta({ description: 'In page order; empty if it is not found' }),
});

/** Answer of `POST /api/pdf/redact/preview`: what a redaction with these items would remove. */
export const redactionPreviewReply = z.object({
  pageCount: z.number().int(),
  items: z.array(item).meta({ description: 'In the order of the request' }),
  coveredShare: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: 'Share of all letters on the pages that would be removed' }),
  missing: z.array(z.string()).meta({ description: 'Ids of the items that are not found' }),
  annotations: z
    .array(z.object({ page, box }))
    .meta({ description: 'Annotations and form fields that would be removed entirely' }),
  beside: z
    .object({
      annotations: z.number(),
      attachments: z.number(),
      scripts: z.number(),
      metadata: z.number(),
      strings: z.number(),
    })
    .meta({ description: 'How many items of each kind would be removed or emptied outside of page content' }),
  rasterised: z
    .array(z.object({ page, reason: z.enum(['image', 'drawing']) }))
    .meta({ description: 'Pages that would become images; the checks of the redaction may add others' }),
  notSearched: z.array(page).meta({ description: 'Pages with content but no searchable text' }),
  picturesNotSearched: z
    .array(page)
    .meta({ description: 'Pages with searchable text whose pictures may show more of it' }),
  unknownLetters: z.array(page).meta({ description: 'Pages with glyphs that the document maps to no character' }),
});
/** Computed by services/pdf with the search that the redaction itself uses. */
export type RedactionPreviewReply = z.output<typeof redactionPreviewReply>;

/** Fields beside the PDF in `POST /api/pdf/redact/preview`. */
export const redactionPreviewForm = z.object({
  redactionItems: pdfRedactPreview.options.shape.redactionItems.meta({
    description: 'As for pdf-redact, as JSON text',
  }),
  ignoreCase: pdfRedactPreview.options.shape.ignoreCase,
  preserveFormatting: pdfRedactPreview.options.shape.preserveFormatting,
});
