import { subsetOf } from '../../engines/harfbuzz/harfbuzz.js';
import { readCompactFont } from './compact-font.js';
import { COMPACT, type EmbeddedFont } from './embedded-fonts.js';
import { mendedOutlines } from './mend-outlines.js';
import { outlineLengths } from './outlines.js';
import { readTables, writeTables, type FontTables } from './sfnt.js';

/** Tables of a font file that a PDF needs; the rest is for setting text, and for fonts by themselves. */
const NEEDED: ReadonlySet<string> = new Set([
  ...['glyf', 'loca', 'head', 'hhea', 'hmtx', 'maxp', 'cvt ', 'fpgm', 'prep', 'cmap', 'post'],
  COMPACT,
]);

/** From characters and names to glyphs, which composite fonts go without. */
const BY_CHARACTER: ReadonlySet<string> = new Set(['cmap', 'post']);

type File = Pick<EmbeddedFont, 'tables' | 'compact'>;

interface Wanted {
  readonly glyphs: ReadonlySet<number>;
  /** Codes go to glyphs without the font's own table of characters. */
  readonly isComposite: boolean;
}

/** The font file with these glyphs only; undefined where that fails, or a glyph would get lost. */
export const subsetFile = async (source: File, { glyphs, isComposite }: Wanted): Promise<Uint8Array | undefined> => {
  const file = { ...source, tables: mendedOutlines(source.tables) ?? source.tables };
  const isBare = file.tables.size === 1;
  const needed = new Map(
    [...file.tables].filter(([tag]) => NEEDED.has(tag) && !(isComposite && BY_CHARACTER.has(tag))),
  );
  const font = writeTables(isBare ? wrapped(file) : needed);
  const subset = await subsetOf(font, glyphs);
  const tables = subset && readTables(subset);
  if (!tables || !isWhole(file, tables, glyphs)) return undefined;
  return isBare ? tables.get(COMPACT) : writeTables(new Map([...tables].filter(([tag]) => NEEDED.has(tag))));
};

/** A bare compact font as a font that HarfBuzz opens. */
const wrapped = ({ tables, compact }: File): FontTables => {
  const head = Buffer.alloc(54);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt32BE(0x5f0f3cf5, 12);
  head.writeUInt16BE(1000, 18);
  const maxp = Buffer.alloc(6);
  maxp.writeUInt32BE(0x00005000, 0);
  maxp.writeUInt16BE(compact?.glyphCount ?? 0, 4);
  return new Map([...tables, ['head', head], ['maxp', maxp]]);
};

const isWhole = ({ tables, compact }: File, after: FontTables, glyphs: ReadonlySet<number>): boolean => {
  if (!compact) {
    const before = outlineLengths(tables);
    const left = outlineLengths(after);
    return [...glyphs].every((glyph) => before[glyph] !== undefined && !before[glyph] === !left[glyph]);
  }
  const left = readCompactFont(after.get(COMPACT) ?? new Uint8Array());
  if (left?.isNumbered !== compact.isNumbered) return false;
  const isNamed = [...glyphs].every((glyph) => left.names[glyph] === compact.names[glyph]);
  return isNamed && [...compact.codes].every(([code, glyph]) => !glyphs.has(glyph) || left.codes.get(code) === glyph);
};
