import { PDFDocument, PDFName, type PDFPage } from 'pdf-lib';
import { contentOf } from '../content/page-content.js';
import { rewritten, withDocument } from '../engines/pdfium-document.js';
import { removeFromPage, type Removal } from '../engines/pdfium-redact.js';
import type { Picture } from '../engines/render.js';
import { savePdf } from '../operations/editable.js';
import type { PageFrame } from '../stamping/page-frame.js';
import type { Box } from './box.js';
import { hasDrawingsUnder } from './drawings-under.js';
import { placeImages, planImages, type ImagePlan } from './images.js';
import type { PagePlan } from './locate.js';
import { burntPictures, replaceByPicture } from './rasterise.js';

/** Why a page became a picture. */
export type RasterReason = 'image' | 'drawing' | 'gate';

export interface RebuildRequest {
  /** Scrubbed, with its pages as they were. */
  readonly document: PDFDocument;
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
  const { document, frames, boxes } = request;
  const untouched = await savePdf(document);
  const rasterised = new Map<number, RasterReason>([...request.failed].map((page) => [page, 'gate']));
  const images = await prepare(request, rasterised);
  const prepared = await savePdf(document);
  const removals = removalsOf(request, rasterised);
  const removed = await withDocument(prepared, (opened) => {
    for (const removal of removals) removeFromPage(opened, removal);
    return rewritten(opened);
  });
  const bare = await PDFDocument.load(removed, { updateMetadata: false });
  for (const plan of images) placeImages(bare, plan);
  const pictures = await burntPictures(
    untouched,
    [...rasterised.keys()].flatMap((page) => {
      const frame = frames[page];
      return frame ? [{ page, frame, boxes: quadsOn(boxes, page) }] : [];
    }),
  );
  const placed = await placePictures(bare, { pages: [...rasterised.keys()], pictures, frames });
  return placed ? { document: bare, rasterised } : undefined;
};

const quadsOn = (boxes: readonly Box[], page: number) =>
  boxes.filter((box) => box.page === page).map(({ quad }) => quad);

/** Decides which pages can be taken apart, and gives those contents and images of their own. */
const prepare = async (
  { document, boxes }: RebuildRequest,
  rasterised: Map<number, RasterReason>,
): Promise<ImagePlan[]> => {
  const plans: ImagePlan[] = [];
  for (const [index, page] of document.getPages().entries()) {
    const own = boxes.filter((box) => box.page === index);
    if (own.length === 0 || rasterised.has(index)) continue;
    if (hasDrawingsUnder(page, own)) {
      rasterised.set(index, 'drawing');
      continue;
    }
    const plan = await planImages(document, page, quadsOn(boxes, index));
    if (plan.odd) rasterised.set(index, 'image');
    else plans.push(plan);
    ownContent(document, page);
  }
  return plans;
};

/** Two pages may share one content stream, and only one of them be redacted. */
const ownContent = (document: PDFDocument, page: PDFPage): void => {
  const key = PDFName.of('Contents');
  const refs = page.node.get(key);
  const isShared = document.getPages().some(({ node }) => node !== page.node && node.get(key) === refs);
  if (refs && isShared) page.node.set(key, document.context.register(document.context.flateStream(contentOf(page))));
};

const removalsOf = ({ plans, boxes }: RebuildRequest, rasterised: ReadonlyMap<number, RasterReason>): Removal[] =>
  plans
    .filter(({ page }) => !rasterised.has(page))
    .map(({ page, targets }) => ({ page, targets, boxes: quadsOn(boxes, page) }))
    .filter(({ targets, boxes: quads }) => targets.length > 0 || quads.length > 0);

const placePictures = async (
  document: PDFDocument,
  {
    pages,
    pictures,
    frames,
  }: {
    readonly pages: readonly number[];
    readonly pictures: readonly (Picture | undefined)[];
    readonly frames: readonly PageFrame[];
  },
): Promise<boolean> => {
  const all = document.getPages();
  for (const [index, number] of pages.entries()) {
    const [page, picture, frame] = [all[number], pictures[index], frames[number]];
    if (!page || !picture || !frame) return false;
    await replaceByPicture(document, page, { picture, frame });
  }
  return true;
};
