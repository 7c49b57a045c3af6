import { PDFName, type PDFRawStream } from 'pdf-lib';
import { pixelsOf } from '../../compression/pixels.js';
import { filtersOf, nameAt } from '../../content/objects.js';
import type { Samples } from '../../engines/pdfium/pdfium-image.js';
import { resizeRaw } from '../../engines/pictures/images.js';
import { readJpegFrame } from '../../images/jpeg.js';

const PLAIN: ReadonlySet<string | undefined> = new Set(['DeviceGray', 'DeviceRGB']);

/**
 * The samples of a JPEG whose file says the same as the document, in a colour space that needs no looking up: decoded
 * outside of PDFium, in a third of the time. Undefined for any other image.
 */
export const plainSamples = async (image: PDFRawStream): Promise<Samples | undefined> => {
  const pixels = isPlainJpeg(image) ? pixelsOf(image) : undefined;
  if (!pixels) return undefined;
  const { width, height, channels, source } = pixels;
  const frame = readJpegFrame(image.contents);
  if (frame?.width !== width || frame.height !== height) return undefined;
  const data = await resizeRaw(source, pixels);
  return data && { width, height, channels, data };
};

const isPlainJpeg = (image: PDFRawStream): boolean =>
  filtersOf(image).join() === 'DCTDecode' &&
  PLAIN.has(nameAt(image.dict, 'ColorSpace')) &&
  !image.dict.has(PDFName.of('DecodeParms'));
