import { pixelBudget } from './device-bitmap.js';
import { emfPlusObjects } from './emf-plus.js';
import { holdsForeign, isPrinterEscape } from './foreign.js';
import { METAFILE_RECORDS_MAX } from './metafile-limits.js';

const HEADER = 1;
const END = 14;
const COMMENT = 70;
const ESCAPES: ReadonlySet<number> = new Set([105, 106, 110]);
const HEADER_BYTES = 88;
const SIGNATURE_AT = 40;
const RECORD_HEADER_BYTES = 8;
const COMMENT_HEADER_BYTES = 12;
const PUBLIC_COMMENT = 'GDIC';
/** The same picture in other formats, such as PostScript and PDF. */
const MULTIFORMATS = 0x40000004;

/** Where records say where their bitmaps begin. @see [MS-EMF] 2.3.1 and 2.3.7 */
const bitmapPointers: Readonly<Record<number, readonly number[]>> = {
  76: [84],
  77: [84],
  78: [84, 112],
  79: [96, 124],
  80: [48],
  81: [48],
  93: [16],
  94: [16],
  95: [12],
  114: [84],
  116: [84],
};

interface EmfRecord {
  readonly type: number;
  /** From its type to its end. */
  readonly whole: Buffer;
}

/** @see [MS-EMF] 2.3.4.2 */
export const isEmf = (content: Buffer): boolean =>
  content.length >= HEADER_BYTES &&
  content.readUInt32LE(0) === HEADER &&
  content.toString('latin1', SIGNATURE_AT, SIGNATURE_AT + 4) === ' EMF';

/**
 * Overwrites in place what holds other formats, and bitmaps of absurd size.
 *
 * @returns how much that was; undefined for a picture whose records lie, or are too many.
 */
export const disarmEmf = (content: Buffer, isForeignPicture: (picture: Buffer) => boolean): number | undefined => {
  const records = recordsOf(content);
  if (!records) return undefined;
  const hasRoom = pixelBudget();
  const plus = emfPlusObjects(isForeignPicture);
  let foreign = 0;
  for (const { type, whole } of records) {
    if (type === COMMENT) foreign += disarmComment(whole, plus.read);
    else if (!isHarmless(type, whole, hasRoom)) {
      whole.fill(0, RECORD_HEADER_BYTES);
      foreign += 1;
    }
  }
  const last = plus.end();
  return last === undefined ? undefined : foreign + last;
};

/** Up to the end that the picture names; what follows is read by nobody. */
const recordsOf = (content: Buffer): readonly EmfRecord[] | undefined => {
  const records: EmfRecord[] = [];
  for (let start = 0; start + RECORD_HEADER_BYTES <= content.length;) {
    const type = content.readUInt32LE(start);
    const length = content.readUInt32LE(start + 4);
    if (length < RECORD_HEADER_BYTES || length % 4 !== 0 || start + length > content.length) return undefined;
    if (records.length >= METAFILE_RECORDS_MAX) return undefined;
    const whole = content.subarray(start, start + length);
    if (type === COMMENT && reachesOut(whole)) return undefined;
    records.push({ type, whole });
    if (type === END) break;
    start += length;
  }
  return records;
};

/** A comment that takes in the records after it. */
const reachesOut = (whole: Buffer): boolean =>
  whole.length >= COMMENT_HEADER_BYTES && whole.readUInt32LE(RECORD_HEADER_BYTES) > whole.length - COMMENT_HEADER_BYTES;

const disarmComment = (whole: Buffer, readPlus: (data: Buffer) => number): number => {
  if (whole.length < COMMENT_HEADER_BYTES + 4) return 0;
  const data = whole.subarray(COMMENT_HEADER_BYTES);
  const kind = data.toString('latin1', 0, 4);
  if (kind === 'EMF+') return readPlus(data.subarray(4));
  const isOtherFormats = kind === PUBLIC_COMMENT && data.length >= 8 && data.readUInt32LE(4) === MULTIFORMATS;
  if (!isOtherFormats && !holdsForeign(data)) return 0;
  data.fill(0);
  return 1;
};

const isHarmless = (type: number, whole: Buffer, hasRoom: (bitmap: Buffer) => boolean): boolean => {
  if (ESCAPES.has(type)) return !holdsForeign(whole) && !(whole.length >= 12 && isPrinterEscape(whole.readUInt32LE(8)));
  return (bitmapPointers[type] ?? []).every((at) => {
    const offset = at + 4 <= whole.length ? whole.readUInt32LE(at) : 0;
    return offset === 0 || hasRoom(whole.subarray(offset));
  });
};
