import { sansListFor } from './font-families.js';

/** The typesetter's program for a document of simple blocks: what they say is taken literally. */
export const simpleMarkup = (text: string): string => `
#set document(title: sys.inputs.title, date: none)
#set page(paper: "a4", margin: 20mm)
#set text(font: (${sansListFor(text)}), size: 10pt)
#let styled(runs) = for run in runs {
  let shown = text(run.text)
  if run.bold { shown = strong(shown) }
  if run.italic { shown = emph(shown) }
  shown
}
#for item in json(bytes(sys.inputs.blocks)) {
  if item.kind == "heading" {
    heading(level: item.level, styled(item.runs))
  } else if item.kind == "item" {
    pad(left: 1.5em * item.level, grid(columns: (1.5em, 1fr), item.marker, styled(item.runs)))
  } else if item.kind == "table" {
    set text(size: 8pt)
    table(columns: (1fr,) * item.rows.first().len(), ..item.rows.flatten().map(cell => text(cell)))
  } else {
    par(styled(item.runs))
  }
}
`;
