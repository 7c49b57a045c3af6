import { groupIntoRows } from '../../../../contracts/group-into-rows.js';
import { boxAround } from './text-boxes.js';
import type { ReadLine } from './document-model.js';
import { sideBySide, type Fragment } from './fragments.js';
import type { PositionedWord } from './positioned-word.js';
import { withShifts } from './shifts.js';

/** Baselines of a line differ by less than this share of the letters' size. */
const LINE_OFFSET_SHARE = 0.4;

export const lineOf = (words: readonly PositionedWord[]): ReadLine => ({
  text: words.map(({ text, glued }, at) => (at > 0 && !glued ? ` ${text}` : text)).join(''),
  box: boxAround(words.map(({ box }) => box)),
  words: withShifts(words),
});

/** Fragments of a region, sorted from the top, as whole lines. */
export const linesOf = (fragments: readonly Fragment[]): Fragment[] =>
  groupIntoRows(
    fragments.toSorted((one, other) => one.baseline - other.baseline),
    ({ baseline, size }, row) =>
      row.some((other) => baseline - other.baseline < LINE_OFFSET_SHARE * Math.min(other.size, size)),
  ).flatMap((row) => (row.length > 1 ? sideBySide(row) : row));
