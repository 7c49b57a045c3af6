import { PDFArray, PDFBool, PDFName, PDFNumber, type PDFDict, type PDFRawStream } from 'pdf-lib';
import { samplesPerPixel } from '../../content/colour-samples.js';
import { decodedBytes, filtersOf, numberAt } from '../../content/objects.js';
import { readJpegFrame } from '../../images/jpeg.js';

const at = (key: string): PDFName => PDFName.of(key);

/**
 * Whether a document says of an image what its stream says: engines take different sides where they contradict each other, so such an image is
 * best left alone.
 */
export const isTrueImage = (image: PDFRawStream): boolean => {
  const { dict } = image;
  if (dict.lookup(at('ImageMask')) === PDFBool.True) return true;
  const filter = filtersOf(image).at(-1);
  if (!hasColours(image)) return false;
  if (filter === 'JPXDecode') return isTrueJpx(image);
  const samples = samplesPerPixel(dict);
  return samples !== undefined && (filter !== 'DCTDecode' || isTrueJpeg(image, samples));
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

/** What a code stream of JPEG 2000 begins with. @see ITU-T T.800, A.5.1 */
const CODE_STREAM = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
const COMPONENTS_AT = 40;

/** Where the document leaves the colours to the file, that has one or three samples to a pixel. */
const isTrueJpx = ({ dict, contents }: PDFRawStream): boolean => {
  const file = Buffer.from(contents.buffer, contents.byteOffset, contents.length);
  const start = file.indexOf(CODE_STREAM);
  if (start < 0 || start + COMPONENTS_AT + 2 > file.length) return false;
  const long = (offset: number): number => file.readUInt32BE(start + offset);
  const components = file.readUInt16BE(start + COMPONENTS_AT);
  const isLeftToFile = !dict.has(at('ColorSpace')) && !dict.has(at('Decode'));
  const expected = isLeftToFile ? components === 1 || components === 3 : components === samplesPerPixel(dict);
  return expected && isSize(dict, long(8) - long(16), long(12) - long(20));
};

/** Whether a palette has a colour for every sample. */
const hasColours = (image: PDFRawStream): boolean => {
  const space = image.dict.lookup(at('ColorSpace'));
  if (!(space instanceof PDFArray) || nameOf(space) !== 'Indexed') return true;
  const last = space.lookup(2);
  const bits = numberAt(image.dict, 'BitsPerComponent') ?? 8;
  const most = last instanceof PDFNumber ? last.asNumber() : -1;
  if (most >= 2 ** bits - 1) return true;
  if (LOSSY.has(filtersOf(image).at(-1)) || image.dict.has(at('Decode'))) return false;
  return decodedBytes(image)?.every((byte) => largestIn(byte, bits) <= most) ?? false;
};

const LOSSY: ReadonlySet<string | undefined> = new Set(['DCTDecode', 'JPXDecode']);

/** Of the samples of so many bits in a byte. */
const largestIn = (byte: number, bits: number): number => {
  let largest = 0;
  for (let shift = 0; shift < 8; shift += bits) largest = Math.max(largest, (byte >> shift) & (2 ** bits - 1));
  return largest;
};

const nameOf = (space: PDFArray): string => {
  const family = space.lookup(0);
  return family instanceof PDFName ? family.decodeText() : '';
};
