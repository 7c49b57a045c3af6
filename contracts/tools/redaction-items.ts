import { z } from 'zod';
import { REDACTION_ITEMS_MAX, REDACTION_TEXT_MAX } from '../limits.js';

/** Text that replaces what is removed. Requirement. */
export const DEFAULT_REPLACEMENT = '[REDACTED]';

const EVERY_PAGE = 'all';
const PAGE_PROBLEM = 'page must be a whole number from 1, or "all"';
const SHARE_PROBLEM = 'box must have x, y, width and height as shares of the page, from 0 to 1';

const share = z.number({ error: SHARE_PROBLEM }).min(0, { error: SHARE_PROBLEM }).max(1, { error: SHARE_PROBLEM });
const length = share.gt(0, { error: 'box must have a width and a height above 0' });

/** Shares of the page as it is displayed, from its top left. */
const areaBox = z
  .object({ x: share, y: share, width: length, height: length }, { error: SHARE_PROBLEM })
  .refine(({ x, y, width, height }) => x + width <= 1.000001 && y + height <= 1.000001, {
    error: 'box must lie within the page',
  });

const asPage = (value: unknown): unknown => {
  if (value === undefined || value === null || value === '' || Number(value) === 0) return EVERY_PAGE;
  return typeof value === 'string' && value.trim() !== '' && value !== EVERY_PAGE ? Number(value) : value;
};

/** From 1; left out, 0 or `all` for every page. */
const itemPage = z.preprocess(
  asPage,
  z.union([z.literal(EVERY_PAGE), z.number().int({ error: PAGE_PROBLEM }).min(1, { error: PAGE_PROBLEM })], {
    error: PAGE_PROBLEM,
  }),
);

const line = (name: string) =>
  z
    .string({ error: `${name} must be text` })
    .max(REDACTION_TEXT_MAX, { error: `${name} must be at most ${REDACTION_TEXT_MAX} characters` });

const common = {
  id: z.preprocess((value) => (typeof value === 'number' ? String(value) : value), line('id').min(1, 'id is missing')),
  page: itemPage,
  replacement: line('replacement').default(DEFAULT_REPLACEMENT),
};

const neededText = line('text').regex(/\S/, { error: 'text is missing' });

/** An item to be removed. Requirement. */
const redactionItem = z.discriminatedUnion(
  'type',
  [
    z.object({ ...common, type: z.literal('text'), text: neededText }),
    z.object({ ...common, type: z.literal('pattern'), text: neededText.meta({ format: 'regex' }) }),
    z.object({ ...common, type: z.literal('area'), text: line('text').default(''), box: areaBox }),
  ],
  { error: 'type must be one of text, pattern, area' },
);

/** One thing to remove, by its words, a regular expression or a box. */
export type RedactionItem = z.output<typeof redactionItem>;
/** A box on a page; its text is only a label. */
export type AreaItem = Extract<RedactionItem, { type: 'area' }>;

const asList = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined; // the schema reports it
  }
};

/**
 * A list, or the JSON text of one, as forms send it. What is to be removed is as private as a password: it is never
 * part of an event.
 */
export const redactionItems = z
  .preprocess(
    asList,
    z
      .array(redactionItem, { error: 'must be a JSON list of items' })
      .min(1, { error: 'must have at least one item' })
      .max(REDACTION_ITEMS_MAX, { error: `must have at most ${REDACTION_ITEMS_MAX} items` })
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
        error: 'every item must have a unique id',
      }),
  )
  .meta({ title: 'What to remove', secret: true });
