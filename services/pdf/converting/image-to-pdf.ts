import { PDFDocument, PDFName, type PDFContext, type PDFRef } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import { IMAGE_PIXELS_MAX } from '../../../contracts/limits.js';
import type { ImagePageSize } from '../../../contracts/tools/to-pdf.js';
import {
  checkPixels,
  ImageBroken,
  plainLayers,
  readImageFacts,
  type ImageFacts,
} from '../engines/pictures/image-files.js';
import { jpegObject, pngObject } from '../images/image-object.js';
import { imagePage } from '../engines/pictures/page-size.js';
import { savePdf } from '../opening/editable.js';
import type { SourceFile } from '../operation.js';

const MEGA = 1_000_000;

/**
 * Puts an image on a page of its own size, or of the size asked for, upright as its EXIF orientation says. JPEG files and plain PNG pixels are
 * carried over as they are; transparency becomes a soft mask.
 *
 * @throws Refusal `image.too-large`, from the header alone; `image.unreadable` for one that is damaged or cut off.
 */
export const imageToPdf = async ({ name, bytes }: SourceFile, size?: ImagePageSize): Promise<Uint8Array> => {
  try {
    const facts = await readImageFacts(bytes);
    const { width, height } = facts;
    if (width * height > IMAGE_PIXELS_MAX) {
      throw new Refusal('image.too-large', { name, width, height, limit: IMAGE_PIXELS_MAX / MEGA });
    }
    await checkPixels(bytes);
    return await onItsPage(bytes, facts, size);
  } catch (error) {
    if (error instanceof ImageBroken)
      throw new Refusal('image.unreadable', { name, reason: error.message }, { cause: error });
    throw error;
  }
};

const onItsPage = async (bytes: Uint8Array, facts: ImageFacts, size?: ImagePageSize): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const image = await imageObject(context, bytes, facts);
  const { width, height, matrix } = imagePage(facts, size);
  const page = document.addPage([width, height]);
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { Image: image } }));
  page.node.set(PDFName.of('Contents'), context.register(context.stream(`${matrix.join(' ')} cm /Image Do`)));
  return savePdf(document);
};

const imageObject = async (context: PDFContext, bytes: Uint8Array, facts: ImageFacts): Promise<PDFRef> => {
  const { profile } = facts;
  const asItIs = jpegObject(context, bytes, profile) ?? pngObject(context, bytes, { profile });
  if (asItIs) return asItIs;
  const { colour, opacity } = await plainLayers(bytes, facts);
  const mask = opacity && pngObject(context, opacity, { profile: undefined });
  const image = pngObject(context, colour, { profile, ...(mask ? { mask } : {}) });
  if (!image) throw new Error('sharp wrote a PNG file that is not plain');
  return image;
};
