import { PDFDict, PDFName, PDFRawStream, type PDFDocument } from 'pdf-lib';

/** Entries that programs keep in a file for themselves, and small pictures of pages, which viewers make anew. */
const PRIVATE = ['PieceInfo', 'Thumb'].map((key) => PDFName.of(key));

/** Lets go of what no reader of a document ever sees. */
export const dropPrivate = (document: PDFDocument): void => {
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (dict instanceof PDFDict) for (const key of PRIVATE) dict.delete(key);
  }
};
