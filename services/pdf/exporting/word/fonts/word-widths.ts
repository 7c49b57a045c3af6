import { StandardFontEmbedder, StandardFonts } from 'pdf-lib';
import type { TextStyle } from '../../../reading/lines/document-model.js';
import type { StandIn } from './stand-in-families.js';

type Faces = readonly [plain: StandardFonts, bold: StandardFonts, italic: StandardFonts, both: StandardFonts];

/** Fonts as wide as these, letter by letter, whose widths are known. */
const faces: Readonly<Record<StandIn, Faces>> = {
  Arial: [
    StandardFonts.Helvetica,
    StandardFonts.HelveticaBold,
    StandardFonts.HelveticaOblique,
    StandardFonts.HelveticaBoldOblique,
  ],
  'Times New Roman': [
    StandardFonts.TimesRoman,
    StandardFonts.TimesRomanBold,
    StandardFonts.TimesRomanItalic,
    StandardFonts.TimesRomanBoldItalic,
  ],
  'Courier New': [
    StandardFonts.Courier,
    StandardFonts.CourierBold,
    StandardFonts.CourierOblique,
    StandardFonts.CourierBoldOblique,
  ],
};

/** Letters that Word has in any of these families, with known widths. */
const KNOWN = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff\u2013\u2014\u2018-\u201e]+$/;
/** The first and last letter of a word leave so much free on its sides, in sizes of the font. */
const SIDE_BEARING_SIZES = 0.07;

/** How wide the ink of a word is in a family, in points; undefined where it has other letters. */
export const inkWidthIn = (family: StandIn, text: string, style: TextStyle): number | undefined => {
  if (!KNOWN.test(text)) return undefined;
  const face = faces[family][(style.bold ? 1 : 0) + (style.italic ? 2 : 0)] ?? faces[family][0];
  return embedderOf(face).widthOfTextAtSize(text, style.size) - SIDE_BEARING_SIZES * style.size;
};

type FontName = Parameters<typeof StandardFontEmbedder.for>[0];

/** pdf-lib names the same fonts by two enumerations. */
const embedderOf = (face: StandardFonts): StandardFontEmbedder => StandardFontEmbedder.for(face as string as FontName);
