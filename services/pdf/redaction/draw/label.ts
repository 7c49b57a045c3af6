import { StandardFonts, type PDFDocument, type PDFFont, type PDFRef } from 'pdf-lib';
import { refuseUnlessShown } from '../../engines/font-coverage.js';
import { typeset } from '../../engines/typst.js';
import { sansListFor } from '../../text/font-families.js';

/** A line of text as a form, its origin at the bottom left. */
export interface Label {
  readonly form: PDFRef;
  readonly width: number;
  readonly height: number;
  /** The size of the font, in the same units. */
  readonly size: number;
  /** Where the letters stand, from the bottom. */
  readonly baseline: number;
}

const SIZE = 100;
const BASELINE = 0.22 * SIZE;

/** Text as it stands, in any script that there is a font for; nothing in it is markup. */
const markupFor = (text: string): string => `
#set page(width: auto, height: auto, margin: 0pt, fill: none)
#set text(font: (${sansListFor(text)}), size: ${SIZE}pt, fill: luma(int(sys.inputs.grey)), top-edge: "ascender", bottom-edge: "descender")
#sys.inputs.text
`;

export type Ink = 'black' | 'white';

/**
 * Plain Latin uses a font that every viewer has; other scripts bring theirs along.
 *
 * @returns undefined for nothing to see.
 * @throws Refusal `fonts.missing`
 */
export const labelFor = async (document: PDFDocument, text: string, ink: Ink): Promise<Label | undefined> => {
  const line = text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  if (line === '') return undefined;
  const font = await document.embedFont(StandardFonts.Helvetica);
  return canWrite(font, line) ? standardLabel(document, font, { line, ink }) : typesetLabel(document, line, ink);
};

const canWrite = (font: PDFFont, text: string): boolean => {
  const known = new Set(font.getCharacterSet());
  return Array.from(text).every((character) => known.has(character.codePointAt(0) ?? 0));
};

const standardLabel = (
  document: PDFDocument,
  font: PDFFont,
  { line, ink }: { readonly line: string; readonly ink: Ink },
): Label => {
  const width = font.widthOfTextAtSize(line, SIZE);
  const grey = ink === 'black' ? 0 : 1;
  const content = `BT ${grey} g /F ${SIZE} Tf 0 ${BASELINE} Td ${font.encodeText(line).toString()} Tj ET`;
  const extent = { width, height: SIZE };
  const form = addForm(document, extent, { content, resources: { Font: { F: font.ref } } });
  return { ...extent, form, size: SIZE, baseline: BASELINE };
};

const typesetLabel = async (document: PDFDocument, text: string, ink: Ink): Promise<Label> => {
  await refuseUnlessShown(text, 'the replacement');
  const [page] = await document.embedPdf(await typeset(markupFor(text), { text, grey: ink === 'black' ? '0' : '255' }));
  if (!page) throw new Error('a typeset text has no page');
  const { width, height } = page;
  const form = addForm(document, page, { content: '/X Do', resources: { XObject: { X: page.ref } } });
  return { form, width, height, size: SIZE, baseline: BASELINE };
};

const addForm = (
  { context }: PDFDocument,
  { width, height }: { readonly width: number; readonly height: number },
  { content, resources }: { readonly content: string; readonly resources: Record<string, Record<string, PDFRef>> },
): PDFRef =>
  context.register(
    context.flateStream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: resources,
    }),
  );
