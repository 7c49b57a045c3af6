import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFNull,
  PDFNumber,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';

/**
 * An object as text that is the same for two ways of writing the same: programs that add a revision write strings,
 * numbers and the order of entries in their own way. How long a stream is follows from its bytes.
 */
export const meaningOf = (object: PDFObject | undefined): string => {
  if (object === undefined || object === PDFNull) return 'null';
  if (object instanceof PDFString || object instanceof PDFHexString) return stringMeaning(object);
  if (object instanceof PDFNumber) return String(object.asNumber());
  if (object instanceof PDFArray) return `[${object.asArray().map(meaningOf).join(' ')}]`;
  if (object instanceof PDFDict) return `<<${entriesIn(object)}>>`;
  if (object instanceof PDFStream) return `stream<<${entriesIn(object.dict, '/Length')}>>${digestOf(object)}`;
  return String(object);
};

/** A text of ASCII can be written in UTF-16, too. */
const stringMeaning = (string: PDFString | PDFHexString): string => {
  const bytes = Buffer.from(string.asBytes());
  const isWide = bytes[0] === 0xfe && bytes[1] === 0xff;
  const isAscii = isWide && bytes.subarray(2).every((byte, at) => (at % 2 === 0 ? byte === 0 : byte < 0x80));
  return `(${(isAscii ? Buffer.from(bytes.filter((_, at) => at > 1 && at % 2 === 1)) : bytes).toString('hex')})`;
};

const entriesIn = (dict: PDFDict, leftOut?: string): string =>
  dict
    .entries()
    .map(([key, value]) => [String(key), meaningOf(value)] as const)
    .filter(([key, value]) => key !== leftOut && value !== 'null')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key} ${value}`)
    .join(' ');

const digestOf = (stream: PDFStream): string => createHash('sha256').update(stream.getContents()).digest('hex');
