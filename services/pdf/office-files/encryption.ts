import { unzipSync } from 'fflate';
import { readCompound } from './compound.js';

/** Word: flag fEncrypted of the FibBase. @see [MS-DOC] 2.5.2 */
const WORD_FLAGS_AT = 0x0a;
const WORD_ENCRYPTED = 0x0100;
/** Excel: record FilePass among the first ones. @see [MS-XLS] 2.4.117 */
const EXCEL_FILE_PASS = 0x2f;
const EXCEL_RECORDS_LOOKED_AT = 16;
/** PowerPoint: headerToken of the CurrentUserAtom. @see [MS-PPT] 2.3.2 */
const POWERPOINT_TOKEN_AT = 12;
const POWERPOINT_ENCRYPTED = 0xf3d1c4df;

/** Whether a document says that it is encrypted. Some of those open all the same, with a password everybody knows. */
export const saysEncrypted = (bytes: Uint8Array): boolean => {
  const file = readCompound(bytes);
  if (!file) return manifestSaysEncrypted(bytes);
  const says = (name: string, test: (stream: DataView) => boolean): boolean => {
    const stream = file.head(name);
    return stream !== undefined && test(stream);
  };
  return (
    says('EncryptedPackage', () => true) ||
    says('WordDocument', wordEncrypted) ||
    says('Workbook', excelEncrypted) ||
    says('Book', excelEncrypted) ||
    says('Current User', powerPointEncrypted)
  );
};

const MANIFEST = 'META-INF/manifest.xml';

/** OpenDocument: each protected part has an entry with the keys to it. @see OpenDocument 1.3, part 2, 4.4 */
const manifestSaysEncrypted = (bytes: Uint8Array): boolean => {
  try {
    const manifest = unzipSync(bytes, { filter: ({ name }) => name === MANIFEST })[MANIFEST];
    return manifest !== undefined && new TextDecoder().decode(manifest).includes(':encryption-data');
  } catch {
    return false; // no archive
  }
};

const wordEncrypted = (stream: DataView): boolean =>
  stream.byteLength > WORD_FLAGS_AT + 2 && (stream.getUint16(WORD_FLAGS_AT, true) & WORD_ENCRYPTED) !== 0;

const excelEncrypted = (stream: DataView): boolean => {
  let at = 0;
  for (let record = 0; record < EXCEL_RECORDS_LOOKED_AT && at + 4 <= stream.byteLength; record += 1) {
    if (stream.getUint16(at, true) === EXCEL_FILE_PASS) return true;
    at += 4 + stream.getUint16(at + 2, true);
  }
  return false;
};

const powerPointEncrypted = (stream: DataView): boolean =>
  stream.byteLength >= POWERPOINT_TOKEN_AT + 4 && stream.getUint32(POWERPOINT_TOKEN_AT, true) === POWERPOINT_ENCRYPTED;
