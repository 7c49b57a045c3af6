/** Share of control characters from which on it is no text; a colourful log has a tenth. */
const BINARY_SHARE = 0.15;
/** Control characters but tab, line and page ends. */
const UNUSUAL = /[^\P{Cc}\t\n\v\f\r\u0085]/gu;
/** Bytes looked at to tell UTF-16 without a mark by its zeros. */
const SAMPLE_BYTES = 4096;
const ZERO_SHARE = 0.3;

/**
 * Reads plain text: by its byte order mark, else as UTF-8, else as UTF-16 where the zeros say so, else as Windows-1252.
 *
 * @returns undefined for what is no text at all.
 */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  const encoding = encodingOf(bytes);
  const text = encoding === 'windows-1252' ? fromWindows(bytes) : new TextDecoder(encoding).decode(bytes);
  const controls = text.match(UNUSUAL)?.length ?? 0;
  return controls > text.length * BINARY_SHARE ? undefined : text;
};

const encodingOf = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return zerosOf(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
};

/** Latin text in UTF-16 is every other byte zero. */
const zerosOf = (bytes: Uint8Array): string | undefined => {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < (sample.length / 2) * ZERO_SHARE || Math.min(even, odd) > 0) return undefined;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false; // that is the answer
  }
};

/** What Windows-1252 has at 0x80 to 0x9F, where Latin-1 has control characters; the five gaps stay those. */
const WINDOWS_80_TO_9F = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009Dž\u0178';

/** By hand, because Node's decoder of this name reads Latin-1. */
const fromWindows = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (mark) => WINDOWS_80_TO_9F.charAt(mark.charCodeAt(0) - 0x80));
