import { PDFArray, PDFDict, PDFHexString, PDFString, type PDFObject } from 'pdf-lib';
import { bytesOf } from '../../raw/tokens.js';

/** An object in the fewest characters, each a byte: no blanks that nothing needs, and texts byte by byte. @see ISO 32000-1, 7.3 */
export const written = (object: PDFObject): string => {
  if (object instanceof PDFDict) return `<<${object.entries().map(writtenEntry).join('')}>>`;
  if (object instanceof PDFArray) return `[${joined(object.asArray().map(written))}]`;
  if (object instanceof PDFString || object instanceof PDFHexString) return text(object);
  return object.toString();
};

const DELIMITED = /^[[(</]/;

const writtenEntry = ([key, value]: readonly [PDFObject, PDFObject]): string =>
  joined([key.toString(), written(value)]);

const CLOSED = /[\])>]$/;

/** With a blank only where two would run into one. */
const joined = (items: readonly string[]): string =>
  items
    .map((item, index) => (DELIMITED.test(item) || CLOSED.test(items[index - 1] ?? ']') ? item : ` ${item}`))
    .join('');

const ESCAPED = /[\\()\r]/g;

const text = (object: PDFString | PDFHexString): string =>
  `(${bytesOf(object.toString()).replaceAll(ESCAPED, (mark) => (mark === '\r' ? '\\r' : `\\${mark}`))})`;
