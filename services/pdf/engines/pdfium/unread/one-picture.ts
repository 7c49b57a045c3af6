import { areaOf } from '../../../content/geometry.js';
import { POINTS_PER_INCH } from '../../../text/units.js';
import { clippedEdges, objectsOn } from '../drawings/drawn-objects.js';
import { IMAGE, TEXT } from '../page-objects.js';
import type { PdfiumDocument } from '../pdfium-document.js';
import { withMemory, type Pdfium } from '../pdfium.js';
import { isInvisible } from './page-parts.js';

/** A smaller picture leaves room for something else. */
const COVERED_SHARE_MIN = 0.75;

/** The picture that a page is. */
export interface OnePicture {
  readonly pixelsPerInch: number;
}

/** The picture that a page (from 0) shows and nothing else, but for text over it that is not to be seen; undefined where there is more. */
export const onePictureOn = ({ module, handle }: PdfiumDocument, index: number): OnePicture | undefined => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return undefined;
  try {
    return module.FPDFPage_GetAnnotCount(page) > 0 ? undefined : onlyPicture(module, page);
  } finally {
    module.FPDF_ClosePage(page);
  }
};

const onlyPicture = (module: Pdfium, page: number): OnePicture | undefined => {
  const objects = objectsOn(module, page) ?? [];
  const [image, ...more] = objects.filter(({ type }) => type === IMAGE);
  const others = objects.filter(({ type }) => type !== IMAGE);
  if (!image || more.length > 0) return undefined;
  if (!others.every(({ type, handle }) => type === TEXT && isInvisible(module, handle))) return undefined;
  const sheet = module.FPDF_GetPageWidthF(page) * module.FPDF_GetPageHeightF(page);
  const area = areaOf(image.edges);
  if (areaOf(clippedEdges(module, image)) < COVERED_SHARE_MIN * sheet || area === 0) return undefined;
  const pixels = withMemory(module, 8, (at) => {
    if (!module.FPDFImageObj_GetImagePixelSize(image.handle, at, at + 4)) return 0;
    const [across = 0, down = 0] = module.pdfium.HEAP32.subarray(at / 4, at / 4 + 2);
    return across * down;
  });
  return { pixelsPerInch: POINTS_PER_INCH * Math.sqrt(pixels / area) };
};
