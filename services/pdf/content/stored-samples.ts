import { PDFName, type PDFRawStream } from 'pdf-lib';
import { decodedBytes, filtersOf, numberAt } from './objects.js';

/** Filters that are undone to the very samples of an image. */
export const STORED: ReadonlySet<string | undefined> = new Set([
  'FlateDecode',
  'LZWDecode',
  'RunLengthDecode',
  'ASCII85Decode',
  'ASCIIHexDecode',
]);

/** Samples of eight bits, as many to a pixel as told, as an image stores them without loss; undefined for any other. */
export const storedSamples = (image: PDFRawStream, channels: number): Uint8Array | undefined => {
  const { dict } = image;
  const size = (numberAt(dict, 'Width') ?? 0) * (numberAt(dict, 'Height') ?? 0) * channels;
  if (numberAt(dict, 'BitsPerComponent') !== 8 || dict.has(PDFName.of('ImageMask'))) return undefined;
  if (!filtersOf(image).every((filter) => STORED.has(filter))) return undefined;
  const samples = decodedBytes(image);
  return samples && samples.length >= size ? samples.slice(0, size) : undefined;
};
