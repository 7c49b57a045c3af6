import type { Alignment } from '../lines/document-model.js';
import { areCentred, endOf, startOf } from './paragraphs.js';
import type { Fragment } from '../lines/fragments.js';
import type { Region } from './page-layout.js';

/** Points. */
const EVEN = 2;
const CENTRE = 4;
const JUSTIFIED_LINES = 3;

/** How the lines of a block stand between the edges of their region. */
export const alignmentOf = (lines: readonly Fragment[], { left, right }: Region): Alignment => {
  const middle = (left + right) / 2;
  const isOff = lines.every(({ box }) => box.x - left > 0.06 * (right - left));
  const isMiddle = lines.every(({ box }) => Math.abs(box.x + box.width / 2 - middle) < CENTRE);
  if (areCentred(lines) || (isOff && isMiddle)) return 'centre';
  const starts = lines.map(startOf);
  const ends = lines.map(endOf);
  const areEven = (values: readonly number[]): boolean => Math.max(...values) - Math.min(...values) < EVEN;
  const isFarRight = lines.every(({ box }) => right - box.x - box.width < EVEN && box.x - left > 0.3 * (right - left));
  if (isFarRight && !lines.some(({ rtl }) => rtl) && (lines.length === 1 || !areEven(starts))) return 'right';
  if (lines.length >= JUSTIFIED_LINES && areEven(ends.slice(0, -1))) return 'justified';
  return 'left';
};

/** An item of a list stands where its marker does, wherever its only line happens to end. */
export const itemAlignmentOf = (lines: readonly Fragment[], region: Region): Alignment => {
  const align = alignmentOf(lines, region);
  return align === 'centre' ? 'left' : align;
};
