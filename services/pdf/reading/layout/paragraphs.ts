import { median, rightOf, sharedWidth } from '../lines/text-boxes.js';
import type { Fragment } from '../lines/fragments.js';
import { hasWideGap, wideGapsIn } from '../lines/wide-gaps.js';
import { isItem } from '../lists/list-items.js';

/** Parts of the letters' size. */
const SIZE_STEP_SHARE = 0.1;
const PITCH_MAX = 2.4;
const WIDE_PITCH_SIZES = 1.9;
const INDENT_SHARE = 0.8;
const INDENT_MAX = 6;
const WORD_GAP_SIZES = 0.3;
/** How much wider than usual the step to the next paragraph is. */
const PARAGRAPH_STEP_FACTOR = 1.22;
/** Fewer words may be a label, whatever letter is the next. */
const OPEN_WORDS = 5;
/** Points. */
const SAME_PLACE_POINTS = 3;
const OPEN_END = /[\p{Ll},\u2010-\u2014-]$/u;
const ENDED = /[.!?\u06d4\u061f\u0964\u3002\uff01\uff1f][)\]"'\u201d\u2019\u00bb\u300d]*$/u;
const SMALL_START = /^\p{Ll}/u;

/** Lines of a region, from the top, as paragraphs. */
export const paragraphsOf = (lines: readonly Fragment[]): Fragment[][] => {
  const pitch = pitchOf(lines);
  return split(lines, (last, line) => isApart(last, line, pitch)).flatMap((run) => splitRun(run));
};

type Parts = (last: Fragment, line: Fragment, before: readonly Fragment[]) => boolean;

const split = (lines: readonly Fragment[], parts: Parts): Fragment[][] => {
  const groups: Fragment[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && !parts(last, line, group)) group.push(line);
    else groups.push([line]);
  }
  return groups;
};

/** From line to line, as a part of the letters' size. */
export const pitchOf = (lines: readonly Fragment[]): number => {
  const steps = lines.slice(1).map((line, at) => (line.baseline - (lines[at]?.baseline ?? 0)) / line.size);
  const close = steps.filter((step) => step > 0.8 && step < PITCH_MAX);
  return close.length > 0 ? median(close) : 1.2;
};

/** Whether lines are set apart by a gap, another size or weight, or because one is not below the other. */
const isApart = (last: Fragment, line: Fragment, pitch: number): boolean => {
  if (!isClose(last, line, pitch)) return true;
  if (Math.abs(line.size - last.size) > SIZE_STEP_SHARE * Math.max(line.size, last.size)) return true;
  if (isBold(last) !== isBold(line) && !runsOn(last, line)) return true;
  return sharedWidth(last.box, line.box) <= 0;
};

/** A line of prose that leaves its sentence open, and the next goes on with it: lines beside a picture are short, too. */
const runsOn = (last: Fragment, line: Fragment): boolean =>
  last.words.length >= OPEN_WORDS &&
  OPEN_END.test(last.words.at(-1)?.text ?? '') &&
  SMALL_START.test(line.words[0]?.text ?? '');

/** Below a line as the next line of the same text would be. */
export const isClose = (last: Fragment, line: Fragment, pitch: number): boolean => {
  const step = (line.baseline - last.baseline) / Math.max(last.size, line.size);
  return step >= 0.3 && step <= pitch * PARAGRAPH_STEP_FACTOR + 0.05;
};

export const isBold = ({ words }: Fragment): boolean => words.every(({ style }) => style.bold);

/** Lines that follow one another closely: parted where a list item, an indent or a short line says so. */
const splitRun = (run: readonly Fragment[]): Fragment[][] => {
  if (areSentences(run)) return run.map((line) => [line]);
  const end = Math.max(...run.map(endOf));
  const centred = areCentred(run);
  return split(run, (last, line, before) => {
    if (goesOnInItsPart(before, line)) return isShort(last, line, end);
    if (hasPlaces(last) || hasPlaces(line)) return !goesOnSmall(last, line);
    const short = isShort(last, line, end);
    if (isItem(line)) return short || before.slice(0, 1).some(isItem) || isOff(last, line);
    return !centred && ((short && !runsOn(last, line)) || isIndented(before, last, line));
  });
};

/** Wide apart, and each ends a sentence: in a text with room between its lines most go on in the next. */
const areSentences = (run: readonly Fragment[]): boolean =>
  run.length > 1 && pitchOf(run) > WIDE_PITCH_SIZES && run.every(({ words }) => ENDED.test(words.at(-1)?.text ?? ''));

/** Parts of it stand in places of their own, such as a label and its value. */
const hasPlaces = (line: Fragment): boolean => hasWideGap(isItem(line) ? line.words.slice(1) : line.words);

/** A gap in prose, such as that of a formula, is no end of a paragraph. */
const goesOnSmall = (last: Fragment, line: Fragment): boolean =>
  !hasPlaces(line) && OPEN_END.test(last.words.at(-1)?.text ?? '') && SMALL_START.test(line.words[0]?.text ?? '');

/** Begins where the last part of the first line does. */
const goesOnInItsPart = ([first]: readonly Fragment[], line: Fragment): boolean => {
  if (!first || isItem(first) || isItem(line) || hasPlaces(line)) return false;
  const starts = wideGapsIn(first.words).map(({ to }) => first.words[to]?.box.x ?? Infinity);
  return starts.slice(-1).some((start) => Math.abs(start - line.box.x) < SAME_PLACE_POINTS);
};

/** Markers stand further in or out than the text before the list. */
const isOff = (last: Fragment, line: Fragment): boolean => {
  const further = startOf(line) - startOf(last);
  return further < -1 || further > INDENT_SHARE * line.size;
};

/** Where a line begins and ends in its direction. */
export const startOf = ({ box, rtl }: Fragment): number => (rtl ? -rightOf(box) : box.x);
export const endOf = ({ box, rtl }: Fragment): number => (rtl ? -box.x : rightOf(box));

/** The next line's first word would have found room, so that the break was meant. */
const isShort = (last: Fragment, line: Fragment, end: number): boolean => {
  const first = line.words[0]?.box.width ?? 0;
  return endOf(last) + first + (WORD_GAP_SIZES + 0.5) * last.size < end;
};

/** Begins further in than the line before, which is not the first of a list item or of a hanging paragraph. */
const isIndented = ([first, second]: readonly Fragment[], last: Fragment, line: Fragment): boolean => {
  if (!first || isItem(first)) return false;
  const hangs = second !== undefined && startOf(second) > startOf(first) + INDENT_SHARE * line.size;
  const further = startOf(line) - startOf(last);
  if (last === first && runsOn(last, line)) return false;
  return !hangs && further > INDENT_SHARE * line.size && further < INDENT_MAX * line.size;
};

/** Several lines around one middle, of different lengths. */
export const areCentred = (lines: readonly Fragment[]): boolean => {
  const middles = lines.map(({ box }) => box.x + box.width / 2);
  const widths = lines.map(({ box }) => box.width);
  const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return lines.length > 1 && range(middles) < 3 && range(widths) > 10;
};
