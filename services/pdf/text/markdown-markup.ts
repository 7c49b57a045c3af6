import { sansListFor } from './font-families.js';

/** How each kind of block is set; fonts are named above it. */
const PROGRAM = `
#let mono = ("DejaVu Sans Mono", ..sans)
#set document(title: sys.inputs.title, date: none)
#set page(paper: "a4", margin: 20mm)
#set text(font: sans, size: 10.5pt, hyphenate: false)
#set par(leading: 0.65em, spacing: 1em)
#show heading: set block(above: 1.5em, below: 0.8em)
#show heading.where(level: 1): set text(size: 1.2em)
#let framed(fill, body) = box(fill: fill, outset: (y: 0.2em), inset: (x: 0.15em), radius: 2pt, body)
#let styled(runs) = for run in runs {
  if run.picture != "" { box(image(run.picture, width: run.width * 1pt)) } else {
    let shown = text(run.text)
    if run.code { shown = framed(luma(240), text(font: mono, size: 0.9em, run.text)) }
    if run.bold { shown = strong(shown) }
    if run.italic { shown = emph(shown) }
    if run.struck { shown = strike(shown) }
    if run.link != "" { shown = link(run.link, text(fill: rgb("#0b57d0"), underline(shown))) }
    shown
  }
}
#let tick = place(dx: 0.12em, dy: 0.12em, polygon(
  stroke: none, fill: black, (0em, 0.25em), (0.18em, 0.42em), (0.5em, 0.05em), (0.42em, 0em), (0.17em, 0.28em), (0.06em, 0.17em),
))
#let task(done) = box(width: 0.75em, height: 0.75em, stroke: 0.6pt, baseline: 0.08em, if done { tick })
#let cell(line) = { set text(dir: if line.rtl { rtl } else { ltr }); styled(line.runs) }
#let sides = (left: left, right: right, center: center, start: start)
#let shown(item) = {
  set text(dir: if item.at("rtl", default: false) { rtl } else { ltr })
  let inner(blocks) = for one in blocks { shown(one) }
  if item.kind == "heading" { heading(level: item.level, styled(item.runs)) }
  else if item.kind == "paragraph" { par(styled(item.runs)) }
  else if item.kind == "code" {
    show raw: set text(font: mono, size: 9pt)
    block(width: 100%, fill: luma(244), inset: 8pt, radius: 3pt, breakable: true, raw(item.text, block: true, tab-size: 4))
  }
  else if item.kind == "page-break" { pagebreak(weak: true) }
  else if item.kind == "rule" { line(length: 100%, stroke: 0.6pt + luma(160)) }
  else if item.kind == "quote" {
    let edge = 2pt + luma(190)
    block(width: 100%, inset: if item.rtl { (right: 1em) } else { (left: 1em) },
      stroke: if item.rtl { (right: edge) } else { (left: edge) }, inner(item.blocks))
  }
  else if item.kind == "list" {
    let items = item.items.map(one => inner(one.blocks))
    let tasks = item.items.map(one => one.at("done", default: none))
    if item.ordered { enum(start: item.start, ..items) }
    else if tasks.all(done => done == none) { list(..items) }
    else {
      set block(spacing: 0.65em)
      for (one, done) in items.zip(tasks) { if done == none { list(one) } else { list(marker: task(done), one) } }
    }
  }
  else {
    set text(size: if item.aligned.len() > 8 { 7pt } else { 9.5pt })
    table(
      columns: item.aligned.len(), stroke: 0.5pt + luma(170), inset: 5pt,
      align: item.aligned.map(side => sides.at(side, default: start)),
      fill: (_, row) => if row == 0 and item.header.len() > 0 { luma(240) },
      ..if item.header.len() > 0 { (table.header(..item.header.map(line => strong(cell(line)))),) },
      ..item.rows.flatten().map(cell),
    )
  }
}
#for item in json(bytes(sys.inputs.blocks)) { shown(item) }
`;

/** The typesetter's program for the blocks of a Markdown text: what they say is taken literally. */
export const markdownMarkup = (text: string): string => `#let sans = (${sansListFor(text)})${PROGRAM}`;
