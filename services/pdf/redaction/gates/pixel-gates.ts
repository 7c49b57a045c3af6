import type { Picture } from '../../engines/pdfium/render.js';
import { openPdf } from '../../opening/editable.js';
import { quadOf, type Quad } from '../../content/geometry.js';
import { picturesOf, type PictureRequest } from '../pages/page-pictures.js';
import { eachPixelIn, maskOf, toPixels } from '../pages/page-pixels.js';
import { RASTER_DPI, RASTER_LONGEST } from '../remove/rasterise.js';
import type { LettersUnder } from './letters-under.js';
import { boxesOn, pagesWithBoxes, unprovenPagesWithBoxes, type PageComparison } from './page-comparison.js';
import { isPlain } from './plain.js';
import { resultOf, type Failure, type GateName, type GateResult } from './gate-report.js';
import { fingerprintsOf, samePages, type Fingerprints } from '../pages/page-fingerprints.js';
import { changeInWords, surroundingsOf } from './surroundings.js';

/** The share of a box's pixels that may differ from the box drawn on nothing: edges fall between pixels. */
const BOX_STRAY_MAX = 0.01;
/** Pixels of one shade up or down are the same. */
const SHADE = 24;
const DPI = 110;
const LONGEST = 2200;
/** Pages drawn before the pictures are compared and let go. */
const PAGES_AT_ONCE = 12;

/** Pictures are looked at pixel by pixel: made smaller, their edges would blur in a way of their own. */
const requestFor = (page: number, { frames, rasterised }: PageComparison): PictureRequest => {
  const { width, height, pointsPerUnit } = frames[page] ?? { width: 1, height: 1, pointsPerUnit: 1 };
  if (rasterised.has(page)) return { page, dpi: RASTER_DPI * pointsPerUnit, longest: RASTER_LONGEST, width, height };
  return { page, dpi: DPI, longest: LONGEST, width, height };
};

/** So many pages that their pictures fit into memory; large ones come alone. */
const batchesOf = (pages: readonly number[], { rasterised }: PageComparison): number[][] => {
  const batches: number[][] = [];
  for (const page of pages) {
    const last = batches.at(-1);
    const fits =
      last && last.length < PAGES_AT_ONCE && !last.some((one) => rasterised.has(one)) && !rasterised.has(page);
    if (fits) last.push(page);
    else batches.push([page]);
  }
  return batches;
};

/** Draws the same pages of several files and hands over the pictures of each page. */
const comparePages = async (
  files: readonly Uint8Array[],
  { pages, comparison }: { readonly pages: readonly number[]; readonly comparison: PageComparison },
  compare: (page: number, pictures: readonly (Picture | undefined)[]) => Promise<readonly (Failure | undefined)[]>,
): Promise<Failure[]> => {
  const failures: Failure[] = [];
  for (const some of batchesOf(pages, comparison)) {
    const requests = some.map((page) => requestFor(page, comparison));
    const drawn: (readonly (Picture | undefined)[])[] = [];
    for (const file of files) drawn.push(await picturesOf(file, requests));
    for (const [index, page] of some.entries()) {
      const pictures = drawn.map((ofFile) => ofFile[index]);
      failures.push(...(await compare(page, pictures)).filter((failure) => failure !== undefined));
    }
  }
  return failures;
};

interface Renderings {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** The boxes of the same pages, without anything else. */
  readonly boxesOnly: Uint8Array;
  /** Of what is there after. */
  readonly fingerprints: Fingerprints;
}

/**
 * Whether every page looks as before but for its boxes; and whether those look as if they were drawn on nothing: opaque,
 * and with nothing on top.
 */
export const appearanceGates = async (
  { before, after, boxesOnly, fingerprints }: Renderings,
  comparison: PageComparison,
): Promise<readonly [surroundings: GateResult, boxes: GateResult]> => {
  const boxed = pagesWithBoxes(comparison);
  const others = await pagesToCompare({ before, fingerprints }, comparison);
  const surroundings = surroundingsOf(comparison);
  const covered = (page: number, [, drawn, wanted]: readonly (Picture | undefined)[]): Failure | undefined =>
    areCovered(comparison, page, [drawn, wanted])
      ? undefined
      : { gate: 'boxes', page, reason: 'a box does not cover what is under it', uncovered: [] };
  const failures = [
    ...(await comparePages(
      [before, after, boxesOnly],
      { pages: unprovenPagesWithBoxes(comparison), comparison },
      async (page, pictures) => [await surroundings.check(page, pictures), covered(page, pictures)],
    )),
    ...(await comparePages([before, after], { pages: others, comparison }, async (page, pictures) => [
      await surroundings.check(page, pictures),
    ])),
  ];
  const extent = `${comparison.frames.length} pages, ${changeInWords(surroundings.worst())}`;
  const by = (gate: GateName) => failures.filter((failure) => failure.gate === gate);
  return [
    { ...resultOf('surroundings', extent, by('surroundings')), worst: surroundings.worst() },
    resultOf('boxes', `${comparison.boxes.length} boxes on ${boxed.length} pages`, by('boxes')),
  ];
};

/** Pages without boxes that could look different. */
const pagesToCompare = async (
  { before, fingerprints }: Pick<Renderings, 'before' | 'fingerprints'>,
  comparison: PageComparison,
): Promise<number[]> => {
  const boxed = new Set(pagesWithBoxes(comparison));
  const others = comparison.frames.map((_, page) => page).filter((page) => !boxed.has(page));
  if (others.length === 0) return others;
  const same = samePages(fingerprintsOf(await openPdf(before)), fingerprints);
  return others.filter((page) => !same.has(page) && !comparison.proven.pages.has(page));
};

const areCovered = (
  comparison: PageComparison,
  page: number,
  [drawn, wanted]: readonly [Picture | undefined, Picture | undefined],
): boolean => {
  const frame = comparison.frames[page];
  const matrix = drawn && frame && toPixels(frame, drawn);
  if (!drawn || !wanted || !matrix || drawn.rgba.length !== wanted.rgba.length) return false;
  return boxesOn(comparison, page).every((quad) => isCovered(drawn, wanted, { quad, matrix }));
};

/** Whether there is nothing left to read where the boxes are about to be drawn. `paint` is that of letters around. */
export const underBoxesGate = async (
  withoutBoxes: Uint8Array,
  comparison: PageComparison,
  paint: LettersUnder['paint'],
): Promise<GateResult> => {
  const pages = pagesWithBoxes(comparison);
  const unproven = unprovenPagesWithBoxes(comparison);
  const failures = await comparePages([withoutBoxes], { pages: unproven, comparison }, (page, [picture]) => {
    const frame = comparison.frames[page];
    const matrix = picture && frame && toPixels(frame, picture);
    const failure: Failure = { gate: 'under-boxes', page, reason: 'something is left to see', uncovered: [] };
    if (!picture || !matrix) return Promise.resolve([failure]);
    const ignored = maskOf((paint.get(page) ?? []).map(quadOf), { size: picture, matrix, margin: 1 });
    const isEmpty = boxesOn(comparison, page).every((quad) => isPlain(picture, quad, { matrix, ignored }));
    return Promise.resolve(isEmpty ? [] : [failure]);
  });
  return resultOf('under-boxes', `${comparison.boxes.length} boxes on ${pages.length} pages`, failures);
};

const isCovered = (
  drawn: Picture,
  wanted: Picture,
  { quad, matrix }: { readonly quad: Quad; readonly matrix: NonNullable<ReturnType<typeof toPixels>> },
): boolean => {
  let total = 0;
  let strays = 0;
  eachPixelIn(quad, { size: drawn, matrix, margin: -1 }, (at) => {
    total += 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const difference = (drawn.rgba[at * 4 + channel] ?? 0) - (wanted.rgba[at * 4 + channel] ?? 0);
      if (Math.abs(difference) > SHADE) {
        strays += 1;
        return;
      }
    }
  });
  return strays <= Math.max(1, total * BOX_STRAY_MAX);
};
