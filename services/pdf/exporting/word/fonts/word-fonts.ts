import type { ReadPage, TextStyle } from '../../../reading/lines/document-model.js';
import { sameAs, standInFor, type StandIn } from './stand-in-families.js';
import { inkWidthIn } from './word-widths.js';

/** The family that Word shows text in, and how wide its letters are drawn, in percent. */
export interface WordFont {
  readonly family: string;
  readonly scale?: number;
}

export type WordFonts = (style: TextStyle) => WordFont;

/** Families as the document names them. */
export const asNamed: WordFonts = ({ font }) => ({ family: font });

/** Letters beyond this share have no likeness in another family, such as those of Chinese. */
const KNOWN_SHARE = 0.8;
/** Shorter words say little about the width of letters. */
const LETTERS_MIN = 3;
/** Percent: what is nearly as wide needs no scaling, and what would be far off is another kind of letter. */
const SCALE_STEP = 2;
const SCALE = { least: 75, most: 120 };

/**
 * The fonts of a document as Word has them. Word and LibreOffice show a family that they don't have in one of another
 * width, so that lines break elsewhere and pages grow: it is named by the most alike that both have, drawn as wide as
 * it is printed.
 */
export const wordFontsOf = (pages: readonly ReadPage[]): WordFonts => {
  const measured = new Map<string, Measured>();
  for (const { text, box, style } of wordsIn(pages)) {
    const standIn = standInFor(style.font) ?? sameAs(style.font);
    if (standIn === undefined) continue;
    const known = measured.get(keyOf(style)) ?? { standIn, printed: 0, drawn: 0, letters: 0, unknown: 0 };
    measured.set(keyOf(style), known);
    const width = inkWidthIn(standIn, text, style);
    if (width === undefined) known.unknown += text.length;
    else known.letters += text.length;
    if (width === undefined || text.length < LETTERS_MIN || style.shift !== undefined) continue;
    known.printed += box.width;
    known.drawn += width;
  }
  const fonts = new Map([...measured].map(([key, found]) => [key, fontOf(found)]));
  return (style) => fonts.get(keyOf(style)) ?? asNamed(style);
};

/** As the document names them. */
export const familiesIn = (pages: readonly ReadPage[]): ReadonlySet<string> =>
  new Set(wordsIn(pages).map(({ style }) => style.font));

const wordsIn = (pages: readonly ReadPage[]) =>
  pages.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.flatMap((line) => line.words)));

interface Measured {
  readonly standIn: StandIn;
  printed: number;
  drawn: number;
  letters: number;
  unknown: number;
}

const keyOf = ({ font, bold, italic }: TextStyle): string => [font, bold, italic].join('/');

const fontOf = ({ standIn, printed, drawn, letters, unknown }: Measured): WordFont | undefined => {
  if (letters < KNOWN_SHARE * (letters + unknown)) return undefined;
  const scale = drawn > 0 ? Math.round((100 * printed) / drawn) : 100;
  if (Math.abs(scale - 100) <= SCALE_STEP) return { family: standIn };
  return { family: standIn, scale: Math.min(SCALE.most, Math.max(SCALE.least, scale)) };
};
