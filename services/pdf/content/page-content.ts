import { PDFArray, PDFName, PDFRawStream, type PDFPage } from 'pdf-lib';
import { decodedBytes, itemsOf } from './objects.js';

const NEWLINE = Uint8Array.of(10);

/** The streams of a page's content. */
export const partsOf = ({ node }: PDFPage): PDFRawStream[] => {
  const contents = node.lookup(PDFName.of('Contents'));
  const items = contents instanceof PDFArray ? itemsOf(contents) : [contents];
  return items.filter((item) => item instanceof PDFRawStream);
};

/** A page's content in one piece; parts that can't be decoded are left out. */
export const contentOf = (page: PDFPage): Uint8Array =>
  Buffer.concat(partsOf(page).flatMap((stream) => [decodedBytes(stream) ?? NEWLINE, NEWLINE]));

/** Characters that end a name or a number. @see ISO 32000-1, table 1 */
const SPACES: ReadonlySet<number | undefined> = new Set([0, 9, 10, 12, 13, 32]);

/**
 * Whether a part may end in the middle of a name or another word that the next one goes on with: to some readers, Poppler among them, it then is one
 * word, to all others two.
 */
export const runsOverParts = (page: PDFPage): boolean => {
  const parts = partsOf(page).map((stream) => decodedBytes(stream) ?? NEWLINE);
  const filled = parts.filter(({ length }) => length > 0);
  return filled.slice(1).some((next, index) => !SPACES.has(filled[index]?.at(-1)) && !SPACES.has(next[0]));
};
