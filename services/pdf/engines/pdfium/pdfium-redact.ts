import { contains, grown, quadOf, type Quad, type Rect } from '../../content/geometry.js';
import { withMemory, type Pdfium } from './pdfium.js';
import { closeAfterNext } from './cached-page.js';
import { CALL_MS, orInterrupted } from './pdfium-limits.js';
import { PdfiumRefused, type PdfiumDocument } from './pdfium-document.js';

export interface Removal {
  /** From 0. */
  readonly page: number;
  /** Every glyph whose paint they touch is removed, in forms too, as long as they are drawn on this page only. */
  readonly targets: readonly Rect[];
  /** Paths wholly inside are removed, except in forms. */
  readonly boxes: readonly Quad[];
}

const QUAD_BYTES = 32;
const PATH = 2;
/** How far a stroke may reach out of a box that its path is inside of. */
const STROKE_REACH_POINTS = 1.5;

/**
 * Removes glyphs and paths from a page, in place.
 *
 * PDFium also whitens the pixels of images under the targets and writes the whole content of the page anew.
 *
 * @throws PdfiumRefused `other` when the page can't be loaded or written.
 */
export const removeFromPage = (document: PdfiumDocument, removal: Removal): void =>
  orInterrupted(document.module, CALL_MS, () => remove(document, removal));

const remove = (document: PdfiumDocument, { page: index, targets, boxes }: Removal): void => {
  const { module, handle } = document;
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) throw new PdfiumRefused('other');
  try {
    removeText(module, page, targets);
    removePaths(module, page, boxes);
    if (!module.FPDFPage_GenerateContent(page)) throw new PdfiumRefused('other');
  } finally {
    closeAfterNext(document, page);
  }
};

/** The answer is not worth knowing: false where there was nothing to remove, true where it removed something else. */
const removeText = (module: Pdfium, page: number, targets: readonly Rect[]): void => {
  if (targets.length === 0) return;
  withMemory(module, targets.length * QUAD_BYTES, (pointer) => {
    const corners = targets.flatMap(({ left, bottom, right, top }) => [
      ...[left, top, right, top],
      ...[left, bottom, right, bottom],
    ]);
    module.pdfium.HEAPF32.set(corners, pointer / 4);
    module.EPDFText_RedactInQuads(page, pointer, targets.length, true, false);
  });
};

const removePaths = (module: Pdfium, page: number, boxes: readonly Quad[]): void => {
  for (let index = module.FPDFPage_CountObjects(page) - 1; index >= 0; index -= 1) {
    const object = module.FPDFPage_GetObject(page, index);
    if (module.FPDFPageObj_GetType(object) !== PATH) continue;
    const bounds = boundsOf(module, object);
    const inside =
      bounds &&
      boxes.some((box) => quadOf(grown(bounds, -STROKE_REACH_POINTS)).every((corner) => contains(box, corner)));
    if (inside && module.FPDFPage_RemoveObject(page, object)) module.FPDFPageObj_Destroy(object);
  }
};

const boundsOf = (module: Pdfium, object: number): Rect | undefined =>
  withMemory(module, 16, (pointer) => {
    if (!module.FPDFPageObj_GetBounds(object, pointer, pointer + 4, pointer + 8, pointer + 12)) return undefined;
    const [left = 0, bottom = 0, right = 0, top = 0] = module.pdfium.HEAPF32.slice(pointer / 4, pointer / 4 + 4);
    return { left, bottom, right, top };
  });
