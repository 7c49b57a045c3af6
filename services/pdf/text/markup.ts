import { sansListFor } from './font-families.js';

/** The typesetter's program for plain text: fixed width, fixed line pitch, everything literal. */
export const textMarkup = (text: string): string => `
#set document(title: sys.inputs.title, date: none)
#set page(paper: "a4", margin: 20mm)
#set text(
  font: ("DejaVu Sans Mono", ${sansListFor(text)}),
  size: 10pt, hyphenate: false, top-edge: 0.8em, bottom-edge: -0.2em,
  costs: (widow: 0%, orphan: 0%),
)
#set par(leading: 0.25em, spacing: 0.25em, linebreaks: "simple")
#for passage in json(bytes(sys.inputs.passages)) {
  if passage.kind == "page" { pagebreak() } else {
    set text(dir: if passage.rtl { rtl } else { ltr })
    block(passage.text)
  }
}
`;
