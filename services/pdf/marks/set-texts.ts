import type { PDFDocument } from '@cantoo/pdf-lib';
import type { MarkOf } from '../../../contracts/marks.js';
import { refuseUnlessShown } from '../engines/font-coverage.js';
import { typesetTold } from '../engines/typst.js';
import { sansListFor } from '../text/font-families.js';
import { filling, grown, operands, stroking, type Look } from './look.js';
import { rectOfBox, type PageSpace } from '../forms/page-space.js';

export type WithText = MarkOf<'text'> | MarkOf<'stamp'>;

interface Placed {
  readonly mark: WithText;
  readonly space: PageSpace;
}

export interface SetLook extends Look {
  /** All of its text is within its box. */
  readonly fits: boolean;
}

/**
 * Draws texts and stamps in whatever script, all at once. A text is as large as it says and broken into lines; that of a
 * stamp is as large as fits.
 *
 * @throws Refusal `fonts.missing`, naming the script, where no font here has a letter.
 */
export const setTexts = async (document: PDFDocument, placed: readonly Placed[]): Promise<readonly SetLook[]> => {
  if (placed.length === 0) return [];
  const text = placed.map(({ mark }) => mark.text).join('\n');
  await refuseUnlessShown(text, 'the text');
  const inputs = { looks: JSON.stringify(placed.map(({ mark }) => toSet(mark))) };
  const { bytes, told } = await typesetTold(markup(text), inputs, '<fits>');
  const pages = await document.embedPdf(
    bytes,
    placed.map((_, index) => index),
  );
  return placed.map(({ mark, space }, index) => {
    const page = pages[index];
    if (!page) throw new Error('a text was not set');
    const bounds = rectOfBox(space, mark.box);
    const at = `q 1 0 0 1 ${operands(bounds.left, bounds.bottom)} cm /Text Do Q`;
    const fits = (told as readonly boolean[])[index] ?? false;
    return { bounds, content: `${frameOf(mark, bounds)}${at}`, forms: { Text: page.ref }, fits };
  });
};

const STAMP_LINE_POINTS = 2;

/** Draws the ground behind a text, and the line around it. */
const frameOf = (mark: WithText, bounds: Look['bounds']): string => {
  const [width, fill] = mark.type === 'stamp' ? [STAMP_LINE_POINTS, null] : [mark.border, mark.fill];
  const { left, bottom, right, top } = grown(bounds, -width / 2);
  const box = `${operands(left, bottom, right - left, top - bottom)} re`;
  const behind = fill === null ? '' : `${filling(fill)} ${box} f `;
  return width > 0 ? `${behind}q ${stroking(mark.colour)} ${operands(width)} w ${box} S Q ` : behind;
};

/** The distance of a text to the edge of its box, in points, as viewers set it. */
const INSET_POINTS = 2;

/** The values that the markup reads. */
const toSet = (mark: WithText) => {
  const { text, colour, box } = mark;
  const isRightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);
  const common = { text, colour, width: box.width, height: box.height, dir: isRightToLeft ? 'rtl' : 'ltr' };
  if (mark.type === 'stamp') {
    return {
      ...common,
      flow: 'stamp',
      font: 'sans',
      size: 0,
      align: 'center',
      weight: 'bold',
      style: 'normal',
      inset: 4,
    };
  }
  const { font, size, align, bold, italic, border } = mark;
  const weight = bold ? 'bold' : 'regular';
  const style = italic ? 'italic' : 'normal';
  return { ...common, flow: 'lines', font, size, align, weight, style, inset: INSET_POINTS + border };
};

const markup = (text: string): string => `
#let sans = (${sansListFor(text)})
#let families = (sans: sans, serif: ("Libertinus Serif", ..sans), mono: ("DejaVu Sans Mono", ..sans))
${MARKUP}`;

/** A page for each text; the metadata tells of each whether it fits. */
const MARKUP = `
#set text(hyphenate: false, top-edge: "ascender", bottom-edge: "descender")
#set par(leading: 0.15em, spacing: 0.15em)
#let looks = json(bytes(sys.inputs.looks))
#let inset(look) = calc.min(look.inset, look.width / 4, look.height / 4) * 1pt
#let room(look) = (width: look.width * 1pt - 2 * inset(look), height: look.height * 1pt - 2 * inset(look))
#let set-at(look, size) = {
  set text(size: size * 1pt, fill: rgb(look.colour), weight: look.weight, style: look.style, font: families.at(look.font))
  if look.flow == "stamp" { box(text(look.text)) } else { block(width: calc.max(1pt, room(look).width), text(look.text)) }
}
#let size-of(look) = if look.flow == "lines" { look.size } else {
  let size = calc.max(4, look.height * 0.7)
  let fits(size) = {
    let extent = measure(set-at(look, size))
    extent.width <= room(look).width and extent.height <= room(look).height + 0.5pt
  }
  while size > 4 and not fits(size) { size = calc.max(4, size * 0.94) }
  size
}
#let fits(look) = {
  let extent = measure(set-at(look, size-of(look)))
  extent.height <= look.height * 1pt + 0.5pt and extent.width <= look.width * 1pt + 0.5pt
}
#for look in looks {
  page(width: look.width * 1pt, height: look.height * 1pt, margin: inset(look), fill: none, {
    let side = if look.align == "center" { center } else if look.align == "end" { end } else { start }
    let level = if look.flow == "stamp" { horizon } else { top }
    set text(dir: if look.dir == "rtl" { rtl } else { ltr })
    context place(side + level, {
      set align(side)
      set-at(look, size-of(look))
    })
  })
}
#context [#metadata(looks.map(look => fits(look))) <fits>]
`;
