import { PDFName, PDFNumber, PDFRawStream, type PDFDocument, type PDFRef } from 'pdf-lib';
import { deflateSync } from 'node:zlib';
import { findImageUses, type ShownSize } from '../content/image-uses.js';
import { refAt } from '../content/objects.js';
import { recodeJpeg, resizeRaw } from '../engines/images.js';
import { pixelsOf, softMaskOf } from './pixels.js';
import type { ImageQuality } from './quality.js';

/** Kept only if under this share of the original: less is not worth another generation of JPEG. */
const WORTHWHILE_SHARE = 0.92;
/** Resizing by less than this only blurs. */
const RESIZE_FROM = 0.9;
/** Bytes below which an image can't matter. */
const IMAGE_MIN_BYTES = 2048;
const POINTS_PER_INCH = 72;

/** Told before each image: how many are done, of how many. */
type Report = (done: number, total: number) => void;

/**
 * Recodes the images of a document in place, to the resolution at which they are shown. An image that is not fully
 * understood, or wouldn't become clearly smaller, stays as it is.
 */
export const shrinkImages = async (document: PDFDocument, quality: ImageQuality, report: Report): Promise<void> => {
  const uses = [...findImageUses(document)].filter(([ref]) => sizeAt(document, ref) >= IMAGE_MIN_BYTES);
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

const sizeAt = ({ context }: PDFDocument, ref: PDFRef): number => {
  const object = context.lookup(ref);
  return object instanceof PDFRawStream ? object.contents.length : 0;
};

const shrink = async ({ document, ref, image, shown }: Shown, quality: ImageQuality): Promise<void> => {
  const mask = softMaskOf(image);
  const pixels = mask === 'odd' ? undefined : pixelsOf(image);
  if (!pixels) return;
  const size = targetSize(pixels, shown, quality.dpi);
  const recoded = await recodeJpeg(pixels.source, { ...size, channels: pixels.channels, quality: quality.jpeg });
  if (recoded && recoded.length < image.contents.length * WORTHWHILE_SHARE) {
    document.context.assign(ref, replaced(image, recoded, { ...size, filter: 'DCTDecode' }));
  }
  const maskRef = refAt(image.dict, 'SMask');
  if (mask instanceof PDFRawStream && maskRef)
    await shrinkMask({ document, ref: maskRef, image: mask, shown }, quality);
};

/** A mask stays exact: its edges are what JPEG is worst at. */
const shrinkMask = async ({ document, ref, image, shown }: Shown, quality: ImageQuality): Promise<void> => {
  const pixels = pixelsOf(image);
  if (pixels?.channels !== 1) return;
  const size = targetSize(pixels, shown, quality.dpi);
  if (size.width === pixels.width && size.height === pixels.height) return;
  const raw = await resizeRaw(pixels.source, { ...size, channels: 1 });
  const packed = raw && deflateSync(raw, { level: 9 });
  if (packed && packed.length < image.contents.length) {
    document.context.assign(ref, replaced(image, packed, { ...size, filter: 'FlateDecode' }));
  }
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Never larger than it is; the proportions kept. */
const targetSize = ({ width, height }: Size, shown: ShownSize, dpi: number): Size => {
  const needed = Math.max(
    ((shown.width / POINTS_PER_INCH) * dpi) / width,
    ((shown.height / POINTS_PER_INCH) * dpi) / height,
  );
  if (needed > RESIZE_FROM) return { width, height };
  return { width: Math.max(1, Math.round(width * needed)), height: Math.max(1, Math.round(height * needed)) };
};

const replaced = (image: PDFRawStream, bytes: Uint8Array, to: Size & { readonly filter: string }): PDFRawStream => {
  const dict = image.dict.clone();
  dict.delete(PDFName.of('DecodeParms'));
  dict.set(PDFName.of('Filter'), PDFName.of(to.filter));
  dict.set(PDFName.of('Width'), PDFNumber.of(to.width));
  dict.set(PDFName.of('Height'), PDFNumber.of(to.height));
  return PDFRawStream.of(dict, bytes);
};
