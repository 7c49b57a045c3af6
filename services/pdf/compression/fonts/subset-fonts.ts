import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDFName, PDFNumber, PDFRawStream, type PDFDict, type PDFDocument, type PDFRef } from 'pdf-lib';
import { nameAt, refAt } from '../../content/objects.js';
import { trimCodeTables } from './cmaps/trim-cmaps.js';
import { descendantOf, descriptorOf, embeddedFontsOf, type EmbeddedFont } from './embedded-fonts.js';
import { everyDictionary } from '../../content/every-dictionary.js';
import { glyphsShown } from './font-glyphs.js';
import { formFontsOf, hasXfaForm } from './form-fonts.js';
import { smallerFile, type FontFile } from './smaller-file.js';
import { shownCodesOf, type ShownCodes } from './shown-codes.js';
import { trimCodes } from './trim-codes.js';

/** @see ISO 32000-1, table 252 */
const hasSignature = (document: PDFDocument): boolean =>
  everyDictionary(document).some(({ dict }) => dict.has(PDFName.of('ByteRange')));

/** Kept only if under this share of the original. */
const WORTHWHILE_SHARE = 0.97;

/**
 * Leaves in embedded fonts only the glyphs that the document shows. Glyphs keep their numbers or names, so no text
 * changes. A font that is not fully understood stays as it is, and one in which a form may still be filled in keeps all
 * of its glyphs. Type 1 fonts become compact ones.
 */
export const subsetFonts = async (document: PDFDocument): Promise<void> => {
  if (hasXfaForm(document) || hasSignature(document)) return;
  const shown = shownCodesOf(document);
  const formFonts = formFontsOf(document);
  for (const font of embeddedFontsOf(document)) {
    const isWhole = !shown || font.fonts.some((user) => formFonts.has(user));
    const glyphs = isWhole ? undefined : glyphsOf(font, shown);
    await shrink(document, font, { glyphs, shown: shown ?? new Map() });
  }
  if (shown) trimCodeTables(document, shown, formFonts);
};

interface Needed {
  /** Undefined where all may be. */
  readonly glyphs: ReadonlySet<number> | undefined;
  readonly shown: ShownCodes;
}

const shrink = async (document: PDFDocument, font: EmbeddedFont, { glyphs, shown }: Needed): Promise<void> => {
  if (glyphs) trimCodes(font.fonts, shown);
  const smaller = await smallerFile(font, glyphs);
  const packed = smaller && deflateSync(smaller.bytes, { level: 9 });
  if (!packed || packed.length >= font.stream.contents.length * WORTHWHILE_SHARE) return;
  document.context.assign(font.ref, PDFRawStream.of(describing(font, smaller), packed));
  if (smaller.isCompact) nameAsCompact(document, font.ref);
  if (glyphs) for (const user of font.fonts) rename(user, tagOf(smaller.bytes));
};

const describing = ({ stream }: EmbeddedFont, { lengths, isCompact }: FontFile): PDFDict => {
  const dict = stream.dict.clone();
  for (const key of ['DecodeParms', 'Length1', 'Length2', 'Length3']) dict.delete(PDFName.of(key));
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  for (const [at, length] of lengths.entries()) dict.set(PDFName.of(`Length${at + 1}`), PDFNumber.of(length));
  if (isCompact) dict.set(PDFName.of('Subtype'), PDFName.of('Type1C'));
  return dict;
};

/** A font file of this kind has another place. @see ISO 32000-1, table 126 */
const nameAsCompact = (document: PDFDocument, ref: PDFRef): void => {
  for (const { dict } of everyDictionary(document)) {
    if (refAt(dict, 'FontFile') !== ref) continue;
    dict.delete(PDFName.of('FontFile'));
    dict.set(PDFName.of('FontFile3'), ref);
  }
};

const glyphsOf = (font: EmbeddedFont, shown: ShownCodes): ReadonlySet<number> | undefined => {
  const all = new Set<number>(font.type1 ? [] : [0]);
  for (const user of font.fonts) {
    const glyphs = glyphsShown(user, shown.get(user) ?? new Set(), font);
    if (!glyphs) return undefined;
    for (const glyph of glyphs) all.add(glyph);
  }
  return all;
};

const TAGGED = /^[A-Z]{6}\+/;
const LETTERS_OF_TAG = 6;

const tagOf = (file: Uint8Array): string =>
  Array.from(createHash('sha256').update(file).digest().subarray(0, LETTERS_OF_TAG), (byte) =>
    String.fromCharCode(65 + (byte % 26)),
  ).join('');

/** A font that lacks glyphs has a name that says so. @see ISO 32000-1, 9.6.4 "Font subsets" */
const rename = (font: PDFDict, tag: string): void => {
  const descriptor = descriptorOf(font);
  for (const key of ['CharSet', 'CIDSet']) descriptor?.delete(PDFName.of(key));
  const places: readonly (readonly [PDFDict | undefined, string])[] = [
    [font, 'BaseFont'],
    [descendantOf(font), 'BaseFont'],
    [descriptor, 'FontName'],
  ];
  for (const [dict, key] of places) {
    const name = dict && nameAt(dict, key);
    if (name !== undefined && !TAGGED.test(name)) dict?.set(PDFName.of(key), PDFName.of(`${tag}+${name}`));
  }
};
