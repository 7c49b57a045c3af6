import { errorCodeOf } from '../error-code.js';

const TAB = 0x09;
const LINE_FEED = 0x0a;
const FORM_FEED = 0x0c;
const CARRIAGE_RETURN = 0x0d;
const DELETE = 0x7f;
const FIRST_PRINTABLE = 0x20;
const BLANKS: ReadonlySet<number> = new Set([TAB, LINE_FEED, FORM_FEED, CARRIAGE_RETURN]);

const isControl = (byte: number): boolean => byte === DELETE || (byte < FIRST_PRINTABLE && !BLANKS.has(byte));

const utf16Of = (bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
};

/** Says of each next chunk of a file whether the file may still be text; the first chunk holds at least 2 bytes. */
export type TextCheck = (chunk: Buffer) => boolean;

/** UTF-16 with a byte order mark must decode; anything else (UTF-8, Latin-1) must be free of control characters. */
export const openTextCheck = (head: Buffer): TextCheck => {
  const encoding = utf16Of(head);
  if (!encoding) return (chunk) => !chunk.some(isControl);
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (chunk) => {
    try {
      return !decoder.decode(chunk, { stream: true }).includes('\0');
    } catch (error) {
      if (errorCodeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
      throw error;
    }
  };
};
