import { boxAround } from './text-boxes.js';
import type { ReadLine } from './document-model.js';
import { sideBySide, type Fragment } from './fragments.js';
import type { PositionedWord } from './positioned-word.js';
import { withShifts } from './shifts.js';

/** Of the letters' size: what stands on the same line is off by less. */
const OFF = 0.4;

export const lineOf = (words: readonly PositionedWord[]): ReadLine => ({
  text: words.map(({ text, glued }, at) => (at > 0 && !glued ? ` ${text}` : text)).join(''),
  box: boxAround(words.map(({ box }) => box)),
  words: withShifts(words),
});

/** Fragments of a region, sorted from the top, as whole lines. */
export const linesOf = (fragments: readonly Fragment[]): Fragment[] => {
  const rows: Fragment[][] = [];
  for (const fragment of fragments.toSorted((one, other) => one.baseline - other.baseline)) {
    const row = rows.at(-1);
    if (row?.some((other) => fragment.baseline - other.baseline < OFF * Math.min(other.size, fragment.size)))
      row.push(fragment);
    else rows.push([fragment]);
  }
  return rows.flatMap((row) => (row.length > 1 ? sideBySide(row) : row));
};
