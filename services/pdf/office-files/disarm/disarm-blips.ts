import { deflateSync, inflateSync } from 'node:zlib';
import { MB } from '../../../../contracts/byte-sizes.js';
import { bytesJudged, disarmPicture } from './disarm-picture.js';
import type { Disarmed } from './removed.js';
import { workBudget, type WorkBudget } from './work-budget.js';

const UNPACKED_MAX_BYTES = 128 * MB;
/** A record of drawings: version and instance, type, length. @see [MS-ODRAW] 2.2.1 */
const HEADER_BYTES = 8;
const TYPE_AT = 2;
const ID_BYTES = 16;
const METAFILE_HEADER_BYTES = 34;
/** The least size of a record that holds a picture at all. */
const BODY_LEAST_BYTES = 2 * ID_BYTES + METAFILE_HEADER_BYTES + 2;
const DEFLATE = 8;
const DEFLATE_WINDOW_MAX = 7;
/** How much larger unpacking makes anything. */
const DEFLATE_RATIO_MAX = 1032;
const TYPE_HIGH_BYTE = 0xf0;
const FIRST_BLIP = 0xf018;
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

/** Readers tell a metafile by its instance, whichever type of a picture stands beside it. */
const metafileTypes = new Map([
  [0x3d4, 0xf01a],
  [0x216, 0xf01b],
  [0x542, LAST_METAFILE],
]);

const typeFor = (said: number, instance: number): number =>
  said < FIRST_BLIP ? said : (metafileTypes.get(instance & ~1) ?? said);

/** Overwrites in place what pictures must not hold, and pictures whole where that cannot be done. Says how many. */
export const disarmBlips = (content: Buffer, budget: WorkBudget = workBudget()): number => {
  let count = 0;
  for (let start = 0; start + HEADER_BYTES <= content.length; start += 1) {
    if (content[start + TYPE_AT + 1] === TYPE_HIGH_BYTE && disarmBlip(content, start, budget)) count += 1;
  }
  return count;
};

const disarmBlip = (content: Buffer, start: number, budget: WorkBudget): boolean => {
  const instance = content.readUInt16LE(start) >> 4;
  const said = content.readUInt16LE(start + TYPE_AT);
  const type = typeFor(said, instance);
  const instances = blipTypes.get(type);
  if (!instances) return false;
  const isBlip = type === said && instances.includes(instance);
  const data = dataIn(bodyAt(content, start + HEADER_BYTES, isBlip), type, instance);
  if (data.length === 0) return false;
  const verdict = budget.left > 0 ? judged(data, type, budget) : 'unread';
  if (verdict === 'harmless' || verdict === 'changed') return verdict === 'changed';
  return (verdict !== 'damaged' || isBlip) && forget(content, start);
};

type Verdict = 'harmless' | 'changed' | 'harmful' | 'damaged' | 'unread';

const judged = (data: Buffer, type: number, budget: WorkBudget): Verdict => {
  const isPacked = type <= LAST_METAFILE && looksPacked(data);
  const picture = isPacked ? unpacked(data, budget) : data;
  if (!picture) return budget.left > 0 ? 'damaged' : 'unread';
  budget.left -= bytesJudged(picture);
  const disarmed = disarmPicture(picture);
  if (disarmed.bytes === picture) return 'harmless';
  return putBack(data, isPacked, disarmed) ? 'changed' : 'harmful';
};

/** To the end of the stream where its length cannot be true: readers go by what is in it. */
const bodyAt = (content: Buffer, start: number, isBlip: boolean): Buffer => {
  const length = content.readUInt32LE(start - 4);
  const fits = start + length <= content.length;
  if (isBlip) return content.subarray(start, fits && length >= BODY_LEAST_BYTES ? start + length : content.length);
  return content.subarray(start, fits ? start + length : start);
};

/** Odd instances have an identifier more. */
const dataIn = (body: Buffer, type: number, instance: number): Buffer => {
  const before = (instance & 1) === 0 ? ID_BYTES : 2 * ID_BYTES;
  return body.subarray(before + (type <= LAST_METAFILE ? METAFILE_HEADER_BYTES : TAG_BYTES));
};

/** As zlib begins. */
const looksPacked = (data: Buffer): boolean => {
  const method = data.length < 2 ? 0 : data.readUInt8();
  return (method & 15) === DEFLATE && method >> 4 <= DEFLATE_WINDOW_MAX && data.readUInt16BE() % 31 === 0;
};

/** A record of no type is nothing. */
const forget = (content: Buffer, start: number): boolean => {
  content.fill(0, start + TYPE_AT, start + TYPE_AT + 2);
  return true;
};

/** Whether there is room for it. */
const putBack = (data: Buffer, isPacked: boolean, { bytes }: Disarmed): boolean => {
  const safe = isPacked ? deflateSync(bytes, { level: 9 }) : bytes;
  data.fill(0);
  if (bytes.length === 0 || safe.length > data.length) return false;
  data.set(safe);
  return true;
};

const unpacked = (data: Buffer, budget: WorkBudget): Buffer | undefined => {
  const maxOutputLength = Math.min(UNPACKED_MAX_BYTES, budget.left);
  try {
    const picture = inflateSync(data, { maxOutputLength });
    budget.left -= picture.length;
    return picture;
  } catch {
    budget.left -= Math.min(maxOutputLength, data.length * DEFLATE_RATIO_MAX);
    return undefined; // damaged, or larger than any picture
  }
};
