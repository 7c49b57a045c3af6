import { FETCHING_FIELD } from './disarm-open-xml.js';

/** Marks around the instruction of a field, and after its result. @see [MS-DOC] 2.8.25 */
const BEGIN = 0x13;
const SEPARATOR = 0x14;
const END = 0x15;
const INSTRUCTION_MAX_CHARS = 2048;
const SPACE = 0x20;

/** Blanks the instructions that take in something from elsewhere, in place. Returns how many there were. */
export const blankFields = (content: Buffer): number => {
  let count = 0;
  for (let start = content.indexOf(BEGIN); start >= 0; start = content.indexOf(BEGIN, start + 1)) {
    count += blankField(content, start + 1, 1) || blankField(content, start + 2, 2);
  }
  return count;
};

/** Texts are stored with one byte for each character or with two. */
const blankField = (content: Buffer, start: number, bytesEach: 1 | 2): 0 | 1 => {
  const marked = bytesEach === 1 || content[start - 1] === 0;
  const end = marked ? endOf(content, start, bytesEach) : undefined;
  if (end === undefined) return 0;
  const instruction = content.toString(bytesEach === 1 ? 'latin1' : 'utf16le', start, end);
  if (!FETCHING_FIELD.test(instruction)) return 0;
  content.fill(bytesEach === 1 ? Buffer.of(SPACE) : Buffer.of(SPACE, 0), start, end);
  return 1;
};

const endOf = (content: Buffer, start: number, bytesEach: 1 | 2): number | undefined => {
  const last = Math.min(content.length, start + INSTRUCTION_MAX_CHARS * bytesEach);
  for (let at = start; at + bytesEach <= last; at += bytesEach) {
    const mark = bytesEach === 1 ? content.readUInt8(at) : content.readUInt16LE(at);
    if (mark === SEPARATOR || mark === END) return at;
    if (mark === BEGIN) return undefined; // a field in a field is looked at by itself
  }
  return undefined;
};
