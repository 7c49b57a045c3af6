import type { CjkRegion } from '../../text/font-families.js';
import { cjkFonts, isCjk } from './cjk-fonts.js';
import { fontBeside } from './package-files.js';
import { isThai, thaiFonts } from './thai-fonts.js';

const LATIN = ['Regular', 'Bold', 'Italic', 'BoldItalic'].map((style) => `NotoSans-${style}.ttf`);
const ARABIC = ['Regular', 'Bold'].map((style) => `NotoNaskhArabic-${style}.ttf`);
const HEBREW = ['Regular', 'Bold'].map((style) => `NotoSansHebrew-${style}.ttf`);

/** Whole fonts, small enough to be there for every text: Latin, Greek, Cyrillic, Devanagari, Arabic and Hebrew. */
export const wholeFonts = (): Promise<readonly Buffer[]> =>
  Promise.all([
    ...LATIN.map((file) => fontBeside('@embedpdf/fonts-latin', file)),
    ...ARABIC.map((file) => fontBeside('@embedpdf/fonts-arabic', file)),
    ...HEBREW.map((file) => fontBeside('@embedpdf/fonts-hebrew', file)),
  ]);

/** The characters of a text that {@link wholeFonts} are not for, in order, each once; composed ones as parts, too. */
export const specialCharacters = (text: string): readonly string[] =>
  [...new Set(text.normalize('NFC') + text)].filter((character) => isThai(character) || isCjk(character)).toSorted();

/** Fonts for special characters, as far as any that come along has them. */
export const fontsWith = async (characters: readonly string[], region: CjkRegion): Promise<readonly Buffer[]> => [
  ...(await thaiFonts(characters)),
  ...(await cjkFonts(characters, region)),
];
