import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFDocument, type PDFObject } from 'pdf-lib';
import { arrayAt, dictAt, itemsOf, nameAt, resourcesOf } from '../content/objects.js';
import { readOperators } from '../content/operators.js';
import { contentOf } from '../content/page-content.js';

/** A picture that a document has as an object of its own. */
export interface FoundPicture {
  /** The first that uses it, from 1. */
  readonly page: number;
  readonly image: PDFRawStream;
}

interface Found {
  readonly pictures: readonly FoundPicture[];
  /** How many are written into the content of pages, small ones as a rule. */
  readonly inContent: number;
}

/** Where other pictures stand in for one, or only say where it is to be seen. */
const OF_A_PICTURE = ['SMask', 'Mask', 'Alternates', 'OPI', 'Parent', 'P', 'StructParent', 'Metadata', 'PieceInfo'];

/** The pictures that pages use, in their forms, patterns, letters and marks too; each once. Those that no page uses are none. */
export const picturesUsed = (document: PDFDocument): Found => {
  const seen = new Set<PDFObject>();
  const pictures = document.getPages().flatMap(({ node }, index) => {
    const looks = itemsOf(arrayAt(node, 'Annots')).map((mark) =>
      mark instanceof PDFDict ? dictAt(mark, 'AP') : undefined,
    );
    return imagesBelow([resourcesOf(node), ...looks], seen).map((image) => ({ page: index + 1, image }));
  });
  return { pictures, inContent: document.getPages().reduce((sum, page) => sum + inlineIn(contentOf(page)), 0) };
};

const SKIPPED = OF_A_PICTURE.map((key) => PDFName.of(key));

const imagesBelow = (roots: readonly (PDFObject | undefined)[], seen: Set<PDFObject>): readonly PDFRawStream[] => {
  const images: PDFRawStream[] = [];
  const open = [...roots].toReversed();
  while (open.length > 0) {
    const object = open.pop();
    if (!object || seen.has(object)) continue;
    seen.add(object);
    if (object instanceof PDFRawStream && nameAt(object.dict, 'Subtype') === 'Image') images.push(object);
    else open.push(...partsOf(object).toReversed());
  }
  return images;
};

const partsOf = (object: PDFObject): readonly (PDFObject | undefined)[] => {
  if (object instanceof PDFArray) return itemsOf(object);
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return [];
  const relevantEntries = dict.entries().filter(([key]) => !SKIPPED.includes(key));
  return relevantEntries.map(([, value]) => (value instanceof PDFRef ? dict.context.lookup(value) : value));
};

const inlineIn = (content: Uint8Array): number => {
  let count = 0;
  readOperators(content, ({ operator }) => {
    if (operator === 'BI') count += 1;
    return true;
  });
  return count;
};
