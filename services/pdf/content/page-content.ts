import { PDFArray, PDFName, PDFRawStream, type PDFPage } from 'pdf-lib';
import { decodedBytes, itemsOf } from './objects.js';

const NEWLINE = Uint8Array.of(10);

/** A page's content in one piece; parts that can't be decoded are left out. */
export const contentOf = ({ node }: PDFPage): Uint8Array => {
  const contents = node.lookup(PDFName.of('Contents'));
  const items = contents instanceof PDFArray ? itemsOf(contents) : [contents];
  const streams = items.filter((item) => item instanceof PDFRawStream);
  return Buffer.concat(streams.flatMap((stream) => [decodedBytes(stream) ?? NEWLINE, NEWLINE]));
};
