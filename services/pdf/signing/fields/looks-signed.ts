/** As they stand in the file: a signature dictionary is never compressed, because its value is filled in last. */
const RANGE = '/ByteRange';
const TYPE = /\/Type[\0\t\n\f\r ]*\/(Sig|DocTimeStamp)\b/;

/** Whether a PDF carries a digital signature, by a look at its bytes; cheap, and true for some that carry none. */
export const looksSigned = (bytes: Uint8Array): boolean => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.includes(RANGE, 0, 'latin1') && TYPE.test(file.toString('latin1'));
};
