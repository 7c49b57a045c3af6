import { PDFName, type PDFRawStream } from 'pdf-lib';
import { filtersOf, nameAt, numberAt } from '../../content/objects.js';
import type { Samples } from '../../engines/pdfium/pdfium-image.js';
import { resizeRaw } from '../../engines/pictures/images.js';
import { readJpegFrame } from '../../images/jpeg.js';

const channelsIn: Readonly<Record<string, 1 | 3>> = { DeviceGray: 1, DeviceRGB: 3 };
/** Entries that make samples mean something else than the file says. */
const complications = ['Decode', 'DecodeParms', 'ImageMask', 'SMaskInData'].map((key) => PDFName.of(key));

/**
 * The samples of a JPEG whose file says the same as the document, in a colour space that needs no looking up: decoded
 * outside of PDFium, in a third of the time. Undefined for any other image.
 */
export const plainSamples = async (image: PDFRawStream): Promise<Samples | undefined> => {
  const { dict, contents } = image;
  const channels = isPlainJpeg(image) ? channelsIn[nameAt(dict, 'ColorSpace') ?? ''] : undefined;
  const frame = channels && readJpegFrame(contents);
  if (!channels || !frame) return undefined;
  const { width, height } = frame;
  if (width !== numberAt(dict, 'Width') || height !== numberAt(dict, 'Height')) return undefined;
  const data = await resizeRaw({ encoded: contents }, { width, height, channels });
  return data && { width, height, channels, data };
};

const isPlainJpeg = (image: PDFRawStream): boolean =>
  filtersOf(image).join() === 'DCTDecode' &&
  numberAt(image.dict, 'BitsPerComponent') === 8 &&
  !complications.some((key) => image.dict.has(key));
