import { deflateSync, inflateSync } from 'node:zlib';
import { disarmPicture } from './disarm-picture.js';
import type { Disarmed } from './removed.js';

const MB = 1024 * 1024;
const UNPACKED_MAX_BYTES = 128 * MB;
/** A record of drawings: version and instance, type, length. @see [MS-ODRAW] 2.2.1 */
const HEADER_BYTES = 8;
const TYPE_AT = 2;
const ID_BYTES = 16;
const METAFILE_HEADER_BYTES = 34;
const COMPRESSION_AT = 32;
const PACKED = 0;
const ZLIB = 0x78;
const LAST_METAFILE = 0xf01c;
/** Before the bytes of a picture made of pixels. */
const TAG_BYTES = 1;

/** EMF, WMF, PICT, and pictures made of pixels, with the instances that each may have. @see [MS-ODRAW] 2.2.23 */
const blipTypes: ReadonlyMap<number, readonly number[]> = new Map([
  [0xf01a, [0x3d4, 0x3d5]],
  [0xf01b, [0x216, 0x217]],
  [LAST_METAFILE, [0x542, 0x543]],
  [0xf01d, [0x46a, 0x46b, 0x6e2, 0x6e3]],
  [0xf01e, [0x6e0, 0x6e1]],
  [0xf01f, [0x7a8, 0x7a9]],
  [0xf029, [0x6e4, 0x6e5]],
  [0xf02a, [0x46a, 0x46b, 0x6e2, 0x6e3]],
]);

/** Overwrites in place what pictures must not hold, and pictures whole where that cannot be done. Says how many. */
export const disarmBlips = (content: Buffer): number => {
  let count = 0;
  for (const type of blipTypes.keys()) {
    const mark = Buffer.alloc(2);
    mark.writeUInt16LE(type);
    for (let at = content.indexOf(mark, TYPE_AT); at >= 0; at = content.indexOf(mark, at + 1)) {
      if (at - TYPE_AT + HEADER_BYTES <= content.length && disarmBlip(content, at - TYPE_AT, type)) count += 1;
    }
  }
  return count;
};

const disarmBlip = (content: Buffer, start: number, type: number): boolean => {
  const head = content.readUInt16LE(start);
  const isBlip = (head & 15) === 0 && (blipTypes.get(type)?.includes(head >> 4) ?? false);
  const length = content.readUInt32LE(start + 4);
  const body = content.subarray(start + HEADER_BYTES, start + HEADER_BYTES + length);
  const held = body.length === length ? pictureIn(body, type, head >> 4) : undefined;
  if (!held) return isBlip && forget(content, start);
  const disarmed = disarmPicture(held.picture);
  if (disarmed.bytes === held.picture) return false;
  return putBack(held, disarmed) || forget(content, start);
};

interface Held {
  readonly data: Buffer;
  readonly isPacked: boolean;
  readonly picture: Buffer;
}

/** Odd instances have an identifier more. */
const pictureIn = (body: Buffer, type: number, instance: number): Held | undefined => {
  const before = (instance & 1) === 0 ? ID_BYTES : 2 * ID_BYTES;
  const isMetafile = type <= LAST_METAFILE;
  const data = body.subarray(before + (isMetafile ? METAFILE_HEADER_BYTES : TAG_BYTES));
  const isPacked = isMetafile && (body[before + COMPRESSION_AT] === PACKED || data[0] === ZLIB);
  const picture = isPacked ? unpacked(data) : data;
  return data.length > 0 && picture ? { data, isPacked, picture } : undefined;
};

/** A record of no type is nothing. */
const forget = (content: Buffer, start: number): boolean => {
  content.fill(0, start + TYPE_AT, start + TYPE_AT + 2);
  return true;
};

/** Whether there is room for it. */
const putBack = ({ data, isPacked }: Held, { bytes }: Disarmed): boolean => {
  const safe = isPacked ? deflateSync(bytes, { level: 9 }) : bytes;
  data.fill(0);
  if (bytes.length === 0 || safe.length > data.length) return false;
  data.set(safe);
  return true;
};

const unpacked = (data: Buffer): Buffer | undefined => {
  try {
    return inflateSync(data, { maxOutputLength: UNPACKED_MAX_BYTES });
  } catch {
    return undefined; // damaged, or larger than any picture
  }
};
