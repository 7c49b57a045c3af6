/**
 * How many times finer the stored pixels of an image lie across than down, as a fax or a scan has it; 1 where it does not
 * say, or nothing that a scanner does. What names no unit of length tells it, too.
 */
export const pixelShape = (bytes: Uint8Array, page = 0): number => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { across, down } = finenessOf(file, page) ?? { across: 1, down: 1 };
  const shape = across / down;
  return shape >= 1 / SHAPE_MAX && shape <= SHAPE_MAX ? shape : 1;
};

/** The coarsest fax has twice as many across as down. */
const SHAPE_MAX = 8;

interface Fineness {
  readonly across: number;
  readonly down: number;
}

const finenessOf = (file: Buffer, page: number): Fineness | undefined => {
  if (file.readUIntBE(0, Math.min(2, file.length)) === JPEG) return ofJpeg(file);
  if (file.subarray(1, 4).toString('latin1') === 'PNG') return ofPng(file);
  return ofTiff(file, page);
};

const JPEG = 0xffd8;
const APP0 = 0xe0;
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;

interface Segment {
  readonly marker: number;
  readonly body: Buffer;
}

/** The segments before the picture. */
const segmentsOf = (file: Buffer): readonly Segment[] => {
  const segments: Segment[] = [];
  for (let at = 2; at + 4 <= file.length && file.readUInt8(at) === 0xff;) {
    const marker = file.readUInt8(at + 1);
    if (marker === START_OF_SCAN) break;
    const length = Math.max(2, file.readUInt16BE(at + 2));
    segments.push({ marker, body: file.subarray(at + 4, at + 2 + length) });
    at += 2 + length;
  }
  return segments;
};

const JFIF_BYTES = 12;

/** The fineness that JFIF tells, or else EXIF. @see ITU-T T.871, 10.1 */
const ofJpeg = (file: Buffer): Fineness | undefined => {
  const segments = segmentsOf(file);
  const named = (wanted: number, name: string) =>
    segments.find(({ marker, body }) => marker === wanted && body.toString('latin1', 0, name.length) === name)?.body;
  const jfif = named(APP0, 'JFIF');
  if (jfif && jfif.length >= JFIF_BYTES) {
    const density = { across: jfif.readUInt16BE(8), down: jfif.readUInt16BE(10) };
    if (density.across !== density.down) return density;
  }
  const exif = named(APP1, 'Exif');
  return exif && ofTiff(exif.subarray(6), 0);
};

/** @see PNG, third edition, 11.3.4.3 "pHYs" */
const ofPng = (file: Buffer): Fineness | undefined => {
  for (let at = 8; at + 16 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'pHYs') return { across: file.readUInt32BE(at + 8), down: file.readUInt32BE(at + 12) };
    if (type === 'IDAT') return undefined;
  }
  return undefined;
};

const X_RESOLUTION = 282;
const Y_RESOLUTION = 283;

/** Sizes of what a directory is made of, in bytes. */
interface Layout {
  readonly countBytes: number;
  readonly entryBytes: number;
  /** A fraction stands in its entry, and not elsewhere. */
  readonly isInline: boolean;
}

const TIFF: Layout = { countBytes: 2, entryBytes: 12, isInline: false };
const BIG_TIFF: Layout = { countBytes: 8, entryBytes: 20, isInline: true };
const VERSIONS: Readonly<Record<number, Layout>> = { 42: TIFF, 43: BIG_TIFF };

/** The fineness of one of its pages. @see TIFF 6.0, section 8, and the BigTIFF file format */
const ofTiff = (file: Buffer, page: number): Fineness | undefined => {
  const order = file.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const read = readerOf(file, order === 'II');
  const layout = VERSIONS[read.short(2)];
  if (!layout) return undefined;
  const { countBytes, entryBytes, isInline } = layout;
  const offsetAt = (at: number): number => (isInline ? read.longer(at) : read.long(at));
  const entriesIn = (at: number): number => (isInline ? read.longer(at) : read.short(at));
  let directory = offsetAt(isInline ? 8 : 4);
  for (let left = page; left > 0; left -= 1)
    directory = offsetAt(directory + countBytes + entriesIn(directory) * entryBytes);
  const count = Math.min(entriesIn(directory), ENTRIES_MAX);
  const valueOf = (tag: number): number => {
    for (let entry = 0; entry < count; entry += 1) {
      const at = directory + countBytes + entry * entryBytes;
      if (read.short(at) !== tag) continue;
      const fraction = isInline ? at + 12 : read.long(at + 8);
      return read.long(fraction) / read.long(fraction + 4);
    }
    return NaN;
  };
  return { across: valueOf(X_RESOLUTION), down: valueOf(Y_RESOLUTION) };
};

const ENTRIES_MAX = 65_535;

/** A byte beyond the end of a file that is cut off is 0. */
const readerOf = (file: Buffer, isLittle: boolean) => {
  const has = (at: number, length: number): boolean => at + length <= file.length;
  return {
    short: (at: number): number => (has(at, 2) ? (isLittle ? file.readUInt16LE(at) : file.readUInt16BE(at)) : 0),
    longer: (at: number): number =>
      has(at, 8) ? Number(isLittle ? file.readBigUInt64LE(at) : file.readBigUInt64BE(at)) : 0,
    long: (at: number): number => (has(at, 4) ? (isLittle ? file.readUInt32LE(at) : file.readUInt32BE(at)) : 0),
  };
};
