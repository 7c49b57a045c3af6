import sharp from 'sharp';
import { Refusal } from '../../../contracts/errors.js';
import { withPatched } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import { loadPdf } from '../opening/load.js';
import { shownAlike } from '../opening/shown-alike.js';
import type { SourceFile, Work } from '../operation.js';

/** Pixels: sharp on a phone, readable on a desk. The height is capped for pages as long as a street. */
const BOX = { width: 1000, height: 3000 };

/** A page, counted from 1, as a WebP to read on any screen. @throws Refusal `pages.out-of-range`, and as {@link loadPdf}. */
export const drawPage = async (file: SourceFile, page: number, work: Pick<Work, 'qpdf'>): Promise<Uint8Array> => {
  const bytes = await shownAlike(await loadPdf(file, work), work);
  const picture = await withPatched({ bytes, patches: [] }, (document) => renderPage(document, page - 1, BOX));
  if (!picture) throw new Refusal('pages.out-of-range', { page, count: page - 1 });
  const { width, height, rgba } = picture;
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 80, effort: 1 })
    .toBuffer();
};
