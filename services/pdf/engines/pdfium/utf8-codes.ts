export interface MeaningCalls {
  FPDFText_HasUnicodeMapError(text: number, at: number): number;
}

const isContinuation = (byte: number): boolean => byte >= 0x80 && byte <= 0xbf;

/**
 * The meaning of a code that PDFium gives as it stands in the page, for want of a character: some programs write their
 * codes in UTF-8, and list their meanings in a way that PDFium does not read.
 *
 * @param code  as `FPDFText_GetUnicode` tells it.
 */
export const meantBy = (
  calls: MeaningCalls,
  { text, at, code }: { text: number; at: number; code: number },
): number => {
  const first = code >> 8;
  const second = code & 0xff;
  if (first < 0xc2 || first > 0xdf || !isContinuation(second)) return code;
  return calls.FPDFText_HasUnicodeMapError(text, at) === 1 ? ((first & 0x1f) << 6) | (second & 0x3f) : code;
};
