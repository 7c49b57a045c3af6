import type { ReadBlock, ReadLine } from '../../reading/lines/document-model.js';

/** The lines of a block, of its cells where it is a table. */
export const linesIn = ({ lines, rows }: ReadBlock): readonly ReadLine[] =>
  rows ? rows.flat().flatMap((cell) => cell.lines) : lines;

/** A block with each of them changed. */
export const withLines = (block: ReadBlock, change: (line: ReadLine) => ReadLine): ReadBlock => ({
  ...block,
  lines: block.lines.map(change),
  ...(block.rows && {
    rows: block.rows.map((row) => row.map((cell) => ({ ...cell, lines: cell.lines.map(change) }))),
  }),
});
