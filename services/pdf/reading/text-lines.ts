import { columnsOf } from '../text/fixed-columns.js';

/** How the lines of a passage belong together: to one paragraph, to none but themselves, or as they stand in columns. */
export type LineKind = 'prose' | 'list' | 'lines' | 'preformatted';

/** Lines longer than that are never broken by hand. */
const WRAPPED_MAX = 160;
/** Passages with fewer lines do not tell how wide they are. */
const WIDTH_FROM_LINES = 4;
const VERSE_MAX = 60;
const DELIBERATE_MIN = 0.5;
const COLUMNS_MIN = 0.6;
const CODE_MIN = 0.4;

/** Ends and beginnings that lines of programs, markup, data and logs have, and sentences do not. */
const CODE = [
  /[;{}]\s*$/,
  /^\s*(?:[}\])]|\/\/|\/\*|\*\/|#include\b|#!|<[/!?]?[a-z][^<>]*>|@\w+\s*$|"[^"]*"\s*:)/i,
  /^\s*(?:async\s+)?(?:def|class|if|elif|else|for|while|try|except|with|switch|case)\b.*:\s*$/,
  /^\s*(?:import|from|export|const|let|var|return|package|using)\s+["'{*\w][\w.,'"{}*\s/@-]*(?:[=(].*)?$/,
  /^\s*[$\w.[\]'"]+\s*(?:[-+*/|:]?=)\s*\S/,
  /^\s*[\w.]+\([^)]*\)\s*$/,
  /^\s*#(?:\s|$)/,
  /^\[?(?:\d{4}-\d\d-\d\d[T ]|\d\d:\d\d:\d\d|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d)/,
];
const IN_COLUMNS = /\S(?: {3,}|\t+ *)\S/;
const IN_RULES = /^\s*[|+\u2500-\u257f]/;
export const LIST_ITEM = /^(\s*)([-*+\u2022\u2013]|\(?(?:\d{1,3}|[a-z])[.)])\s+(?=\S)/;
const UNSPACED_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether these lines are those of a program, a markup or data. */
export const areCode = (lines: readonly string[]): boolean => {
  const written = lines.filter((line) => line.trim() !== '');
  if (written.length < 2) return false;
  const share = shareOf(written, (line) => CODE.some((sign) => sign.test(line)));
  const isIndented = shareOf(written, (line) => /^(?: {2}|\t)/.test(line)) >= CODE_MIN;
  return share >= (isIndented ? CODE_MIN / 2 : CODE_MIN);
};

/** Columns that nine of ten lines of a text keep within: where it is wrapped by hand, if it is. */
export const wrapWidthOf = (lines: readonly string[]): number => {
  const widths = lines.filter((line) => line.trim() !== '').map(columnsOf);
  return widths.toSorted((one, other) => one - other)[Math.floor(0.9 * widths.length)] ?? 0;
};

/** @param lines  a passage without blank lines. @param wrapWidth  as {@link wrapWidthOf} tells of the whole text. */
export const lineKindOf = (lines: readonly string[], wrapWidth: number): LineKind => {
  if (lines.length < 2) return LIST_ITEM.test(lines[0] ?? '') ? 'list' : 'prose';
  if (lines.filter((line) => LIST_ITEM.test(line)).length > 1) return 'list';
  if (areCode(lines) || standInColumns(lines)) return 'preformatted';
  return endWhereTheyDo(lines, wrapWidth) ? 'lines' : 'prose';
};

const standInColumns = (lines: readonly string[]): boolean => {
  if (shareOf(lines, (line) => IN_COLUMNS.test(line.trim()) || IN_RULES.test(line)) >= COLUMNS_MIN) return true;
  const indents = new Set(
    lines.slice(1).map((line) => columnsOf(/^\s*/.exec(line.replaceAll('\t', '    '))?.[0] ?? '')),
  );
  return indents.size > 1 && Math.max(...indents) - Math.min(...indents) > 1;
};

/** Lines that end although the next word would have had room, and those of a verse. */
const endWhereTheyDo = (lines: readonly string[], wrapWidth: number): boolean => {
  const widest = lines.reduce((most, line) => Math.max(most, columnsOf(line)), 0);
  const width = lines.length < WIDTH_FROM_LINES ? Math.max(wrapWidth, widest) : widest;
  if (lines.length >= WIDTH_FROM_LINES && widest < VERSE_MAX && lines.every((line) => /^\s*\P{L}*\p{Lu}/u.test(line))) {
    return true;
  }
  const ended = lines.slice(0, -1).filter((line, at) => {
    const taken = columnsOf(line.trimEnd());
    return taken > WRAPPED_MAX || taken + 1 + firstWordOf(lines[at + 1] ?? '') <= width;
  });
  return ended.length > DELIBERATE_MIN * (lines.length - 1);
};

const firstWordOf = (line: string): number => {
  const text = line.trimStart();
  return UNSPACED_FIRST.test(text) ? 2 : columnsOf(/^\S*/.exec(text)?.[0] ?? '');
};

const shareOf = (lines: readonly string[], is: (line: string) => boolean): number =>
  lines.filter(is).length / lines.length;
