/** As it stands in the file, encrypted or not: a signature dictionary is never compressed, its value is filled in last. */
const RANGE = '/ByteRange';

interface File {
  readonly bytes: Uint8Array;
  readonly password?: string;
}

/**
 * Whether a PDF carries a digital signature: a signed field with a range of bytes. Rights for Adobe Reader have such a
 * range too, but no field. A file that can't be read counts as signed when it has a range.
 */
export const isSigned = async ({ bytes, password = '' }: File): Promise<boolean> => {
  if (!hasByteRange(bytes)) return false;
  try {
    const { hasSignedField } = await import('./signed-field.js');
    return await hasSignedField(bytes, password);
  } catch {
    return true; // when in doubt, nothing of it is rewritten unsaid
  }
};

export const hasByteRange = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(RANGE, 0, 'latin1');
