import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFDocument, type PDFRef } from 'pdf-lib';
import { decodedBytes, dictAt, nameAt, refAt, streamAt } from '../../content/objects.js';
import { readCompactFont, type CompactFont } from './compact-font.js';
import { everyDictionary } from '../../content/every-dictionary.js';
import { readTables, type FontTables } from './sfnt.js';
import { readType1, type Type1Font } from './type1/type1-font.js';

/** A font file in a document, with the fonts that are shown with it. */
export interface EmbeddedFont {
  readonly ref: PDFRef;
  readonly stream: PDFRawStream;
  /** Its tables; of a bare compact font its only one, of a Type 1 font none. */
  readonly tables: FontTables;
  /** Its glyphs by their names or numbers. */
  readonly compact: CompactFont | undefined;
  readonly type1: Type1Font | undefined;
  readonly fonts: readonly PDFDict[];
}

const FILES = ['FontFile', 'FontFile2', 'FontFile3'] as const;
const BARE: ReadonlySet<string | undefined> = new Set(['Type1C', 'CIDFontType0C']);
export const COMPACT = 'CFF ';

/** Font files that can be read, with all fonts that are shown with them. */
export const embeddedFontsOf = (document: PDFDocument): readonly EmbeddedFont[] => {
  const users = new Map<PDFRef, PDFDict[]>();
  for (const { dict } of everyDictionary(document)) {
    const ref = nameAt(dict, 'Type') === 'Font' ? fileOf(dict) : undefined;
    if (ref) users.set(ref, [...(users.get(ref) ?? []), dict]);
  }
  return [...users].flatMap(([ref, fonts]) => {
    const stream = document.context.lookup(ref);
    const read = stream instanceof PDFRawStream ? readFile(stream) : undefined;
    return stream instanceof PDFRawStream && read ? [{ ref, stream, fonts, ...read }] : [];
  });
};

/** The font below a composite one, which has the glyphs. */
export const descendantOf = (font: PDFDict): PDFDict | undefined => {
  const descendants = font.lookup(PDFName.of('DescendantFonts'));
  const descendant = descendants instanceof PDFArray && descendants.size() === 1 ? descendants.lookup(0) : undefined;
  return descendant instanceof PDFDict ? descendant : undefined;
};

export const descriptorOf = (font: PDFDict): PDFDict | undefined =>
  dictAt(descendantOf(font) ?? font, 'FontDescriptor');

/** Those below composite fonts don't count: they are shown by the fonts above them. */
const fileOf = (font: PDFDict): PDFRef | undefined => {
  if (nameAt(font, 'Subtype')?.startsWith('CIDFont')) return undefined;
  const descriptor = descriptorOf(font);
  const key = FILES.find((file) => descriptor && streamAt(descriptor, file));
  return descriptor && key && refAt(descriptor, key);
};

const readFile = (stream: PDFRawStream): Pick<EmbeddedFont, 'tables' | 'compact' | 'type1'> | undefined => {
  const bytes = decodedBytes(stream);
  if (!bytes) return undefined;
  const type1 = readType1(bytes);
  if (type1) return { tables: new Map(), compact: type1.glyphs, type1 };
  const isBare = BARE.has(nameAt(stream.dict, 'Subtype'));
  const tables = isBare ? new Map([[COMPACT, bytes]]) : readTables(bytes);
  if (!tables) return undefined;
  const table = tables.get(COMPACT);
  const compact = table && readCompactFont(table);
  return (compact ?? tables.has('glyf')) ? { tables, compact, type1 } : undefined;
};
