import { sansListFor } from '../../text/font-families.js';

/**
 * The typesetter's program for a signature block: a rule at the left, the signature in italics, and small lines under
 * it. Everything in `sys.inputs` is literal. A long signature becomes smaller first and wraps then.
 */
export const blockMarkupFor = (text: string): string => `
#let ink = rgb("#1e3a8a")
#let room = 230pt
#set page(width: auto, height: auto, margin: 1pt, fill: none)
#set text(
  font: ("Libertinus Serif", ${sansListFor(text)}), size: 8.5pt, fill: rgb("#4b5563"), hyphenate: false,
  top-edge: "ascender", bottom-edge: "descender",
)
#set par(leading: 0.1em)
#let handwriting(size) = text(
  size: size, style: "italic", fill: ink, top-edge: "bounds", bottom-edge: "bounds", sys.inputs.signature,
)
#let signature = context {
  let wide = measure(handwriting(22pt)).width
  handwriting(if wide <= room { 22pt } else { calc.max(12pt, 22pt * (room / wide)) })
}
#let fitted(body) = context {
  if measure(body).width <= room { body } else { block(width: room, body) }
}
#let line(entry) = if entry.strong { text(weight: "bold", fill: rgb("#111827"), entry.text) } else { entry.text }
#block(stroke: (left: 1.5pt + ink), inset: (left: 8pt, y: 2pt, right: 2pt), stack(
  spacing: 1pt,
  { set par(leading: 0.3em); fitted(signature) },
  v(6pt),
  ..json(bytes(sys.inputs.lines)).map(entry => fitted(line(entry))),
))
`;
