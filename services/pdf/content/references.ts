import { PDFArray, PDFDict, PDFRawStream, PDFRef, type PDFDocument, type PDFObject } from 'pdf-lib';

/** How often each object of a document is referred to. */
export type Uses = ReadonlyMap<PDFRef, number>;

/** Calls `visit` with each reference in an object itself. */
export const eachReference = (object: PDFObject | undefined, visit: (ref: PDFRef) => void): void => {
  if (object instanceof PDFRef) visit(object);
  else if (object instanceof PDFRawStream) eachReference(object.dict, visit);
  else if (object instanceof PDFArray) for (const item of object.asArray()) eachReference(item, visit);
  else if (object instanceof PDFDict) for (const value of object.values()) eachReference(value, visit);
};

/** The uses by all objects, orphans among them. */
export const usesIn = ({ context }: PDFDocument): Uses => {
  const uses = new Map<PDFRef, number>();
  for (const [, object] of context.enumerateIndirectObjects()) eachReference(object, (ref) => addUse(uses, ref));
  return uses;
};

export const addUse = (uses: Map<PDFRef, number>, ref: PDFRef): void => {
  uses.set(ref, (uses.get(ref) ?? 0) + 1);
};
