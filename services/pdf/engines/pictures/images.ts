import sharp, { type Sharp } from 'sharp';
import { IMAGE_PIXELS_MAX } from '../../../../contracts/limits.js';

/** A picture as a file, or as bare 8-bit pixels. */
export type ImageSource =
  | { readonly encoded: Uint8Array }
  | { readonly raw: Uint8Array; readonly width: number; readonly height: number; readonly channels: 1 | 3 };

interface Resizing {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
}

/** From this quality on, colour keeps its full resolution. */
const FULL_COLOUR_QUALITY = 80;

/** Profiles inside the file are ignored: in a PDF, the colour space is the document's business. */
const openImage = (source: ImageSource): Sharp =>
  'encoded' in source
    ? sharp(source.encoded, { ignoreIcc: true, failOn: 'error', limitInputPixels: IMAGE_PIXELS_MAX })
    : sharp(source.raw, { raw: { width: source.width, height: source.height, channels: source.channels } });

/** As bare 8-bit pixels at another size; undefined when it can't be read or has other channels than told. */
export const resizeRaw = async (
  source: ImageSource,
  { width, height, channels }: Resizing,
): Promise<Uint8Array | undefined> => {
  try {
    if ('encoded' in source && (await sharp(source.encoded).metadata()).channels !== channels) return undefined;
    const image = openImage(source).resize(width, height, { fit: 'fill' });
    return await inSpace(image, channels).raw({ depth: 'uchar' }).toBuffer();
  } catch {
    return undefined; // the caller keeps the original
  }
};

const inSpace = (image: Sharp, channels: 1 | 3): Sharp => image.toColourspace(channels === 1 ? 'b-w' : 'srgb');

/** Bare 8-bit samples, rows from the top. */
export interface PlainImage {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
  readonly data: Uint8Array;
}

export interface JpegCoding {
  /** 1 to 100. */
  readonly quality: number;
  /** Takes twice the time for a file a tenth smaller. */
  readonly thrifty: boolean;
  /** From top to bottom: a few hundredths larger, coded and decoded in half the time. */
  readonly atOnce?: boolean;
}

/**
 * As JPEG, progressive unless told otherwise, which is smaller. The search for the best order of scans (mozjpeg's) is left out: it takes five
 * times the time and gains a fiftieth.
 */
export const jpegOf = (image: PlainImage, { quality, thrifty, atOnce = false }: JpegCoding): Promise<Uint8Array> => {
  const chromaSubsampling = quality >= FULL_COLOUR_QUALITY ? '4:4:4' : '4:2:0';
  const search = thrifty ? { trellisQuantisation: true, overshootDeringing: true, quantisationTable: 3 } : {};
  return opened(image)
    .jpeg({ quality, chromaSubsampling, progressive: !atOnce, optimiseCoding: true, ...search })
    .toBuffer();
};

/** A PNG file, as small as it gets. */
export const pngOf = (image: PlainImage): Promise<Uint8Array> =>
  opened(image).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();

/** A TIFF file of one strip, coded as fax machines do (CCITT group 4): what is not black becomes white. */
export const faxTiffOf = (image: PlainImage): Promise<Uint8Array> =>
  opened(image)
    .tiff({ compression: 'ccittfax4', bitdepth: 1, tileHeight: Math.ceil(image.height / 16) * 16 })
    .toBuffer();

/** The brightness of each pixel of a picture, whatever it is stored as. */
export const greyOf = async (source: Uint8Array | PlainImage): Promise<Uint8Array> =>
  (source instanceof Uint8Array ? openImage({ encoded: source }) : opened(source))
    .greyscale()
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer();

const opened = ({ data, width, height, channels }: PlainImage): Sharp =>
  inSpace(openImage({ raw: data, width, height, channels }), channels);
