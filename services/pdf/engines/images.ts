import sharp, { type Sharp } from 'sharp';
import { IMAGE_PIXELS_MAX } from '../../../contracts/limits.js';

/** A picture as a file, or as bare 8-bit pixels. */
export type ImageSource =
  | { readonly encoded: Uint8Array }
  | { readonly raw: Uint8Array; readonly width: number; readonly height: number; readonly channels: 1 | 3 };

export interface Recoding {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
  /** 1 to 100. */
  readonly quality: number;
}

/** From this quality on, colour keeps its full resolution. */
const FULL_COLOUR_QUALITY = 80;

/** Profiles inside the file are ignored: in a PDF, the colour space is the document's business. */
const openImage = (source: ImageSource): Sharp =>
  'encoded' in source
    ? sharp(source.encoded, { ignoreIcc: true, failOn: 'error', limitInputPixels: IMAGE_PIXELS_MAX })
    : sharp(source.raw, { raw: { width: source.width, height: source.height, channels: source.channels } });

/** As JPEG at another size and quality; undefined when it can't be read or has other channels than told. */
export const recodeJpeg = async (source: ImageSource, to: Recoding): Promise<Uint8Array | undefined> => {
  try {
    if ('encoded' in source && (await sharp(source.encoded).metadata()).channels !== to.channels) return undefined;
    const image = openImage(source).resize(to.width, to.height, { fit: 'fill' });
    const chromaSubsampling = to.quality >= FULL_COLOUR_QUALITY ? '4:4:4' : '4:2:0';
    return await inSpace(image, to.channels).jpeg({ quality: to.quality, mozjpeg: true, chromaSubsampling }).toBuffer();
  } catch {
    return undefined; // the caller keeps the original
  }
};

/** As bare 8-bit pixels at another size; undefined when it can't be read. */
export const resizeRaw = async (
  source: ImageSource,
  { width, height, channels }: Omit<Recoding, 'quality'>,
): Promise<Uint8Array | undefined> => {
  try {
    const image = openImage(source).resize(width, height, { fit: 'fill' });
    return await inSpace(image, channels).raw({ depth: 'uchar' }).toBuffer();
  } catch {
    return undefined; // the caller keeps the original
  }
};

const inSpace = (image: Sharp, channels: 1 | 3): Sharp => image.toColourspace(channels === 1 ? 'b-w' : 'srgb');
