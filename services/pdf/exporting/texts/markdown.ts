import type { ReadBlock, ReadCell } from '../../reading/lines/document-model.js';
import { placedCells } from '../placed-cells.js';
import { runsOf, type Run } from '../runs.js';
import type { FlowItem } from './flow.js';
import { listMarkOf } from './list-marks.js';

const HEADINGS_MAX = 6;
/** Columns that the text of an item stands further in than its marker. */
const INDENT_COLUMNS = 4;

/** A document as Markdown, as GitHub and CommonMark read it. Pictures are left out. @see CommonMark 0.31 */
export const markdownOf = (items: readonly FlowItem[]): string => {
  const blocks = items.flatMap((item) => ('block' in item ? [item.block] : []));
  return blocks
    .map((block, at) => {
      const isTight = block.kind === 'list-item' && blocks[at + 1]?.kind === 'list-item';
      return `${markdownOfBlock(block)}${isTight ? '\n' : '\n\n'}`;
    })
    .join('')
    .trimEnd()
    .concat('\n');
};

const markdownOfBlock = (block: ReadBlock): string => {
  const { kind, level = 1, rows, lines, text, preformatted } = block;
  if (preformatted) return fenced(text);
  if (kind === 'table' && rows) return tableOf(rows);
  if (kind === 'heading') return `${'#'.repeat(Math.min(level, HEADINGS_MAX))} ${inline(lines, { isPlain: true })}`;
  if (kind === 'list-item') return itemOf(block);
  return atLineStart(inline(lines));
};

const itemOf = ({ level = 1, marker = '', lines }: ReadBlock): string => {
  const mark = listMarkOf(marker);
  const shown = mark.kind === 'number' ? `${mark.number}.` : '-';
  const label = mark.kind === 'other' || mark.kind === 'letter' ? `${escaped(marker)} ` : '';
  return `${' '.repeat(INDENT_COLUMNS * (level - 1))}${shown.padEnd(INDENT_COLUMNS - 1)} ${label}${atLineStart(inline(lines))}`;
};

/** With a fence that is longer than any in the text. */
const fenced = (text: string): string => {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
};

const tableOf = (rows: readonly (readonly ReadCell[])[]): string => {
  const placed = placedCells(rows);
  const width = Math.max(...placed.map(({ column, cell }) => column + cell.columns));
  const lines = rows.map(() => Array.from({ length: width }, () => ''));
  for (const { row, column, cell } of placed) lines[row]?.splice(column, 1, inline(cell.lines));
  const [head = [], ...others] = lines;
  const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [rowOf(head), rowOf(head.map(() => '---')), ...others.map(rowOf)].join('\n');
};

/** Bold and italic words, and links; `isPlain`: headings are bold as they are. */
const inline = (lines: ReadBlock['lines'], { isPlain = false } = {}): string =>
  runsOf(lines)
    .map((run) => markedUp(run, isPlain))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const markedUp = ({ text, style }: Run, isPlain: boolean): string => {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (inner === '') return text;
  const sign = isPlain ? '' : `${style.bold ? '**' : ''}${style.italic ? '*' : ''}`;
  const marked = `${sign}${escaped(inner)}${sign}`;
  const linked =
    style.link === undefined ? marked : `[${marked}](<${style.link.replace(/[<>\\\s]/g, encodeURIComponent)}>)`;
  return `${before}${linked}${after}`;
};

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|~#]/g, '\\$&').replace(/&(?=#?\w+;)/g, '&amp;');

/** A character that would begin a list, a heading or a quotation there is text. */
const atLineStart = (text: string): string =>
  text.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2').replace(/^([-+=])/, '\\$1');
