/** A text without the characters that XML can't hold. @see XML 1.0, 2.2 */
export const plainXml = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
