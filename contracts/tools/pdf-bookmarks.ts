import { z } from 'zod';
import { BOOKMARK_TITLE_MAX, BOOKMARKS_MAX, PAGES_MAX } from '../limits.js';
import { jsonList } from './json-option.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

const LEVELS_MAX = 10;
export const LABEL_PREFIX_MAX = 100;

const page = z.number().int().min(1).max(PAGES_MAX);

const bookmark = z.strictObject({
  title: z
    .string()
    .max(BOOKMARK_TITLE_MAX, { error: `titles must be at most ${BOOKMARK_TITLE_MAX} characters` })
    .regex(/\S/, { error: 'titles must not be empty' }),
  /** From 1; at most one more than that of the bookmark before. */
  level: z.number().int().min(1).max(LEVELS_MAX).default(1),
  page,
});
/** A line of the table of contents that readers show beside the pages. */
export type Bookmark = z.output<typeof bookmark>;

/** How pages are called from one on: `roman` and `letters` in small letters, `Roman` and `Letters` in large ones. */
const pageLabel = z.strictObject({
  page,
  style: z.enum(['decimal', 'roman', 'Roman', 'letters', 'Letters', 'none']).default('decimal'),
  prefix: z.string().max(LABEL_PREFIX_MAX).default(''),
  start: z.number().int().min(1).max(1_000_000).default(1),
});
/** How pages are called from one on. */
export type PageLabel = z.output<typeof pageLabel>;

/** Each one at most a level deeper than the one before. */
const isTree = (bookmarks: readonly Bookmark[]): boolean =>
  bookmarks.every(({ level }, index) => level <= (bookmarks[index - 1]?.level ?? 0) + 1);

const pageLabels = jsonList(pageLabel, { max: BOOKMARKS_MAX, what: 'page labels' }).refine(
  (labels) => new Set(labels.map((one) => one.page)).size === labels.length,
  { error: 'no two can begin on the same page' },
);

const bookmarks = jsonList(bookmark, { max: BOOKMARKS_MAX, what: 'bookmarks' }).refine(isTree, {
  error: 'each level must be at most one more than the level before, and the first one 1',
});

/** Where it is left out, page labels alone leave the bookmarks of the document as they are. */
const fromHeadings = z
  .preprocess(
    (value) => (value === 'true' ? true : value === 'false' ? false : value),
    z.boolean({ error: 'must be true or false' }).optional(),
  )
  .meta({
    title: 'Make them from headings',
    default: true,
    description: 'Left out, it is true where neither bookmarks nor page labels are given',
  });

/** Replaces the table of contents that readers show beside the pages, and what they call the pages. */
export const pdfBookmarks = defineTool({
  id: 'pdf-bookmarks',
  title: 'Bookmarks',
  tagline: 'A table of contents beside the pages',
  action: 'Set bookmarks',
  duration: '2-3 s',
  icon: 'bookmark',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    fromHeadings,
    bookmarks: bookmarks.meta({ title: 'Bookmarks', unasked: true, default: [] }),
    pageLabels: pageLabels.meta({ title: 'Page labels', unasked: true, default: [] }),
  }),
  start: 'after-options',
  audience: 'testing',
  breaksSignatures: true,
  resultName: '{name}_bookmarked',
  alsoCalled: ['outline', 'table of contents', 'toc', 'chapters', 'page labels', 'navigation'],
  rights: changes,
});
