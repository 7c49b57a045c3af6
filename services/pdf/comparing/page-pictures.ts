import sharp from 'sharp';
import { DRAWN_MS } from '../engines/pdfium/drawing-time.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { eachWithin } from '../engines/pdfium/pdfium-limits.js';
import { renderPage } from '../engines/pdfium/render.js';
import type { ComparedDocument } from './compared-document.js';
import type { PagePair } from './pair-pages.js';

/** Letters of ten points can be read in a page of this many pixels. */
const PIXELS = { width: 900, height: 1200 };

interface PagePicture {
  /** Its name for the typesetter. */
  readonly path: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pictures of the pages of both documents. */
export interface PagePictures {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** A page, from 1; undefined where it could not be drawn. */
  readonly of: (side: 'before' | 'after', page: number) => PagePicture | undefined;
}

type Sides = Readonly<Record<'before' | 'after', ComparedDocument>>;

/** Draws the pages of these pairs as they are displayed, on white. */
export const drawPairs = async (
  sides: Sides,
  pairs: readonly PagePair[],
  onPage: (done: number) => void,
): Promise<PagePictures> => {
  const files = new Map<string, Uint8Array>();
  const known = new Map<string, PagePicture>();
  let done = 0;
  for (const side of ['before', 'after'] as const) {
    const pages = pairs.map((pair) => pair[side]).filter((page) => page !== undefined);
    for (const page of pages) {
      onPage((done += 1));
      const picture = await pictureOf(sides[side].bytes, page);
      if (!picture) continue;
      const path = `/pictures/${side}-${page}.jpg`;
      files.set(path, picture.bytes);
      known.set(`${side} ${page}`, { path, width: picture.width, height: picture.height });
    }
  }
  return { files, of: (side, page) => known.get(`${side} ${page}`) };
};

const pictureOf = async (bytes: Uint8Array, page: number) => {
  const [picture] = await withDocument(bytes, (document) =>
    eachWithin(document.module, { items: [page - 1], milliseconds: DRAWN_MS }, (index) =>
      renderPage(document, index, PIXELS),
    ),
  );
  if (!picture) return undefined;
  const { width, height, rgba } = picture;
  const image = sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
  return { width, height, bytes: await image.jpeg({ quality: 80 }).toBuffer() };
};
