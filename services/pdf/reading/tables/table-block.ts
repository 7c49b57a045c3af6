import { boxAround } from '../lines/text-boxes.js';
import type { Box, ReadBlock, ReadCell } from '../lines/document-model.js';
import { fragmentsOf } from '../lines/fragments.js';
import { joinLines } from '../lines/join-lines.js';
import { lineOf, linesOf } from '../lines/lines.js';
import type { PositionedWord } from '../lines/positioned-word.js';

/** The words of a cell as its lines. */
export const cellOf = (
  words: readonly PositionedWord[],
  box: Box,
  span: { readonly columns: number; readonly rows: number },
): ReadCell => {
  const lines = linesOf(fragmentsOf(words)).map((line) => lineOf(line.words));
  return { text: joinLines(lines.map(({ text }) => text)), box, lines, ...span };
};

export const tableOf = (rows: readonly (readonly ReadCell[])[], box: Box): ReadBlock => {
  const lines = rows.flatMap((cells) => cells.flatMap((cell) => cell.lines));
  return {
    kind: 'table',
    text: rows.map((cells) => cells.map(({ text }) => text).join('\t')).join('\n'),
    box: lines.length > 0 ? boxAround([box, ...lines.map((line) => line.box)]) : box,
    lines,
    rows,
  };
};
