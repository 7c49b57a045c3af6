import { disarmBlips } from './disarm-blips.js';
import type { Removed } from './removed.js';
import type { WorkBudget } from './work-budget.js';
import { workbookRecords, type WorkbookRecord } from './workbook-records.js';

/** @see [MS-XLS] 2.3 */
const OTHER_BOOK = 0x1ae;
const EXTERN_SHEET = 0x17;
const PIVOT_SOURCE = 0x51;
const WEB_QUERY = 0x803;
const DRAWING_GROUP = 0xeb;
const CONTINUED = 0x3c;
/** The first record of each version, the last that of two. */
const begins: ReadonlySet<number> = new Set([0x009, 0x209, 0x409, 0x809]);
const VERSION_8 = 0x600;
/** In the place of its name: the workbook itself, or a library of functions. */
const ownBooks: ReadonlySet<number> = new Set([0x0401, 0x3a01]);
/** Before a name: it is that of a sheet in here. */
const ownSheets: ReadonlySet<number> = new Set([0x02, 0x03, 0x3a]);
/** A character that no name of a file has. */
const NOBODY = 0x5f;

/** Overwrites the names of other workbooks, programs and pages that a workbook takes values from, in place. */
export const disarmWorkbook = (content: Buffer, budget: WorkBudget): Removed => {
  const isOld = isBefore8(content);
  let links = 0;
  for (const record of workbookRecords(content)) {
    if (unlinked(record, isOld)) links += 1;
  }
  return { links, objects: disarmDrawingGroups(content, budget) };
};

/** As the first mark of a beginning says; readers look at no other. */
const isBefore8 = (content: Buffer): boolean => {
  for (const { type, body } of workbookRecords(content)) {
    if (begins.has(type)) return body.length < 2 || body.readUInt16LE() < VERSION_8;
  }
  return true;
};

const unlinked = ({ type, body }: WorkbookRecord, isOld: boolean): boolean => {
  if (type === OTHER_BOOK) return forgetBook(body);
  if (type === EXTERN_SHEET) return isOld && forgetSheet(body);
  if (type !== PIVOT_SOURCE && type !== WEB_QUERY) return false;
  const isEmpty = body.every((byte) => byte === 0);
  const from = type === PIVOT_SOURCE ? PIVOT_RANGE_BYTES : 0;
  if (isEmpty || (type === PIVOT_SOURCE && !namesFile(body.subarray(from)))) return false;
  body.fill(0, from);
  return true;
};

const PIVOT_RANGE_BYTES = 6;
const TEXT_HEADER_BYTES = 3;

/** A text begins with 1 where it is an address, with 2 where it is a sheet of this workbook. */
const namesFile = (text: Buffer): boolean => text.length > TEXT_HEADER_BYTES && text[TEXT_HEADER_BYTES] === 1;

/** Its number of sheets, the length of its name, one or two bytes for each character, the name, the sheets. */
const forgetBook = (body: Buffer): boolean => {
  if (body.length < 6) return false;
  const length = body.readUInt16LE(2);
  if (ownBooks.has(length)) return false;
  const bytesEach = ((body[4] ?? 0) & 1) + 1;
  return overwrite(body.subarray(5, 5 + length * bytesEach), bytesEach);
};

/** Excel 5: the length of the name, then the name, which begins with what it is of. */
const forgetSheet = (body: Buffer): boolean =>
  body.length > 2 && !ownSheets.has(body[1] ?? 0) && overwrite(body.subarray(1, 1 + (body[0] ?? 0)), 1);

const overwrite = (name: Buffer, bytesEach: number): boolean => {
  if (name.every((byte) => byte === NOBODY || byte === 0)) return false;
  name.fill(bytesEach === 1 ? Buffer.of(NOBODY) : Buffer.of(NOBODY, 0));
  return true;
};

/** One that is long goes on in further records. */
const disarmDrawingGroups = (content: Buffer, budget: WorkBudget): number => {
  let count = 0;
  let from: number | undefined;
  for (const { start, type } of workbookRecords(content)) {
    if (type === DRAWING_GROUP || (type === CONTINUED && from !== undefined)) from ??= start;
    else if (from !== undefined) {
      count += disarmRecords(content.subarray(from, start), budget);
      from = undefined;
    }
  }
  return from === undefined ? count : count + disarmRecords(content.subarray(from), budget);
};

/** Their bodies are one stretch of drawings. */
const disarmRecords = (records: Buffer, budget: WorkBudget): number => {
  const joined = Buffer.alloc(records.length);
  let length = 0;
  for (const { body } of workbookRecords(records)) length += body.copy(joined, length);
  const count = disarmBlips(joined.subarray(0, length), budget);
  let from = 0;
  for (const { body } of count > 0 ? workbookRecords(records) : []) from += joined.copy(body, 0, from);
  return count;
};
