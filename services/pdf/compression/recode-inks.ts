import { PDFName, type PDFRawStream } from 'pdf-lib';
import { filtersOf } from '../content/objects.js';
import { storedSamples } from '../content/stored-samples.js';
import { inksInJpeg, jpegOfInks, resizedInks, type FourInks } from '../engines/pictures/four-inks.js';
import { HIGHER_QUALITIES, type CodedImage } from './code-image.js';
import { sizeIn, type Size } from './pixels-needed.js';
import type { ImageQuality } from './quality.js';
import { similarity, type GreyPicture } from './similarity.js';

interface InkCoded extends CodedImage, Size {
  readonly bits: 8;
  readonly colourSpace: undefined;
}

/**
 * An image of four inks at another size, still in these inks, since every engine mixes them in a way of its own: as JPEG at the lowest quality
 * from the given one on that keeps the floor.
 */
export const inFourInks = async (
  image: PDFRawStream,
  size: Size,
  { jpeg, floor }: ImageQuality,
): Promise<InkCoded | undefined> => {
  const inks = await inksIn(image);
  if (!inks) return undefined;
  const resized = await resizedInks(inks, size);
  const before = darknessOf(resized);
  for (const quality of [jpeg, ...HIGHER_QUALITIES.filter((higher) => higher > jpeg)]) {
    const bytes = await jpegOfInks(resized, quality);
    const read = await inksInJpeg(bytes);
    if (read && similarity(before, darknessOf(read)) >= floor)
      return { filter: 'DCTDecode', bytes, ...size, bits: 8, colourSpace: undefined };
  }
  return undefined;
};

/** A JPEG file with parameters mixes its colours in another way than it says itself. */
const inksIn = async (image: PDFRawStream): Promise<FourInks | undefined> => {
  const size = sizeIn(image.dict);
  if (filtersOf(image).join() !== 'DCTDecode') {
    const data = storedSamples(image, 4);
    return data && { ...size, data };
  }
  if (image.dict.has(PDFName.of('DecodeParms'))) return undefined;
  const inks = await inksInJpeg(image.contents);
  return inks?.width === size.width && inks.height === size.height ? inks : undefined;
};

const darknessOf = ({ width, height, data }: FourInks): GreyPicture => {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4) {
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = data.subarray(from, from + 4);
    grey[at] = Math.min(255, 0.3 * cyan + 0.59 * magenta + 0.11 * yellow + black);
  }
  return { width, height, data: grey };
};
