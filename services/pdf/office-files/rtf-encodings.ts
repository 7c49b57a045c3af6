import iconv from 'iconv-lite';

export const WESTERN = 1252;
const SYMBOL = 42;

/** Code pages of `\fcharset`; 1 is whatever the document is in. @see Rich Text Format Specification 1.9.1, Font Table */
const charsets: Readonly<Record<number, number>> = {
  0: WESTERN,
  2: SYMBOL,
  77: 10000,
  78: 10001,
  81: 10003,
  83: 10006,
  84: 10005,
  85: 10004,
  88: 10007,
  128: 932,
  129: 949,
  130: 1361,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
};

/** Code pages that are no number to the decoder; `johab` is read as the Korean that it shares its signs with. */
const named: Readonly<Record<number, string>> = {
  1361: 'cp949',
  10000: 'macroman',
  10001: 'cp932',
  10002: 'cp950',
  10003: 'cp949',
  10006: 'macgreek',
  10007: 'maccyrillic',
  10008: 'cp936',
  10029: 'maccenteuro',
  10081: 'macturkish',
  54936: 'gb18030',
  65001: 'utf-8',
};

export const codePageOf = (charset: number): number | undefined => charsets[charset];

/** Bytes as what they say in a code page; in one that nobody knows, as Western European. */
export const decodedIn = (codePage: number, bytes: Buffer): string => {
  if (codePage === SYMBOL) return iconv.decode(bytes, `cp${WESTERN}`).replaceAll('\u00b7', '\u2022');
  const name = named[codePage] ?? `cp${codePage}`;
  return iconv.decode(bytes, iconv.encodingExists(name) ? name : `cp${WESTERN}`);
};
