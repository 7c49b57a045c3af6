const HEADER_BYTES = 4;
const TYPE_BYTES = 2;

/** A record of a workbook of old. @see [MS-XLS] 2.1.4 */
export interface WorkbookRecord {
  /** Where in the stream it begins. */
  readonly start: number;
  readonly type: number;
  /** A view of the stream. */
  readonly body: Buffer;
}

/** Up to the first that is longer than the stream: nothing after it is read. */
export const workbookRecords = function* (content: Buffer): Generator<WorkbookRecord> {
  for (let start = 0; start + HEADER_BYTES <= content.length;) {
    const bodyAt = start + HEADER_BYTES;
    const end = bodyAt + content.readUInt16LE(start + TYPE_BYTES);
    yield { start, type: content.readUInt16LE(start), body: content.subarray(bodyAt, end) };
    start = end;
  }
};
