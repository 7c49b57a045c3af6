import { PDFName, type PDFDict, type PDFDocument } from 'pdf-lib';

/** Entries of any dictionary that hold what programs note about it for themselves. */
const METADATA = ['Metadata', 'PieceInfo', 'LastModified', 'Thumb'].map((key) => PDFName.of(key));

/** Removes the properties of a document, such as its title; how many sets of them there were. */
export const dropProperties = ({ context }: PDFDocument): number => {
  const count = context.trailerInfo.Info === undefined ? 0 : 1;
  delete context.trailerInfo.Info;
  return count;
};

/** Removes XMP, private data of programs and small pictures of pages from a dictionary; how many entries. */
export const dropMetadata = (dict: PDFDict): number => METADATA.filter((key) => dict.delete(key)).length;
