/** The facts in the code stream of a JPEG 2000 file. */
export interface JpxFrame {
  readonly width: number;
  readonly height: number;
  /** Samples to a pixel, those of an opacity among them. */
  readonly components: number;
  /** Whether the file says that one of them is an opacity. */
  readonly hasOpacity: boolean;
}

/** The beginning of a code stream of JPEG 2000. @see ITU-T T.800, A.5.1 */
const CODE_STREAM = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
const COMPONENTS_AT = 40;
/** The box that defines what its samples are. @see ITU-T T.800, I.5.3.6 "Channel Definition box" */
const CHANNELS = Buffer.from('cdef');
const CHANNEL_BYTES = 6;
const OPACITIES: ReadonlySet<number> = new Set([1, 2]);

/** Undefined for a file without a code stream. */
export const readJpxFrame = (contents: Uint8Array): JpxFrame | undefined => {
  const file = Buffer.from(contents.buffer, contents.byteOffset, contents.length);
  const start = file.indexOf(CODE_STREAM);
  if (start < 0 || start + COMPONENTS_AT + 2 > file.length) return undefined;
  const long = (offset: number): number => file.readUInt32BE(start + offset);
  return {
    width: long(8) - long(16),
    height: long(12) - long(20),
    components: file.readUInt16BE(start + COMPONENTS_AT),
    hasOpacity: definesOpacity(file.subarray(0, start)),
  };
};

const definesOpacity = (boxes: Buffer): boolean => {
  const box = boxes.indexOf(CHANNELS);
  if (box < 0 || box + 6 > boxes.length) return false;
  const first = box + 6;
  const count = Math.min(boxes.readUInt16BE(box + 4), Math.floor((boxes.length - first) / CHANNEL_BYTES));
  return Array.from({ length: count }, (_, index) => boxes.readUInt16BE(first + index * CHANNEL_BYTES + 2)).some(
    (type) => OPACITIES.has(type),
  );
};
