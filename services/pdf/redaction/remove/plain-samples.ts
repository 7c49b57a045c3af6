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
  const { dict, contents } = image;
  const isPlain = PLAIN.has(nameAt(dict, 'ColorSpace')) && !dict.has(PDFName.of('DecodeParms'));
  const pixels = isPlain && filtersOf(image).join() === 'DCTDecode' ? pixelsOf(image) : undefined;
  const frame = pixels && readJpegFrame(contents);
  if (frame?.width !== pixels?.width || frame?.height !== pixels?.height) return undefined;
  const data = pixels && (await resizeRaw(pixels.source, pixels));
  return data && { width: pixels.width, height: pixels.height, channels: pixels.channels, data };
};
