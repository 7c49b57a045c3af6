import sharp, { type Region } from 'sharp';
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

/** A picture of which so much lies within one that was read is a part of it. */
const READ_SHARE = 0.9;

/** The pictures of a page of a PDF; not those that its text was recognised in. */
export const picturesOnPage = async (bytes: Uint8Array, page: ReadPage): Promise<PagePicture[]> => {
  const drawn = await withDocument(bytes, (document) => placed(document, page.number - 1));
  const area: Box = { x: 0, y: 0, width: page.width, height: page.height };
  const isScan = (box: Box): boolean =>
    (page.source === 'recognised' && shareWithin(area, box) > SCAN_SHARE) ||
    (page.readPictures ?? []).some((read) => shareWithin(box, read) > READ_SHARE);
  const shown = drawn.flatMap((picture) => withinPage(picture, area) ?? []);
  return Promise.all(shown.filter(({ box }) => !isScan(box)).map(fileOf));
};

interface Placed {
  readonly box: Box;
  readonly picture: DrawnPicture;
  /** The pixels of it that the page shows, where they are not all. */
  readonly part?: Region;
}

/** A picture with more of its side beyond the edge of its page is cut there. */
const OVERHANG_SHARE = 0.02;

/** The part of a picture that a page shows; undefined for none. */
const withinPage = ({ box, picture }: Placed, { width, height }: Box): Placed | undefined => {
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  const seen = {
    x,
    y,
    width: Math.min(width, box.x + box.width) - x,
    height: Math.min(height, box.y + box.height) - y,
  };
  if (seen.width <= 0 || seen.height <= 0) return undefined;
  if (seen.width > (1 - OVERHANG_SHARE) * box.width && seen.height > (1 - OVERHANG_SHARE) * box.height)
    return { box, picture };
  const across = picture.width / box.width;
  const down = picture.height / box.height;
  const left = Math.min(picture.width - 1, Math.floor((x - box.x) * across));
  const top = Math.min(picture.height - 1, Math.floor((y - box.y) * down));
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(picture.width - left, Math.round(seen.width * across))),
    height: Math.max(1, Math.min(picture.height - top, Math.round(seen.height * down))),
  };
  return { box: seen, picture, part };
};

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
const fileOf = async ({ box, picture: { rgba, width, height }, part }: Placed): Promise<PagePicture> => {
  const whole = sharp(rgba, { raw: { width, height, channels: 4 } });
  const image = part ? sharp(await whole.extract(part).png().toBuffer()) : whole;
  const { isOpaque, entropy } = await image.stats();
  const sized = image.resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true });
  if (!isOpaque || entropy < 4 || width * height < 10_000)
    return { box, type: 'png', bytes: await sized.png().toBuffer() };
  return { box, type: 'jpg', bytes: await sized.removeAlpha().jpeg({ quality: JPEG_QUALITY }).toBuffer() };
};
