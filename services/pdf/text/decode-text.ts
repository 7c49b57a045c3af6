import iconv from 'iconv-lite';
import type { TextEncoding } from '../../../contracts/text-encodings.js';
import type { ChosenEncoding } from '../../../contracts/tools/text-encoding-option.js';
import { wideTextOf } from '../../platform/text/unicode-form.js';
import { guessEncoding } from './guess-encoding.js';

/** Share of control characters from which on it is no text; a colourful log has a tenth. */
const BINARY_SHARE = 0.15;
/** Control characters but tab, line and page ends. */
const UNUSUAL = /[^\P{Cc}\t\n\v\f\r\u0085]/gu;
/** ISO-2022-JP: the shift to Japanese characters. */
const JAPANESE_SHIFTS = ['\u001b$@', '\u001b$B'];

/** The characters of a text, and the encoding that it was read in. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
  /** Neither chosen nor said by the file itself. */
  readonly guessed: boolean;
}

/**
 * Reads plain text: by its byte order mark, else as UTF-8, else in the encoding that fits best.
 *
 * @param chosen  encoding to read it in, whatever it looks like.
 * @returns undefined for what is no text at all.
 */
export const decodeText = async (
  bytes: Uint8Array,
  chosen: ChosenEncoding = 'auto',
): Promise<DecodedText | undefined> => {
  const { encoding, guessed } = chosen === 'auto' ? await encodingOf(bytes) : { encoding: chosen, guessed: false };
  const text = decodedAs(bytes, encoding);
  const controls = text.match(UNUSUAL)?.length ?? 0;
  return controls > text.length * BINARY_SHARE ? undefined : { text, encoding, guessed };
};

const encodingOf = async (bytes: Uint8Array): Promise<Omit<DecodedText, 'text'>> => {
  const wide = wideTextOf(bytes);
  if (wide) return { encoding: wide.encoding, guessed: !wide.marked };
  if (!isUtf8(bytes)) return { encoding: await guessEncoding(bytes), guessed: true };
  return JAPANESE_SHIFTS.some((shift) => Buffer.from(bytes).includes(shift))
    ? { encoding: 'iso-2022-jp', guessed: true }
    : { encoding: 'utf-8', guessed: false };
};

/** A byte order mark is no part of the text. */
const decodedAs = (bytes: Uint8Array, encoding: TextEncoding): string =>
  encoding === 'utf-8' || encoding === 'iso-2022-jp'
    ? new TextDecoder(encoding).decode(bytes)
    : iconv.decode(Buffer.from(bytes), encoding);

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false; // that is the answer
  }
};
