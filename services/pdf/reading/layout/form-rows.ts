import { median, rightOf, sharedHeight } from '../lines/text-boxes.js';
import type { Box } from '../lines/document-model.js';

/** Of the higher of two boxes. */
const SAME_LINE = 0.6;
/** Of the labels: those that have a value on their line. */
const WITH_VALUE = 0.75;
/** From label to label, as a part of their height: lines of a text stand closer. */
const STEP_MIN = 1.7;
/** Of the lines of a column: text that fills it is no list of labels. */
const FULL_MAX = 0.5;
/** Of the width of a column: what reaches so far fills it. */
const FULL = 0.9;

/** Whether what stands on either side of a gap is a form: labels far apart, each with its value on the same line. */
export const areFormRows = (labels: readonly Box[], values: readonly Box[]): boolean => {
  const fromTop = labels.toSorted((one, other) => one.y - other.y);
  const steps = fromTop.slice(1).map((box, at) => (box.y - (fromTop[at]?.y ?? box.y)) / Math.max(1, box.height));
  const paired = labels.filter((label) => values.some((value) => areLevel(label, value)));
  const isSparse = median(steps) >= STEP_MIN;
  return isSparse && paired.length >= WITH_VALUE * labels.length && !isFilled(labels);
};

const areLevel = (one: Box, other: Box): boolean =>
  sharedHeight(one, other) > SAME_LINE * Math.max(one.height, other.height);

const isFilled = (boxes: readonly Box[]): boolean => {
  const left = Math.min(...boxes.map(({ x }) => x));
  const width = Math.max(...boxes.map(rightOf)) - left;
  return boxes.filter((box) => rightOf(box) - left > FULL * width).length > FULL_MAX * boxes.length;
};
