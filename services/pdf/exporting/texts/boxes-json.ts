import type { Box, ReadBlock, ReadLine, ReadPage } from '../../reading/lines/document-model.js';

const lineOf = ({ text, box }: ReadLine): { readonly text: string; readonly box: Box } => ({ text, box });

/**
 * The text of pages, with places in points from the top left as displayed. @param numbers of the pages in their file.
 */
export const boxesOf = (
  pages: readonly ReadPage[],
  numbers: readonly number[],
  language: string | undefined,
): object => ({
  language: language ?? null,
  pages: pages.map(({ number, width, height, source, blocks }) => ({
    number: numbers[number - 1] ?? number,
    width,
    height,
    source,
    blocks: blocks.map(blockOf),
  })),
});

const blockOf = ({ kind, level, text, box, rtl, marker, lines, rows }: ReadBlock): object => ({
  kind,
  ...(level !== undefined && { level }),
  text,
  box,
  ...(rtl && { rtl }),
  ...(marker !== undefined && { marker }),
  lines: lines.map(lineOf),
  ...(rows && {
    rows: rows.map((cells) =>
      cells.map(({ text: said, box: place, columns, rows: down }) => ({ text: said, box: place, columns, rows: down })),
    ),
  }),
});
