import iconv from 'iconv-lite';
import { wideTextOf } from '../../services/platform/text/unicode-form.js';
import { errorCodeOf } from '../ports/error-code.js';

const TAB = 0x09;
const LINE_FEED = 0x0a;
const FORM_FEED = 0x0c;
const CARRIAGE_RETURN = 0x0d;
const DELETE = 0x7f;
const FIRST_PRINTABLE = 0x20;
const BLANK_BYTES: ReadonlySet<number> = new Set([TAB, LINE_FEED, FORM_FEED, CARRIAGE_RETURN]);
/** What decoding leaves where the bytes mean nothing, and the character that no text has. */
const NOT_IN_TEXT = /[\0\uFFFD]/;

/** What changes the character set within ISO-2022-JP, and what may be the beginning of it. */
const ESCAPE = '\u001b';
const ISO_2022_SHIFTS = ['(B', '(J', '(I', '$@', '$B', '$(D'].map((shift) => ESCAPE + shift);
const ISO_2022_SHIFTS_BEGUN: readonly string[] = ['', '(', '$', '$('].map((shift) => ESCAPE + shift);

const isControl = (byte: number): boolean => byte === DELETE || (byte < FIRST_PRINTABLE && !BLANK_BYTES.has(byte));

/** Says of each next chunk of a file whether the file may still be text; the first chunk holds at least 2 bytes. */
export type TextCheck = (chunk: Buffer) => boolean;

/**
 * UTF-16 and UTF-32 must decode; anything else (UTF-8, the encodings of one and two bytes) must be free of control
 * characters, but for the shifts of ISO-2022-JP.
 */
export const openTextCheck = (head: Buffer): TextCheck => {
  const wide = wideTextOf(head);
  if (!wide) return openByteCheck();
  return wide.encoding.startsWith('utf-16') ? openUtf16Check(wide.encoding) : openUtf32Check(wide.encoding);
};

const openUtf16Check = (encoding: string): TextCheck => {
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

const openUtf32Check = (encoding: string): TextCheck => {
  const decoder = iconv.getDecoder(encoding);
  return (chunk) => !NOT_IN_TEXT.test(decoder.write(chunk));
};

const openByteCheck = (): TextCheck => {
  let begun = '';
  return (chunk) => {
    if (begun === '' && !chunk.includes(ESCAPE)) return !chunk.some(isControl);
    const text = begun + chunk.toString('latin1');
    begun = ISO_2022_SHIFTS_BEGUN.find((shift) => text.endsWith(shift)) ?? '';
    const whole = text.slice(0, text.length - begun.length);
    const rest = ISO_2022_SHIFTS.reduce((left, shift) => left.replaceAll(shift, ''), whole);
    return !Buffer.from(rest, 'latin1').some(isControl);
  };
};
