import type { DrawnShape } from '../../engines/pdfium/drawings/drawn-shapes.js';
import type { Box, ReadBlock, ReadLine, ReadPage, ReadWord } from '../../reading/lines/document-model.js';
import { sharedWidth } from '../../reading/lines/text-boxes.js';
import { linesIn, withLines } from './block-lines.js';

/** Where the middle of a rule is, as a share of the height of a text from its top. */
interface Band {
  readonly from: number;
  readonly to: number;
}

const UNDER: Band = { from: 0.78, to: 1.12 };
const THROUGH: Band = { from: 0.38, to: 0.68 };
/** A rule that begins here, in other text, is the bar of a fraction above that. */
const BAR: Band = { from: -0.1, to: 0.35 };
/** A rule that goes on further at either end, in heights of the text, is no part of it. */
const OVERSHOOT_HEIGHTS = 0.3;
/** The same where the mark of a list item is, which stands in front of its text. */
const BEYOND_MARK = 4;
/** The least share of a word's width that a rule holds. */
const COVERED_SHARE_MIN = 0.6;
/** A page with more is a map, which takes too long to search for each line. */
const RULES_MAX = 4000;

/**
 * The text of a page with its underlines and strikethroughs, which a PDF draws as rules beneath and across it. Borders
 * of tables and paragraphs reach further than their text, and bars of fractions have more text beneath.
 */
export const withDecoration = (page: ReadPage, shapes: readonly DrawnShape[] | undefined): ReadPage => {
  const rules = shapes?.filter(({ kind, isPaper, width, height }) => kind === 'rule' && !isPaper && width > height);
  if (!rules || rules.length === 0 || rules.length > RULES_MAX) return page;
  const lines = page.blocks.flatMap(linesIn);
  return { ...page, blocks: page.blocks.map((block) => withLines(block, decorate(block, rules, lines))) };
};

const decorate =
  ({ marker, rtl = false }: ReadBlock, rules: readonly DrawnShape[], lines: readonly ReadLine[]) =>
  (line: ReadLine): ReadLine => {
    const { x, width, height } = line.box;
    const mark = marker === undefined ? OVERSHOOT_HEIGHTS : BEYOND_MARK;
    const left = x - (rtl ? OVERSHOOT_HEIGHTS : mark) * height;
    const right = x + width + (rtl ? mark : OVERSHOOT_HEIGHTS) * height;
    const own = rules.filter((rule) => rule.x > left && rule.x + rule.width < right);
    const under = own.filter((rule) => isAt(rule, line.box, UNDER) && !lines.some((other) => isBarOver(rule, other)));
    const through = own.filter((rule) => isAt(rule, line.box, THROUGH));
    if (under.length + through.length === 0) return line;
    return { ...line, words: line.words.map((word) => drawnOn(word, under, through)) };
  };

const drawnOn = (word: ReadWord, under: readonly Box[], through: readonly Box[]): ReadWord => ({
  ...word,
  style: {
    ...word.style,
    ...(isAlong(word.box, under) && { underlined: true }),
    ...(isAlong(word.box, through) && { struck: true }),
  },
});

const isAt = (rule: Box, text: Box, { from, to }: Band): boolean => {
  const middle = (rule.y + rule.height / 2 - text.y) / text.height;
  return middle >= from && middle <= to;
};

const isBarOver = (rule: Box, { words }: ReadLine): boolean =>
  words.some(({ box }) => sharedWidth(rule, box) > 0 && isAt(rule, box, BAR));

/** Rules leave out the letters that reach down to them. */
const isAlong = (word: Box, rules: readonly Box[]): boolean =>
  rules.reduce((sum, rule) => sum + Math.max(0, sharedWidth(rule, word)), 0) > COVERED_SHARE_MIN * word.width;
