import { encodingOf, looksLikeXml } from './xml-encoding.js';

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Text of a part that looks like XML; undefined for anything else, and for what is in an encoding that nobody writes.
 *
 * @see looksLikeXml
 */
export const readXml = (bytes: Uint8Array): string | undefined => {
  const encoding = looksLikeXml(bytes) ? encodingOf(bytes) : undefined;
  return encoding === undefined ? undefined : withoutEncoding(new TextDecoder(encoding).decode(bytes));
};

/** It will be written as UTF-8. */
const withoutEncoding = (text: string): string =>
  text.replace(/^(\s*<\?xml[^>]*?)\s+encoding\s*=\s*("(?!utf-?8")[^"]*"|'(?!utf-?8')[^']*')/i, '$1');

const ASIDE = /<!--(?:[^]*?-->|[^]*$)|<!\[CDATA\[(?:([^]*?)\]\]>|[^]*$)|<\?(?!xml(?:-stylesheet)?\s)(?:[^]*?\?>|[^]*$)/;
const TAG = /<[^\s<>!?/"'][^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*>/;
const ASIDE_OR_TAG = new RegExp(`${ASIDE.source}|${TAG.source}`, 'g');
const HAS_ASIDE_OR_ODD_TAG = /<!--|<!\[CDATA\[|<\?(?!xml(?:-stylesheet)?\s)|["'][^<>"']*>[^<"']*["']/;

/**
 * The same for a parser, in the only way of writing that patterns have to know: without comments and quoted sections,
 * and with no end of a tag within its attributes.
 */
export const plainlyWritten = (xml: string): string =>
  HAS_ASIDE_OR_ODD_TAG.test(xml)
    ? xml.replace(ASIDE_OR_TAG, (piece, quoted?: string) => {
        if (/^<[!?]/.test(piece)) return quoted === undefined ? '' : escaped(quoted);
        return piece.indexOf('>') === piece.length - 1 ? piece : `${escapedMarks(piece.slice(0, -1))}>`;
      })
    : xml;

const escapedMarks = (tag: string): string => tag.replaceAll('>', '&gt;');
const escaped = (text: string): string => escapedMarks(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));

/** The value of an attribute as a parser makes it. */
export const attributeText = (value: string): string =>
  value.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w+);/gi, characterOf);

const characterOf = (reference: string, name: string): string => {
  if (!name.startsWith('#')) return named[name] ?? reference;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

/** The values of all attributes of a start tag that have this name, whatever their prefix. */
export const attributesIn = (tag: string, name: string): readonly string[] => valuesIn(tag, `[\\s:]${name}`);

/** The value of an attribute of a start tag that has no prefix. */
export const attributeIn = (tag: string, name: string): string | undefined => valuesIn(tag, `\\s${name}`)[0];

const valuesIn = (tag: string, name: string): readonly string[] =>
  [...tag.matchAll(new RegExp(`${name}\\s*=\\s*("[^"]*"|'[^']*')`, 'gi'))].map(([, value = '']) =>
    attributeText(value.slice(1, -1)).trim(),
  );
