import { PDFName, PDFRawStream } from 'pdf-lib';
import { decodedBytes, filtersOf } from '../content/objects.js';

/** Filters that carry an image file of their own. */
const IMAGE_FILES: ReadonlySet<string | undefined> = new Set(['DCTDecode', 'JPXDecode']);

/** An image whose file was packed once more, without that wrapping; else as it is. */
export const unwrappedImage = (image: PDFRawStream): PDFRawStream => {
  const filters = filtersOf(image);
  const last = filters.at(-1);
  if (filters.length < 2 || last === undefined || !IMAGE_FILES.has(last)) return image;
  const outer = image.dict.clone();
  outer.set(PDFName.of('Filter'), outer.context.obj(filters.slice(0, -1).map((filter) => filter ?? '')));
  outer.delete(PDFName.of('DecodeParms'));
  const contents = image.dict.has(PDFName.of('DecodeParms'))
    ? undefined
    : decodedBytes(PDFRawStream.of(outer, image.contents));
  if (!contents) return image;
  const dict = image.dict.clone();
  dict.set(PDFName.of('Filter'), PDFName.of(last));
  return PDFRawStream.of(dict, contents);
};
