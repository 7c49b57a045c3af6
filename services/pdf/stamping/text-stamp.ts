import { StandardFonts, type PDFDocument, type PDFFont, type PDFRef } from 'pdf-lib';
import { typeset } from '../engines/typst.js';
import type { Extent } from './placement.js';

/** One form XObject, to be drawn on any number of pages. */
export interface Stamp extends Extent {
  readonly form: PDFRef;
}

/** Set large and scaled down, so that rounding does not show. In points. */
const FONT_SIZE = 100;
/** Share of white. */
const GREY = 0.35;

/** Text as it stands, in any script that a font of this machine has; nothing in it is markup. */
const MARKUP = `
#set page(width: auto, height: auto, margin: 0pt, fill: none)
#set text(size: ${FONT_SIZE}pt, weight: "bold", fill: luma(${GREY * 100}%), top-edge: "ascender", bottom-edge: "descender")
#sys.inputs.text
`;

/** A line of text as a form. Plain Latin uses a font that every viewer has; other scripts bring theirs along. */
export const textStamp = async (document: PDFDocument, text: string): Promise<Stamp> => {
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  return canWrite(font, text) ? standardStamp(document, font, text) : typesetStamp(document, text);
};

const canWrite = (font: PDFFont, text: string): boolean => {
  const known = new Set(font.getCharacterSet());
  return Array.from(text).every((character) => known.has(character.codePointAt(0) ?? 0));
};

const standardStamp = (document: PDFDocument, font: PDFFont, text: string): Stamp => {
  const width = font.widthOfTextAtSize(text, FONT_SIZE);
  const height = font.heightAtSize(FONT_SIZE);
  const baseline = height - font.heightAtSize(FONT_SIZE, { descender: false });
  const content = `BT ${GREY} g /F ${FONT_SIZE} Tf 0 ${baseline} Td ${font.encodeText(text).toString()} Tj ET`;
  return {
    width,
    height,
    form: addForm(document, { width, height }, { content, resources: { Font: { F: font.ref } } }),
  };
};

const typesetStamp = async (document: PDFDocument, text: string): Promise<Stamp> => {
  const [page] = await document.embedPdf(await typeset(MARKUP, { text }));
  if (!page) throw new Error('a typeset text has no page');
  const { width, height } = page;
  const resources = { XObject: { X: page.ref } };
  return { width, height, form: addForm(document, { width, height }, { content: '/X Do', resources }) };
};

interface Drawing {
  readonly content: string;
  readonly resources: Record<string, Record<string, PDFRef>>;
}

/** A group of its own, so that opacity applies to the whole and not to each glyph. */
const addForm = ({ context }: PDFDocument, { width, height }: Extent, { content, resources }: Drawing): PDFRef =>
  context.register(
    context.stream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Group: { Type: 'Group', S: 'Transparency' },
      Resources: resources,
    }),
  );
