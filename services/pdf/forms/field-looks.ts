import { type PDFDocument, type PDFField, type PDFRef, type PDFWidgetAnnotation } from '@cantoo/pdf-lib';
import { refuseUnlessShown } from '../engines/font-coverage.js';
import { typesetTold } from '../engines/typst.js';
import { inheritedAt, nameAt, numberAt, numbersAt } from '../signing/fields/dictionary-entries.js';
import type { Extent } from '../stamping/stamp-placement.js';
import { sansListFor } from '../text/font-families.js';
import { styleOf } from './default-appearance.js';

/** The text that a field shows, or the lines of a list with those that are chosen. */
export interface Shown {
  readonly field: PDFField;
  readonly lines: readonly { readonly text: string; readonly chosen: boolean }[];
  readonly flow: 'line' | 'lines' | 'list';
  /** Cells of equal width, one for each character; 0 for none. */
  readonly cells: number;
}

interface Look {
  readonly widget: PDFWidgetAnnotation;
  /** Points, as the text runs. */
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
}

/** Degrees counter-clockwise by which a widget's contents are turned in its rectangle. */
type Turn = 0 | 90 | 180 | 270;

/**
 * Gives the widgets of fields the look of their values, in whatever script: set with the fonts that come along, as large
 * as the field says, smaller where its text would not fit. What viewers need to draw the fields anew stays as it is.
 *
 * @returns the fields whose text does not fit even at {@link TEXT_SIZE_MIN} points, and is cut off at the edge.
 * @throws Refusal `fonts.missing`
 */
export const drawLooks = async (document: PDFDocument, shown: readonly Shown[]): Promise<readonly PDFField[]> => {
  const looks = shown.flatMap((one) => looksOf(one.field).map((look) => ({ ...one, ...look })));
  if (looks.length === 0) return [];
  const text = looks.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
  await refuseUnlessShown(text, 'the form');
  const inputs = { looks: JSON.stringify(looks.map(toSet)) };
  const { bytes, told } = await typesetTold(markup(text), inputs, '<fits>');
  const pages = await document.embedPdf(
    bytes,
    looks.map((_, index) => index),
  );
  for (const [index, look] of looks.entries()) {
    const page = pages[index];
    if (!page) throw new Error('a look was not set');
    look.widget.setNormalAppearance(appearanceOf(document, look, page.ref));
  }
  const fits = told as readonly boolean[];
  return [...new Set(looks.filter((_, index) => fits[index] === false).map(({ field }) => field))];
};

/** The smallest size of a text that is made smaller to fit. */
const TEXT_SIZE_MIN = 4;

const looksOf = ({ acroField }: PDFField): readonly Look[] =>
  acroField.getWidgets().flatMap((widget) => {
    const { width, height } = widget.getRectangle();
    const turn = turnOf(widget);
    const isAcross = turn === 90 || turn === 270;
    const look = { widget, width: isAcross ? height : width, height: isAcross ? width : height, turn };
    return width > 0 && height > 0 ? [look] : [];
  });

const turnOf = (widget: PDFWidgetAnnotation): Turn => {
  const degrees = (((numberAt(widget.MK(), 'R') ?? 0) % 360) + 360) % 360;
  return degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0;
};

/**
 * Alignments by the quadding of a field. On the left it begins where its script does, as people of that script expect.
 */
const ALIGNMENTS = ['start', 'center', 'right'] as const;

/** The values that the markup reads. */
const toSet = ({ widget, width, height, lines, flow, cells }: Look & Shown) => {
  const { size, colour } = styleOf(widget.dict);
  const quadding = inheritedAt(widget.dict, 'Q');
  const align = ALIGNMENTS[Number(quadding?.toString() ?? 0)] ?? 'start';
  const text = lines.map((line) => line.text).join('\n');
  const dir = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)
    ? 'rtl'
    : 'ltr';
  const edge = borderOf(widget) + (cells > 0 ? 0 : 1);
  return { width, height, edge, size, colour, align, dir, flow, cells, lines, text };
};

const markup = (text: string): string => `#set text(font: (${sansListFor(text)}))${MARKUP}`;

/** A page for each look; the metadata tells of each whether its text fits. */
const MARKUP = `
#set text(hyphenate: false, top-edge: "ascender", bottom-edge: "descender")
#set par(leading: 0.15em, spacing: 0.15em)
#let looks = json(bytes(sys.inputs.looks))
#let inner(look) = (width: look.width * 1pt - 2 * look.edge * 1pt, height: look.height * 1pt - 2 * look.edge * 1pt)
#let set-at(look, size) = {
  set text(size: size * 1pt, fill: rgb(look.colour), dir: if look.dir == "rtl" { rtl } else { ltr })
  let box-of = inner(look)
  if look.cells > 0 {
    let cell = box-of.width / look.cells
    grid(columns: (cell,) * look.cells, align: center, ..look.text.clusters().map(letter => [#letter]))
  } else if look.flow == "line" {
    box(text(look.text))
  } else if look.flow == "lines" {
    block(width: box-of.width, text(look.text))
  } else {
    stack(..look.lines.map(line => block(
      width: box-of.width, fill: if line.chosen { rgb("#99c1da") } else { none }, inset: (x: 1pt), text(line.text),
    )))
  }
}
#let fits-at(look, size) = {
  let extent = measure(set-at(look, size))
  let room = inner(look)
  extent.height <= room.height + 0.5pt and (look.flow != "line" or look.cells > 0 or extent.width <= room.width + 0.5pt)
}
#let sizes(look) = {
  let largest = if look.size > 0 { look.size } else if look.flow == "line" { calc.max(${TEXT_SIZE_MIN}, look.height * 0.72) } else { 12 }
  let all = (largest,)
  let size = largest
  while size > ${TEXT_SIZE_MIN} { size = calc.max(${TEXT_SIZE_MIN}, size * 0.94); all.push(size) }
  all
}
#let size-of(look) = if look.flow == "list" {
  if look.size > 0 { look.size } else { 12 }
} else {
  let fitting = sizes(look).find(size => fits-at(look, size))
  if fitting == none { ${TEXT_SIZE_MIN} } else { fitting }
}
#for look in looks {
  page(width: look.width * 1pt, height: look.height * 1pt, margin: look.edge * 1pt, fill: none, {
    let side = if look.align == "center" { center } else if look.align == "right" { right } else { start }
    let level = if look.flow == "line" or look.cells > 0 { horizon } else { top }
    set text(dir: if look.dir == "rtl" { rtl } else { ltr })
    context place(side + level, {
      set align(side)
      set-at(look, size-of(look))
    })
  })
}
#context [#metadata(looks.map(look => look.flow == "list" or fits-at(look, size-of(look)))) <fits>]
`;

const appearanceOf = ({ context }: PDFDocument, { widget, width, height, turn }: Look, text: PDFRef): PDFRef => {
  const content = `${frameOf(widget, { width, height })}/Tx BMC q 0 0 ${width} ${height} re W n /Text Do Q EMC`;
  const stream = context.flateStream(content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Matrix: matrixOf(turn, { width, height }),
    Resources: { XObject: { Text: text } },
  });
  return context.register(stream);
};

/** From the look as its text runs to the rectangle as it lies on the page, both with their corner at 0, 0. */
const matrixOf = (turn: Turn, { width, height }: Extent): number[] => {
  const matrices: Readonly<Record<Turn, number[]>> = {
    0: [1, 0, 0, 1, 0, 0],
    90: [0, 1, -1, 0, height, 0],
    180: [-1, 0, 0, -1, width, height],
    270: [0, -1, 1, 0, 0, width],
  };
  return matrices[turn];
};

/** The background and the border of a widget. @see ISO 32000-1, table 189 */
const frameOf = (widget: PDFWidgetAnnotation, { width, height }: Extent): string => {
  const fill = colourOf(numbersAt(widget.MK(), 'BG'), { 1: 'g', 3: 'rg', 4: 'k' });
  const stroke = colourOf(numbersAt(widget.MK(), 'BC'), { 1: 'G', 3: 'RG', 4: 'K' });
  const border = borderOf(widget);
  const background = fill && `q ${fill} 0 0 ${width} ${height} re f Q\n`;
  if (!stroke || border === 0) return background;
  const edge = `${border / 2} ${border / 2} ${width - border} ${height - border} re`;
  const line = nameAt(widget.BS(), 'S') === 'U' ? `0 ${border / 2} m ${width} ${border / 2} l` : edge;
  return `${background}q ${stroke} ${border} w ${line} S Q\n`;
};

const borderOf = (widget: PDFWidgetAnnotation): number => {
  const isDrawn = numbersAt(widget.MK(), 'BC').length > 0;
  return isDrawn ? Math.max(0, numberAt(widget.BS(), 'W') ?? 1) : 0;
};

const colourOf = (parts: readonly number[], operators: Readonly<Record<number, string>>): string => {
  const operator = operators[parts.length];
  return operator !== undefined && parts.every(Number.isFinite) ? `${parts.join(' ')} ${operator}` : '';
};
