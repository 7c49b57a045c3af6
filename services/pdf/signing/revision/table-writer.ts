import { PDFName, PDFNumber, PDFWriter, type DocumentSnapshot, type PDFDict, type PDFDocument } from '@cantoo/pdf-lib';

/** Objects that are written before other work of the process has a turn. */
const OBJECTS_PER_TICK = 50;

/**
 * Writes what a revision adds, with a table. The library counts one object too few where the last one is from before, as
 * it is when nothing but a tick changes: readers that count would miss it, and often it is the signature.
 */
class TableWriter extends PDFWriter {
  static readonly of = (document: PDFDocument, snapshot: DocumentSnapshot): TableWriter =>
    new TableWriter(document.context, OBJECTS_PER_TICK, snapshot);

  protected override createTrailerDict(previous?: number): PDFDict {
    const trailer = super.createTrailerDict(previous);
    trailer.set(PDFName.of('Size'), PDFNumber.of(this.context.largestObjectNumber + 1));
    return trailer;
  }
}

/** A document's own bytes and, after them, what the snapshot says has changed. */
export const writtenWithTable = async (
  document: PDFDocument,
  bytes: Uint8Array,
  snapshot: DocumentSnapshot,
): Promise<Uint8Array> => {
  await document.flush();
  return Buffer.concat([bytes, await TableWriter.of(document, snapshot).serializeToBuffer()]);
};
