import type { ReadBlock, ReadDocument } from '../reading/lines/document-model.js';
import type { WrittenBlock } from './reflow.js';

/** Headings deeper than this look the same. */
const HEADING_LEVELS_MAX = 4;

/**
 * The content of the pages of a document, one after the other. The head or foot of page after page comes once; numbers
 * of pages are left out, since pages are new.
 */
export const writtenBlocks = ({ pages }: ReadDocument): readonly WrittenBlock[] => {
  const seen = new Set<string>();
  return pages.flatMap(({ blocks }) => blocks.filter((block) => isNews(block, seen)).map(writtenBlock));
};

const isNews = ({ kind, text }: ReadBlock, seen: Set<string>): boolean => {
  if (kind !== 'page-header' && kind !== 'page-footer') return text.trim() !== '';
  const without = text.replace(/\p{Nd}+/gu, '').trim();
  if (!/\p{L}/u.test(without) || seen.has(without)) return false;
  seen.add(without);
  return true;
};

const writtenBlock = ({ kind, level = 1, text, marker = '•', rows }: ReadBlock): WrittenBlock => {
  if (kind === 'heading') return { kind, level: Math.min(level, HEADING_LEVELS_MAX), text };
  if (kind === 'list-item') return { kind, level, marker, text };
  if (kind === 'table' && rows) return tableOf(rows);
  if (kind === 'paragraph' || kind === 'table') return { kind: 'paragraph', text };
  return { kind: 'caption', text };
};

const tableOf = (rows: NonNullable<ReadBlock['rows']>): WrittenBlock => ({
  kind: 'table',
  columns: Math.max(1, ...rows.map((row) => row.reduce((sum, { columns }) => sum + columns, 0))),
  cells: rows.flatMap((row) => row.map(({ text, columns, rows: high }) => ({ text, columns, rows: high }))),
});
