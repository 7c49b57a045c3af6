import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { withDocument } from './pdfium-document.js';
import { renderPage } from './render.js';
import type { MadeFile } from '../../../platform/jobs/job-files.js';

/** Pixels; the height is capped so that a page as long as a street stays a thumbnail. */
const BOX = { width: 320, height: 960, atMost: 1500 };
/** From 0 to 6: a tenth more bytes than by default, for less than half of the time. */
const WEBP_EFFORT = 1;

/** The first page as WebP, 320 pixels wide; null where no picture can be made. */
export const thumbnailOf = async (produced: Pick<MadeFile, 'bytes' | 'mime'>): Promise<Uint8Array | null> => {
  try {
    const picture = await withDocument(firstPdf(produced), (document) => renderPage(document, 0, BOX));
    if (!picture) return null;
    const { width, height, rgba } = picture;
    return await sharp(rgba, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 80, effort: WEBP_EFFORT })
      .toBuffer();
  } catch {
    return null; // a finished result is worth more than its picture
  }
};

const firstPdf = ({ bytes, mime }: Pick<MadeFile, 'bytes' | 'mime'>): Uint8Array => {
  if (mime === 'application/pdf') return bytes;
  let first: string | undefined;
  const entries = unzipSync(bytes, { filter: ({ name }) => name === (first ??= name) });
  return entries[first ?? ''] ?? new Uint8Array();
};
