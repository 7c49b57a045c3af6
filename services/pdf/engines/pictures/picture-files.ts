import sharp from 'sharp';
import type { Picture } from '../pdfium/render.js';

/** A picture as a file. */
export interface PictureFile {
  readonly kind: 'png' | 'jpeg';
  readonly bytes: Uint8Array;
}

/** Larger pictures are photographs, which JPEG keeps better than their size would allow otherwise. */
const PNG_MAX_BYTES = 1_500_000;
const JPEG_QUALITY = 90;

/** Without loss while that is small; grey where there is no colour. */
export const pictureFile = async ({ width, height, rgba }: Picture): Promise<PictureFile> => {
  const image = sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
  const shown = isGrey(rgba) ? image.toColourspace('b-w') : image;
  const png = await shown.clone().png({ compressionLevel: 9 }).toBuffer();
  if (png.length <= PNG_MAX_BYTES) return { kind: 'png', bytes: png };
  const jpeg = await shown.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
  return { kind: 'jpeg', bytes: jpeg };
};

const isGrey = (rgba: Uint8Array): boolean => {
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at] !== rgba[at + 1] || rgba[at] !== rgba[at + 2]) return false;
  }
  return true;
};
