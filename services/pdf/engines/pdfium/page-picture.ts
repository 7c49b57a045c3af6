import sharp from 'sharp';
import { withDocument } from './pdfium-document.js';
import { renderPage } from './render.js';

/** A page as a picture to be read by machine. */
export interface PagePicture {
  /** A grey PNG file. */
  readonly image: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A page (from 0) as displayed, in a box of so many pixels; undefined when it can't be drawn. */
export const greyPicture = async (
  bytes: Uint8Array,
  index: number,
  box: { readonly width: number; readonly height: number },
): Promise<PagePicture | undefined> => {
  const picture = await withDocument(bytes, (document) => renderPage(document, index, box));
  if (!picture) return undefined;
  const { width, height, rgba } = picture;
  const open = sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .greyscale();
  return { image: await open.png({ compressionLevel: 1 }).toBuffer(), width, height };
};
