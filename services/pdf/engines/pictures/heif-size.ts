/** Pixels of a picture, as its file tells them. */
export interface ToldSize {
  readonly width: number;
  readonly height: number;
}

/** How the numbers of a picture become colours. */
export interface HeifColours {
  /** ICC profile. */
  readonly profile: Uint8Array | undefined;
  /** The number of its primaries, where it has no profile. */
  readonly primaries: number | undefined;
}

interface Box {
  readonly type: string;
  readonly body: Buffer;
}

const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;
const FULL_BOX_BYTES = 4;
const DEPTH_MAX = 6;
/** Boxes that hold boxes, with what stands before those. */
const CONTAINERS: Readonly<Record<string, number>> = { meta: FULL_BOX_BYTES, iprp: 0, ipco: 0 };

/** The box that begins at a place; undefined where there is none. @see ISO/IEC 14496-12, 4.2 */
const boxAt = (bytes: Buffer, at: number): (Box & { readonly end: number }) | undefined => {
  if (at + HEADER_BYTES > bytes.length) return undefined;
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString('latin1', at + 4, at + HEADER_BYTES);
  const isLarge = short === 1 && at + LARGE_HEADER_BYTES <= bytes.length;
  const header = isLarge ? LARGE_HEADER_BYTES : HEADER_BYTES;
  const boxBytes = isLarge ? Number(bytes.readBigUInt64BE(at + HEADER_BYTES)) : short;
  const end = boxBytes === 0 ? bytes.length : at + boxBytes;
  return end < at + header ? undefined : { type, body: bytes.subarray(at + header, end), end };
};

/** The boxes of a file and of those that hold boxes. */
const boxesIn = (bytes: Buffer, depth = 0): readonly Box[] => {
  const boxes: Box[] = [];
  for (let box = boxAt(bytes, 0); box !== undefined; box = boxAt(bytes, box.end)) {
    const skipped = CONTAINERS[box.type];
    boxes.push(box);
    if (skipped === undefined || depth >= DEPTH_MAX) continue;
    for (const inner of boxesIn(box.body.subarray(skipped), depth + 1)) boxes.push(inner);
  }
  return boxes;
};

const WIDTH_AT = 4;
const HEIGHT_AT = 8;

/** The largest picture that a HEIF file tells of, before anything is decoded. @see ISO/IEC 23008-12, 6.5.3 */
export const heifSize = (bytes: Uint8Array): ToldSize | undefined => {
  let largest: ToldSize | undefined;
  for (const { type, body } of boxesIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    if (type !== 'ispe' || body.length < HEIGHT_AT + 4) continue;
    const statedSize = { width: body.readUInt32BE(WIDTH_AT), height: body.readUInt32BE(HEIGHT_AT) };
    if (!largest || statedSize.width * statedSize.height > largest.width * largest.height) largest = statedSize;
  }
  return largest;
};

/** @see ISO/IEC 23008-12, 6.5.5 */
export const heifColours = (bytes: Uint8Array): HeifColours => {
  let primaries: number | undefined;
  for (const { type, body } of boxesIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    const kind = type === 'colr' ? body.toString('latin1', 0, 4) : '';
    if (kind === 'prof' || kind === 'rICC') return { profile: body.subarray(4), primaries: undefined };
    if (kind === 'nclx' && body.length >= 6) primaries ??= body.readUInt16BE(4);
  }
  return { profile: undefined, primaries };
};
