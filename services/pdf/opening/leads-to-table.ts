import { latin1Of } from '../../platform/text/latin1-text.js';

/** Where the end of a PDF and its head are looked for. @see ISO 32000-1, annex H, notes 13 and 18 */
const TAIL_BYTES = 2048;
const HEAD_BYTES = 1024;
const TABLE_CHARS = 40;
const TABLE = /^\s*(?:xref\b|\d{1,10}\s+\d{1,5}\s+obj\b)/;

/**
 * Whether the end of a PDF leads to its table of objects, counted from its head as some programs do too. Readers look for the objects
 * themselves where it does not, and tell nobody.
 */
export const leadsToTable = (bytes: Uint8Array): boolean => {
  const tail = latin1Of(bytes.subarray(-TAIL_BYTES));
  const [, told] = /startxref\s+(\d{1,12})/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref')))) ?? [];
  if (told === undefined) return false;
  const head = Math.max(0, latin1Of(bytes.subarray(0, HEAD_BYTES)).indexOf('%PDF-'));
  return [Number(told), Number(told) + head].some((at) => TABLE.test(latin1Of(bytes.subarray(at, at + TABLE_CHARS))));
};
