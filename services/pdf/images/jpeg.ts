/** The facts about a JPEG file that a PDF needs to carry it as it is. */
export interface JpegFrame {
  /** Number of the SOF marker: 0 baseline, 1 extended, 2 progressive. */
  readonly coding: number;
  /** Bits per component. */
  readonly precision: number;
  readonly width: number;
  readonly height: number;
  readonly components: number;
  /** Written by a program that, as Adobe's do, stores CMYK inverted. */
  readonly adobe: boolean;
}

const START = 0xd8;
const SCAN = 0xda;
const APP14 = 0xee;
/** DHT, JPG and DAC share the range of the SOF markers. */
const notFrames: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/** Reads the markers up to the first scan; undefined when there is no frame. @see ITU-T T.81, annex B */
export const readJpegFrame = (bytes: Uint8Array): JpegFrame | undefined => {
  const segments = jpegSegments(bytes);
  const frame = segments.find(({ marker, data }) => isFrame(marker) && data.byteLength >= 6);
  if (!frame) return undefined;
  const { marker, data } = frame;
  return {
    coding: marker - 0xc0,
    precision: data.getUint8(0),
    height: data.getUint16(1),
    width: data.getUint16(3),
    components: data.getUint8(5),
    adobe: segments.some((segment) => segment.marker === APP14 && startsWith(segment.data, 'Adobe')),
  };
};

interface Segment {
  readonly marker: number;
  readonly data: DataView;
}

/** The markers up to the first scan with what they carry; none where it does not begin like a JPEG file. */
export const jpegSegments = (bytes: Uint8Array): Segment[] => {
  const segments: Segment[] = [];
  if (bytes[0] !== 0xff || bytes[1] !== START) return segments;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === SCAN) break;
    const isFill = marker === 0xff;
    const length = isFill ? -1 : view.getUint16(at + 2);
    if (!isFill) segments.push({ marker, data: partOf(view, at + 4, length - 2) });
    at += 2 + length;
  }
  return segments;
};

/** Exif and XMP, Photoshop's notes, and comments; none of them changes a picture in a PDF. */
const NOTES: ReadonlySet<number> = new Set([0xe1, 0xed, 0xfe]);

/** A JPEG file without what it says about itself, up to its first scan. */
export const withoutJpegNotes = (bytes: Uint8Array): Uint8Array => {
  const notes = jpegSegments(bytes).filter(({ marker }) => NOTES.has(marker));
  const segments: Uint8Array[] = [];
  let from = 0;
  for (const { data } of notes) {
    const start = data.byteOffset - bytes.byteOffset - 4;
    segments.push(bytes.subarray(from, start));
    from = start + 4 + data.byteLength;
  }
  return notes.length === 0 ? bytes : Buffer.concat([...segments, bytes.subarray(from)]);
};

const partOf = (view: DataView, from: number, length: number): DataView =>
  new DataView(view.buffer, view.byteOffset + from, Math.max(0, Math.min(length, view.byteLength - from)));

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !notFrames.has(marker);

const startsWith = (data: DataView, text: string): boolean =>
  data.byteLength >= text.length &&
  Array.from(text).every((mark, index) => data.getUint8(index) === mark.charCodeAt(0));
