import sharp from 'sharp';
import { greyPicture } from '../../engines/pdfium/page-picture.js';
import { withDocument } from '../../engines/pdfium/pdfium-document.js';
import { drawUnread, finestPicture, type UnreadPictures } from '../../engines/pdfium/unread/unread-pictures.js';
import { apparentDensity, recognitionScale } from './recognition-scale.js';

/** A page, or what of it is unread, as a picture for Tesseract. */
export interface PictureToRead {
  readonly image: Uint8Array;
  readonly density: number;
  /** Pixels for each point. */
  readonly scale: number;
}

interface Page {
  /** From 0. */
  readonly index: number;
  /** Points, as displayed. */
  readonly width: number;
  readonly height: number;
}

/** A page of which nothing is known; undefined when it can't be drawn. */
export const wholePage = async (
  bytes: Uint8Array,
  { index, width, height }: Page,
): Promise<PictureToRead | undefined> => {
  const own = await withDocument(bytes, (document) => finestPicture(document, index));
  const wanted = recognitionScale({ width, height }, own);
  const picture = await greyPicture(bytes, index, { width: width * wanted, height: height * wanted });
  return picture && { image: picture.image, ...scaled(picture.width / width) };
};

/** Only the pictures of a page that are unread. */
export const unreadPart = async (
  bytes: Uint8Array,
  { index, width, height }: Page,
  { boxes, pixelsPerPoint }: UnreadPictures,
): Promise<PictureToRead | undefined> => {
  const scale = recognitionScale({ width, height }, pixelsPerPoint);
  const pixels = await withDocument(bytes, (document) => drawUnread(document, index, { boxes, scale }));
  if (!pixels) return undefined;
  const raw = { width: pixels.width, height: pixels.height, channels: 1 as const };
  return { image: await sharp(pixels.data, { raw }).png({ compressionLevel: 1 }).toBuffer(), ...scaled(scale) };
};

const scaled = (scale: number) => ({ scale, density: apparentDensity(scale) });
