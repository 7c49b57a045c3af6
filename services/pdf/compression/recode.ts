import { deflateSync } from 'node:zlib';
import { PDFName, type PDFDict, type PDFRawStream } from 'pdf-lib';
import { samplesPerPixel } from '../content/colour-samples.js';
import { filtersOf, numberAt } from '../content/objects.js';
import { resizeRaw, type PlainImage } from '../engines/pictures/images.js';
import { asBlackAndWhite, resizedBlackAndWhite } from './black-and-white.js';
import { coded, type CodedImage } from './code-image.js';
import { inFourInks } from './recode-inks.js';
import { isInInks, isPlainRgb, isShownAlike } from './colour-space.js';
import { asGrey, isBlackAndWhite } from './grey.js';
import { jpegQualityOf } from './jpeg-quality.js';
import { renderedImage } from './rendered-image.js';
import type { ShownSize } from '../content/image-uses.js';
import { isStencil, pixelsOf } from './pixels.js';
import { sharperThan, type ImageQuality } from './quality.js';
import { pixelsNeeded, sizeIn, type Size } from './pixels-needed.js';

/** An image coded anew. */
export interface Recoded extends CodedImage, Size {
  readonly bits: 1 | 8;
  /** Undefined where it keeps its own. */
  readonly colourSpace: 'DeviceGray' | 'DeviceRGB' | undefined;
  /** Pixel by pixel as it was, so that any gain is worth it. */
  readonly isExact?: boolean;
}

/** JPEG at nearly the wanted quality is not coded again at the same size: it would lose and hardly gain. */
const QUALITY_SLACK = 4;
/** Kept only if under this share of the original: less is not worth another generation of JPEG. */
const WORTHWHILE_SHARE = 0.92;
const LOSSY: ReadonlySet<string | undefined> = new Set(['DCTDecode', 'JPXDecode']);

const worthwhile = ({ contents }: PDFRawStream): number => contents.length * WORTHWHILE_SHARE;

/**
 * An image in fewer bytes at the resolution wanted; undefined for one that is best left alone. What comes out smaller at
 * a higher quality is taken from there: drawings may, whose edges blur when they are made smaller.
 */
export const recoded = async (
  image: PDFRawStream,
  shown: ShownSize,
  quality: ImageQuality,
): Promise<Recoded | undefined> => {
  let least: Recoded | undefined;
  for (let at: ImageQuality | undefined = quality; at && !least?.isLeast; at = sharperThan(at)) {
    const limit = least?.bytes.length ?? worthwhile(image);
    const coded = await recodedAnyhow(image, shown, { ...at, limit });
    if (coded && coded.bytes.length < (coded.isExact ? packedSize(image) : limit)) least = coded;
  }
  return least;
};

/** The size of an image when it is only packed. */
const packedSize = (image: PDFRawStream): number =>
  filtersOf(image).length === 0 ? deflateSync(image.contents).length : image.contents.length;

type Wanted = ImageQuality & { readonly limit: number };

const recodedAnyhow = async (image: PDFRawStream, shown: ShownSize, quality: Wanted): Promise<Recoded | undefined> => {
  const full = sizeIn(image.dict);
  if (full.width < 1 || full.height < 1) return undefined;
  if (isBilevel(image.dict)) return inBlackAndWhite(image, shown, quality);
  const size = pixelsNeeded(full, shown, quality.dpi);
  return size === full && isGoodEnough(image, quality) ? undefined : inShades(image, size, quality);
};

export const isBilevel = (image: PDFDict): boolean => isStencil(image) || numberAt(image, 'BitsPerComponent') === 1;

const inShades = async (image: PDFRawStream, size: Size, quality: Wanted): Promise<Recoded | undefined> => {
  if (quality.keepsInks && isInInks(image.dict)) return undefined;
  if (samplesPerPixel(image.dict) === FOUR_INKS) return inFourInks(image, size, quality);
  const read = await pixelsAt(image, size);
  const rules = { ...quality, isLossy: LOSSY.has(filtersOf(image).at(-1)) };
  const smallest = read && (await coded(read.pixels, rules));
  return smallest && { ...smallest, ...size, bits: 8, colourSpace: read.colourSpace };
};

const FOUR_INKS = 4;

const isGoodEnough = (image: PDFRawStream, { jpeg, keepsInks }: ImageQuality): boolean => {
  const filter = filtersOf(image).at(-1);
  if (filter === 'JPXDecode') return keepsInks;
  return filter === 'DCTDecode' && (jpegQualityOf(image.contents) ?? 0) <= jpeg + QUALITY_SLACK;
};

interface Read {
  readonly pixels: PlainImage;
  readonly colourSpace: Recoded['colourSpace'];
}

const deviceSpace = ({ channels }: PlainImage) => (channels === 1 ? 'DeviceGray' : 'DeviceRGB');

const pixelsAt = async (image: PDFRawStream, size: Size): Promise<Read | undefined> => {
  const plain = pixelsOf(image);
  const data = plain && (await resizeRaw(plain.source, { ...size, channels: plain.channels }));
  if (plain && data) {
    const pixels = { ...size, channels: plain.channels, data };
    const grey = isPlainRgb(image.dict) && !image.dict.has(PDFName.of('Decode')) ? asGrey(pixels) : pixels;
    return { pixels: grey, colourSpace: grey === pixels ? undefined : 'DeviceGray' };
  }
  if (!isShownAlike(image.dict, filtersOf(image).at(-1))) return undefined;
  const shown = await renderedImage(image);
  const resized = shown && (await resizeRaw({ raw: shown.data, ...shown }, { ...size, channels: shown.channels }));
  return resized && { pixels: { ...size, channels: shown.channels, data: resized }, colourSpace: deviceSpace(shown) };
};

const inBlackAndWhite = async (
  image: PDFRawStream,
  shown: ShownSize,
  { blackAndWhiteDpi, floor, limit }: Wanted,
): Promise<Recoded | undefined> => {
  const full = await renderedImage(image);
  if (!full || !isBlackAndWhite(full)) return undefined;
  const size = pixelsNeeded(full, shown, blackAndWhiteDpi);
  const pixels = (await resizedBlackAndWhite(full, size, floor)) ?? full;
  const whole = await asBlackAndWhite(full);
  const resized = pixels === full ? undefined : await asBlackAndWhite(pixels);
  const isResized = resized !== undefined && resized.bytes.length < Math.min(whole.bytes.length, limit);
  const { width, height } = isResized ? pixels : full;
  const colourSpace = image.dict.has(PDFName.of('ColorSpace')) ? 'DeviceGray' : undefined;
  const smaller = isResized ? resized : whole;
  return { ...smaller, width, height, bits: 1, colourSpace, isLeast: true, isExact: !isResized };
};
