import {
  PDFHexString,
  PDFInvalidObject,
  PDFRawStream,
  type PDFDocument,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { FileCipher } from '../../protection/file-cipher.js';
import { enciphered, encipheredEntries } from '../encryption/encrypted-objects.js';

interface Writing {
  readonly snapshot: { shouldSave(objectNumber: number): boolean };
  /** Objects as the file has them. */
  readonly given: ReadonlySet<PDFObject>;
  readonly cipher: FileCipher;
}

/**
 * Puts what a revision writes into the form in which it is written: encrypted, each as bytes, so that the library
 * collects none of it in an object stream. Nothing can be done with the document afterwards but to write it.
 */
export const encipherNew = async (document: PDFDocument, { snapshot, given, cipher }: Writing): Promise<void> => {
  await document.flush();
  const { context } = document;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!snapshot.shouldSave(ref.objectNumber) || object instanceof PDFInvalidObject) continue;
    const stays = object instanceof PDFRawStream && given.has(object);
    const sealed = stays ? encipheredEntries(object, ref, cipher) : enciphered(object, ref, cipher);
    context.assign(ref, PDFInvalidObject.of(bytesOf(sealed)));
  }
};

export const sealedText = (text: PDFHexString, ref: PDFRef, { strings }: FileCipher): PDFHexString =>
  PDFHexString.fromBytes(strings.seal(text.asBytes(), ref));

const bytesOf = (object: PDFObject): Uint8Array => {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
};
