import { unzipSync } from 'fflate';
import { readCompound } from './compound.js';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const RTF = Array.from('{\\rtf', (mark) => mark.charCodeAt(0));

/** A real document has some hundreds of parts; one made to exhaust memory has more, or larger ones. */
const PARTS_MAX = 20_000;
const INFLATED_MAX_BYTES = 600 * 1024 * 1024;

/**
 * Looks at the container only: LibreOffice makes a PDF of anything, even of random bytes.
 *
 * @returns a reason for people why this can't be an Office document; undefined when it may well be one.
 */
export const structureProblem = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, ZIP)) return packageProblem(bytes);
  if (startsWith(bytes, COMPOUND)) return readCompound(bytes) ? undefined : 'it is damaged or cut off';
  return startsWith(bytes, RTF) ? undefined : 'it does not begin like an Office document';
};

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const packageProblem = (bytes: Uint8Array): string | undefined => {
  const parts = partsOf(bytes);
  if (!parts) return 'it is damaged or cut off';
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  if (parts.length > PARTS_MAX || size > INFLATED_MAX_BYTES) return 'it unpacks to more than fits into memory';
  return parts.some(({ name }) => name === '[Content_Types].xml') ? undefined : 'it holds no Office document';
};

interface Part {
  readonly name: string;
  /** Bytes once inflated. */
  readonly size: number;
}

/** The table of contents of a ZIP file; undefined when there is none at its end. */
const partsOf = (bytes: Uint8Array): Part[] | undefined => {
  const parts: Part[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        parts.push({ name, size: originalSize });
        return false;
      },
    });
    return parts;
  } catch {
    return undefined; // whatever it is, it is no whole archive
  }
};
