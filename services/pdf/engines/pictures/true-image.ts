import { PDFArray, PDFBool, PDFName, PDFNumber, type PDFDict, type PDFRawStream } from 'pdf-lib';
import { samplesPerPixel, samplesTold } from '../../content/colour-samples.js';
import { decodedBytes, filtersOf, numberAt } from '../../content/objects.js';
import { pdfName } from '../../content/pdf-name.js';
import { STORED } from '../../content/stored-samples.js';
import { readJpegFrame } from '../../images/jpeg.js';
import { readJpxFrame } from '../../images/jpx.js';

/**
 * Whether a document says of an image what its stream says: engines take different sides where they contradict each other, so such an image is
 * best left alone.
 */
export const isTrueImage = (image: PDFRawStream): boolean => {
  const { dict } = image;
  if (dict.lookup(pdfName('ImageMask')) === PDFBool.True) return true;
  const filter = filtersOf(image).at(-1);
  if (!hasColours(image)) return false;
  if (filter === 'JPXDecode') return isTrueJpx(image);
  const samples = samplesPerPixel(dict);
  return samples !== undefined && (filter !== 'DCTDecode' || isTrueJpeg(image, samples));
};

/**
 * Whether its stream is of another size, has other samples, or fewer, than the document says: each engine makes other colours of it, or
 * shows it in another place.
 */
export const contradictsFile = (image: PDFRawStream): boolean => {
  const filters = filtersOf(image);
  if (filters.at(-1) === 'JPXDecode') return !isTrueJpx(image);
  const samples = samplesTold(image.dict.lookup(pdfName('ColorSpace')));
  if (samples === undefined) return true;
  if (filters.join() !== 'DCTDecode') return endsEarly(image, samples);
  const frame = readJpegFrame(image.contents);
  return frame?.components !== samples || !isSize(image.dict, frame.width, frame.height);
};

const endsEarly = (image: PDFRawStream, samples: number): boolean => {
  const { dict } = image;
  if (!filtersOf(image).every((filter) => STORED.has(filter))) return false;
  const bits = (numberAt(dict, 'Width') ?? 0) * samples * (numberAt(dict, 'BitsPerComponent') ?? 8);
  const rows = (numberAt(dict, 'Height') ?? 0) - 1; // nobody minds if a part of the last one is missing
  return (decodedBytes(image)?.length ?? 0) < Math.ceil(bits / 8) * rows;
};

const isSize = (dict: PDFDict, width: number, height: number): boolean =>
  numberAt(dict, 'Width') === width && numberAt(dict, 'Height') === height;

/** One that is packed once more is not looked into. */
const isTrueJpeg = (image: PDFRawStream, samples: number): boolean => {
  if (filtersOf(image).length !== 1) return true;
  const frame = readJpegFrame(image.contents);
  return (
    frame?.precision === 8 &&
    numberAt(image.dict, 'BitsPerComponent') === 8 &&
    frame.components === samples &&
    isSize(image.dict, frame.width, frame.height)
  );
};

/** Where the document leaves the colours to the file, that has one or three samples to a pixel. */
const isTrueJpx = ({ dict, contents }: PDFRawStream): boolean => {
  const frame = readJpxFrame(contents);
  if (!frame) return false;
  const isLeftToFile = !dict.has(pdfName('ColorSpace')) && !dict.has(pdfName('Decode'));
  const { components } = frame;
  const expected = isLeftToFile ? components === 1 || components === 3 : components === samplesPerPixel(dict);
  return expected && isSize(dict, frame.width, frame.height);
};

/** Whether a palette has a colour for every sample. */
const hasColours = (image: PDFRawStream): boolean => {
  const space = image.dict.lookup(pdfName('ColorSpace'));
  if (!(space instanceof PDFArray) || nameOf(space) !== 'Indexed') return true;
  const last = space.lookup(2);
  const bits = numberAt(image.dict, 'BitsPerComponent') ?? 8;
  const most = last instanceof PDFNumber ? last.asNumber() : -1;
  if (most >= 2 ** bits - 1) return true;
  if (LOSSY.has(filtersOf(image).at(-1)) || image.dict.has(pdfName('Decode'))) return false;
  return decodedBytes(image)?.every((byte) => largestIn(byte, bits) <= most) ?? false;
};

const LOSSY: ReadonlySet<string | undefined> = new Set(['DCTDecode', 'JPXDecode']);

/** The largest of the samples of so many bits in a byte. */
const largestIn = (byte: number, bits: number): number => {
  let largest = 0;
  for (let shift = 0; shift < 8; shift += bits) largest = Math.max(largest, (byte >> shift) & (2 ** bits - 1));
  return largest;
};

const nameOf = (space: PDFArray): string => {
  const family = space.lookup(0);
  return family instanceof PDFName ? family.decodeText() : '';
};
