import { PDFDict, PDFName, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib';
import { multiply } from '../../content/matrix.js';
import { arrayAt, nameAt } from '../../content/objects.js';
import { pictureFile } from '../../engines/pictures/picture-files.js';
import type { Picture } from '../../engines/pdfium/render.js';
import { jpegObject, pngObject } from '../../images/image-object.js';
import type { PageFrame } from '../../content/page-frame.js';
import type { Quad } from '../../content/geometry.js';
import { picturesOf } from '../pages/page-pictures.js';
import { eachPixelIn, toPixels } from '../pages/page-pixels.js';
import { dropFromForm } from '../scrub/scrub-fields.js';

export const RASTER_DPI = 300;
export const RASTER_LONGEST = 5000;

/** A page to be turned into a picture. */
export interface Raster {
  /** From 0. */
  readonly page: number;
  readonly frame: PageFrame;
  /** Whitened in the picture. */
  readonly boxes: readonly Quad[];
}

/** Pictures of pages with their boxes burnt in; undefined where one can't be drawn. */
export const burntPictures = async (
  bytes: Uint8Array,
  rasters: readonly Raster[],
): Promise<readonly (Picture | undefined)[]> => {
  const requests = rasters.map(({ page, frame: { width, height, pointsPerUnit } }) => ({
    page,
    dpi: RASTER_DPI * pointsPerUnit,
    longest: RASTER_LONGEST,
    width,
    height,
  }));
  const pictures = await picturesOf(bytes, requests);
  return pictures.map((picture, index) => {
    const raster = rasters[index];
    return picture && raster && burn(picture, raster) ? picture : undefined;
  });
};

const burn = (picture: Picture, { frame, boxes }: Raster): boolean => {
  const matrix = toPixels(frame, picture);
  if (!matrix) return false;
  for (const quad of boxes) {
    eachPixelIn(quad, { size: picture, matrix, margin: 1 }, (at) => picture.rgba.fill(255, at * 4, at * 4 + 4));
  }
  return true;
};

/** Puts an image in the place of a page's content and of all its annotations but links. */
export const replaceByPicture = (
  document: PDFDocument,
  page: PDFPage,
  { image, frame }: { readonly image: PDFRef; readonly frame: PageFrame },
): void => {
  const { context } = document;
  const matrix = multiply([frame.width, 0, 0, frame.height, 0, 0], frame.toContent);
  const content = `q ${matrix.map((part) => Number(part.toFixed(5))).join(' ')} cm /Page Do Q`;
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { Page: image } }));
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  for (const key of ['Group', 'StructParents', 'Tabs', 'B', 'Trans']) page.node.delete(PDFName.of(key));
  dropAnnotations(document, page);
};

/** A picture as an image of a document. */
export const embedded = async ({ context }: PDFDocument, picture: Picture): Promise<PDFRef> => {
  const { kind, bytes } = await pictureFile(picture);
  const image =
    kind === 'png' ? pngObject(context, bytes, { profile: undefined }) : jpegObject(context, bytes, undefined);
  if (!image) throw new Error(`a ${kind} picture of a page cannot be embedded`);
  return image;
};

/** They are part of the picture now; links have nothing to show. */
const dropAnnotations = (document: PDFDocument, page: PDFPage): void => {
  const annotations = arrayAt(page.node, 'Annots');
  const gone = new Set<PDFDict>();
  for (let index = (annotations?.size() ?? 0) - 1; annotations && index >= 0; index -= 1) {
    const dict = annotations.lookup(index);
    if (dict instanceof PDFDict && nameAt(dict, 'Subtype') === 'Link') continue;
    if (dict instanceof PDFDict) gone.add(dict);
    annotations.remove(index);
  }
  dropFromForm(document, gone);
};
