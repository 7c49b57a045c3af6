import { writtenWhole } from './type1/type2-charstring.js';

/** A list of parts, each found by its place. @see Adobe Technical Note 5176, chapter 5 "INDEX Data" */
export const indexOf = (items: readonly Uint8Array[]): Uint8Array => {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(items.length);
  if (items.length === 0) return count;
  const ends = [1];
  for (const { length } of items) ends.push((ends.at(-1) ?? 1) + length);
  const size = bytesFor(ends.at(-1) ?? 1);
  const offsets = Buffer.alloc(ends.length * size);
  for (const [at, end] of ends.entries()) offsets.writeUIntBE(end, at * size, size);
  return Buffer.concat([count, Uint8Array.of(size), offsets, ...items]);
};

const bytesFor = (value: number): number => (value < 0x100 ? 1 : value < 0x10000 ? 2 : value < 0x1000000 ? 3 : 4);

export interface Entry {
  /** An operator of one byte, or of two that are one number: 12 and the second. */
  readonly operator: number;
  readonly numbers: readonly number[];
  /** Whether it takes as many bytes whatever it says, because it is only known later. */
  readonly isPlace?: boolean;
}

/** Operators of two bytes are written as {@link HIDDEN} and the second. */
export const HIDDEN = 12 << 8;

/** @see Adobe Technical Note 5176, chapter 4 "DICT Data" */
export const dictionaryOf = (entries: readonly Entry[]): Uint8Array =>
  Buffer.concat(
    entries.flatMap(({ operator, numbers, isPlace = false }) => [
      ...numbers.map((value) => (isPlace ? written32(value) : writtenNumber(value))),
      operator >= HIDDEN ? Uint8Array.of(12, operator & 0xff) : Uint8Array.of(operator),
    ]),
  );

const written32 = (value: number): Uint8Array => {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8(29, 0);
  bytes.writeInt32BE(value, 1);
  return bytes;
};

const writtenNumber = (value: number): Uint8Array => {
  if (!Number.isInteger(value)) return writtenReal(value);
  return Math.abs(value) < 0x8000 ? writtenWhole(value) : written32(value);
};

const NIBBLES: Readonly<Record<string, string>> = { '.': 'a', '-': 'e' };

/** Digit by digit, in halves of bytes. */
const writtenReal = (value: number): Uint8Array => {
  const digits = String(value)
    .replace(/^(-?)0\./, '$1.')
    .replace(/e-/, 'c')
    .replace(/e\+?/, 'b');
  const nibbles = digits.replace(/[.-]/g, (sign) => NIBBLES[sign] ?? '') + 'f';
  return Buffer.concat([Uint8Array.of(30), Buffer.from(nibbles.length % 2 ? `${nibbles}f` : nibbles, 'hex')]);
};
