import { PDFArray, PDFDict, PDFRawStream, type PDFDocument, type PDFObject } from 'pdf-lib';

/** A dictionary, and the stream whose it is. */
export interface FoundDictionary {
  readonly dict: PDFDict;
  readonly stream: PDFRawStream | undefined;
}

const DEPTH_MAX = 100;

/** Every dictionary of a document, also those within others, each once. */
export const everyDictionary = ({ context }: PDFDocument): readonly FoundDictionary[] => {
  const all: FoundDictionary[] = [];
  for (const [, object] of context.enumerateIndirectObjects()) addWithin(all, object, 0);
  return all;
};

const addWithin = (all: FoundDictionary[], object: PDFObject, depth: number): void => {
  if (depth > DEPTH_MAX) return;
  if (object instanceof PDFArray) for (const item of object.asArray()) addWithin(all, item, depth + 1);
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  all.push({ dict, stream: object instanceof PDFRawStream ? object : undefined });
  for (const value of dict.values()) addWithin(all, value, depth + 1);
};
