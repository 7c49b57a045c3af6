import { z } from 'zod';
import { formField } from '../form-fields.js';
import { existingMark, mark } from '../marks.js';

/** Answer of `POST /api/pdf/editable`: what of a document can be filled in and changed. */
export const editableReply = z.object({
  version: z
    .string()
    .meta({ description: 'SHA-256, in hex, of the file that this describes: what is sent back is about these bytes' }),
  pages: z
    .array(z.object({ width: z.number(), height: z.number() }))
    .meta({ description: 'Points, as displayed; every place is told in them' }),
  fields: z.array(formField).meta({ description: 'In the order in which people go through them' }),
  marks: z.array(existingMark).meta({ description: 'By page, the lowest first' }),
  allowed: z
    .object({ change: z.boolean(), fill: z.boolean(), annotate: z.boolean() })
    .meta({ description: 'What neither the owner nor a certificate forbids' }),
  ofFile: z
    .object({
      marks: z.array(mark),
      pictures: z.array(z.string()).meta({ description: 'Data URLs; marks name them by their numbers, from 1' }),
    })
    .optional()
    .meta({ description: 'The marks of `marksFile`, as they would go onto the pages; left out where none was sent' }),
  scripted: z.boolean().meta({ description: 'Its form has scripts or is drawn by XFA, which Docket does not run' }),
});
export type EditableReply = z.output<typeof editableReply>;
