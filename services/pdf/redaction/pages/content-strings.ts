import { PDFHexString, PDFString } from 'pdf-lib';

/** A number in a list of strings that moves the next one at least so far makes a gap between words. */
const WORD_GAP = 180;
const TOKEN = /%[^\r\n]*|<<|>>|<[0-9A-Fa-f\s]*>|[[\]{}]|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/g;
const INLINE_IMAGE = /(?<=\s)BI(?=[\s/])[^()]*?\sID\s[\s\S]*?\sEI(?=\s|$)/g;

export interface Shown {
  /** With a gap wherever the content moves on between strings. */
  readonly spaced: string;
  readonly tight: string;
}

/**
 * The strings of a content stream, which show text or say what it means, and its comments, decoded byte by byte as
 * Latin-1 and put together as they follow each other.
 */
export const contentStrings = (content: Uint8Array): readonly Shown[] => {
  const text = Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1');
  const withoutImages = text.replace(INLINE_IMAGE, ' ');
  return withoutImages === text ? [shownBy(text)] : [shownBy(text), shownBy(withoutImages)];
};

const shownBy = (content: string): Shown => {
  const spaced: string[] = [];
  const tight: string[] = [];
  let inList = false;
  for (const token of tokensOf(content)) {
    if (token.startsWith('%')) spaced.push(` ${token.slice(1)} `);
    else if (token === '[' || token === ']') inList = token === '[';
    else if (isString(token)) {
      const text = textOf(token);
      spaced.push(text);
      tight.push(text);
    } else if (inList && Math.abs(Number(token)) >= WORD_GAP) {
      spaced.push(' ');
      tight.push(' ');
    } else if (!inList && Number.isNaN(Number(token))) spaced.push(' ');
  }
  return { spaced: spaced.join(''), tight: tight.join('') };
};

/** A string without escapes, whose bytes are its characters. */
const PLAIN = /^\([^\\\r\n]*\)$/;

const textOf = (token: string): string =>
  PLAIN.test(token) ? token.slice(1, -1) : Buffer.from(bytesOf(token)).toString('latin1');

const isHex = (token: string): boolean => token.startsWith('<') && token !== '<<';
export const isString = (token: string): boolean => token.startsWith('(') || isHex(token);

/** The bytes of a string as it is written. */
export const bytesOf = (token: string): Uint8Array => {
  const inner = token.slice(1, -1);
  return isHex(token) ? PDFHexString.of(inner.replace(/\s/g, '')).asBytes() : PDFString.of(inner).asBytes();
};

/** Strings, names, numbers, marks and words, as they are written. */
export const tokensOf = (text: string): string[] => {
  const tokens: string[] = [];
  for (let at = 0; at < text.length;) {
    const bracketAt = text.indexOf('(', at);
    const open = bracketAt < 0 ? text.length : bracketAt;
    for (const [token] of text.slice(at, open).matchAll(TOKEN)) tokens.push(token);
    at = bracketAt < 0 ? text.length : endOfString(text, open);
    if (bracketAt >= 0) tokens.push(text.slice(open, at));
  }
  return tokens;
};

const endOfString = (text: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '\\') at += 1;
    else if (mark === '(') depth += 1;
    else if (mark === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
};
