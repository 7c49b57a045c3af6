import { pixelBudget } from './device-bitmap.js';
import { holdsForeign, isPrinterEscape } from './foreign.js';
import { METAFILE_RECORDS_MAX } from './metafile-limits.js';

const PLACEABLE = 0x9ac6cdd7;
const PLACEABLE_BYTES = 22;
const HEADER_BYTES = 18;
/** In memory or on the disk, and a header of nine words. */
const starts: ReadonlySet<number> = new Set([0x00090001, 0x00090002]);
const RECORD_HEADER_BYTES = 6;
const END = 0;
const ESCAPE = 0x0626;
const ESCAPE_HEADER_BYTES = 4;
const COMMENT_ESCAPE = 0x0f;
/** A comment that is a piece of the same picture as EMF. @see [MS-WMF] 2.3.6.1 */
const ENHANCED = 'WMFC';
const ENHANCED_LENGTH_AT = 22;
const ENHANCED_DATA_AT = 34;

/** Where in records their bitmaps begin. @see [MS-WMF] 2.3.1 and 2.3.4.8 */
const bitmapStarts: Readonly<Record<number, number>> = { 0x0940: 16, 0x0b41: 20, 0x0f43: 22, 0x0d33: 18, 0x0142: 4 };

interface WmfRecord {
  readonly type: number;
  readonly body: Buffer;
}

const headerAt = (content: Buffer): number =>
  content.length >= PLACEABLE_BYTES && content.readUInt32LE(0) === PLACEABLE ? PLACEABLE_BYTES : 0;

export const isWmf = (content: Buffer): boolean => {
  const start = headerAt(content);
  return content.length >= start + HEADER_BYTES && (start > 0 || starts.has(content.readUInt32LE(start)));
};

/** As for EMF: overwrites in place, and says how much. */
export const disarmWmf = (content: Buffer, isForeignPicture: (picture: Buffer) => boolean): number | undefined => {
  const records = recordsOf(content);
  if (!records) return undefined;
  const hasRoom = pixelBudget();
  const enhanced = records.filter(isEnhanced);
  const pieces = enhanced.flatMap(({ body }) => pieceIn(body) ?? []);
  const isForeign = pieces.length < enhanced.length || (pieces.length > 0 && isForeignPicture(Buffer.concat(pieces)));
  const gone = records.filter((record) => isHarmful(record, hasRoom) || (isForeign && isEnhanced(record)));
  for (const { body } of gone) body.fill(0);
  return gone.length;
};

const recordsOf = (content: Buffer): readonly WmfRecord[] | undefined => {
  const records: WmfRecord[] = [];
  for (let start = headerAt(content) + HEADER_BYTES; start + RECORD_HEADER_BYTES <= content.length;) {
    const length = 2 * content.readUInt32LE(start);
    const type = content.readUInt16LE(start + 4);
    if (type === END) break;
    if (length < RECORD_HEADER_BYTES || start + length > content.length) return undefined;
    if (records.length >= METAFILE_RECORDS_MAX) return undefined;
    records.push({ type, body: content.subarray(start + RECORD_HEADER_BYTES, start + length) });
    start += length;
  }
  return records;
};

const isEnhanced = ({ type, body }: WmfRecord): boolean =>
  type === ESCAPE &&
  body.length > ESCAPE_HEADER_BYTES + ENHANCED_DATA_AT &&
  body.readUInt16LE(0) === COMMENT_ESCAPE &&
  body.toString('latin1', ESCAPE_HEADER_BYTES, ESCAPE_HEADER_BYTES + 4) === ENHANCED;

/** A piece of the EMF; undefined where it is said to be longer than its record. */
const pieceIn = (body: Buffer): Buffer | undefined => {
  const start = ESCAPE_HEADER_BYTES + ENHANCED_DATA_AT;
  const length = body.readUInt32LE(ESCAPE_HEADER_BYTES + ENHANCED_LENGTH_AT);
  return start + length <= body.length ? body.subarray(start, start + length) : undefined;
};

const isHarmful = (record: WmfRecord, hasRoom: (bitmap: Buffer) => boolean): boolean => {
  const { type, body } = record;
  if (type === ESCAPE) {
    const isPrinted = body.length >= 2 && isPrinterEscape(body.readUInt16LE(0));
    return isPrinted || (!isEnhanced(record) && holdsForeign(body));
  }
  const bitmap = bitmapStarts[type];
  return bitmap !== undefined && bitmap < body.length && !hasRoom(body.subarray(bitmap));
};
