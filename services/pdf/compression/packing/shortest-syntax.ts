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
  joined([key.toString(), READ_BY_PEOPLE.has(key.toString()) ? peopleText(value) : written(value)]);

/** Keys of what people read, which may be in any encoding that says the same; names and values of fields are compared. */
const READ_BY_PEOPLE: ReadonlySet<string> = new Set(
  ['Title', 'Author', 'Subject', 'Keywords', 'Creator', 'Producer', 'Contents', 'Subj', 'TU', 'Alt', 'ActualText'].map(
    (key) => `/${key}`,
  ),
);

/** Two bytes a letter, each of which has one of its own. @see ISO 32000-1, annex D.2 "Latin character set and encodings" */
const WIDE = /^\xfe\xff(?:\0[\x20-\x7e])+$/;

const peopleText = (object: PDFObject): string => {
  const isText = object instanceof PDFString || object instanceof PDFHexString;
  const bytes = isText ? bytesOf(object.toString()) : '';
  return WIDE.test(bytes) ? quoted(bytes.slice(2).replaceAll('\0', '')) : written(object);
};

const CLOSED = /[\])>]$/;

/** With a blank only where two would run into one. */
const joined = (items: readonly string[]): string =>
  items
    .map((item, index) => (DELIMITED.test(item) || CLOSED.test(items[index - 1] ?? ']') ? item : ` ${item}`))
    .join('');

const ESCAPED = /[\\()\r]/g;

const text = (object: PDFString | PDFHexString): string => quoted(bytesOf(object.toString()));

const quoted = (bytes: string): string =>
  `(${bytes.replaceAll(ESCAPED, (mark) => (mark === '\r' ? '\\r' : `\\${mark}`))})`;
