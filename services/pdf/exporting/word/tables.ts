import { Paragraph, Table, TableCell, TableRow, VerticalAlignTable, WidthType } from 'docx';
import type { ReadBlock, ReadCell, ReadLine } from '../../reading/lines/document-model.js';
import { columnsOf } from '../table-columns.js';
import { textRuns } from './text.js';
import { twips } from './units.js';

/** In twips: Word leaves far more to the left and right of a text than a table in print does. */
const MARGINS = { left: 30, right: 0, marginUnitType: WidthType.DXA };
/** Points: the last column of a table without lines is as wide as its words, which are wider in other fonts. */
const LAST_ROOM = 8;

/** A table with its spans and the widths of its columns. */
export const table = (block: ReadBlock, indent: number): Table => {
  const rows = block.rows ?? [];
  const widths = columnsOf(rows, { ...block.box, width: block.box.width + LAST_ROOM }).map(twips);
  return new Table({
    columnWidths: widths,
    width: { size: twips(block.box.width + LAST_ROOM), type: WidthType.DXA },
    margins: MARGINS,
    indent: { size: twips(Math.max(0, indent)), type: WidthType.DXA },
    ...(block.rtl === true && { visuallyRightToLeft: true }),
    rows: rows.map((cells) => new TableRow({ cantSplit: true, children: cells.map(cellOf) })),
  });
};

const cellOf = ({ lines, columns, rows }: ReadCell): TableCell =>
  new TableCell({
    columnSpan: columns,
    rowSpan: rows,
    verticalAlign: VerticalAlignTable.CENTER,
    children: paragraphsOf(lines),
  });

/** A cell needs one even if it is empty. */
const paragraphsOf = (lines: readonly ReadLine[]): Paragraph[] =>
  lines.length === 0 ? [new Paragraph({})] : [new Paragraph({ children: textRuns(lines) })];
