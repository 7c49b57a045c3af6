import type { ToldSize } from './heif-size.js';

const CODESTREAM = Buffer.from([0xff, 0x0a]);
const CODESTREAM_BOXES: ReadonlySet<string> = new Set(['jxlc', 'jxlp']);
const BOX_HEADER_BYTES = 8;
/** A part of a codestream begins with its number. */
const PART_NUMBER_BYTES = 4;

/** Where the codestream begins, in a file of its own or within boxes. @see ISO/IEC 18181-2 */
const codestreamAt = (bytes: Buffer): number | undefined => {
  if (bytes.subarray(0, CODESTREAM.length).equals(CODESTREAM)) return 0;
  for (let at = 0; at + BOX_HEADER_BYTES <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + BOX_HEADER_BYTES);
    if (CODESTREAM_BOXES.has(type)) return at + BOX_HEADER_BYTES + (type === 'jxlp' ? PART_NUMBER_BYTES : 0);
    if (size < BOX_HEADER_BYTES) return undefined;
    at += size;
  }
  return undefined;
};

/** Bits from the lowest of the first byte on. */
const bitReader = (bytes: Buffer, from: number) => {
  let at = from * 8;
  return (count: number): number => {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1, at += 1) value += (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) * 2 ** bit;
    return value;
  };
};

const LENGTHS = [9, 13, 18, 30] as const;
/** Width by height, by the number that stands for it. */
const RATIOS: readonly number[] = [0, 1, 12 / 10, 4 / 3, 3 / 2, 16 / 9, 5 / 4, 2];

/** The size in the header of a JPEG XL file, before anything is decoded. @see ISO/IEC 18181-1, size header */
export const jxlSize = (file: Uint8Array): ToldSize | undefined => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const start = codestreamAt(bytes);
  if (start === undefined || !bytes.subarray(start, start + CODESTREAM.length).equals(CODESTREAM)) return undefined;
  const bits = bitReader(bytes, start + CODESTREAM.length);
  const isSmall = bits(1) === 1;
  const side = (): number => (isSmall ? (bits(5) + 1) * 8 : bits(LENGTHS[bits(2)] ?? 9) + 1);
  const height = side();
  const ratio = RATIOS[bits(3)] ?? 0;
  return { width: ratio === 0 ? side() : Math.floor(height * ratio), height };
};
