import type { Removed } from './removed.js';

/** A record of drawings: version and instance, type, length. @see [MS-ODRAW] 2.2.1 */
const HEADER_BYTES = 8;
const TYPE_AT = 2;
const PROPERTIES = Buffer.of(0x0b, 0xf0);
const PROPERTY_BYTES = 6;
const VERSION_OF_PROPERTIES = 3;
/** The flags of a picture: where it is, and whether it is elsewhere. @see [MS-ODRAW] 2.3.23.6 and 2.3.23.7 */
const PICTURE_FLAGS = 0x0106;
const IS_ELSEWHERE = 0x0a;
/** A whole OLE file within a presentation, its macros too. @see [MS-PPT] 2.10.34 */
const OLE_STORAGE = Buffer.of(0x11, 0x10);
const OLE_STORAGE_LEAST_BYTES = 32;
const postScriptMarks = [Buffer.from('%!PS'), Buffer.of(0xc5, 0xd0, 0xd3, 0xc6)];

/** Overwrites links of pictures, PostScript and, in a presentation, objects, in place. */
export const disarmDrawings = (content: Buffer, isPresentation: boolean): Removed => ({
  links: everyRecord(content, PROPERTIES, unlink),
  objects: erasePostScript(content) + (isPresentation ? everyRecord(content, OLE_STORAGE, eraseObject) : 0),
});

interface DrawingRecord {
  readonly instance: number;
  readonly version: number;
  readonly body: Buffer;
}

/** Wherever it may begin: records lie in others, and in records of the application. */
const everyRecord = (content: Buffer, type: Buffer, change: (record: DrawingRecord) => boolean): number => {
  let count = 0;
  for (let at = content.indexOf(type, TYPE_AT); at >= 0; at = content.indexOf(type, at + 1)) {
    const start = at - TYPE_AT;
    if (start + HEADER_BYTES > content.length) break;
    const head = content.readUInt16LE(start);
    const length = content.readUInt32LE(start + 4);
    if (start + HEADER_BYTES + length > content.length) continue;
    const body = content.subarray(start + HEADER_BYTES, start + HEADER_BYTES + length);
    if (change({ version: head & 15, instance: head >> 4, body })) count += 1;
  }
  return count;
};

const unlink = ({ version, instance, body }: DrawingRecord): boolean => {
  if (version !== VERSION_OF_PROPERTIES || instance * PROPERTY_BYTES > body.length) return false;
  for (let at = 0; at < instance * PROPERTY_BYTES; at += PROPERTY_BYTES) {
    const flags = body.readUInt32LE(at + 2);
    if ((body.readUInt16LE(at) & 0x3fff) !== PICTURE_FLAGS || (flags & IS_ELSEWHERE) === 0) continue;
    body.writeUInt32LE(0, at + 2);
    return true;
  }
  return false;
};

const eraseObject = ({ version, body }: DrawingRecord): boolean => {
  if (version !== 0 || body.length < OLE_STORAGE_LEAST_BYTES || body.every((byte) => byte === 0)) return false;
  body.fill(0);
  return true;
};

/** Without its first bytes it is nothing that a program would run. */
const erasePostScript = (content: Buffer): number => {
  let count = 0;
  for (const mark of postScriptMarks) {
    for (let at = content.indexOf(mark); at >= 0; at = content.indexOf(mark, at + mark.length)) {
      content.fill(0, at, at + mark.length);
      count += 1;
    }
  }
  return count;
};
