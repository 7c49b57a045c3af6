import { PDFDocument, PDFParser, PDFRawStream, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import type { FileCipher } from '../../protection/file-cipher.js';
import { deciphered } from './encrypted-objects.js';
import { rememberSealed } from './sealed-streams.js';

/**
 * Reads an encrypted PDF. The library's own way decrypts everything that it comes across, cross-references and values
 * of signatures, too, and forgets how the file was encrypted.
 */
class DecipheringParser extends PDFParser {
  constructor(
    bytes: Uint8Array,
    private readonly cipher: FileCipher,
  ) {
    super(bytes, Infinity, false, false, false, undefined, true);
  }

  /** Without the reference, what is inside of an object is read as it stands, and decrypted once it is whole. */
  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject();
    if (!ref) return object;
    const plain = deciphered(object, ref, this.cipher);
    const isSealed =
      plain instanceof PDFRawStream && object instanceof PDFRawStream && plain.contents === object.contents;
    if (isSealed && plain !== object) rememberSealed(plain, () => this.cipher.streams.open(plain.contents, ref));
    return plain;
  }
}

/** A document whose strings are readable; that it is encrypted stays in its trailer. @throws what the parser throws */
export const openEncrypted = async (bytes: Uint8Array, cipher: FileCipher): Promise<PDFDocument> => {
  const context = await new DecipheringParser(bytes, cipher).parseDocument();
  return Reflect.construct(PDFDocument, [context, true, false]) as PDFDocument; // its constructor is for `load` alone
};
