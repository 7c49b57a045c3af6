import { Refusal } from '../../../contracts/errors.js';
import { boundsOf, inverse, quadOf, transformedQuad } from '../content/geometry.js';
import { IDENTITY, multiply, type Matrix } from '../content/matrix.js';
import { frameOf, type PageFrame } from '../content/page-frame.js';
import type { Stamped } from '../content/stamp-page.js';
import { withDocuments, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage, type Picture, type PicturePart } from '../engines/pdfium/render.js';

/** A stamp on a page that another program may not come to. */
export interface Doubtful extends Stamped {
  /** From 0. */
  readonly index: number;
}

/** Pixels of the longer side of a page: an edge of a letter of ten points on the largest sheet still changes one. */
const LONGER_SIDE_PIXELS = 900;
/** The time of the processor for one page. */
const DRAWN_MS = 2000;

/**
 * Whether the place of a stamp looks otherwise after than before, as PDFium draws it; told so for a page that can't be drawn in
 * the time, of which nothing is known.
 */
export const changedBySight = async (
  stamps: readonly Doubtful[],
  { before, after }: { readonly before: Uint8Array; readonly after: Uint8Array },
): Promise<(stamp: Doubtful) => boolean> => {
  const changed = new Set<Doubtful>();
  await withDocuments([before, after], (documents) => {
    for (const stamp of stamps) {
      const [one, other] = documents.map((document) => drawn(document, stamp));
      if (!one || !other || isOther(one, other)) changed.add(stamp);
    }
  });
  return (stamp) => changed.has(stamp);
};

const drawn = (document: PdfiumDocument, { index, page, places, extent }: Doubtful): Picture | undefined => {
  const frame = frameOf(page.node);
  const parts = (size: Size): readonly PicturePart[] => [partAround({ frame, places, extent }, size)];
  try {
    return renderPage(document, index, {
      width: LONGER_SIDE_PIXELS,
      height: LONGER_SIDE_PIXELS,
      atMost: DRAWN_MS,
      parts,
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pdf.too-complex') return undefined;
    throw error;
  }
};

interface Size {
  readonly width: number;
  readonly height: number;
}

type Drawn = Pick<Doubtful, 'places' | 'extent'> & { readonly frame: PageFrame };

/** Around all places together, a pixel of the page at least. */
const partAround = ({ frame, places, extent }: Drawn, { width, height }: Size): PicturePart => {
  const toDisplay = inverse(frame.toContent) ?? IDENTITY;
  const toPixels: Matrix = [width / frame.width, 0, 0, -height / frame.height, 0, height];
  const quad = quadOf({ left: 0, bottom: 0, right: extent.width, top: extent.height });
  const corners = places.flatMap((place) => transformedQuad(multiply(multiply(place, toDisplay), toPixels), quad));
  const { left, bottom: first, right, top: last } = boundsOf(corners);
  const from = { left: within(Math.floor(left), width - 1), top: within(Math.floor(first), height - 1) };
  return {
    ...from,
    width: within(Math.ceil(right) - from.left, width - from.left - 1) + 1,
    height: within(Math.ceil(last) - from.top, height - from.top - 1) + 1,
  };
};

const within = (number: number, most: number): number => Math.min(Math.max(number, 0), most);

const isOther = (one: Picture, other: Picture): boolean =>
  Buffer.compare(Buffer.from(one.rgba.buffer), Buffer.from(other.rgba.buffer)) !== 0;
