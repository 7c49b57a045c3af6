const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text of a part that looks like XML in any Unicode encoding; undefined for anything else. */
export const readXml = (bytes: Uint8Array): string | undefined => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return withoutEncoding(new TextDecoder('utf-16le').decode(bytes));
  if (first === 0xfe && second === 0xff) return withoutEncoding(new TextDecoder('utf-16be').decode(bytes));
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  return /^\s*</.test(text) ? text : undefined;
};

/** It will be written as UTF-8. */
const withoutEncoding = (text: string): string => text.replace(/^(<\?xml[^>]*?)\s+encoding=("[^"]*"|'[^']*')/, '$1');

/** What a parser makes of the value of an attribute. */
export const attributeText = (value: string): string =>
  value.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w+);/gi, characterOf);

const characterOf = (reference: string, name: string): string => {
  if (!name.startsWith('#')) return named[name] ?? reference;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

/** The value of an attribute of a start tag, whatever its prefix. */
export const attributeIn = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`[\\s:]${name}\\s*=\\s*("[^"]*"|'[^']*')`, 'i').exec(tag)?.[1];
  return found === undefined ? undefined : attributeText(found.slice(1, -1)).trim();
};
