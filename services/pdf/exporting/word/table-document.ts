import { AlignmentType, Document, Packer, PageBreak, PageOrientation, Paragraph, Table, TableCell } from 'docx';
import {
  BorderStyle,
  ShadingType,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
  type IRunOptions,
} from 'docx';
import type { CsvTable } from '../../text/csv-table.js';
import { runsFromTheRight } from '../../text/direction.js';
import {
  CELL_INSET_POINTS,
  planTable,
  TABLE_MARGIN_POINTS,
  type Strip,
  type TablePlan,
} from '../../text/table-plan.js';
import { plainXml } from '../plain-xml.js';
import { twips } from './units.js';

/** Each takes about 8 KB of memory until the file is written, and Word is slow with more. */
export const WORD_CELLS_MAX = 50_000;
const A4 = { width: 595, height: 842 };
/** Characters of a cell from which on the first row is not repeated on each page. */
const HEADER_MAX = 200;
const FONT = 'Arial';
const LINE = { style: BorderStyle.SINGLE, size: 3, color: '969696' };
const HEADER_FILL = 'E8E8E8';

/** A table as a Word file: the names of its columns on each page, columns as wide as they need; a wide one in strips. */
export const wordOfTable = async (csv: CsvTable): Promise<Uint8Array> => {
  const plan = planTable(csv);
  const margin = twips(TABLE_MARGIN_POINTS);
  const orientation = plan.landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT;
  const document = new Document({
    creator: 'Docket',
    styles: { default: { document: { run: { font: FONT, size: plan.size * 2 } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(A4.width), height: twips(A4.height), orientation },
            margin: { left: margin, right: margin, top: margin, bottom: margin },
          },
        },
        children: plan.strips.flatMap((strip, at) => [...(at > 0 ? [nextPage()] : []), stripOf(strip, plan, csv)]),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
};

const nextPage = (): Paragraph => new Paragraph({ children: [new PageBreak()] });

const stripOf = (strip: Strip, plan: TablePlan, { rows, hasHeader }: CsvTable): Table => {
  const widths = strip.widths.map(twips);
  const inset = twips(CELL_INSET_POINTS);
  return new Table({
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    margins: { left: inset, right: inset, top: twips(2), bottom: twips(2) },
    borders: { top: LINE, bottom: LINE, left: LINE, right: LINE, insideHorizontal: LINE, insideVertical: LINE },
    visuallyRightToLeft: plan.rtl,
    rows: rows.map((row, at) => rowOf(row, strip, { plan, isHeader: hasHeader && at === 0 })),
  });
};

interface RowPlace {
  readonly plan: TablePlan;
  readonly isHeader: boolean;
}

const rowOf = (row: readonly string[], { columns, widths }: Strip, place: RowPlace): TableRow =>
  new TableRow({
    cantSplit: true,
    tableHeader: place.isHeader && row.every(({ length }) => length <= HEADER_MAX),
    children: columns.map((column, at) =>
      cellOf(row[column] ?? '', { ...place, column, width: twips(widths[at] ?? 0) }),
    ),
  });

const cellOf = (
  cell: string,
  { plan, isHeader, column, width }: RowPlace & { readonly column: number; readonly width: number },
): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    verticalAlign: isHeader ? VerticalAlign.BOTTOM : VerticalAlign.TOP,
    ...(isHeader && { shading: { type: ShadingType.CLEAR, fill: HEADER_FILL, color: 'auto' } }),
    children: cell
      .trim()
      .split(/\r\n?|\n/)
      .map((line) => {
        const rtl = runsFromTheRight(line);
        const run: IRunOptions = { text: plainXml(line), bold: isHeader, rightToLeft: rtl };
        return new Paragraph({
          alignment: plan.numeric[column] === true ? AlignmentType.RIGHT : AlignmentType.START,
          bidirectional: rtl,
          children: [new TextRun(run)],
        });
      }),
  });
