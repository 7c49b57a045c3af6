import type { Picture } from '../../engines/pdfium/render.js';
import { imageEdge } from '../remove/image-edges.js';
import { maskOf, toPixels } from '../pages/page-pixels.js';
import { changeBetween, type Change } from './collateral.js';
import { boxesOn, type PageComparison } from './page-comparison.js';
import type { Failure } from './gate-report.js';

/** The shares of a page, and of any patch of it, that may look different outside of its boxes. */
const CHANGED_MAX: Change = { ofPage: 0.001, ofPatch: 0.01 };
/** Half of a patch, in points, and in pixels at least: a patch is about as large as a short word. */
const HALF_PATCH_POINTS = 6;
const HALF_PATCH_PIXELS_MIN = 6;
/** Pixels around a box that its edge may colour. */
const BOX_MARGIN = 2;

interface Pictures {
  readonly old: Picture;
  readonly now: Picture;
}

/** Compares pages with what they were, and remembers the most that changed on any of those that passed. */
export const surroundingsOf = (comparison: PageComparison) => {
  let { worst } = comparison.proven;
  const check = (page: number, [old, now]: readonly (Picture | undefined)[]): Failure | undefined => {
    if (!old || !now) return failureOf(page, 'the page cannot be drawn');
    const all = changeOf(comparison, page, { old, now });
    const change = isTooMuch(all) ? changeBeyondImages(comparison, page, { old, now }) : all;
    if (isTooMuch(change)) return failureOf(page, changeInWords(change));
    worst = { ofPage: Math.max(worst.ofPage, change.ofPage), ofPatch: Math.max(worst.ofPatch, change.ofPatch) };
    return undefined;
  };
  return { check, worst: (): Change => worst };
};

const isTooMuch = ({ ofPage, ofPatch }: Change): boolean =>
  ofPage >= CHANGED_MAX.ofPage || ofPatch >= CHANGED_MAX.ofPatch;

export const changeInWords = ({ ofPage, ofPatch }: Change): string =>
  `at most ${percent(ofPage)} of a page changed (${percent(ofPatch)} within any area the size of a short word)`;

const percent = (share: number): string => `${(share * 100).toFixed(4)} %`;

const failureOf = (page: number, reason: string): Failure => ({ gate: 'surroundings', page, reason, uncovered: [] });

const changeOf = (
  comparison: PageComparison,
  page: number,
  { old, now, mask = maskFor(comparison, page, old) }: Pictures & { readonly mask?: Uint8Array },
): Change => {
  const half = Math.max(HALF_PATCH_PIXELS_MIN, Math.round(HALF_PATCH_POINTS * pixelsPerPoint(comparison, page, old)));
  return changeBetween(old, now, { mask, blurred: comparison.rasterised.has(page), patch: half * 2 });
};

const pixelsPerPoint = ({ frames }: PageComparison, page: number, { width }: Picture): number => {
  const frame = frames[page];
  return frame ? width / (frame.width * frame.pointsPerUnit) : 1;
};

/** An image loses whole samples, also where a box covers only a part of one. */
const changeBeyondImages = (comparison: PageComparison, page: number, pictures: Pictures): Change => {
  const mask = maskFor(comparison, page, pictures.old);
  const source = comparison.pages[page];
  const edge = source && imageEdge(source, boxesOn(comparison, page));
  const frame = comparison.frames[page];
  const matrix = frame && toPixels(frame, pictures.old);
  if (edge && frame && matrix) {
    const size = pictures.old;
    const margin = BOX_MARGIN + (edge.margin * size.width) / frame.width;
    const onImages = maskOf(edge.images, { size, matrix, margin: 1 });
    for (const [at, isNear] of maskOf(boxesOn(comparison, page), { size, matrix, margin }).entries()) {
      if (isNear === 1 && onImages[at] === 1) mask[at] = 1;
    }
  }
  return changeOf(comparison, page, { ...pictures, mask });
};

/** 1 for each pixel of a box or of what was removed with it. */
const maskFor = (comparison: PageComparison, page: number, size: Picture): Uint8Array => {
  const frame = comparison.frames[page];
  const matrix = frame && toPixels(frame, size);
  const quads = [...boxesOn(comparison, page), ...(comparison.masked.get(page) ?? [])];
  return matrix ? maskOf(quads, { size, matrix, margin: BOX_MARGIN }) : new Uint8Array(size.width * size.height);
};
