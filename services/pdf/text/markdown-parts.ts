import type { MarkdownBlock, MarkdownRun } from './markdown-blocks.js';
import { withWordsWithin } from './text-width.js';

/** The width of a page in sizes of the letters, and how much of it each indentation takes. */
const PAGE_EMS = 44;
const INDENT_EMS = 2;
const CODE_EMS = 46;
const ROOM_MIN_EMS = 3;

type OfRun = (run: MarkdownRun) => MarkdownRun;

/** The blocks with other runs; words that are too long for their room go on in the next line. */
export const withRuns = (blocks: readonly MarkdownBlock[], of: OfRun, room = PAGE_EMS): readonly MarkdownBlock[] =>
  blocks.map((block) => blockWithRuns(block, of, room));

const blockWithRuns = (block: MarkdownBlock, of: OfRun, room: number): MarkdownBlock => {
  const inner = Math.max(ROOM_MIN_EMS, room - INDENT_EMS);
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return lineWithin(block, of, block.kind === 'heading' ? room / 2 : room);
    case 'code':
      return { ...block, text: withWordsWithin(block.text, CODE_EMS - PAGE_EMS + room) };
    case 'rule':
    case 'page-break':
      return block;
    case 'quote':
      return { ...block, blocks: withRuns(block.blocks, of, inner) };
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, blocks: withRuns(item.blocks, of, inner) })) };
    case 'table': {
      const cell = Math.max(ROOM_MIN_EMS, room / Math.max(1, block.aligned.length) - 1);
      const within = <Of extends { readonly runs: readonly MarkdownRun[] }>(line: Of) => lineWithin(line, of, cell);
      return { ...block, header: block.header.map(within), rows: block.rows.map((row) => row.map(within)) };
    }
  }
};

const lineWithin = <Line extends { readonly runs: readonly MarkdownRun[] }>(
  line: Line,
  of: OfRun,
  room: number,
): Line => ({
  ...line,
  runs: line.runs.map((run) => of({ ...run, text: withWordsWithin(run.text, room) })),
});

/** A block as several of about so many characters, where it is a long table, list or code; others stay whole. */
export const smallerBlocks = (block: MarkdownBlock, characters: number): readonly MarkdownBlock[] => {
  const parts = Math.ceil(JSON.stringify(block).length / characters);
  if (parts <= 1) return [block];
  if (block.kind === 'table') return slices(block.rows, parts).map(({ some }) => ({ ...block, rows: some }));
  if (block.kind === 'list') {
    return slices(block.items, parts).map(({ some, from }) => ({ ...block, start: block.start + from, items: some }));
  }
  if (block.kind === 'code') {
    return slices(block.text.split('\n'), parts).map(({ some }) => ({ ...block, text: some.join('\n') }));
  }
  return [block];
};

const slices = <Item>(items: readonly Item[], parts: number) => {
  const size = Math.max(1, Math.ceil(items.length / parts));
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) => ({
    some: items.slice(part * size, (part + 1) * size),
    from: part * size,
  }));
};
