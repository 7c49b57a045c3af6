/** The typesetter's program for a document of blocks. Texts come in as data and are set as they stand. */
export const REFLOW_MARKUP = `
#let fonts = json(bytes(sys.inputs.fonts))
#let direction(rtl) = if rtl { std.rtl } else { std.ltr }
#set document(title: sys.inputs.title, date: none)
#set page(paper: "a4", margin: (x: 24mm, top: 24mm, bottom: 26mm), footer: context align(center, text(8pt, luma(90), counter(page).display())))
#set text(font: fonts, fallback: true, lang: sys.inputs.language, dir: direction(sys.inputs.rtl == "true"), size: 10.5pt, hyphenate: false)
#set par(leading: 0.72em, spacing: 1.1em, justify: false)
#set table(stroke: 0.5pt + luma(170), inset: 5pt)
#let sizes = (17pt, 14pt, 12pt, 11pt)
#let piece(block-data) = {
  let b = block-data
  set text(dir: direction(b.rtl))
  if b.kind == "heading" {
    let level = calc.min(calc.max(b.level, 1), 4)
    set text(size: sizes.at(level - 1), weight: "bold")
    std.block(above: 1.5em, below: 0.8em, sticky: true, width: 100%, std.align(start, b.text))
  } else if b.kind == "caption" {
    set text(size: 9pt, fill: luma(70))
    std.block(width: 100%, b.text)
  } else if b.kind == "list-item" {
    let indent = 1.4em * (calc.max(b.level, 1) - 1)
    std.block(above: 0.6em, below: 0.6em, width: 100%, inset: if b.rtl { (right: indent) } else { (left: indent) }, grid(
      columns: (auto, 1fr), column-gutter: 0.6em, b.marker, b.text,
    ))
  } else if b.kind == "table" {
    table(columns: b.columns, ..b.cells.map(c => table.cell(
      colspan: c.columns, rowspan: c.rows, text(dir: direction(c.rtl), std.align(start, c.text)),
    )))
  } else {
    std.block(width: 100%, b.text)
  }
}
#for b in json(bytes(sys.inputs.blocks)) { piece(b) }
`;
