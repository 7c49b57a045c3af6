import sharp from 'sharp';
import { withDocument, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { readPictures, type DrawnPicture } from '../engines/pdfium/pdfium-pictures.js';
import { displayOf } from '../engines/pdfium/display.js';
import type { Box, ReadPage } from '../reading/lines/document-model.js';
import { shareWithin, type PagePicture } from './page-picture-files.js';

/** Pixels: finer than any screen and most printers show on a page. */
const SIDE_MAX = 2400;
/** From this share of the page on, a picture of a page that was recognised is the scan itself. */
const SCAN_SHARE = 0.5;
const JPEG_QUALITY = 85;

/** The pictures of a page of a PDF; not the one that its text was recognised in. */
export const picturesOnPage = async (bytes: Uint8Array, page: ReadPage): Promise<PagePicture[]> => {
  const drawn = await withDocument(bytes, (document) => placed(document, page.number - 1));
  const area: Box = { x: 0, y: 0, width: page.width, height: page.height };
  const isScan = (box: Box): boolean => page.source === 'recognised' && shareWithin(area, box) > SCAN_SHARE;
  return Promise.all(drawn.filter(({ box }) => !isScan(box)).map(fileOf));
};

interface Placed {
  readonly box: Box;
  readonly picture: DrawnPicture;
}

const placed = (document: PdfiumDocument, index: number): Placed[] => {
  const { module, handle } = document;
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return [];
  try {
    const display = displayOf(module, page);
    return readPictures(document, index).map((picture) => ({ box: display(picture), picture }));
  } finally {
    module.FPDF_ClosePage(page);
  }
};

/** Photographs as JPEG; what is see-through, drawn or small as PNG. */
const fileOf = async ({ box, picture: { rgba, width, height } }: Placed): Promise<PagePicture> => {
  const image = sharp(rgba, { raw: { width, height, channels: 4 } });
  const { isOpaque, entropy } = await image.stats();
  const sized = image.resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true });
  if (!isOpaque || entropy < 4 || width * height < 10_000)
    return { box, type: 'png', bytes: await sized.png().toBuffer() };
  return { box, type: 'jpg', bytes: await sized.removeAlpha().jpeg({ quality: JPEG_QUALITY }).toBuffer() };
};
