import { z } from 'zod';
import { pageBox, pageEdit } from '../tools/page-edits.js';

const font = z.object({
  name: z.string().meta({ description: 'As the document calls it; empty where it does not' }),
  family: z.enum(['sans', 'serif', 'mono']),
  bold: z.boolean(),
  italic: z.boolean(),
});

const line = z.object({
  text: z.string().meta({ description: 'In reading order' }),
  box: pageBox.meta({ description: 'Points from the top left of the page as displayed' }),
  turn: z.number().meta({ description: 'Degrees clockwise by which it is turned on the displayed page' }),
  font,
  size: z.number().meta({ description: 'Points, as displayed' }),
  colour: z.string().meta({ description: 'As #rrggbb' }),
  letters: z.string().meta({
    description:
      'Characters that its font shows on this page: a text of these stays in that font, any other is set in the nearest',
  }),
});

const picture = z.object({ box: pageBox });

/** Answer of `POST /api/pdf/edit-text/lines`. */
export const editableTextReply = z.object({
  page: z.object({ number: z.number().int(), width: z.number(), height: z.number() }),
  lines: z.array(line),
  pictures: z.array(picture),
  changes: z.array(pageEdit).meta({
    description: 'What findAndReplace would change in the whole document, as edits that can be sent, all or some',
  }),
});
/** The editable pieces of a page, and the effect of a replacement. */
export type EditableTextReply = z.output<typeof editableTextReply>;
/** A line of text that can be edited. */
export type EditableLine = z.output<typeof line>;
