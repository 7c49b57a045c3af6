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
