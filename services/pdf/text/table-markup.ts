import { sansListFor } from './font-families.js';
import { CELL_INSET_POINTS, TABLE_MARGIN_POINTS } from './table-plan.js';

/** The end of a table tells the rows that begin before its last page, and how many pages there are. */
export const TABLE_END = '<end-of-table>';

/** The typesetter's program for the rows of a table; what its cells say is taken literally. */
export const tableMarkup = (text: string): string => `
#let table-data = json(bytes(sys.inputs.table))
#set document(title: sys.inputs.title, date: none)
#set page(paper: "a4", flipped: table-data.landscape, margin: ${TABLE_MARGIN_POINTS}pt)
#set text(font: (${sansListFor(text)}), size: table-data.size * 1pt, hyphenate: false)
#set text(dir: if table-data.rtl { rtl } else { ltr })
#set par(leading: 0.45em, linebreaks: "simple")
#let shown(cell) = if cell.rtl == table-data.rtl { cell.text } else {
  text(dir: if cell.rtl { rtl } else { ltr }, cell.text)
}
#let side(column) = if table-data.numeric.at(column) { right } else { start }
#let names = table-data.header.enumerate().map(((column, cell)) => table.cell(
  fill: luma(232), align: side(column) + bottom, strong(shown(cell)),
))
#let cells(row) = row.cells.enumerate().map(((column, cell)) => table.cell(
  align: side(column) + top,
  breakable: row.tall,
  if column == 0 [#metadata(none)<row-start>#shown(cell)] else { shown(cell) },
))
#table(
  columns: table-data.widths.map(width => width * 1pt),
  stroke: 0.4pt + luma(150),
  inset: (x: ${CELL_INSET_POINTS}pt, y: 2.5pt),
  ..if names.len() > 0 { (table.header(..names),) },
  ..table-data.rows.map(cells).flatten(),
)
#context [#metadata((
  before: query(<row-start>).filter(row => row.location().page() < here().page()).len(),
  pages: here().page(),
))${TABLE_END}]
`;
