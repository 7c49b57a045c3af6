import { viewOf } from './sfnt.js';

/** One table from characters to glyphs. */
export interface CharacterMap {
  /** The platform of the codes: `unicode`, the Macintosh's, or symbols of the font's own. */
  readonly kind: 'unicode' | 'macintosh' | 'symbol';
  /** 0 for none. */
  readonly glyphOf: (code: number) => number;
}

const kindOf = (platform: number, encoding: number): CharacterMap['kind'] | undefined => {
  if (platform === 1) return 'macintosh';
  if (platform === 0) return 'unicode';
  if (platform !== 3) return undefined;
  return encoding === 0 ? 'symbol' : 'unicode';
};

/**
 * @returns undefined where a table is of a kind or format that is not known here, or damaged.
 * @see OpenType specification, "cmap"
 */
export const readCharacterMaps = (cmap: Uint8Array | undefined): readonly CharacterMap[] | undefined => {
  if (!cmap) return [];
  try {
    const view = viewOf(cmap);
    const maps = Array.from({ length: view.getUint16(2) }, (_, index) => {
      const entry = 4 + index * 8;
      const kind = kindOf(view.getUint16(entry), view.getUint16(entry + 2));
      const glyphOf = subtable(view, view.getUint32(entry + 4));
      return kind && glyphOf && { kind, glyphOf };
    });
    const known = maps.filter((map) => map !== undefined);
    return known.length === maps.length ? known : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

type Lookup = CharacterMap['glyphOf'];

const subtable = (view: DataView, start: number): Lookup | undefined => {
  const format = view.getUint16(start);
  const read = readers.get(format);
  return read?.(view, start);
};

const bytesFor = (view: DataView, start: number): Lookup => {
  const codes = Array.from({ length: 256 }, (_, code) => view.getUint8(start + 6 + code));
  return (code) => codes[code] ?? 0;
};

const trimmed = (view: DataView, start: number): Lookup => {
  const first = view.getUint16(start + 6);
  const glyphs = Array.from({ length: view.getUint16(start + 8) }, (_, at) => view.getUint16(start + 10 + at * 2));
  return (code) => glyphs[code - first] ?? 0;
};

/** As many as the format has. */
const CODES_MAX = 0x10000;

/** Ranges of codes, whose glyphs follow from the code or are listed. */
const segments = (view: DataView, start: number): Lookup => {
  const double = view.getUint16(start + 6);
  const ends = start + 14;
  const starts = ends + double + 2;
  const deltas = starts + double;
  const offsets = deltas + double;
  const glyphs = new Map<number, number>();
  let codes = 0;
  for (let at = 0; at < double; at += 2) {
    const delta = view.getUint16(deltas + at);
    const offset = view.getUint16(offsets + at);
    const first = view.getUint16(starts + at);
    codes += Math.max(0, view.getUint16(ends + at) - first);
    if (codes > CODES_MAX) throw new RangeError('segments overlap');
    for (let code = first; code <= view.getUint16(ends + at) && code < 0xffff; code += 1) {
      const place = offsets + at + offset + (code - first) * 2;
      if (offset !== 0 && place + 2 > view.byteLength) break;
      const listed = offset === 0 ? code : view.getUint16(place);
      if (listed !== 0) glyphs.set(code, (listed + delta) & 0xffff);
    }
  }
  return (code) => glyphs.get(code) ?? 0;
};

const GROUPS_MAX = 100_000;

const groups = (view: DataView, start: number): Lookup => {
  const count = Math.min(view.getUint32(start + 12), GROUPS_MAX);
  const all = Array.from({ length: count }, (_, index) => {
    const at = start + 16 + index * 12;
    return { first: view.getUint32(at), last: view.getUint32(at + 4), glyph: view.getUint32(at + 8) };
  });
  return (code) => {
    const group = all.find(({ first, last }) => first <= code && code <= last);
    return group ? group.glyph + code - group.first : 0;
  };
};

const readers: ReadonlyMap<number, (view: DataView, start: number) => Lookup> = new Map([
  [0, bytesFor],
  [4, segments],
  [6, trimmed],
  [12, groups],
]);
