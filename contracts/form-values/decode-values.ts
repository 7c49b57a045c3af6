import { UnreadableValues } from './unreadable-values.js';

/** How the first bytes of a text name its encoding. */
const marks: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

/** The encoding that a byte order mark names. */
export const encodingOfMark = (bytes: Uint8Array): string | undefined =>
  marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1];

/** Characters from 0x80 to 0x9f of Windows-1252; some versions of Node take the control characters of Latin-1 for them. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windowsText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte >= 0x80 && byte <= 0x9f ? WINDOWS[byte - 0x80] : String.fromCharCode(byte))).join(
    '',
  );

/** Text in a named encoding, without its byte order mark; undefined where it is none, or the encoding is not known. */
export const decodedAs = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    return decoder.encoding === 'windows-1252' ? windowsText(bytes) : decoder.decode(bytes);
  } catch {
    return undefined; // `RangeError` for the name of the encoding, `TypeError` for bytes that it does not have
  }
};

/**
 * The text of a file: as its byte order mark says, else UTF-8, else as Windows of Western Europe writes, which Excel still
 * does.
 *
 * @throws UnreadableValues `encoding`
 */
export const decodeText = (bytes: Uint8Array): string => {
  const marked = encodingOfMark(bytes);
  const text = marked ? decodedAs(bytes, marked) : (decodedAs(bytes, 'utf-8') ?? decodedAs(bytes, 'windows-1252'));
  if (text === undefined || text.includes('\0')) throw new UnreadableValues({ code: 'encoding' });
  return text;
};
