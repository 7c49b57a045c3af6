import { boxAround } from './boxes.js';
import type { Box, ReadBlock, ReadCell } from './document.js';
import { fragmentsOf } from './fragments.js';
import { joinLines } from './join-lines.js';
import { lineOf, linesOf } from './lines.js';
import type { LaidWord } from './places.js';

/** The words of a cell as its lines. */
export const cellOf = (
  words: readonly LaidWord[],
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
