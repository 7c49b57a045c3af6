import { MB } from '../../../contracts/byte-sizes.js';
import { Refusal } from '../../../contracts/errors.js';
import { drawPages, type PictureFormat } from '../inspecting/inspect-pictures.js';
import { loadPdf } from '../opening/load.js';
import type { Operation, Produced, SourceFile, Work } from '../operation.js';
import { pagesToRead } from '../opening/pages-to-read.js';
import { shownAlike } from '../opening/shown-alike.js';
import { orUnreadable } from '../opening/unreadable.js';
import { storedZip } from '../splitting/stored-zip.js';

/** The bytes that are kept in memory until the last page is drawn. */
const PICTURES_MAX_BYTES = 200 * MB;

interface Wished {
  /** As in {@link pagesToRead}; empty for all. */
  readonly pages: string;
  /** Pixels. */
  readonly width: number;
  readonly format: PictureFormat;
}

/**
 * Draws pages as they are displayed, on white.
 *
 * @returns the picture of a single page; else a ZIP with one per page, in the order given, named after the page.
 * @throws Refusal as {@link loadPdf} and {@link pagesToRead}; `pages.not-drawn`; `result.too-large`.
 */
export const picturesOf = async (file: SourceFile, { pages, width, format }: Wished, work: Work): Promise<Produced> => {
  const source = await loadPdf(file, work);
  const { pageCount } = source;
  const bytes = await shownAlike(source, work);
  const wanted = pagesToRead(pages || `1-${pageCount}`, pageCount);
  const onPage = (done: number) => {
    work.report({ done, total: wanted.length, step: `page ${(wanted[done] ?? 0) + 1} of ${pageCount}` });
  };
  const pictures: { readonly page: number; readonly bytes: Uint8Array }[] = [];
  let size = 0;
  await orUnreadable(file.name, async () => {
    for await (const picture of drawPages(bytes, { pages: wanted, width, format, onPage })) {
      const page = (wanted[pictures.length] ?? 0) + 1;
      if (!picture) throw new Refusal('pages.not-drawn', { page, name: file.name });
      pictures.push({ page, bytes: picture });
      size += picture.length;
      if (size > PICTURES_MAX_BYTES) throw new Refusal('result.too-large', { limit: PICTURES_MAX_BYTES / MB });
    }
  });
  return produced(pictures, format);
};

/**
 * Pages as pictures for a call that answers at once.
 *
 * @param files    exactly one PDF.
 * @param options  `pages` as in {@link pagesToRead}; `width` in pixels; `format`.
 * @returns as {@link picturesOf}, which also says what is refused.
 */
export const pageImages: Operation<'pdf-page-images'> = ([file], options, work) => picturesOf(file, options, work);

type Pictures = readonly { readonly page: number; readonly bytes: Uint8Array }[];

const endings: Readonly<Record<PictureFormat, '.webp' | '.png' | '.jpg'>> = {
  webp: '.webp',
  png: '.png',
  jpeg: '.jpg',
};

const produced = (pictures: Pictures, format: PictureFormat): Produced => {
  const [first] = pictures;
  if (first && pictures.length === 1) {
    return { bytes: first.bytes, mime: `image/${format}`, extension: endings[format], notes: [] };
  }
  const digits = String(Math.max(...pictures.map(({ page }) => page))).length;
  const nameOf = (page: number): string => `page-${String(page).padStart(digits, '0')}${endings[format]}`;
  const files = new Map(pictures.map(({ page, bytes }) => [nameOf(page), bytes]));
  return { bytes: storedZip(files), mime: 'application/zip', extension: '.zip', notes: [] };
};
