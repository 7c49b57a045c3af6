import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { numbersAt } from './dictionary-entries.js';
import { signedFieldsOf } from './signature-fields.js';

/** Whether a signed field has a range of bytes. @throws what the library says of a file that can't be read */
export const hasSignedField = async (bytes: Uint8Array, password: string): Promise<boolean> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest, password });
  return signedFieldsOf(document).some(({ value }) => numbersAt(value, 'ByteRange').length > 0);
};
