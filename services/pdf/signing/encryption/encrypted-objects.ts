import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFPageLeaf,
  PDFPageTree,
  PDFRawStream,
  PDFStream,
  PDFString,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { FileCipher } from '../../protection/file-cipher.js';

type Change = (bytes: Uint8Array) => Uint8Array;

/**
 * An indirect object as it is meant. Of streams, what is in them stays encrypted, but for object streams: to sign a
 * document, nobody has to read the others.
 */
export const deciphered = (object: PDFObject, ref: PDFRef, { strings, streams }: FileCipher): PDFObject => {
  const type = object instanceof PDFStream ? String(object.dict.get(TYPE)) : undefined;
  if (type === '/XRef') return object; // never encrypted
  const plain = withStrings(object, (bytes) => strings.open(bytes, ref));
  if (type !== '/ObjStm' || !(plain instanceof PDFRawStream)) return plain;
  return PDFRawStream.of(plain.dict, streams.open(plain.contents, ref));
};

/** An indirect object as it stands in the file. */
export const enciphered = (object: PDFObject, ref: PDFRef, { strings, streams }: FileCipher): PDFObject => {
  const sealed = withStrings(object, (bytes) => strings.seal(bytes, ref));
  return sealed instanceof PDFRawStream ? PDFRawStream.of(sealed.dict, streams.seal(sealed.contents, ref)) : sealed;
};

/** The enciphered entries of a stream that is in the file already, and stays. */
export const encipheredEntries = (object: PDFRawStream, ref: PDFRef, { strings }: FileCipher): PDFObject =>
  withStrings(object, (bytes) => strings.seal(bytes, ref));

const TYPE = PDFName.of('Type');
const VALUE = PDFName.of('Contents');
const RANGE = PDFName.of('ByteRange');

const withStrings = (object: PDFObject, change: Change): PDFObject => {
  if (object instanceof PDFString || object instanceof PDFHexString) return encoded(change(object.asBytes()));
  if (object instanceof PDFDict) return dictWith(object, change);
  if (object instanceof PDFStream) return PDFRawStream.of(dictWith(object.dict, change), object.getContents());
  return object instanceof PDFArray ? arrayWith(object, change) : object;
};

const encoded = (bytes: Uint8Array): PDFHexString => PDFHexString.of(Buffer.from(bytes).toString('hex'));

const DICTS = [PDFCatalog, PDFPageTree, PDFPageLeaf] as const;

/** The value of a signature is the one string that is never encrypted. @see ISO 32000-2, 7.6.2 */
const dictWith = (dict: PDFDict, change: Change): PDFDict => {
  const isSignature = dict.has(RANGE);
  const entries = dict
    .entries()
    .map(([key, value]) => [key, isSignature && key === VALUE ? value : withStrings(value, change)] as const);
  const kind = DICTS.find((one) => dict instanceof one) ?? PDFDict;
  return kind.fromMapWithContext(new Map(entries), dict.context);
};

const arrayWith = (array: PDFArray, change: Change): PDFArray => {
  const copy = array.clone();
  for (const [index, item] of array.asArray().entries()) copy.set(index, withStrings(item, change));
  return copy;
};
