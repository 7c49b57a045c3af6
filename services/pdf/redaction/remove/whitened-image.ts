import { PDFBool, PDFDocument, PDFName, PDFNumber, PDFObjectCopier, PDFRawStream, type PDFDict } from 'pdf-lib';
import { deflateSync } from 'node:zlib';
import { filtersOf, numberAt, streamAt } from '../../content/objects.js';
import { jpegOf } from '../../engines/pictures/images.js';
import { decodeOnlyImage, type Samples } from '../../engines/pdfium/pdfium-image.js';
import { greySamples } from './grey-samples.js';
import { plainSamples } from './plain-samples.js';
import { asColourNumbers, ownSpaceOf, withBareSamples, type OwnSpace } from './own-space.js';
import { whiten, type Covered } from './whiten.js';

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

const at = (key: string): PDFName => PDFName.of(key);

/** A copy of an image without what is covered; undefined for one that is not fully understood. */
export const whitenedImage = async (
  image: PDFRawStream,
  covered: readonly Covered[],
): Promise<WhitenedImage | undefined> => {
  if (isStencil(image.dict)) return alone(await whitenedStencil(image, covered));
  const mask = maskOf(image.dict);
  if (mask === 'unsupported') return undefined;
  const space = ownSpaceOf(image.dict);
  const base = await whitenedSamples(image, covered, space);
  if (!base) return undefined;
  const whitenedMask = await maskWithout(mask, covered);
  if (mask && !whitenedMask) return undefined;
  // Palettes without loss: a number next to another one is another colour.
  const own = space ? await shaded(image, base, !space.isPalette) : await written(image, greySamples(base));
  return { image: own, space: space?.entries, mask: mask && whitenedMask && { key: mask.key, stream: whitenedMask } };
};

const maskWithout = async (mask: Mask | undefined, covered: readonly Covered[]): Promise<PDFRawStream | undefined> => {
  if (!mask) return undefined;
  return mask.key === 'Mask' ? whitenedStencil(mask.stream, covered) : whitenedGrey(mask.stream, covered);
};

const alone = (image: PDFRawStream | undefined): WhitenedImage | undefined =>
  image && { image, space: undefined, mask: undefined };

const isStencil = (dict: PDFDict): boolean => dict.lookup(at('ImageMask')) === PDFBool.True;

interface Mask {
  readonly key: 'SMask' | 'Mask';
  readonly stream: PDFRawStream;
}

/** A mask by colour goes by samples that change, a matte has coloured them: both are left to others. */
const maskOf = (dict: PDFDict): Mask | 'unsupported' | undefined => {
  const soft = streamAt(dict, 'SMask');
  if (soft) return soft.dict.has(at('Matte')) ? 'unsupported' : { key: 'SMask', stream: soft };
  const hard = streamAt(dict, 'Mask');
  if (hard) return { key: 'Mask', stream: hard };
  return dict.has(at('Mask')) || dict.has(at('SMaskInData')) ? 'unsupported' : undefined;
};

const whitenedSamples = async (
  image: PDFRawStream,
  covered: readonly Covered[],
  space?: OwnSpace,
): Promise<Samples | undefined> => {
  const size = (numberAt(image.dict, 'Width') ?? 0) * (numberAt(image.dict, 'Height') ?? 0);
  if (size < 1 || size > PIXELS_MAX) return undefined;
  const samples = space ? await ownSamples(image, space) : await colourSamples(image);
  if (samples) for (const one of covered) whiten(samples, one, space?.white);
  return samples;
};

const colourSamples = async (image: PDFRawStream): Promise<Samples | undefined> =>
  (await plainSamples(image)) ?? (await decodeOnlyImage(await pageWith(image)));

const ownSamples = async (image: PDFRawStream, space: OwnSpace): Promise<Samples | undefined> => {
  const read = await colourSamples(withBareSamples(image, space));
  const samples = read && space.channels === 1 ? greySamples(read) : read;
  if (samples?.channels !== space.channels) return undefined;
  return space.isPalette ? asColourNumbers(samples, image) : samples;
};

/** A document that shows nothing but one image, without masks. */
const pageWith = async (image: PDFRawStream): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const dict = image.dict.clone();
  for (const key of ['SMask', 'Mask', 'OC', 'Metadata', 'PieceInfo', 'Alternates', 'StructParent'])
    dict.delete(at(key));
  const unmasked = PDFRawStream.of(dict, image.contents);
  const copy = PDFObjectCopier.for(image.dict.context, document.context).copy(unmasked);
  const page = document.addPage([100, 100]);
  page.node.set(at('Resources'), document.context.obj({ XObject: { X: document.context.register(copy) } }));
  page.node.set(at('Contents'), document.context.register(document.context.stream('q 100 0 0 100 0 0 cm /X Do Q')));
  return document.save({ useObjectStreams: false });
};

/** A stencil paints where it is black; white paints nothing. */
const whitenedStencil = async (
  stencil: PDFRawStream,
  covered: readonly Covered[],
): Promise<PDFRawStream | undefined> => {
  const asImage = stencil.dict.clone();
  asImage.delete(at('ImageMask'));
  asImage.set(at('ColorSpace'), at('DeviceGray'));
  asImage.set(at('BitsPerComponent'), PDFNumber.of(1));
  const samples = await whitenedSamples(PDFRawStream.of(asImage, stencil.contents), covered);
  if (samples?.channels !== 1) return undefined;
  const { dict, contents } = bilevel(stencil, samples);
  dict.delete(at('ColorSpace'));
  dict.set(at('ImageMask'), PDFBool.True);
  return PDFRawStream.of(dict, contents);
};

const whitenedGrey = async (mask: PDFRawStream, covered: readonly Covered[]): Promise<PDFRawStream | undefined> => {
  const samples = await whitenedSamples(mask, covered);
  return samples?.channels === 1 ? written(mask, samples) : undefined;
};

const written = async (from: PDFRawStream, samples: Samples): Promise<PDFRawStream> => {
  if (samples.channels === 1 && samples.data.every((sample) => sample === 0 || sample === 255)) {
    return bilevel(from, samples);
  }
  return shaded(from, samples, true);
};

const shaded = async (from: PDFRawStream, samples: Samples, mayLose: boolean): Promise<PDFRawStream> => {
  const isLossy = mayLose && filtersOf(from).some((filter) => LOSSY.has(filter));
  const fits = Math.max(samples.width, samples.height) <= JPEG_SIDE_MAX;
  const jpeg = isLossy && fits ? await jpegOf(samples, JPEG) : undefined;
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

/** Nothing of the old dictionary but what says when and how smoothly the image is shown. */
const plainDict = (
  { dict: old }: PDFRawStream,
  { width, height, channels }: Samples,
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
  for (const key of ['OC', 'Interpolate']) {
    const value = old.get(at(key));
    if (value) dict.set(at(key), value);
  }
  return dict;
};
