import { isMostlyFromRight } from '../../../../contracts/logical-order.js';
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

/** @param seen  its rows as they are seen, from the left; they become those that are read, from the right where most letters are. */
export const tableOf = (seen: readonly (readonly ReadCell[])[], box: Box): ReadBlock => {
  const rtl = isMostlyFromRight(seen.flatMap((cells) => cells.map(({ text }) => text)).join(' '));
  const rows = rtl ? seen.map((cells) => cells.toReversed()) : seen;
  const lines = rows.flatMap((cells) => cells.flatMap((cell) => cell.lines));
  return {
    kind: 'table',
    text: rows.map((cells) => cells.map(({ text }) => text).join('\t')).join('\n'),
    box: lines.length > 0 ? boxAround([box, ...lines.map((line) => line.box)]) : box,
    lines,
    rows,
    ...(rtl && { rtl }),
  };
};
