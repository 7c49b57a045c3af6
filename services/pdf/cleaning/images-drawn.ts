import { PDFName, PDFRawStream, PDFRef, type PDFDict, type PDFPage } from 'pdf-lib';
import { decodedBytes, dictAt, nameAt, resourcesOf } from '../content/objects.js';
import { readOperators } from '../content/operators.js';
import { contentOf } from '../content/page-content.js';

const FORM_DEPTH_MAX = 6;

/** The images that a page draws, in its forms too, one for each time that it draws one. */
export const imagesDrawnOn = (page: PDFPage): readonly PDFRef[] => drawnBy(contentOf(page), resourcesOf(page.node), 0);

const drawnBy = (content: Uint8Array, resources: PDFDict | undefined, depth: number): readonly PDFRef[] => {
  const objects = dictAt(resources, 'XObject');
  const images: PDFRef[] = [];
  readOperators(content, ({ operator, names }) => {
    if (operator === 'Do') images.push(...imagesIn(objects?.get(PDFName.of(names.at(-1) ?? '')), { resources, depth }));
    return true;
  });
  return images;
};

interface Place {
  readonly resources: PDFDict | undefined;
  readonly depth: number;
}

const imagesIn = (ref: unknown, { resources, depth }: Place): readonly PDFRef[] => {
  const object = ref instanceof PDFRef ? resources?.context.lookup(ref) : undefined;
  if (!(ref instanceof PDFRef) || !(object instanceof PDFRawStream)) return [];
  if (nameAt(object.dict, 'Subtype') === 'Image') return [ref];
  if (depth >= FORM_DEPTH_MAX) return [];
  return drawnBy(decodedBytes(object) ?? new Uint8Array(), dictAt(object.dict, 'Resources') ?? resources, depth + 1);
};
