import type { Alignment } from '../lines/document-model.js';
import { areCentred, endOf, startOf } from './paragraphs.js';
import type { Fragment } from '../lines/fragments.js';
import type { Region } from './page-layout.js';

/** Edges of aligned lines differ by no more points. */
const EVEN_EDGE_POINTS = 2;
const CENTRE_OFFSET_POINTS = 4;
const JUSTIFIED_LINES = 3;
/** So many lines that begin in one place begin there on purpose, wherever the longest of them ends. */
const BEGIN_TOGETHER_LINES = 3;

/** How the lines of a block stand between the edges of their region. */
export const alignmentOf = (lines: readonly Fragment[], region: Region): Alignment => {
  if (areCentred(lines) || standsInTheMiddle(lines, region)) return 'centre';
  if (standsAtTheRight(lines, region)) return 'right';
  return lines.length >= JUSTIFIED_LINES && areEven(lines.map(endOf).slice(0, -1)) ? 'justified' : 'left';
};

const areEven = (values: readonly number[]): boolean => Math.max(...values) - Math.min(...values) < EVEN_EDGE_POINTS;

const standsInTheMiddle = (lines: readonly Fragment[], { left, right }: Region): boolean => {
  const middle = (left + right) / 2;
  const isOff = lines.every(({ box }) => box.x - left > 0.06 * (right - left));
  return isOff && lines.every(({ box }) => Math.abs(box.x + box.width / 2 - middle) < CENTRE_OFFSET_POINTS);
};

const standsAtTheRight = (lines: readonly Fragment[], { left, right, starts }: Region): boolean => {
  const isFar = lines.every(
    ({ box }) => right - box.x - box.width < EVEN_EDGE_POINTS && box.x - left > 0.3 * (right - left),
  );
  if (!isFar || lines.some(({ rtl }) => rtl)) return false;
  return lines.length === 1 ? !beginsAmongOthers(lines[0], starts) : !areEven(lines.map(startOf));
};

const beginsAmongOthers = (line: Fragment | undefined, starts: readonly number[]): boolean =>
  starts.filter((start) => Math.abs(start - (line?.box.x ?? Infinity)) < EVEN_EDGE_POINTS).length >=
  BEGIN_TOGETHER_LINES;

/** An item of a list stands where its marker does, wherever its only line happens to end. */
export const itemAlignmentOf = (lines: readonly Fragment[], region: Region): Alignment => {
  const align = alignmentOf(lines, region);
  return align === 'centre' ? 'left' : align;
};
