import {
  AlignmentType,
  HeightRule,
  LineRuleType,
  Paragraph,
  Table,
  TableBorders,
  TableCell,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { hasLettersFromRight } from '../../../../contracts/logical-order.js';
import type { ReadBlock, ReadCell, ReadLine } from '../../reading/lines/document-model.js';
import { boxAround } from '../../reading/lines/text-boxes.js';
import { columnsOf } from '../table-columns.js';
import type { WordFonts } from './fonts/word-fonts.js';
import { shadingOf } from './shading.js';
import { spacingOf } from './spacing.js';
import { textRuns } from './text.js';
import { twips } from './units.js';

/** Points: the least that stands free to the left of a text in its cell. */
const MARGIN_LEAST = 1.5;
/** Points: the last column of a table without lines is as wide as its words, which are wider in other fonts. */
const LAST_ROOM = 8;
const SEAM_POINTS = 0.5;
/** Points: what stands further from the edge of its cell is not set at it. */
const INSET_POINTS = 8;
const NEAR_MIDDLE = 4;

/** A table with its spans and the widths of its columns. */
export const table = (block: ReadBlock, indent: number, fonts: WordFonts): Table => {
  const { rows = [], rtl = false } = block;
  const { x, width } = block.box;
  const room = { ...block.box, x: rtl ? x - LAST_ROOM : x, width: width + LAST_ROOM };
  const widths = columnsOf(block, room).map(twips);
  return new Table({
    columnWidths: widths,
    width: { size: twips(room.width), type: WidthType.DXA },
    margins: { left: twips(marginOf(rows, rtl)), right: 0, marginUnitType: WidthType.DXA },
    indent: { size: twips(Math.max(0, indent)), type: WidthType.DXA },
    ...(rtl && { visuallyRightToLeft: true }),
    ...(!isRuled(rows) && { borders: TableBorders.NONE }),
    rows: rows.map((cells, at) =>
      rowOf(cells, { fonts, rtl, height: heightOf(rows, at), isHead: at < (block.continued?.headRows ?? 0) }),
    ),
  });
};

type Rows = NonNullable<ReadBlock['rows']>;

const placeOf = (row: Rows[number] | undefined) => row?.find(({ rows }) => rows === 1)?.box;

/** The rows of a table with lines fit together; those of one without are as high as their words. */
const isRuled = (rows: Rows): boolean =>
  rows.slice(1).every((row, at) => {
    const above = placeOf(rows[at]);
    const below = placeOf(row);
    return !above || !below || below.y - above.y - above.height < SEAM_POINTS;
  });

/** The free room before the text that begins its cell. */
const marginOf = (rows: Rows, rtl: boolean): number => {
  const begun = rows.flat().filter(({ lines, box }) => alignmentOf(lines, box, rtl) === AlignmentType.START);
  const insets = begun.flatMap(({ lines, box }) => lines.map((line) => roomBeside(line.box, box, rtl).before));
  return Math.max(MARGIN_LEAST, Math.min(INSET_POINTS, ...insets));
};

/** From the top of a row to that of the next. */
const heightOf = (rows: Rows, at: number): number => {
  const place = placeOf(rows[at]);
  const next = placeOf(rows[at + 1]);
  return !place ? 0 : next && next.y >= place.y ? next.y - place.y : place.height;
};

interface Setting {
  readonly fonts: WordFonts;
  readonly height: number;
  /** The table runs from right to left. */
  readonly rtl: boolean;
  /** Word repeats it on each page. */
  readonly isHead: boolean;
}

const rowOf = (cells: Rows[number], setting: Setting): TableRow =>
  new TableRow({
    cantSplit: true,
    tableHeader: setting.isHead,
    ...(setting.height > 0 && { height: { value: twips(setting.height), rule: HeightRule.ATLEAST } }),
    children: cells.map((cell) => cellOf(cell, setting)),
  });

const cellOf = (cell: ReadCell, setting: Setting): TableCell =>
  new TableCell({
    columnSpan: cell.columns,
    rowSpan: cell.rows,
    ...(cell.ground !== undefined && { shading: shadingOf(cell.ground) }),
    verticalAlign: standsOf(cell, setting.height),
    children: [paragraphOf(cell, setting)],
  });

/** `height` of its row in points: that of one without lines reaches down to the next. */
const standsOf = ({ lines, box, rows }: ReadCell, height: number) => {
  if (lines.length === 0) return VerticalAlignTable.CENTER;
  const text = boxAround(lines.map((line) => line.box));
  const above = text.y - box.y;
  const below = Math.max(box.height, rows === 1 ? height : 0) - above - text.height;
  if (Math.abs(above - below) < NEAR_MIDDLE) return VerticalAlignTable.CENTER;
  return above < below ? VerticalAlignTable.TOP : VerticalAlignTable.BOTTOM;
};

/** A cell needs one even if it is empty; its lines stand as close as they are printed, so that the row stays as high. */
const paragraphOf = (cell: ReadCell, { fonts, height, rtl }: Setting): Paragraph => {
  const { lines, box } = cell;
  if (lines.length === 0) return new Paragraph({ spacing: emptyLine(height) });
  const fromRight = rtl && hasLettersFromRight(cell.text);
  const text = { kind: 'paragraph', text: '', box: boxAround(lines.map((one) => one.box)), lines } as const;
  const isAtTop = standsOf(cell, height) === VerticalAlignTable.TOP;
  const { line, ...spacing } = spacingOf(text, isAtTop ? { box: { ...box, height: 0 } } : undefined);
  const most = lines.length === 1 && height > 0 ? Math.max(height, lines[0]?.box.height ?? 0) : Infinity;
  return new Paragraph({
    children: textRuns(lines, { fonts, rtl: fromRight }),
    bidirectional: fromRight,
    alignment: alignmentOf(lines, box, fromRight),
    spacing: { ...spacing, ...(line !== undefined && { line: Math.min(line, twips(most)) }) },
  });
};

const EMPTY_LINE = 12;

const emptyLine = (height: number) =>
  height > 0 ? { line: twips(Math.min(height, EMPTY_LINE)), lineRule: LineRuleType.EXACT } : {};

/** The free room in a cell before and behind a text, as it is read. */
const roomBeside = (text: ReadCell['box'], cell: ReadCell['box'], fromRight: boolean) => {
  const left = text.x - cell.x;
  const right = cell.x + cell.width - text.x - text.width;
  return fromRight ? { before: right, behind: left } : { before: left, behind: right };
};

/** The edge at which a text begins, the middle, or its other edge. */
const alignmentOf = (lines: readonly ReadLine[], box: ReadCell['box'], fromRight: boolean) => {
  const gaps = lines.map((line) => roomBeside(line.box, box, fromRight));
  if (gaps.every(({ before, behind }) => before > INSET_POINTS && Math.abs(before - behind) < NEAR_MIDDLE)) {
    return AlignmentType.CENTER;
  }
  const isAtEnd = ({ before, behind }: (typeof gaps)[number]): boolean =>
    before > INSET_POINTS && behind >= 0 && behind < INSET_POINTS && before > 3 * behind;
  if (!gaps.every(isAtEnd)) return AlignmentType.START;
  return fromRight ? AlignmentType.END : AlignmentType.RIGHT;
};
