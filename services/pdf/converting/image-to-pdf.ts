import { PDFDocument, PDFName, type PDFContext, type PDFRef } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import { IMAGE_PIXELS_MAX } from '../../../contracts/limits.js';
import type { ImagePageSize } from '../../../contracts/tools/to-pdf.js';
import {
  checkPixels,
  ImageBroken,
  imagePageCount,
  plainLayers,
  readImageFacts,
  type ImageFacts,
} from '../engines/pictures/image-files.js';
import { jpegObject, pngObject } from '../images/image-object.js';
import { imagePage } from '../engines/pictures/page-size.js';
import { savePdf } from '../opening/editable.js';
import type { SourceFile } from '../operation.js';

const PIXELS_PER_MEGAPIXEL = 1_000_000;

/**
 * Puts an image on a page of its own size, or of the size asked for; each page of a TIFF on its own, upright as its EXIF orientation says. JPEG files and plain PNG pixels are
 * carried over as they are; transparency becomes a soft mask.
 *
 * @throws Refusal `image.too-large`, from the header alone; `image.unreadable` for one that is damaged or cut off.
 */
export const imageToPdf = async ({ name, bytes }: SourceFile, size?: ImagePageSize): Promise<Uint8Array> => {
  try {
    const document = await PDFDocument.create({ updateMetadata: false });
    const pageCount = await imagePageCount(bytes);
    for (let at = 0; at < pageCount; at += 1) {
      const facts = await readImageFacts(bytes, at);
      const { width, height } = facts;
      if (width * height > IMAGE_PIXELS_MAX) {
        throw new Refusal('image.too-large', { name, width, height, limit: IMAGE_PIXELS_MAX / PIXELS_PER_MEGAPIXEL });
      }
      await checkPixels(bytes, at);
      await addPage(document, { bytes, at, facts }, size);
    }
    return await savePdf(document);
  } catch (error) {
    if (error instanceof ImageBroken)
      throw new Refusal('image.unreadable', { name, reason: error.message }, { cause: error });
    throw error;
  }
};

interface ImageOfPage {
  readonly bytes: Uint8Array;
  /** Page of the image file, from 0. */
  readonly at: number;
  readonly facts: ImageFacts;
}

const addPage = async (document: PDFDocument, source: ImageOfPage, size?: ImagePageSize): Promise<void> => {
  const { context } = document;
  const image = await imageObject(context, source);
  const { width, height, matrix } = imagePage(source.facts, size);
  const page = document.addPage([width, height]);
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { Image: image } }));
  page.node.set(PDFName.of('Contents'), context.register(context.stream(`${matrix.join(' ')} cm /Image Do`)));
};

const imageObject = async (context: PDFContext, { bytes, at, facts }: ImageOfPage): Promise<PDFRef> => {
  const { profile } = facts;
  const asItIs = jpegObject(context, bytes, profile) ?? pngObject(context, bytes, { profile });
  if (asItIs) return asItIs;
  const { colour, opacity } = await plainLayers(bytes, facts, at);
  const mask = opacity && pngObject(context, opacity, { profile: undefined });
  const image = pngObject(context, colour, { profile, ...(mask ? { mask } : {}) });
  if (!image) throw new Error('sharp wrote a PNG file that is not plain');
  return image;
};
