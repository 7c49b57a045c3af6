/**
 * The typesetter's program for a signature block: a rule at the left, the signature in italics, and small lines under
 * it. Everything in `sys.inputs` is literal. A long signature becomes smaller first and wraps then.
 */
export const blockMarkup = `
#set page(width: auto, height: auto, margin: 1pt, fill: none)
#set text(font: "Libertinus Serif", size: 8.5pt, fill: rgb("#1f2937"), hyphenate: false)
#set par(leading: 0.45em, spacing: 0.5em)
#let room = 230pt
#let signature = context {
  let line = text(size: 22pt, style: "italic", fill: rgb("#1e3a8a"), sys.inputs.signature)
  let wide = measure(line).width
  let size = if wide <= room { 22pt } else { calc.max(12pt, 22pt * (room / wide)) }
  text(size: size, style: "italic", fill: rgb("#1e3a8a"), sys.inputs.signature)
}
#let fitted(body) = context {
  if measure(body).width <= room { body } else { block(width: room, body) }
}
#block(stroke: (left: 1.5pt + rgb("#1e3a8a")), inset: (left: 8pt, y: 3pt, right: 2pt), {
  fitted(signature)
  for line in json(bytes(sys.inputs.lines)) {
    let look = if line.strong { (weight: "bold") } else { (fill: rgb("#4b5563")) }
    fitted(text(..look, line.text))
  }
})
`;
