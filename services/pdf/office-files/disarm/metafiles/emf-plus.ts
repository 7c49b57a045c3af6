import { isRaster } from './foreign.js';
import { METAFILE_RECORDS_MAX } from './metafile-limits.js';

const HEADER_BYTES = 12;
const OBJECT = 0x4008;
const GOES_ON = 0x8000;
const IMAGE = 5;
const TOTAL_BYTES = 4;
/** In an image: what it is; then of a bitmap whether it is packed, and the bytes; of a metafile the bytes. */
const IMAGE_KIND_AT = 4;
const BITMAP = 1;
const METAFILE = 2;
const IS_PACKED_AT = 24;
const BITMAP_DATA_AT = 28;
const METAFILE_DATA_AT = 16;

interface EmfPlusObjects {
  /** The records of one comment, in the order of the file. Returns how many objects were overwritten. */
  readonly read: (data: Buffer) => number;
  /** The end of the records; undefined where the records of all comments were more than can be drawn. */
  readonly end: () => number | undefined;
}

/**
 * The pictures that EMF+ holds in whatever format they have; a reader guesses it from their bytes. One may lie in pieces
 * over many records.
 *
 * @see [MS-EMFPLUS] 2.3.5.1 and 2.2.1.4
 */
export const emfPlusObjects = (isForeignPicture: (picture: Buffer) => boolean): EmfPlusObjects => {
  let pieces: Buffer[] = [];
  let left = METAFILE_RECORDS_MAX;
  const judged = (parts: readonly Buffer[]): number => {
    if (!isForeignImage(Buffer.concat(parts), isForeignPicture)) return 0;
    for (const part of parts) part.fill(0);
    return 1;
  };
  const finish = (): number => {
    const parts = pieces;
    pieces = [];
    return judged(parts);
  };
  const take = ({ isImage, goesOn, body }: EmfPlusRecord): number => {
    if (isImage && goesOn) {
      pieces.push(body.subarray(TOTAL_BYTES));
      return 0;
    }
    if (!isImage || pieces.length === 0) return finish() + (isImage ? judged([body]) : 0);
    const alone = judged([body]); // some readers take the last piece for an object of its own
    pieces.push(body);
    return alone + finish();
  };
  const read = (data: Buffer): number => {
    let count = 0;
    for (const record of recordsIn(data)) {
      left -= 1;
      if (left < 0) break;
      if (record.isWhole) count += take(record);
      else {
        record.body.fill(0);
        count += 1;
      }
    }
    return count;
  };
  return { read, end: () => (left < 0 ? undefined : finish()) };
};

interface EmfPlusRecord {
  /** Not of one that lies about its length: all that is left. */
  readonly isWhole: boolean;
  readonly isImage: boolean;
  readonly goesOn: boolean;
  readonly body: Buffer;
}

/** Up to the first that lies about its length. */
const recordsIn = function* (data: Buffer): Generator<EmfPlusRecord> {
  for (let start = 0; start + HEADER_BYTES <= data.length;) {
    const length = data.readUInt32LE(start + 4);
    if (length === 0 && data.subarray(start).every((byte) => byte === 0)) return;
    const flags = data.readUInt16LE(start + 2);
    const isImage = data.readUInt16LE(start) === OBJECT && ((flags >> 8) & 0x7f) === IMAGE;
    const goesOn = (flags & GOES_ON) !== 0;
    const isWhole = length >= HEADER_BYTES && start + length <= data.length;
    const body = data.subarray(isWhole ? start + HEADER_BYTES : start, isWhole ? start + length : data.length);
    yield { isWhole, isImage, goesOn, body };
    if (!isWhole) return;
    start += length;
  }
};

const isForeignImage = (image: Buffer, isForeignPicture: (picture: Buffer) => boolean): boolean => {
  const kind = image.length >= BITMAP_DATA_AT ? image.readUInt32LE(IMAGE_KIND_AT) : 0;
  if (kind === METAFILE) return isForeignPicture(image.subarray(METAFILE_DATA_AT));
  return kind === BITMAP && image.readUInt32LE(IS_PACKED_AT) !== 0 && !isRaster(image.subarray(BITMAP_DATA_AT));
};
