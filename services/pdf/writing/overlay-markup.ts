/** The typesetter's program for texts in given places: each as large as it was, or as much smaller as it must be. */
export const OVERLAY_MARKUP = `
#let fonts = json(bytes(sys.inputs.fonts))
#set document(title: sys.inputs.title, date: none)
#set text(
  font: fonts, fallback: true, lang: sys.inputs.language, hyphenate: false, top-edge: 0.85em, bottom-edge: -0.22em,
)
#let smallest = 4pt
#let places = (left: left, right: right, centre: center, justified: start)
#let body(u, size) = {
  set text(
    size: size, fill: rgb(u.colour), dir: if u.rtl { rtl } else { ltr },
    weight: if u.bold { "bold" } else { "regular" }, style: if u.italic { "italic" } else { "normal" },
  )
  set par(leading: 0.12em, justify: false)
  std.block(width: u.width * 1pt, align(places.at(u.align), u.text))
}
#let fits(u, size) = {
  let word = measure(text(size: size, weight: if u.bold { "bold" } else { "regular" }, u.longest))
  word.width <= u.width * 1pt + 0.5pt and measure(body(u, size)).height <= u.height * 1pt + 0.25 * size
}
#let fitted(u) = context {
  let size = u.size * 1pt
  if size > smallest and not fits(u, size) {
    let small = smallest
    for _ in range(6) {
      let middle = (small + size) / 2
      if fits(u, middle) { small = middle } else { size = middle }
    }
    size = small
  }
  body(u, size)
}
#for p in json(bytes(sys.inputs.pages)) {
  page(width: p.width * 1pt, height: p.height * 1pt, margin: 0pt, fill: none, {
    for u in p.units { place(top + left, dx: u.x * 1pt, dy: u.y * 1pt, fitted(u)) }
  })
}
`;
