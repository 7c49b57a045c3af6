/** A signature that does not hold, or cannot be judged; the message says why, for people. */
export class InvalidSignature extends Error {
  override readonly name = 'Unsound';
}

/**
 * The part of a file that a signature covers: from its first byte to `end`, but for the hex string that holds the
 * signature.
 */
export interface Coverage {
  /** Offset of the first byte left out: the `<` of that hex string, or the digit after it. */
  readonly gapStart: number;
  /** Offset after the last byte left out: after its `>`, or before it. */
  readonly gapEnd: number;
  /** Offset after the last byte covered. */
  readonly end: number;
}

const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const HEX = /^[0-9A-Fa-f]+$/;
const CONTENTS_KEY = /\/Contents[\0\t\n\f\r ]*<$/;
const KEY_WITHIN_BYTES = 64;

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/**
 * Reads a ByteRange, and accepts it only in its one honest shape: from the first byte on, in order, without overlap,
 * leaving out exactly the value of a `/Contents` and nothing else.
 *
 * @throws InvalidSignature
 * @see ISO 32000-1, 12.8.1 "Digital signatures", and "How to Break PDFs" (Mladenov et al. 2019) on wrapped signatures.
 */
export const readByteRange = (range: readonly number[], bytes: Uint8Array): Coverage => {
  if (!isFourNumbers(range)) throw new InvalidSignature('It does not properly say what it covers.');
  const [start, length, rest, restLength] = range;
  if (start !== 0) throw new InvalidSignature('It does not cover the beginning of the file.');
  if (rest < length) throw new InvalidSignature('The parts it covers overlap.');
  if (rest + restLength > bytes.length)
    throw new InvalidSignature('It covers more than there is: the file is cut off.');
  const coverage = { gapStart: length, gapEnd: rest, end: rest + restLength };
  if (!isContents(coverage, bytes)) throw new InvalidSignature('It leaves out more than its own value.');
  return coverage;
};

const isFourNumbers = (range: readonly number[]): range is readonly [number, number, number, number] =>
  range.length === 4 && range.every((number) => Number.isSafeInteger(number) && number >= 0);

const isContents = (coverage: Coverage, bytes: Uint8Array): boolean => {
  const { start, end } = digitsIn(coverage, bytes);
  return (
    bytes[end] === GREATER_THAN &&
    HEX.test(latin1(bytes.subarray(start, end))) &&
    CONTENTS_KEY.test(latin1(bytes.subarray(Math.max(0, start - KEY_WITHIN_BYTES), start)))
  );
};

/** The brackets may be left out with the digits, as the standard has it, or be covered. */
const digitsIn = (
  { gapStart, gapEnd }: Coverage,
  bytes: Uint8Array,
): { readonly start: number; readonly end: number } =>
  bytes[gapStart] === LESS_THAN ? { start: gapStart + 1, end: gapEnd - 1 } : { start: gapStart, end: gapEnd };

/** The bytes that the hex string in the gap stands for, padding included. */
export const valueInGap = (coverage: Coverage, bytes: Uint8Array): Uint8Array => {
  const { start, end } = digitsIn(coverage, bytes);
  return Buffer.from(latin1(bytes.subarray(start, end)), 'hex');
};

/** Everything covered, in its two pieces. */
export const coveredParts = ({ gapStart, gapEnd, end }: Coverage, bytes: Uint8Array): readonly Uint8Array[] => [
  bytes.subarray(0, gapStart),
  bytes.subarray(gapEnd, end),
];
