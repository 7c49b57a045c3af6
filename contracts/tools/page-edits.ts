import { z } from 'zod';
import { EDITED_TEXT_MAX, PAGE_EDITS_MAX, PAGES_MAX } from '../limits.js';

/** Points; the largest page that PDF knows is 14,400 of them wide. */
const COORDINATE_MAX = 20_000;

const coordinate = z.number().min(-COORDINATE_MAX).max(COORDINATE_MAX);
const length = z.number().positive().max(COORDINATE_MAX);

/** A rectangle on a page as displayed, in points from its top left. */
export const pageBox = z.strictObject({ x: coordinate, y: coordinate, width: length, height: length });
/** A rectangle on a page as displayed, in points from its top left. */
export type PageBox = z.output<typeof pageBox>;

const text = z.string().max(EDITED_TEXT_MAX, { error: `must be at most ${EDITED_TEXT_MAX} characters` });
const someText = text.regex(/\S/, { error: 'must not be empty' });
/** From 1. */
const page = z.number().int().min(1).max(PAGES_MAX);
const place = { page, box: pageBox };

/**
 * One change to the content of a page.
 *
 * - `text`: what stands in the box (`find`, a line or a part of one) becomes another text; '' takes it away.
 * - `move`, `delete`: of the line of text that `find` names, or of the picture in the box, where `find` is left out.
 * - `replace`: the picture in the box becomes another one of the request, counted from 1 without the PDF.
 */
export const pageEdit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), ...place, find: someText, text }),
  z.strictObject({ kind: z.literal('move'), ...place, find: someText.optional(), dx: coordinate, dy: coordinate }),
  z.strictObject({ kind: z.literal('delete'), ...place, find: someText.optional() }),
  z.strictObject({ kind: z.literal('replace'), ...place, picture: z.number().int().min(1).max(PAGE_EDITS_MAX) }),
]);
/** One change to the content of a page. */
export type PageEdit = z.output<typeof pageEdit>;

/** A text that is replaced wherever it stands in a document. */
export const replacement = z.strictObject({
  find: someText,
  text,
  matchCase: z.boolean().default(true),
  wholeWords: z.boolean().default(false),
});
/** A text that is replaced wherever it stands in a document. */
export type Replacement = z.output<typeof replacement>;
