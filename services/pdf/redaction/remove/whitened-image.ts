import { PDFBool, PDFNumber, PDFRawStream, type PDFDict } from 'pdf-lib';
import { deflateSync } from 'node:zlib';
import { arrayAt, dictAt, filtersOf, numberAt, numbersIn, streamAt } from '../../content/objects.js';
import { pageWithImage } from '../../content/page-with-image.js';
import { pdfName } from '../../content/pdf-name.js';
import { storedSamples } from '../../content/stored-samples.js';
import { inksInJpeg, jpegOfInks } from '../../engines/pictures/four-inks.js';
import { contradictsFile } from '../../engines/pictures/true-image.js';
import { jpegOf } from '../../engines/pictures/images.js';
import { decodeOnlyImage, type Samples } from '../../engines/pdfium/pdfium-image.js';
import { greySamples } from './grey-samples.js';
import { plainSamples } from './plain-samples.js';
import { asColourNumbers, ownSpaceOf, tellSpace, withBareSamples, type OwnSpace } from './own-space.js';
import { whiten, type AnySamples, type Covered, type Paint } from './whiten.js';

export interface WhitenedImage {
  readonly image: PDFRawStream;
  /** Entries that tell what its samples mean, where they are no plain colours. */
  readonly space: PDFDict | undefined;
  /** Its mask, whitened too, to be set under this key. */
  readonly mask: { readonly key: 'SMask' | 'Mask'; readonly stream: PDFRawStream } | undefined;
}

/** Decoded, more would take too much memory. */
const PIXELS_MAX = 40_000_000;
const JPEG = { quality: 92, thrifty: false, atOnce: true } as const;
const JPEG_SIDE_MAX = 65_535;
const LOSSY: ReadonlySet<string | undefined> = new Set(['DCTDecode', 'JPXDecode']);

/** A copy of an image without what is covered; undefined for one that is not fully understood. */
export const whitenedImage = async (
  image: PDFRawStream,
  covered: readonly Covered[],
): Promise<WhitenedImage | undefined> => {
  if (isStencil(image.dict)) return alone(await whitenedStencil(image, covered));
  const mask = maskOf(image.dict);
  return mask === 'unsupported' || contradictsFile(image) ? undefined : whitenedWith(mask, image, covered);
};

const whitenedWith = async (
  mask: Mask | undefined,
  image: PDFRawStream,
  covered: readonly Covered[],
): Promise<WhitenedImage | undefined> => {
  const space = ownSpaceOf(image.dict);
  const own = space ? await whitenedInOwn(image, covered, space) : await whitenedColours(image, covered, mask);
  if (!own) return undefined;
  const whitenedMask = await maskWithout(mask, covered);
  if (mask && !whitenedMask) return undefined;
  return { image: own, space: space?.entries, mask: mask && whitenedMask && { key: mask.key, stream: whitenedMask } };
};

const whitenedColours = async (
  image: PDFRawStream,
  covered: readonly Covered[],
  mask: Mask | undefined,
): Promise<PDFRawStream | undefined> => {
  const samples = await whitenedSamples(image, covered);
  return samples && written(image, mask?.stream.dict.has(pdfName('Matte')) ? samples : greySamples(samples));
};

/** In the colour space that it has. */
const whitenedInOwn = async (
  image: PDFRawStream,
  covered: readonly Covered[],
  space: OwnSpace,
): Promise<PDFRawStream | undefined> => {
  const samples = isTooLarge(image) ? undefined : await ownSamples(image, space);
  if (!samples) return undefined;
  whiten(samples, covered, { white: space.white, isMixed: !space.isPalette });
  const { channels } = samples;
  if (channels === 1 || channels === 3) return shaded(image, { ...samples, channels }, space.mayLose);
  return inManyChannels(image, samples);
};

const inManyChannels = async (image: PDFRawStream, samples: AnySamples): Promise<PDFRawStream> => {
  const isJpeg = isLossy(image) && fitsJpeg(samples) && samples.channels === 4;
  const jpeg = isJpeg ? await jpegOfInks(samples, JPEG.quality) : undefined;
  const dict = plainDict(image, samples, { filter: jpeg ? 'DCTDecode' : 'FlateDecode', bits: 8 });
  return PDFRawStream.of(dict, jpeg ?? deflateSync(samples.data));
};

const maskWithout = async (mask: Mask | undefined, covered: readonly Covered[]): Promise<PDFRawStream | undefined> => {
  if (!mask) return undefined;
  // Some programs write a picture of greys where a stencil belongs, and readers take it for a soft mask.
  return isStencil(mask.stream.dict) ? whitenedStencil(mask.stream, covered) : whitenedGrey(mask.stream, covered);
};

const alone = (image: PDFRawStream | undefined): WhitenedImage | undefined =>
  image && { image, space: undefined, mask: undefined };

const isStencil = (dict: PDFDict): boolean => dict.lookup(pdfName('ImageMask')) === PDFBool.True;

interface Mask {
  readonly key: 'SMask' | 'Mask';
  readonly stream: PDFRawStream;
}

/**
 * A mask by colour goes by samples that change: that is left to others, and so is a matte, which has coloured them, unless each sample has its own in the
 * mask.
 */
const maskOf = (dict: PDFDict): Mask | 'unsupported' | undefined => {
  const soft = streamAt(dict, 'SMask');
  const isAlike = ['Width', 'Height'].every((side) => soft && numberAt(soft.dict, side) === numberAt(dict, side));
  if (soft) return soft.dict.has(pdfName('Matte')) && !isAlike ? 'unsupported' : { key: 'SMask', stream: soft };
  const hard = streamAt(dict, 'Mask');
  if (hard) return { key: 'Mask', stream: hard };
  return dict.has(pdfName('Mask')) || dict.has(pdfName('SMaskInData')) ? 'unsupported' : undefined;
};

const isTooLarge = ({ dict }: PDFRawStream): boolean => {
  const size = (numberAt(dict, 'Width') ?? 0) * (numberAt(dict, 'Height') ?? 0);
  return size < 1 || size > PIXELS_MAX;
};

const whitenedSamples = async (
  image: PDFRawStream,
  covered: readonly Covered[],
  paint?: Paint,
): Promise<Samples | undefined> => {
  const samples = isTooLarge(image) ? undefined : await colourSamples(image);
  if (samples) whiten(samples, covered, paint);
  return samples;
};

const colourSamples = async (image: PDFRawStream): Promise<Samples | undefined> =>
  (await plainSamples(image)) ?? (await decodeOnlyImage(await pageWithImage(image)));

/** As the image has them, of eight bits each. */
const ownSamples = async (image: PDFRawStream, space: OwnSpace): Promise<AnySamples | undefined> => {
  const { channels } = space;
  if (channels !== 1 && channels !== 3) return manySamples(image, channels);
  const read = await colourSamples(withBareSamples(image, space));
  const samples = read && channels === 1 ? greySamples(read) : read;
  if (samples?.channels !== channels) return undefined;
  return space.isPalette ? asColourNumbers(samples, image) : samples;
};

const manySamples = async (image: PDFRawStream, channels: number): Promise<AnySamples | undefined> => {
  const width = numberAt(image.dict, 'Width') ?? 0;
  const height = numberAt(image.dict, 'Height') ?? 0;
  const isJpeg = filtersOf(image).join() === 'DCTDecode' && channels === 4;
  const isMixed = numberAt(dictAt(image.dict, 'DecodeParms') ?? image.dict, 'ColorTransform') === 1;
  const inks = isJpeg ? await inksInJpeg(image.contents, isMixed) : undefined;
  if (inks) return inks.width === width && inks.height === height ? { ...inks, channels } : undefined;
  const data = storedSamples(image, channels);
  return data && { width, height, channels, data };
};

/** A stencil paints where it is black, or where it is white if it is turned round; where the boxes are, it paints nothing. */
const whitenedStencil = async (
  stencil: PDFRawStream,
  covered: readonly Covered[],
): Promise<PDFRawStream | undefined> => {
  const decode = arrayAt(stencil.dict, 'Decode');
  const [from = 0, to = 1] = numbersIn(decode);
  const asImage = stencil.dict.clone();
  for (const key of ['ImageMask', 'Decode']) asImage.delete(pdfName(key));
  asImage.set(pdfName('ColorSpace'), pdfName('DeviceGray'));
  asImage.set(pdfName('BitsPerComponent'), PDFNumber.of(1));
  const samples = await whitenedSamples(PDFRawStream.of(asImage, stencil.contents), covered, {
    white: [from > to ? 0 : 255],
    isMixed: false,
  });
  if (samples?.channels !== 1) return undefined;
  const { dict, contents } = bilevel(stencil, samples);
  dict.delete(pdfName('ColorSpace'));
  dict.set(pdfName('ImageMask'), PDFBool.True);
  if (decode) dict.set(pdfName('Decode'), decode);
  return PDFRawStream.of(dict, contents);
};

const whitenedGrey = async (mask: PDFRawStream, covered: readonly Covered[]): Promise<PDFRawStream | undefined> => {
  const space = ownSpaceOf(mask.dict);
  if (!space) {
    const samples = await whitenedSamples(mask, covered);
    return samples?.channels === 1 ? written(mask, samples) : undefined;
  }
  const own = space.channels === 1 ? await whitenedInOwn(mask, covered, space) : undefined;
  if (own) tellSpace(own.dict, space.entries);
  return own;
};

const written = async (from: PDFRawStream, samples: Samples): Promise<PDFRawStream> => {
  if (samples.channels === 1 && samples.data.every((sample) => sample === 0 || sample === 255)) {
    return bilevel(from, samples);
  }
  return shaded(from, samples, true);
};

const isLossy = (image: PDFRawStream): boolean => filtersOf(image).some((filter) => LOSSY.has(filter));

const fitsJpeg = ({ width, height }: AnySamples): boolean => Math.max(width, height) <= JPEG_SIDE_MAX;

const shaded = async (from: PDFRawStream, samples: Samples, mayLose: boolean): Promise<PDFRawStream> => {
  const jpeg = mayLose && isLossy(from) && fitsJpeg(samples) ? await jpegOf(samples, JPEG) : undefined;
  const dict = plainDict(from, samples, { filter: jpeg ? 'DCTDecode' : 'FlateDecode', bits: 8 });
  return PDFRawStream.of(dict, jpeg ?? deflateSync(samples.data));
};

const bilevel = (from: PDFRawStream, samples: Samples): PDFRawStream => {
  const { width, height, data } = samples;
  const stride = Math.ceil(width / 8);
  const packed = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const byte = y * stride + (x >> 3);
      if ((data[y * width + x] ?? 0) >= 128) packed[byte] = (packed[byte] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return PDFRawStream.of(plainDict(from, samples, { filter: 'FlateDecode', bits: 1 }), deflateSync(packed));
};

/** Nothing of the old dictionary but what says when and how smoothly the image is shown, and which colour a mask has mixed in. */
const plainDict = (
  { dict: old }: PDFRawStream,
  { width, height, channels }: AnySamples,
  { filter, bits }: { filter: string; bits: number },
): PDFDict => {
  const dict = old.context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: channels === 1 ? 'DeviceGray' : 'DeviceRGB',
    BitsPerComponent: bits,
    Filter: filter,
  });
  for (const key of ['OC', 'Interpolate', 'Matte']) {
    const value = old.get(pdfName(key));
    if (value) dict.set(pdfName(key), value);
  }
  return dict;
};
