import { PDFName, type PDFDocument, type PDFObject, type PDFPage, type PDFRef } from 'pdf-lib';
import { dropUndrawn, isDrawing } from '../../content/drop-undrawn.js';
import { contentOf } from '../../content/page-content.js';
import type { Removal } from '../../engines/pdfium/pdfium-redact.js';
import type { PageFrame } from '../../content/page-frame.js';
import { openPdf } from '../../opening/editable.js';
import { boxesByPage, quadsByPage, type Box } from '../pages/box.js';
import { reachedFrom } from '../pages/page-streams.js';
import { hasDrawingsUnder } from './drawings-under.js';
import type { Quad } from '../../content/geometry.js';
import { placeImages, planImages, type ImagePlan } from './remove-images.js';
import type { PagePlan } from '../find/locate.js';
import { removeFromPages } from './remove-from-pages.js';
import { burntPictures, embedded, replaceByPicture, type Raster } from './rasterise.js';

/** Why a page became a picture. */
export type RasterReason = 'image' | 'unclear' | 'drawing' | 'gate';

export interface RebuildRequest {
  /** Scrubbed, with its pages as they were. */
  readonly document: PDFDocument;
  /** The same document before anything is done to it here; asked for only where pages become pictures. */
  readonly untouched: () => Promise<Uint8Array>;
  readonly frames: readonly PageFrame[];
  readonly plans: readonly PagePlan[];
  /** Boxes of every page with any, more than those of its plan where annotations were removed. */
  readonly boxes: readonly Box[];
  /** Pages that have failed a check as they were. */
  readonly failed: ReadonlySet<number>;
}

export interface Rebuilt {
  /** Without what was under the boxes, and without the boxes. */
  readonly document: PDFDocument;
  readonly rasterised: ReadonlyMap<number, RasterReason>;
}

/**
 * Takes everything under the boxes out of the pages: letters and paths by PDFium, samples of images by whitening
 * copies of them, and all at once on a page that has to become a picture.
 *
 * @returns undefined when a page that has to become a picture can't be drawn.
 */
export const rebuild = async (request: RebuildRequest): Promise<Rebuilt | undefined> => {
  const { document, boxes } = request;
  const quads = quadsByPage(boxes);
  const rasterised = new Map<number, RasterReason>([...request.failed].map((page) => [page, 'gate']));
  const drawings = drawingsOn(document, quads);
  const images = await prepare(request, rasterised);
  const withoutBoxes = await removeFromPages(document, removalsOf(request, quads, rasterised));
  for (const plan of images) placeImages(withoutBoxes, plan);
  const placed = await placePictures(withoutBoxes, [...rasterised.keys()], { ...request, quads });
  if (withoutBoxes !== document || drawings.some((ref) => document.context.lookup(ref))) dropUndrawn(withoutBoxes);
  return placed ? { document: withoutBoxes, rasterised } : undefined;
};

/** All that pages with boxes draw besides letters: lists of resources that other pages share may still name it later. */
const drawingsOn = (document: PDFDocument, boxes: ReadonlyMap<number, unknown>): readonly PDFRef[] => {
  const pages = document.getPages();
  const reached = new Set([...boxes.keys()].flatMap((index) => (pages[index] ? [...reachedFrom(pages[index])] : [])));
  return [...reached].filter((ref) => isDrawing(document.context.lookup(ref)));
};

/** The result of the attempt before on the same document, with the same boxes. */
interface Attempted extends Pick<Rebuilt, 'rasterised'> {
  readonly withoutBoxes: Uint8Array;
  readonly boxes: readonly Box[];
}

/** Puts pictures in the place of the pages that have failed since, and leaves the others as they were made. */
export const replaceFailed = async (
  { withoutBoxes, boxes, rasterised }: Attempted,
  request: Pick<RebuildRequest, 'untouched' | 'frames' | 'failed'>,
): Promise<Rebuilt | undefined> => {
  const document = await openPdf(withoutBoxes);
  const pages = [...request.failed].filter((page) => rasterised.get(page) !== 'gate');
  const placed = await placePictures(document, pages, { ...request, quads: quadsByPage(boxes) });
  dropUndrawn(document); // such as the contents that have failed
  const all = new Map<number, RasterReason>([...rasterised, ...pages.map((page) => [page, 'gate'] as const)]);
  return placed ? { document, rasterised: all } : undefined;
};

/** Decides which pages can be taken apart, and gives those contents and images of their own. */
const prepare = async (
  { document, boxes }: RebuildRequest,
  rasterised: Map<number, RasterReason>,
): Promise<ImagePlan[]> => {
  const plans: ImagePlan[] = [];
  const onPages = boxesByPage(boxes);
  const isShared = sharedContents(document);
  for (const [index, page] of document.getPages().entries()) {
    const own = onPages.get(index) ?? [];
    if (own.length === 0 || rasterised.has(index)) continue;
    if (hasDrawingsUnder(page, own)) {
      rasterised.set(index, 'drawing');
      continue;
    }
    const plan = await planImages(
      document,
      page,
      own.map(({ quad }) => quad),
    );
    if (plan.uneditable) rasterised.set(index, plan.uneditable);
    else plans.push(plan);
    if (isShared(page)) ownContent(document, page);
  }
  return plans;
};

/** Two pages may share one content stream, and only one of them be redacted. */
const ownContent = ({ context }: PDFDocument, page: PDFPage): void => {
  page.node.set(CONTENTS, context.register(context.flateStream(contentOf(page))));
};

const CONTENTS = PDFName.of('Contents');

const sharedContents = (document: PDFDocument): ((page: PDFPage) => boolean) => {
  const uses = new Map<PDFObject, number>();
  for (const { node } of document.getPages()) {
    const contents = node.get(CONTENTS);
    if (contents) uses.set(contents, (uses.get(contents) ?? 0) + 1);
  }
  return ({ node }) => (uses.get(node.get(CONTENTS) ?? node) ?? 0) > 1;
};

const removalsOf = (
  { plans }: RebuildRequest,
  boxes: ReadonlyMap<number, readonly Quad[]>,
  rasterised: ReadonlyMap<number, RasterReason>,
): Removal[] =>
  plans
    .filter(({ page }) => !rasterised.has(page))
    .map(({ page, targets }) => ({ page, targets, boxes: boxes.get(page) ?? [] }))
    .filter(({ targets, boxes: quads }) => targets.length > 0 || quads.length > 0);

/** Pictures that are in memory together, while they are coded beside each other. */
const PICTURES_AT_ONCE = 4;

interface Pictured extends Pick<RebuildRequest, 'untouched' | 'frames'> {
  readonly quads: ReadonlyMap<number, readonly Quad[]>;
}

/** Whether all of them could be drawn. */
const placePictures = async (
  document: PDFDocument,
  numbers: readonly number[],
  { untouched, frames, quads }: Pictured,
): Promise<boolean> => {
  if (numbers.length === 0) return true;
  const rasters = numbers.flatMap((page): Raster[] => {
    const frame = frames[page];
    return frame ? [{ page, frame, boxes: quads.get(page) ?? [] }] : [];
  });
  if (rasters.length < numbers.length) return false;
  const bytes = await untouched();
  for (let from = 0; from < rasters.length; from += PICTURES_AT_ONCE) {
    const placed = await placeSome(document, bytes, rasters.slice(from, from + PICTURES_AT_ONCE));
    if (!placed) return false;
  }
  return true;
};

const placeSome = async (document: PDFDocument, bytes: Uint8Array, rasters: readonly Raster[]): Promise<boolean> => {
  const pictures = await burntPictures(bytes, rasters);
  const images = await Promise.all(pictures.map(async (picture) => picture && embedded(document, picture)));
  const pages = document.getPages();
  return rasters.every(({ page: number, frame }, index) => {
    const page = pages[number];
    const image = images[index];
    if (!page || !image) return false;
    replaceByPicture(document, page, { image, frame });
    return true;
  });
};
