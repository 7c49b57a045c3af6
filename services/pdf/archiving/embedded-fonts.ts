import type { PDFDict } from 'pdf-lib';
import { PDFRawStream, type PDFDocument } from 'pdf-lib';
import { embeddedFontsOf, type EmbeddedFont } from '../compression/fonts/embedded-fonts.js';
import { everyDictionary } from '../content/every-dictionary.js';
import { glyphsShown } from '../compression/fonts/font-glyphs.js';
import { viewOf, writeTables } from '../compression/fonts/sfnt.js';
import { shownCodesOf } from '../compression/fonts/shown-codes.js';
import { dictAt, nameAt, numberAt, streamAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { fontCodesOf } from '../editing/fonts/font-codes.js';
import { metricsOf, metricTables } from './missing-fonts.js';

/** Fonts that are in a document say of themselves what the document says of them. @see ISO 19005-2, 6.2.11 */
export const mendEmbeddedFonts = (document: PDFDocument): void => {
  for (const { dict } of everyDictionary(document)) {
    if (nameAt(dict, 'Type') === 'Font') mendEntries(dict);
  }
  const shown = shownCodesOf(document);
  if (!shown) return;
  for (const font of embeddedFontsOf(document)) if (font.tables.has('glyf')) mendWidths(font, shown);
};

const SYMBOLIC = 1 << 2;

const mendEntries = (font: PDFDict): void => {
  const descriptor = dictAt(font, 'FontDescriptor');
  const hasTrueType = descriptor !== undefined && streamAt(descriptor, 'FontFile2') !== undefined;
  const isNumbered = nameAt(font, 'Subtype') === 'CIDFontType2';
  if (isNumbered && hasTrueType && !(font.lookup(pdfName('CIDToGIDMap')) instanceof PDFRawStream)) {
    font.set(pdfName('CIDToGIDMap'), pdfName('Identity'));
  }
  const isSymbolic = descriptor !== undefined && ((numberAt(descriptor, 'Flags') ?? 0) & SYMBOLIC) !== 0;
  if (nameAt(font, 'Subtype') === 'TrueType' && hasTrueType && isSymbolic) font.delete(pdfName('Encoding'));
};

type Shown = ReadonlyMap<PDFDict, ReadonlySet<number>>;

/** The widths that the document uses, written into the font: what is drawn where does not change. */
const mendWidths = (file: EmbeddedFont, shown: Shown): void => {
  const head = file.tables.get('head');
  if (!head) return;
  const unit = 1000 / viewOf(head).getUint16(18);
  const own = metricsOf(file.tables);
  const wanted = file.fonts.flatMap((font) => widthsWanted(font, file, shown.get(font) ?? new Set()));
  const differing = wanted.filter(([glyph, width]) => Math.abs((own[glyph]?.advance ?? 0) * unit - width) >= 1);
  if (differing.length === 0) return;
  const widths = new Map(differing.map(([glyph, width]) => [glyph, Math.round(width / unit)]));
  const bytes = writeTables(new Map([...file.tables, ...metricTables(file.tables, own, widths)]));
  const { context } = file.stream.dict;
  context.assign(file.ref, context.flateStream(bytes, { Length1: bytes.length }));
};

/** Glyphs with the widths that a font says of them, in thousandths of its size. */
const widthsWanted = (
  font: PDFDict,
  file: EmbeddedFont,
  codes: ReadonlySet<number>,
): readonly (readonly [glyph: number, width: number])[] => {
  const codesOf = fontCodesOf(font);
  if (!codesOf) return [];
  return [...codes].flatMap((code) => {
    const [glyph, ...others] = glyphsShown(font, new Set([code]), file) ?? [];
    const width = codesOf.widthOf(code) * 1000;
    return glyph === undefined || others.length > 0 || !Number.isFinite(width) ? [] : [[glyph, width] as const];
  });
};
