import type { PDFDict } from 'pdf-lib';
import { PDFName, PDFNumber, StandardFontEmbedder, StandardFonts, type PDFDocument } from 'pdf-lib';
import { readCharacterMaps } from '../compression/fonts/character-map.js';
import { readCompactFont } from '../compression/fonts/compact-font.js';
import { descriptorOf } from '../compression/fonts/embedded-fonts.js';
import { everyDictionary } from '../content/every-dictionary.js';
import { codePointsOf } from '../compression/fonts/glyph-names.js';
import { readTables, viewOf, writeTables, type FontTables } from '../compression/fonts/sfnt.js';
import { shownCodesOf } from '../compression/fonts/shown-codes.js';
import { arrayAt, dictAt, itemsOf, nameAt, streamAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { fontCodesOf, type FontCodes } from '../editing/fonts/font-codes.js';
import { subsetFont } from '../engines/fonts/font-tools.js';
import { compactWidths, withCompactWidths } from './compact-widths.js';
import { describedFont, substituteFile, substituteFor, type Substitute } from './substitute-fonts.js';

const FILES = ['FontFile', 'FontFile2', 'FontFile3'];
const SIMPLE: ReadonlySet<string | undefined> = new Set(['Type1', 'MMType1', 'TrueType']);
const CODE_COUNT = 256;

/**
 * Puts fonts into a document that it only names: those that viewers show in their place, each letter as wide as the
 * document says.
 *
 * @returns names of those that were put in.
 */
export const embedMissingFonts = async (document: PDFDocument): Promise<readonly string[]> => {
  const shown = shownCodesOf(document);
  const embedded: string[] = [];
  for (const { dict } of everyDictionary(document)) {
    if (nameAt(dict, 'Type') !== 'Font' || !SIMPLE.has(nameAt(dict, 'Subtype')) || hasFile(dict)) continue;
    const codes = shown ? shown.get(dict) : new Set(Array.from({ length: CODE_COUNT }, (_, code) => code));
    const codesOf = fontCodesOf(dict);
    if (!codes || !codesOf) continue;
    if (await embed(dict, { codes, codesOf, isAll: !shown })) embedded.push(nameAt(dict, 'BaseFont') ?? '');
  }
  return embedded;
};

const hasFile = (font: PDFDict): boolean => {
  const descriptor = descriptorOf(font);
  return descriptor !== undefined && FILES.some((key) => streamAt(descriptor, key) !== undefined);
};

interface Wanted {
  readonly codes: ReadonlySet<number>;
  readonly codesOf: FontCodes;
  /** Nobody knows which of the codes are shown. */
  readonly isAll: boolean;
}

/** A code of the font, and what shows it. */
interface Place {
  readonly code: number;
  readonly glyph: number;
  readonly text: string;
  /** Thousandths of the size. */
  readonly width: number;
}

const embed = async (font: PDFDict, wanted: Wanted): Promise<boolean> => {
  const substitute = substituteFor(font);
  const file = await substituteFile(substitute);
  return substitute.file.endsWith('.ttf') ? embedTrueType(font, wanted, file) : embedCompact(font, wanted, file);
};

/** A code that says nothing shows nothing. */
const NOTHING = ' ';
const LAST_CONTROL = 31;

const textsOf = ({ codes, codesOf }: Wanted): readonly { readonly code: number; readonly text: string }[] =>
  [...codes]
    .filter((code) => code < CODE_COUNT)
    .toSorted((one, other) => one - other)
    .map((code) => ({ code, text: codesOf.textOf(code) ?? (code <= LAST_CONTROL ? NOTHING : '') }));

const embedCompact = (font: PDFDict, wanted: Wanted, file: Uint8Array): boolean => {
  const compact = readCompactFont(file);
  if (!compact) return false;
  const substitute = substituteFor(font);
  const byPoint = new Map(compact.names.flatMap((name, glyph) => codePointsOf(name).map((point) => [point, glyph])));
  const named = namedCodes(font);
  const symbols = substitute.isSymbol ? symbolsOf(substitute) : NO_SYMBOLS;
  const own = compactWidths(file);
  const glyphFor = (code: number, text: string): number | undefined => {
    const name = named.get(code);
    const byName = name === undefined ? -1 : compact.names.indexOf(name);
    if (byName > 0) return byName;
    const built = compact.names.indexOf(symbols.get(code)?.name ?? '');
    if (built > 0) return built;
    return byPoint.get(text.codePointAt(0) ?? 0) ?? (code <= LAST_CONTROL ? byPoint.get(32) : undefined);
  };
  const hasWidths = arrayAt(font, 'Widths') !== undefined;
  const places = textsOf(wanted).flatMap(({ code, text }): Place[] => {
    const glyph = glyphFor(code, text);
    if (glyph === undefined) return [];
    const width = hasWidths ? wanted.codesOf.widthOf(code) * 1000 : (own[glyph] ?? 0);
    return [{ code, glyph, text: symbols.get(code)?.text ?? text, width }];
  });
  if (!isWhole(places, wanted)) return false;
  const differing = places.filter(({ glyph, width }) => Math.abs((own[glyph] ?? -1) - width) > 0.5);
  const widths = new Map(differing.map(({ glyph, width }) => [glyph, width]));
  const bytes = widths.size === 0 ? file : withCompactWidths(file, widths);
  if (!bytes) return false;
  const { context } = font;
  const descriptor = describedFont(font, substitute, substitute.isSymbol);
  descriptor.set(pdfName('FontFile3'), context.register(context.flateStream(bytes, { Subtype: 'Type1C' })));
  const differences = places.flatMap(({ code, glyph }) => [code, compact.names[glyph] ?? '.notdef']);
  font.set(pdfName('Encoding'), context.obj({ Type: 'Encoding', Differences: differences }));
  settle(font, { subtype: 'Type1', descriptor, places });
  return true;
};

/** Meanings of the codes of a font of symbols where a document does not state them. @see ISO 32000-1, D.5 and D.6 */
const symbolsOf = ({ file }: Substitute): ReadonlyMap<number, SymbolOfCode> => {
  const name = file.includes('Dingbats') ? StandardFonts.ZapfDingbats : StandardFonts.Symbol;
  const { encoding } = StandardFontEmbedder.for(name as never);
  return new Map(
    encoding.supportedCodePoints.map((point) => {
      const { code, name: glyph } = encoding.encodeUnicodeCodePoint(point);
      return [code, { name: glyph, text: String.fromCodePoint(point) }];
    }),
  );
};

interface SymbolOfCode {
  /** The name of its glyph. */
  readonly name: string;
  readonly text: string;
}
const NO_SYMBOLS: ReadonlyMap<number, SymbolOfCode> = new Map();

const embedTrueType = async (font: PDFDict, wanted: Wanted, file: Buffer): Promise<boolean> => {
  const texts = textsOf(wanted);
  const all = texts.map(({ text }) => text).join('') + NOTHING;
  const tables = readTables(await subsetFont(file, all, { targetFormat: 'truetype' }));
  const map = tables && readCharacterMaps(tables.get('cmap'))?.find(({ kind }) => kind === 'unicode');
  const head = tables?.get('head');
  if (!tables || !map || !head) return false;
  const unit = 1000 / viewOf(head).getUint16(18);
  const own = metricsOf(tables);
  const hasWidths = arrayAt(font, 'Widths') !== undefined;
  const places = texts.flatMap(({ code, text }): Place[] => {
    const glyph = map.glyphOf(text.codePointAt(0) ?? 0);
    if (glyph === 0) return [];
    const width = hasWidths ? wanted.codesOf.widthOf(code) * 1000 : (own[glyph]?.advance ?? 0) * unit;
    return [{ code, glyph, text, width }];
  });
  if (!isWhole(places, wanted)) return false;
  const widths = new Map(places.map(({ glyph, width }) => [glyph, Math.round(width / unit)]));
  const bytes = writeTables(
    new Map([
      ...[...tables].filter(([tag]) => SHOWN_TABLES.has(tag)),
      ['cmap', tableOfCodes(places)],
      ...metricTables(tables, own, widths),
    ]),
  );
  const { context } = font;
  const substitute = substituteFor(font);
  const descriptor = describedFont(font, substitute, true);
  descriptor.set(pdfName('FontFile2'), context.register(context.flateStream(bytes, { Length1: bytes.length })));
  font.delete(pdfName('Encoding'));
  settle(font, { subtype: 'TrueType', descriptor, places });
  return true;
};

/** Letters that are lost would be seen; where nobody knows which are shown, not all can be had. */
const isWhole = (places: readonly Place[], { codes, isAll }: Wanted): boolean =>
  isAll ? places.length > 0 : places.length === [...codes].filter((code) => code < CODE_COUNT).length;

interface Settled {
  readonly subtype: 'Type1' | 'TrueType';
  readonly descriptor: PDFDict;
  readonly places: readonly Place[];
}

const settle = (font: PDFDict, { subtype, descriptor, places }: Settled): void => {
  const { context } = font;
  const widths = new Map(places.map(({ code, width }) => [code, width]));
  const first = places[0]?.code ?? 0;
  const last = places.at(-1)?.code ?? 0;
  font.set(pdfName('Subtype'), pdfName(subtype));
  font.set(pdfName('FontDescriptor'), context.register(descriptor));
  font.set(pdfName('FirstChar'), PDFNumber.of(first));
  font.set(pdfName('LastChar'), PDFNumber.of(last));
  const listed = Array.from({ length: last - first + 1 }, (_, index) => widths.get(first + index) ?? 0);
  font.set(pdfName('Widths'), context.obj(listed.map((width) => Number(width.toFixed(2)))));
  if (!font.has(pdfName('BaseFont'))) font.set(pdfName('BaseFont'), pdfName('Substitute'));
  if (!font.has(pdfName('ToUnicode')))
    font.set(pdfName('ToUnicode'), context.register(context.flateStream(meanings(places))));
};

/** @see ISO 32000-1, 9.10.3 "ToUnicode CMaps" */
export const meanings = (places: readonly Pick<Place, 'code' | 'text'>[]): string => {
  const lines = places.map(({ code, text }) => {
    const said = Buffer.from(text === '' ? '\uFFFD' : text, 'utf16le')
      .swap16()
      .toString('hex');
    return `<${code.toString(16).padStart(2, '0')}> <${said}>`;
  });
  const blocks: string[] = [];
  for (let from = 0; from < lines.length; from += 100) {
    const block = lines.slice(from, from + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
};

const SHOWN_TABLES: ReadonlySet<string> = new Set([
  ...['glyf', 'loca', 'head', 'hhea', 'hmtx', 'maxp', 'cvt ', 'fpgm', 'prep', 'OS/2', 'post', 'name'],
]);

interface Metric {
  readonly advance: number;
  readonly bearing: number;
}

/** How far each glyph of a TrueType font moves on. @see OpenType specification, "hmtx" */
export const metricsOf = (tables: FontTables): readonly Metric[] => {
  const hhea = tables.get('hhea');
  const hmtx = tables.get('hmtx');
  const maxp = tables.get('maxp');
  if (!hhea || !hmtx || !maxp) return [];
  const view = viewOf(hmtx);
  const full = Math.min(viewOf(hhea).getUint16(34), Math.floor(hmtx.length / 4));
  if (full === 0) return [];
  return Array.from({ length: viewOf(maxp).getUint16(4) }, (_, glyph) => {
    if (glyph < full) return { advance: view.getUint16(glyph * 4), bearing: view.getInt16(glyph * 4 + 2) };
    const place = full * 4 + (glyph - full) * 2;
    const bearing = place + 2 <= hmtx.length ? view.getInt16(place) : 0;
    return { advance: view.getUint16((full - 1) * 4), bearing };
  });
};

/** The tables that say widths, with other ones for some glyphs. */
export const metricTables = (
  tables: FontTables,
  own: readonly Metric[],
  widths: ReadonlyMap<number, number>,
): readonly (readonly [string, Uint8Array])[] => {
  const hmtx = Buffer.alloc(own.length * 4);
  for (const [glyph, { advance, bearing }] of own.entries()) {
    hmtx.writeUInt16BE(Math.min(0xffff, Math.max(0, widths.get(glyph) ?? advance)), glyph * 4);
    hmtx.writeInt16BE(bearing, glyph * 4 + 2);
  }
  const hhea = Buffer.from(tables.get('hhea') ?? Buffer.alloc(36));
  hhea.writeUInt16BE(own.length, 34);
  return [
    ['hmtx', hmtx],
    ['hhea', hhea],
  ];
};

/** One table from codes to glyphs, as a font of symbols has it. @see OpenType specification, "cmap", format 6 */
const tableOfCodes = (places: readonly Place[]): Uint8Array => {
  const first = places[0]?.code ?? 0;
  const count = (places.at(-1)?.code ?? 0) - first + 1;
  const table = Buffer.alloc(12 + 10 + count * 2);
  for (const [index, value] of [0, 1, 1, 0, 0, 12, 6, 10 + count * 2, 0, first, count].entries()) {
    table.writeUInt16BE(value, index * 2);
  }
  for (const { code, glyph } of places) table.writeUInt16BE(glyph, 22 + (code - first) * 2);
  return table;
};

/** Names that a document gives to codes itself. */
const namedCodes = (font: PDFDict): ReadonlyMap<number, string> => {
  const names = new Map<number, string>();
  let code = 0;
  const encoding = dictAt(font, 'Encoding');
  for (const item of itemsOf(encoding && arrayAt(encoding, 'Differences'))) {
    if (item instanceof PDFNumber) code = item.asNumber();
    else if (item instanceof PDFName) {
      names.set(code, item.decodeText());
      code += 1;
    }
  }
  return names;
};
