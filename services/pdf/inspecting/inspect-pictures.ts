import sharp, { type Sharp } from 'sharp';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { eachWithin } from '../engines/pdfium/pdfium-limits.js';
import { DRAWN_MS } from '../engines/pdfium/drawing-time.js';
import { renderPage, type Picture } from '../engines/pdfium/render.js';

export type PictureFormat = 'webp' | 'png' | 'jpeg';

interface Wanted {
  /** From 0. */
  readonly pages: readonly number[];
  /** Pixels. */
  readonly width: number;
  readonly format: PictureFormat;
  /** Told before each page is drawn, by its place in the list. */
  readonly onPage: (place: number) => void;
}

/** A page as long as a street gets a narrower picture than was asked for. */
const HEIGHT_MAX_WIDTHS = 8;
/** Bare pixels that are in memory at once, while they are packed; 4 bytes each. */
const PIXELS_AT_ONCE = 8_000_000;
const USUAL_HEIGHT_WIDTHS = 1.5;

/** Finer packing takes three times as long and saves a tenth. */
const packings = {
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 0 }),
  png: (image: Sharp) => image.png({ compressionLevel: 3 }),
  jpeg: (image: Sharp) => image.jpeg({ quality: 90 }),
} as const;

/**
 * Pages as displayed, as image files in the order of the list. Bare pixels of a few pages at most are kept at once.
 *
 * @returns undefined in place of a page that can't be drawn, or not in time.
 */
export const drawPages = async function* (
  bytes: Uint8Array,
  { pages, width, format, onPage }: Wanted,
): AsyncGenerator<Uint8Array | undefined> {
  const box = { width, height: width * HEIGHT_MAX_WIDTHS };
  const size = Math.max(1, Math.floor(PIXELS_AT_ONCE / (width * width * USUAL_HEIGHT_WIDTHS)));
  for (let from = 0; from < pages.length; from += size) {
    const pictures = await withDocument(bytes, (document) =>
      eachWithin(document.module, { items: pages.slice(from, from + size), milliseconds: DRAWN_MS }, (page, at) => {
        onPage(from + at);
        return renderPage(document, page, box);
      }),
    );
    yield* await Promise.all(pictures.map(async (picture) => picture && packed(picture, format)));
  }
};

const packed = ({ width, height, rgba }: Picture, format: PictureFormat): Promise<Uint8Array> =>
  packings[format](sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha()).toBuffer();
