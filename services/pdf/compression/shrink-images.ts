import { PDFName, PDFNumber, PDFRawStream, type PDFDocument, type PDFRef } from 'pdf-lib';
import { findImageUses, type ShownSize } from '../content/image-uses.js';
import { filtersOf, numberAt, refAt, streamAt } from '../content/objects.js';
import { isTrueImage } from '../engines/pictures/true-image.js';
import { looksAlike } from './rendered-image.js';
import { unwrappedImage } from './unwrapped-image.js';
import { leastMask } from './mask.js';
import { pixelsOf, softMaskOf } from './pixels.js';
import type { ImageQuality } from './quality.js';
import { isBilevel, recoded, type Recoded } from './recode.js';

/** Bytes below which an image can't matter, unless it is black and white, which loses nothing, and that much of all. */
const IMAGE_MIN_BYTES = 2048;
const IMAGE_MIN_SHARE = 0.01;

/** Told before each image: how many are done, of how many. */
type Report = (done: number, total: number) => void;

/**
 * Recodes the images of a document in place, to the resolution at which they are shown. An image that is not fully
 * understood, contradicts its file, would look otherwise, or wouldn't become clearly smaller, stays as it is. Images in inks stay in inks, or as they
 * are, as the quality says; profiles stay.
 */
export const shrinkImages = async (document: PDFDocument, quality: ImageQuality, report: Report): Promise<void> => {
  const least = leastSize(document);
  const matters = (ref: PDFRef): boolean =>
    sizeWithMask(document, ref) >= (isPlainBlackAndWhite(document.context.lookup(ref)) ? least : IMAGE_MIN_BYTES);
  const uses = [...findImageUses(document)].filter(([ref]) => matters(ref));
  for (const [index, [ref, shown]] of uses.entries()) {
    report(index, uses.length);
    const image = document.context.lookup(ref);
    if (image instanceof PDFRawStream) await shrink({ document, ref, image, shown }, quality);
  }
};

interface Shown {
  readonly document: PDFDocument;
  readonly ref: PDFRef;
  readonly image: PDFRawStream;
  readonly shown: ShownSize;
}

/** Viewers agree about what it shows, which they don't about every image in JBIG2. */
const isPlainBlackAndWhite = (image: unknown): boolean =>
  image instanceof PDFRawStream && isBilevel(image.dict) && !filtersOf(image).includes('JBIG2Decode');

const leastSize = (document: PDFDocument): number => {
  const sizes = document.context.enumerateIndirectObjects().map(([ref]) => sizeAt(document, ref));
  return Math.min(IMAGE_MIN_BYTES, IMAGE_MIN_SHARE * sizes.reduce((sum, size) => sum + size, 0));
};

/** A small picture may have a large mask. */
const sizeWithMask = (document: PDFDocument, ref: PDFRef): number => {
  const image = document.context.lookup(ref);
  const mask = image instanceof PDFRawStream ? streamAt(image.dict, 'SMask') : undefined;
  return sizeAt(document, ref) + (mask?.contents.length ?? 0);
};

const sizeAt = ({ context }: PDFDocument, ref: PDFRef): number => {
  const object = context.lookup(ref);
  return object instanceof PDFRawStream ? object.contents.length : 0;
};

const shrink = async (one: Shown, quality: ImageQuality): Promise<void> => {
  const { document, image, shown } = one;
  const mask = softMaskOf(image);
  if (mask === 'unsupported') return;
  await shrinkAlone(one, quality);
  const maskRef = refAt(image.dict, 'SMask');
  if (mask && maskRef) await shrinkMask({ document, ref: maskRef, image: mask, shown }, quality);
  const stencil = streamAt(image.dict, 'Mask');
  const stencilRef = refAt(image.dict, 'Mask');
  if (stencil && stencilRef) await shrinkAlone({ document, ref: stencilRef, image: stencil, shown }, quality);
};

const shrinkAlone = async (one: Shown, quality: ImageQuality): Promise<void> => {
  const plain = unwrappedImage(one.image);
  const smaller = isTrueImage(plain) ? await recoded(plain, one.shown, quality) : undefined;
  if (smaller) await replaceLookingAlike(one, smaller);
};

/** One that would look otherwise stays as it is. */
const replaceLookingAlike = async ({ document, ref, image }: Shown, smaller: Recoded): Promise<void> => {
  const after = replaced(image, smaller);
  if (await looksAlike(image, after)) document.context.assign(ref, after);
};

/** Greys that are not understood stay, unless they are black and white only. */
const shrinkMask = async (one: Shown, quality: ImageQuality): Promise<void> => {
  const { image } = one;
  const pixels = isTrueImage(image) ? pixelsOf(image) : undefined;
  if (pixels?.channels !== 1) {
    if (numberAt(image.dict, 'BitsPerComponent') === 1) await shrinkAlone(one, quality);
    return;
  }
  const smaller = await leastMask({ mask: image, shown: one.shown, pixels }, quality);
  if (smaller) await replaceLookingAlike(one, smaller);
};

/** Entries that told how the old bytes were to be read. */
const OLD_READING = ['DecodeParms', 'F', 'FFilter', 'FDecodeParms', 'DL', 'Intent'];

const replaced = (image: PDFRawStream, to: Recoded): PDFRawStream => {
  const { context } = image.dict;
  const dict = image.dict.clone();
  for (const key of OLD_READING) dict.delete(PDFName.of(key));
  if (to.parameters) dict.set(PDFName.of('DecodeParms'), context.obj({ ...to.parameters }));
  if (to.colourSpace) dict.set(PDFName.of('ColorSpace'), PDFName.of(to.colourSpace));
  if (to.colourSpace ?? to.bits === 1) dict.delete(PDFName.of('Decode'));
  dict.set(PDFName.of('BitsPerComponent'), PDFNumber.of(to.bits));
  dict.set(PDFName.of('Filter'), PDFName.of(to.filter));
  dict.set(PDFName.of('Width'), PDFNumber.of(to.width));
  dict.set(PDFName.of('Height'), PDFNumber.of(to.height));
  return PDFRawStream.of(dict, to.bytes);
};
