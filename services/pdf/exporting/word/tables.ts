import { Paragraph, Table, TableCell, TableRow, VerticalAlignTable, WidthType } from 'docx';
import type { ReadBlock, ReadCell, ReadLine } from '../../reading/lines/document-model.js';
import { columnsOf } from '../table-columns.js';
import { textRuns } from './text.js';
import { twips } from './units.js';

/** A table with its spans and the widths of its columns. */
export const table = (block: ReadBlock, indent: number): Table => {
  const rows = block.rows ?? [];
  const widths = columnsOf(rows, block.box).map(twips);
  return new Table({
    columnWidths: widths,
    width: { size: twips(block.box.width), type: WidthType.DXA },
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
