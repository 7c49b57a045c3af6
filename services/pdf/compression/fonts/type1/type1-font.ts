import type { CompactFont } from '../compact-font.js';
import { standardNumberOf, standardStrings } from '../glyph-names.js';
import { opened } from './type1-cipher.js';
import { charstringsIn, subroutinesIn, type Listed } from './type1-lists.js';

/** A Type 1 font program. @see Adobe Type 1 Font Format */
export interface Type1Font {
  /** The part that everybody can read, up to the private one. */
  readonly head: Uint8Array;
  /** The private part, as it is meant. */
  readonly body: Uint8Array;
  /** The zeros that come after it. */
  readonly tail: Uint8Array;
  /** Charstrings that draw the glyphs. */
  readonly charstrings: Listed;
  /** Subroutines that several of them have in common; undefined where there are none, or they can't be read. */
  readonly subroutines: Listed | undefined;
  /** Its glyphs, numbered in their order. */
  readonly glyphs: CompactFont;
}

const BEGIN = /\beexec(?:\r\n|[\r\n\t ])/;
const END = /(?:[0\s]{64,}cleartomark\s*)?$/;
const HEX = /^[\da-fA-F\s]{8}/;

/** Undefined for what is none, or is written in a way that is not known here. */
export const readType1 = (file: Uint8Array): Type1Font | undefined => {
  const font = withoutSegments(file);
  const text = latin1(font);
  const begin = BEGIN.exec(text);
  if (!text.startsWith('%!') || !begin) return undefined;
  const start = begin.index + begin[0].length;
  const end = END.exec(text)?.index ?? text.length;
  if (HEX.test(text.slice(start, start + 8))) return undefined;
  const body = opened(font.subarray(start, end), 'eexec');
  const charstrings = charstringsIn(body);
  const names = charstrings?.entries.map(({ name }) => name) ?? [];
  const codes = codesIn(text.slice(0, begin.index), names);
  if (!charstrings || !codes) return undefined;
  const glyphs = { glyphCount: names.length, isNumbered: false, names, codes };
  const parts = { head: font.subarray(0, start), body, tail: font.subarray(end) };
  return { ...parts, charstrings, subroutines: subroutinesIn(body), glyphs };
};

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

const SEGMENT = 0x80;
const SEGMENT_HEAD_BYTES = 6;

/** In files of printers each part has its length before it, which has no place in a PDF. */
const withoutSegments = (font: Uint8Array): Uint8Array => {
  const parts: Uint8Array[] = [];
  let at = 0;
  while (font[at] === SEGMENT && at + SEGMENT_HEAD_BYTES <= font.length && (font[at + 1] === 1 || font[at + 1] === 2)) {
    const start = at + SEGMENT_HEAD_BYTES;
    at = start + Buffer.from(font.subarray(at + 2, start)).readUInt32LE();
    parts.push(font.subarray(start, at));
  }
  return parts.length > 0 ? Buffer.concat(parts) : font;
};

const STANDARD = /\/Encoding\s+StandardEncoding\s+def\b/;
const CODE = /\bdup\s+(\d{1,3})\s*\/([^\s/{}[\]()<>%]+)\s+put\b/g;

/** Glyphs by code where a document says nothing else. Undefined where numbers are written to another base. */
const codesIn = (head: string, names: readonly string[]): ReadonlyMap<number, number> | undefined => {
  const glyphs = new Map(names.map((name, glyph) => [name, glyph]));
  const encoding = head.slice(Math.max(0, head.indexOf('/Encoding')));
  if (/\bdup\s+\d+#/.test(encoding)) return undefined;
  const named = STANDARD.test(head)
    ? Array.from({ length: 256 }, (_, code) => [code, standardStrings[standardNumberOf(code)] ?? ''] as const)
    : Array.from(encoding.matchAll(CODE), ([, code, name = '']) => [Number(code), name] as const);
  return new Map(
    named.flatMap(([code, name]) => {
      const glyph = glyphs.get(name);
      return glyph === undefined || name === '.notdef' ? [] : [[code, glyph] as const];
    }),
  );
};
