import { readCompound } from './compound.js';
import { packageProblem } from './package.js';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const RTF = Array.from('{\\rtf', (mark) => mark.charCodeAt(0));

/** A newer presentation may hold an old one beside it. */
const OLD_PRESENTATION = 'PP40';
const PRESENTATION = 'PowerPoint Document';
/** Streams of which an old Office document, or a protected new one, has at least one. */
const documentStreams = ['WordDocument', 'Workbook', 'Book', PRESENTATION, 'Current User', 'EncryptedPackage'];

/**
 * Looks at the container only: LibreOffice makes a PDF of anything, even of random bytes.
 *
 * @returns a reason for people why this can't be an Office document; undefined when it may well be one.
 */
export const structureProblem = async (bytes: Uint8Array): Promise<string | undefined> => {
  if (startsWith(bytes, ZIP)) return packageProblem(bytes);
  if (startsWith(bytes, COMPOUND)) return compoundProblem(bytes);
  return startsWith(bytes, RTF) ? undefined : 'it does not begin like an Office document';
};

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const compoundProblem = (bytes: Uint8Array): string | undefined => {
  const file = readCompound(bytes);
  if (!file) return 'it is damaged or cut off';
  if (file.head(OLD_PRESENTATION) && !file.head(PRESENTATION)) {
    return 'it was saved by PowerPoint 4 or 95, whose files are not read here. Open it in PowerPoint and save it as .pptx';
  }
  return documentStreams.some((name) => file.head(name)) ? undefined : 'it holds no Office document';
};
