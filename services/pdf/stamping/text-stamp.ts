import { StandardFonts, type PDFDocument, type PDFFont, type PDFRef } from 'pdf-lib';
import type { Extent, StampPosition } from './stamp-placement.js';
import { LINE_MAX, setText } from './typeset-stamp.js';

/** One form XObject, to be drawn on any number of pages. */
export interface Stamp extends Extent {
  readonly form: PDFRef;
  /** Lines of text in it, one above the other. */
  readonly lines: number;
}

/** Set large and scaled down, so that rounding does not show. In points. */
const FONT_SIZE = 100;
/** Share of white. */
const GREY_SHARE = 0.35;

/** A text as a form. A line of plain Latin uses a font that every viewer has; what is set otherwise brings its own. */
export const textStamp = async (document: PDFDocument, text: string, position: StampPosition): Promise<Stamp> => {
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  return isPlain(font, text) ? plainStamp(document, font, text) : typesetStamp(document, font, { text, position });
};

const isPlain = (font: PDFFont, text: string): boolean => {
  const known = new Set(font.getCharacterSet());
  if (!Array.from(text).every((character) => known.has(character.codePointAt(0) ?? 0))) return false;
  return font.widthOfTextAtSize(text, FONT_SIZE) <= LINE_MAX * font.heightAtSize(FONT_SIZE);
};

/** Height of a line above and below its baseline, the same for every script so that all have the same size. */
const lineOf = (font: PDFFont) => {
  const above = font.heightAtSize(FONT_SIZE, { descender: false });
  return { above, below: font.heightAtSize(FONT_SIZE) - above };
};

const plainStamp = (document: PDFDocument, font: PDFFont, text: string): Stamp => {
  const { above, below } = lineOf(font);
  const extent = { width: font.widthOfTextAtSize(text, FONT_SIZE), height: above + below };
  const content = `BT ${GREY_SHARE} g /F ${FONT_SIZE} Tf 0 ${below} Td ${font.encodeText(text).toString()} Tj ET`;
  return { ...extent, lines: 1, form: addForm(document, extent, { content, resources: { Font: { F: font.ref } } }) };
};

const typesetStamp = async (
  document: PDFDocument,
  font: PDFFont,
  { text, position }: { readonly text: string; readonly position: StampPosition },
): Promise<Stamp> => {
  const { above, below } = lineOf(font);
  const align = position.endsWith('left') ? 'left' : position.endsWith('right') ? 'right' : 'center';
  const { bytes, margin } = await setText(text, { size: FONT_SIZE, grey: GREY_SHARE, above, below, align });
  const [page] = await document.embedPdf(bytes);
  if (!page) throw new Error('a typeset text has no page');
  const extent = { width: page.width - 2 * margin, height: page.height - 2 * margin };
  const content = `1 0 0 1 ${-margin} ${-margin} cm /X Do`;
  const form = addForm(document, extent, { content, resources: { XObject: { X: page.ref } }, margin });
  return { ...extent, lines: Math.max(1, Math.round(extent.height / (above + below))), form };
};

interface Drawing {
  readonly content: string;
  readonly resources: Record<string, Record<string, PDFRef>>;
  /** Around the extent, where something may be drawn too. */
  readonly margin?: number;
}

/** A group of its own, so that opacity applies to the whole and not to each glyph. */
const addForm = ({ context }: PDFDocument, { width, height }: Extent, drawing: Drawing): PDFRef => {
  const { content, resources, margin = 0 } = drawing;
  return context.register(
    context.stream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [-margin, -margin, width + margin, height + margin],
      Group: { Type: 'Group', S: 'Transparency' },
      Resources: resources,
    }),
  );
};
