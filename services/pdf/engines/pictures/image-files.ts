import sharp, { type Metadata } from 'sharp';
import { IMAGE_PIXELS_MAX } from '../../../../contracts/limits.js';
import { pixelShape } from './pixel-shape.js';
import { canStretch, stretchedPng } from './stretched-samples.js';

/** Facts about an image file. */
export interface ImageFacts {
  /** Pixels, as stored. */
  readonly width: number;
  readonly height: number;
  /** Pixels per inch across; 0 where it names none. */
  readonly density: number;
  /** How many times finer pixels lie across than down. */
  readonly pixelShape: number;
  /** EXIF orientation, 1 to 8. */
  readonly orientation: number;
  /** ICC profile. */
  readonly profile: Uint8Array | undefined;
  readonly hasAlpha: boolean;
  /** Bits per sample: 8 or 16. */
  readonly depth: 8 | 16;
  /** Its samples have a range of their own, and are shown from the smallest to the largest. */
  readonly hasOwnRange: boolean;
}

/** An image that is broken in a way a person can be told. */
export class ImageBroken extends Error {
  override readonly name = 'ImageBroken';
}

/** How many pages an image has: a TIFF may have several; of an animation, only the first picture counts. @throws ImageBroken */
export const imagePageCount = async (bytes: Uint8Array): Promise<number> => {
  const { format, pages } = await picturesIn(bytes);
  return format === 'tiff' ? pages : 1;
};

/** How many pictures an image holds that are no pages of it, such as those of an animation. @throws ImageBroken */
export const frameCount = async (bytes: Uint8Array): Promise<number> => {
  const { format, pages } = await picturesIn(bytes);
  return format === 'tiff' ? 1 : pages;
};

/** @throws ImageBroken */
const picturesIn = async (bytes: Uint8Array) => {
  try {
    const { format, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { format, pages };
  } catch (error) {
    throw broken(error);
  }
};

/** Depths that a PDF has, too. */
const PLAIN_DEPTHS: ReadonlySet<string> = new Set(['uchar', 'ushort']);
const ODD_SAMPLES =
  'its samples are no whole numbers from 0 on of up to 16 bits; save it with 8 or 16 bits for each channel';

/** Reads the header only, whatever size it tells; pages count from 0. @throws ImageBroken */
export const readImageFacts = async (bytes: Uint8Array, page = 0): Promise<ImageFacts> => {
  try {
    const facts = await sharp(bytes, { page, limitInputPixels: false }).metadata();
    const isPlain = PLAIN_DEPTHS.has(facts.depth);
    if (!isPlain && (isShortFloat(facts) || !canStretch(facts))) throw new ImageBroken(ODD_SAMPLES);
    return {
      width: facts.width,
      height: facts.height,
      density: facts.density ?? 0,
      pixelShape: pixelShape(bytes, page),
      orientation: facts.orientation ?? 1,
      profile: facts.icc,
      hasAlpha: facts.hasAlpha,
      depth: facts.depth === 'uchar' ? 8 : 16,
      hasOwnRange: !isPlain,
    };
  } catch (error) {
    throw broken(error);
  }
};

const FLOAT_BITS = 32;

/** Fractions of fewer bits, all of which libvips reads as 0. */
const isShortFloat = ({ depth, bitsPerSample = FLOAT_BITS }: Pick<Metadata, 'depth' | 'bitsPerSample'>): boolean =>
  depth === 'float' && bitsPerSample < FLOAT_BITS;

/** Reads every pixel and keeps none. @throws ImageBroken when it is cut off or damaged. */
export const checkPixels = async (bytes: Uint8Array, page = 0): Promise<void> => {
  try {
    await sharp(bytes, { page, failOn: 'error', limitInputPixels: IMAGE_PIXELS_MAX })
      .resize(8, 8, { fit: 'fill' })
      .raw()
      .toBuffer();
  } catch (error) {
    throw broken(error);
  }
};

export interface Layers {
  /** PNG files, neither interlaced nor see-through. */
  readonly colour: Uint8Array;
  readonly opacity: Uint8Array | undefined;
}

/** An image of any kind as plain PNG layers with the same samples, 16 bits deep where it was. @throws ImageBroken */
export const plainLayers = async (
  bytes: Uint8Array,
  { hasAlpha, depth, hasOwnRange }: Pick<ImageFacts, 'hasAlpha' | 'depth' | 'hasOwnRange'>,
  page = 0,
): Promise<Layers> => {
  if (hasOwnRange) return stretchedLayers(bytes, page);
  const open = () => sharp(bytes, { page, ignoreIcc: true, failOn: 'error', limitInputPixels: IMAGE_PIXELS_MAX });
  try {
    const { channels, isOpaque } = await open().stats();
    const grey = channels.length <= 2;
    const space = { 8: grey ? 'b-w' : 'srgb', 16: grey ? 'grey16' : 'rgb16' }[depth];
    const colour = await open().removeAlpha().toColourspace(space).png({ compressionLevel: 6 }).toBuffer();
    if (!hasAlpha || isOpaque) return { colour, opacity: undefined };
    const opacity = await open()
      .extractChannel('alpha')
      .toColourspace(depth === 16 ? 'grey16' : 'b-w')
      .png()
      .toBuffer();
    return { colour, opacity };
  } catch (error) {
    throw broken(error);
  }
};

const stretchedLayers = async (bytes: Uint8Array, page: number): Promise<Layers> => {
  try {
    const { channels, depth } = await sharp(bytes, { page }).metadata();
    return { colour: await stretchedPng(bytes, { page, channels, depth }), opacity: undefined };
  } catch (error) {
    throw broken(error);
  }
};

const broken = (error: unknown): ImageBroken => {
  if (error instanceof ImageBroken) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (/samples out of range|unsupported tiff image type/.test(message))
    return new ImageBroken(ODD_SAMPLES, { cause: error });
  const cutOff = /premature|truncat|end of (file|stream|input)|ended|not enough/i.test(message);
  return new ImageBroken(cutOff ? 'it is cut off' : 'it is damaged', { cause: error });
};
