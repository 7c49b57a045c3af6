import { PDFDict, PDFHexString, PDFName, PDFObjectParser, PDFRef, type PDFContext } from '@cantoo/pdf-lib';
import type { FileCipher } from '../../protection/file-cipher.js';
import { deciphered } from '../encryption/encrypted-objects.js';
import { InvalidSignature, valueInGap, type Coverage } from './byte-range.js';
import { dictAt, numbersAt } from '../fields/dictionary-entries.js';
import type { SignedField } from '../fields/signature-fields.js';

const HEADER = /(?<!\d)(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+obj\b/g;
/** A signature dictionary holds its value and short texts. */
const HEADER_WITHIN_BYTES = 256 * 1024;

export const byteRangeOf = (value: PDFDict): number[] => numbersAt(value, 'ByteRange');

export interface ReadFile {
  readonly bytes: Uint8Array;
  readonly context: PDFContext;
  /** The cipher of an encrypted file. */
  readonly cipher: FileCipher | undefined;
}

/**
 * The signature dictionary as it stands around its own gap, so that what it says is covered by what it signs. A field
 * may have been pointed at, or its object replaced by, another dictionary with the same value, which could then claim
 * another name or reason.
 *
 * @throws InvalidSignature
 */
export const signatureObject = (
  { value, ref }: Pick<SignedField, 'value' | 'ref'>,
  coverage: Coverage,
  { bytes, context, cipher }: ReadFile,
): PDFDict => {
  const from = Math.max(0, coverage.gapStart - HEADER_WITHIN_BYTES);
  const before = Buffer.from(bytes.buffer, bytes.byteOffset + from, coverage.gapStart - from).toString('latin1');
  const header = [...before.matchAll(HEADER)].at(-1);
  if (!ref || !header || PDFRef.of(Number(header[1]), Number(header[2])) !== ref) throw replaced();
  const start = from + header.index + header[0].length;
  const written = PDFObjectParser.forBytes(bytes.subarray(start, coverage.end), context).parseObject();
  const object = cipher ? deciphered(written, ref, cipher) : written;
  const signatureDict = [object, object instanceof PDFDict ? dictAt(object, 'V') : undefined].find(
    (dict): dict is PDFDict => dict instanceof PDFDict && holds(dict, valueInGap(coverage, bytes)),
  );
  if (!signatureDict || byteRangeOf(signatureDict).join() !== byteRangeOf(value).join()) throw replaced();
  return signatureDict;
};

const holds = (dict: PDFDict, contents: Uint8Array): boolean => {
  const value = dict.get(PDFName.of('Contents'));
  return value instanceof PDFHexString && Buffer.compare(value.asBytes(), contents) === 0;
};

const replaced = (): InvalidSignature => new InvalidSignature('Its entry in the file has been replaced.');
