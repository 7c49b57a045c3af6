import { StandardFonts, type PDFDocument, type PDFRef } from 'pdf-lib';
import { refuseUnlessShown } from '../engines/font-coverage.js';
import { typeset } from '../engines/typst.js';
import { runsFromTheRight } from '../text/direction.js';
import { sansListFor } from '../text/font-families.js';
import type { Extent } from './stamp-placement.js';

/** A line of text. Its origin is the left end of its baseline; its height is that of a capital letter. */
export interface Label extends Extent {
  /** Draws it at its origin, with its resource under this name. */
  readonly draw: (name: string) => string;
  readonly resource: readonly [category: 'Font' | 'XObject', ref: PDFRef];
}

/** Height of a capital letter in Helvetica, as a share of the font's size. */
const CAPITAL_OF_SIZE = 0.718;
/** Texts that are set at once. */
const AT_ONCE = 500;

/**
 * Sets lines of text, each once. Plain Latin uses a font that every viewer has; what is set otherwise brings its own.
 *
 * @param size  of the font, in points.
 * @throws Refusal `fonts.missing`
 */
export const setLabels = async (
  document: PDFDocument,
  texts: Iterable<string>,
  size: number,
): Promise<ReadonlyMap<string, Label>> => {
  const font = await document.embedFont(StandardFonts.Helvetica);
  const known = new Set(font.getCharacterSet());
  const labels = new Map<string, Label>();
  const others: string[] = [];
  for (const text of new Set(texts)) {
    if (!Array.from(text).every((character) => known.has(character.codePointAt(0) ?? 0))) others.push(text);
    else {
      const draw = (name: string) => `BT 0 g /${name} ${size} Tf ${font.encodeText(text).toString()} Tj ET`;
      const width = font.widthOfTextAtSize(text, size);
      labels.set(text, { width, height: CAPITAL_OF_SIZE * size, draw, resource: ['Font', font.ref] });
    }
  }
  for (let from = 0; from < others.length; from += AT_ONCE) {
    const some = others.slice(from, from + AT_ONCE);
    for (const [text, label] of await typesetLabels(document, some, size)) labels.set(text, label);
  }
  return labels;
};

const typesetLabels = async (
  document: PDFDocument,
  texts: readonly string[],
  size: number,
): Promise<readonly (readonly [string, Label])[]> => {
  const all = texts.join('\n');
  await refuseUnlessShown(all, 'the text');
  const lines = texts.map((text) => ({ text, dir: runsFromTheRight(text) ? 'rtl' : 'ltr' }));
  const bytes = await typeset(markupFor(all, size), { lines: JSON.stringify(lines) }, { text: all });
  const pages = await document.embedPdf(
    bytes,
    texts.map((_, index) => index),
  );
  return texts.flatMap((text, index) => {
    const page = pages[index];
    if (!page) throw new Error('a text that was set has no page');
    const draw = (name: string) => `q 1 0 0 1 ${-size} ${-size} cm /${name} Do Q`;
    const width = page.width - 2 * size;
    return [[text, { width, height: CAPITAL_OF_SIZE * size, draw, resource: ['XObject', page.ref] as const }] as const];
  });
};

/** A page for each line, with room around it into which tall scripts and what hangs below the baseline may reach. */
const markupFor = (text: string, size: number): string => `
#set page(width: auto, height: auto, margin: ${size}pt, fill: none)
#set text(
  size: ${size}pt, fill: black, top-edge: ${CAPITAL_OF_SIZE * size}pt, bottom-edge: "baseline",
  font: (${sansListFor(text)}), hyphenate: false,
)
#let lines = json(bytes(sys.inputs.lines))
#for (index, line) in lines.enumerate() {
  if index > 0 { pagebreak() }
  text(dir: if line.dir == "rtl" { rtl } else { ltr }, line.text)
}
`;
