import { withDocuments, type PdfiumDocument } from '../../engines/pdfium/pdfium-document.js';
import { eachWithin } from '../../engines/pdfium/pdfium-limits.js';
import { DRAWN_MS } from '../../engines/pdfium/drawing-time.js';
import type { Picture } from '../../engines/pdfium/render.js';
import { quadOf, type Quad } from '../../content/geometry.js';
import { pictureOf, type PictureRequest } from '../pages/page-pictures.js';
import { eachPixelIn, maskOf, toPixels } from '../pages/page-pixels.js';
import { partsAround } from '../pages/parts-around.js';
import { RASTER_DPI, RASTER_LONGEST } from '../remove/rasterise.js';
import { fileFingerprints } from './file-fingerprints.js';
import type { LettersUnder } from './letters-under.js';
import { boxesOn, pagesWithBoxes, unprovenPagesWithBoxes, type PageComparison } from './page-comparison.js';
import { isPlain } from './plain.js';
import { resultOf, type Failure, type GateName, type GateResult } from './gate-report.js';
import { samePages, type Fingerprints } from '../pages/page-fingerprints.js';
import { changeInWords, surroundingsOf } from './surroundings.js';

/** The share of a box's pixels that may differ from the box drawn on nothing: edges fall between pixels. */
const BOX_STRAY_MAX = 0.01;
/** Pixels of one shade up or down are the same. */
const SAME_SHADE_LEVELS = 24;
const DPI = 110;
const LONGER_SIDE_PIXELS_MAX = 2200;

/** Says in words how much was looked at. */
const extentOf = (boxes: number, pages: number): string => {
  if (boxes === 1) return `${boxes} box on ${pages} page`;
  return pages === 1 ? `${boxes} boxes on ${pages} page` : `${boxes} boxes on ${pages} pages`;
};

/** Pictures are looked at pixel by pixel: made smaller, their edges would blur in a way of their own. */
const requestFor = (page: number, { frames, rasterised }: PageComparison): PictureRequest => {
  const { width, height, pointsPerUnit } = frames[page] ?? { width: 1, height: 1, pointsPerUnit: 1 };
  if (rasterised.has(page)) return { page, dpi: RASTER_DPI * pointsPerUnit, longest: RASTER_LONGEST, width, height };
  return { page, dpi: DPI, longest: LONGER_SIDE_PIXELS_MAX, width, height };
};

/** A file to be drawn: its pages as they are, or only what is in and next to the boxes. */
interface Drawn {
  readonly bytes: Uint8Array;
  readonly extent: 'pages' | 'boxes';
}

/** Draws the same pages of several files and hands over the pictures of each page, which are overwritten by the next. */
const comparePages = async (
  files: readonly Drawn[],
  { pages, comparison }: { readonly pages: readonly number[]; readonly comparison: PageComparison },
  compare: (page: number, pictures: readonly (Picture | undefined)[]) => readonly (Failure | undefined)[],
): Promise<Failure[]> => {
  if (pages.length === 0) return [];
  const bytesOfEach = files.map(({ bytes }) => bytes);
  return withDocuments(bytesOfEach, (documents) => {
    const [first] = documents;
    let pictures: readonly (Picture | undefined)[] = [];
    return pages.flatMap((page) => {
      const request = requestFor(page, comparison);
      const draw = (document: PdfiumDocument, index: number) => {
        const wanted = files[index]?.extent === 'boxes' ? onlyBoxes(request, comparison) : request;
        return pictureOf(document, wanted, pictures[index]?.rgba);
      };
      pictures = first ? eachWithin(first.module, { items: documents, milliseconds: DRAWN_MS }, draw) : [];
      return compare(page, pictures).filter((failure) => failure !== undefined);
    });
  });
};

const onlyBoxes = (request: PictureRequest, comparison: PageComparison): PictureRequest => {
  const frame = comparison.frames[request.page];
  const quads = boxesOn(comparison, request.page);
  return frame ? { ...request, parts: (size) => partsAround(quads, frame, size) } : request;
};

interface Renderings {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** The boxes of the same pages, without anything else. */
  readonly boxesOnly: Uint8Array;
  /** The fingerprints of what is there after. */
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
      [...whole(before, after), { bytes: boxesOnly, extent: 'boxes' }],
      { pages: unprovenPagesWithBoxes(comparison), comparison },
      (page, pictures) => [surroundings.check(page, pictures), covered(page, pictures)],
    )),
    ...(await comparePages(whole(before, after), { pages: others, comparison }, (page, pictures) => [
      surroundings.check(page, pictures),
    ])),
  ];
  const extent = extentInWords(comparison.frames.length, changeInWords(surroundings.worst()));
  const by = (gate: GateName) => failures.filter((failure) => failure.gate === gate);
  return [
    { ...resultOf('surroundings', extent, by('surroundings')), worst: surroundings.worst() },
    resultOf('boxes', extentOf(comparison.boxes.length, boxed.length), by('boxes')),
  ];
};

const whole = (...files: readonly Uint8Array[]): Drawn[] => files.map((bytes) => ({ bytes, extent: 'pages' }));

/** Pages without boxes that could look different. */
const pagesToCompare = async (
  { before, fingerprints }: Pick<Renderings, 'before' | 'fingerprints'>,
  comparison: PageComparison,
): Promise<number[]> => {
  const boxed = new Set(pagesWithBoxes(comparison));
  const others = comparison.frames.map((_, page) => page).filter((page) => !boxed.has(page));
  if (others.length === 0) return others;
  const same = samePages(await fileFingerprints(before), fingerprints);
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
  const drawn: Drawn = { bytes: withoutBoxes, extent: 'boxes' };
  const failures = await comparePages([drawn], { pages: unproven, comparison }, (page, [picture]) => {
    const frame = comparison.frames[page];
    const matrix = picture && frame && toPixels(frame, picture);
    const failure: Failure = { gate: 'under-boxes', page, reason: 'something is left to see', uncovered: [] };
    if (!picture || !matrix) return [failure];
    const ignored = maskOf((paint.get(page) ?? []).map(quadOf), { size: picture, matrix, margin: 1 });
    const isEmpty = boxesOn(comparison, page).every((quad) => isPlain(picture, quad, { matrix, ignored }));
    return isEmpty ? [] : [failure];
  });
  return resultOf('under-boxes', extentOf(comparison.boxes.length, pages.length), failures);
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
      if (Math.abs(difference) > SAME_SHADE_LEVELS) {
        strays += 1;
        return;
      }
    }
  });
  return strays <= Math.max(1, total * BOX_STRAY_MAX);
};

const extentInWords = (count: number, change: string): string =>
  count === 1 ? `${count} page, ${change}` : `${count} pages, ${change}`;
