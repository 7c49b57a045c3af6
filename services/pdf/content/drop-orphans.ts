import { PDFArray, PDFDict, PDFRawStream, PDFRef, type PDFDocument, type PDFObject } from 'pdf-lib';

/** Removes objects to which nothing leads any more; they would still be written. */
export const dropOrphans = ({ context }: PDFDocument): void => {
  const reached = new Set<PDFRef>();
  const entries: readonly (PDFObject | undefined)[] = Object.values(context.trailerInfo);
  const waiting = entries.filter((entry) => entry !== undefined);
  const wait = (object: PDFObject | undefined): void => {
    for (const part of partsOf(object)) waiting.push(part);
  };
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (!(object instanceof PDFRef)) wait(object);
    else if (!reached.has(object)) {
      reached.add(object);
      wait(context.lookup(object));
    }
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
};

const partsOf = (object: PDFObject | undefined): PDFObject[] => {
  if (object instanceof PDFRawStream) return partsOf(object.dict);
  const parts = object instanceof PDFArray ? object.asArray() : object instanceof PDFDict ? object.values() : [];
  return parts.filter((part) => part instanceof PDFRef || part instanceof PDFDict || part instanceof PDFArray);
};
