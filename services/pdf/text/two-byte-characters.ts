type Range = readonly [first: number, last: number];

/** First bytes of signs, syllables and the characters in everyday use, which each of these standards has in one place. */
const common = {
  gb18030: [
    [0xa1, 0xa1],
    [0xa3, 0xa3],
    [0xb0, 0xd7],
  ],
  'euc-jp': [
    [0xa1, 0xa5],
    [0xb0, 0xcf],
  ],
  'euc-kr': [
    [0xa1, 0xa1],
    [0xb0, 0xc8],
  ],
  big5: [
    [0xa1, 0xa1],
    [0xa4, 0xc6],
  ],
  shift_jis: [
    [0x81, 0x83],
    [0x88, 0x97],
  ],
} as const satisfies Record<string, readonly Range[]>;

/** An encoding whose characters beyond ASCII take two bytes, or more where they are rare. */
export type TwoByteEncoding = keyof typeof common;

const isAscii = (byte: number): boolean => byte < 0x80;
/** Half-width syllables stand alone in Shift_JIS. */
const isAlone = (byte: number, encoding: TwoByteEncoding): boolean =>
  encoding === 'shift_jis' && byte >= 0xa1 && byte <= 0xdf;

/** Share of the characters beyond ASCII that are in everyday use. */
export const commonShareOf = (bytes: Uint8Array, encoding: TwoByteEncoding): number => {
  const ranges: readonly Range[] = common[encoding];
  let count = 0;
  let everyday = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isAscii(byte)) continue;
    count += 1;
    if (ranges.some(([first, last]) => byte >= first && byte <= last)) everyday += 1;
    if (!isAlone(byte, encoding)) at += 1;
  }
  return count === 0 ? 0 : everyday / count;
};
