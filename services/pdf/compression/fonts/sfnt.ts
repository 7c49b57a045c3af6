/** The tables of a TrueType or OpenType font by their tags. @see OpenType specification, "Organization of an OpenType Font" */
export type FontTables = ReadonlyMap<string, Uint8Array>;

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
const KINDS: ReadonlySet<number> = new Set([0x00010000, 0x74727565, 0x4f54544f]);
const OPENTYPE_WITH_CFF = 0x4f54544f;
const TRUETYPE = 0x00010000;

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Undefined for what is no such font, or whose tables lie outside of it. */
export const readTables = (font: Uint8Array): FontTables | undefined => {
  const view = viewOf(font);
  if (font.length < HEADER_BYTES || !KINDS.has(view.getUint32(0))) return undefined;
  const tables = new Map<string, Uint8Array>();
  const count = view.getUint16(4);
  if (HEADER_BYTES + count * ENTRY_BYTES > font.length) return undefined;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const tag = Buffer.from(font.subarray(entry, entry + 4)).toString('latin1');
    const start = view.getUint32(entry + 8);
    const end = start + view.getUint32(entry + 12);
    if (end > font.length) return undefined;
    tables.set(tag, font.subarray(start, end));
  }
  return tables;
};

const padded = (length: number): number => (length + 3) & ~3;

const checksum = (bytes: Uint8Array): number => {
  const whole = Buffer.alloc(padded(bytes.length));
  whole.set(bytes);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
};

/** A font file of these tables. */
export const writeTables = (tables: FontTables): Uint8Array => {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const start = HEADER_BYTES + sorted.length * ENTRY_BYTES;
  const font = Buffer.alloc(sorted.reduce((length, [, bytes]) => length + padded(bytes.length), start));
  const power = Math.floor(Math.log2(sorted.length));
  font.writeUInt32BE(tables.has('CFF ') ? OPENTYPE_WITH_CFF : TRUETYPE, 0);
  font.writeUInt16BE(sorted.length, 4);
  font.writeUInt16BE(2 ** power * ENTRY_BYTES, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE((sorted.length - 2 ** power) * ENTRY_BYTES, 10);
  let at = start;
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    font.write(tag, entry, 'latin1');
    font.writeUInt32BE(checksum(bytes), entry + 4);
    font.writeUInt32BE(at, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    font.set(bytes, at);
    at += padded(bytes.length);
  }
  return font;
};
