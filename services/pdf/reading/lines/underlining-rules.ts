import type { Rule } from './grids.js';
import type { PositionedWord } from './positioned-word.js';
import { rightOf } from './text-boxes.js';

/** How far beneath the baseline of a text an underline may be, in sizes of the text. */
const BENEATH = { min: -0.02, max: 0.22 };
/** Underlines begin and end where words do, but for so many points. */
const NEAR_POINTS = 1.5;
/** A page of more lines and words is a map, of which nobody makes a table. */
const COMPARED_MAX = 10_000_000;

/** The rules of a page without those that underline words, which are no part of a table. */
export const withoutUnderlines = (rules: readonly Rule[], words: readonly PositionedWord[]): readonly Rule[] =>
  rules.length * words.length > COMPARED_MAX
    ? rules
    : rules.filter((rule) => rule.height > rule.width || !isUnderline(rule, words));

const isUnderline = (rule: Rule, words: readonly PositionedWord[]): boolean => {
  const above = words.filter(({ upright, baseline, style }) => {
    const beneath = (rule.y + rule.height / 2 - baseline) / style.size;
    return upright && beneath >= BENEATH.min && beneath <= BENEATH.max;
  });
  return (
    above.some(({ box }) => Math.abs(box.x - rule.x) < NEAR_POINTS) &&
    above.some(({ box }) => Math.abs(rightOf(box) - rightOf(rule)) < NEAR_POINTS)
  );
};
