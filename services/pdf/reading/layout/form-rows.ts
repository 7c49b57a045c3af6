import { median, rightOf, sharedHeight } from '../lines/text-boxes.js';
import type { Box } from '../lines/document-model.js';

/** A value shares so much of the height of its label: it may be a row of boxes, which is higher. */
const SAME_LINE_HEIGHT_SHARE = 0.6;
/** The least share of labels that have a value on their line. */
const WITH_VALUE_SHARE = 0.6;
/** From label to label, as a part of their height: lines of a text stand closer. */
const STEP_MIN = 1.7;
/** The most lines that may fill a column: text that fills it is no list of labels. Most of a few labels may be long. */
const FULL_MAX = 0.5;
const LINES_MIN = 5;
/** A line that reaches over this share of the width of a column fills it. */
const FULL_WIDTH_SHARE = 0.9;

/** Whether what stands on either side of a gap is a form: labels far apart, each with its value on the same line. */
export const areFormRows = (labels: readonly Box[], values: readonly Box[]): boolean => {
  const fromTop = labels.toSorted((one, other) => one.y - other.y);
  const steps = fromTop.slice(1).map((box, at) => (box.y - (fromTop[at]?.y ?? box.y)) / Math.max(1, box.height));
  const paired = labels.filter((label) => values.some((value) => areLevel(label, value)));
  const isSparse = median(steps) >= STEP_MIN;
  return isSparse && paired.length >= WITH_VALUE_SHARE * labels.length && !isFilled(labels);
};

const areLevel = (label: Box, value: Box): boolean =>
  sharedHeight(label, value) > SAME_LINE_HEIGHT_SHARE * label.height;

const isFilled = (boxes: readonly Box[]): boolean => {
  const left = Math.min(...boxes.map(({ x }) => x));
  const width = Math.max(...boxes.map(rightOf)) - left;
  return (
    boxes.length >= LINES_MIN &&
    boxes.filter((box) => rightOf(box) - left > FULL_WIDTH_SHARE * width).length > FULL_MAX * boxes.length
  );
};
