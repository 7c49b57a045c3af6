import { bottomOf } from '../../reading/lines/text-boxes.js';
import type { Box, ReadBlock, ReadPage } from '../../reading/lines/document-model.js';

/** Distances from the edges of the page to its running text, in points. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How far down the text of the fullest page reaches. */
  readonly foot: number;
}

const USUAL_MARGIN_POINTS = 72;
const MARGIN_POINTS_MIN = 18;
/** Points: what a line of Word takes above its letters. */
const ROOM_ABOVE = 6;
/** The same: few print closer to the edge of a page. */
const PAGE_EDGE_POINTS = 6;

/** Nobody can write on less than two inches: such a page shows a detail of a larger one. */
const SIDE_MIN = 144;
const A4 = { width: 595, height: 842 };

const isRunning = ({ kind }: ReadBlock): boolean => kind === 'page-header' || kind === 'page-footer';

/** The frame that the text of these pages, all of one size, fits in. */
export const frameOf = (pages: readonly ReadPage[]): Frame => {
  const { width, height } = sizeOf(pages[0]);
  const boxes = pages.flatMap(({ blocks }) => blocks.filter((block) => !isRunning(block)).map(({ box }) => box));
  const known = boxes.filter((box) => box.width > 0);
  if (known.length === 0)
    return {
      width,
      height,
      left: USUAL_MARGIN_POINTS,
      right: USUAL_MARGIN_POINTS,
      top: USUAL_MARGIN_POINTS,
      bottom: USUAL_MARGIN_POINTS,
      foot: height - USUAL_MARGIN_POINTS,
    };
  const nearest = (distance: (box: Box) => number): number =>
    known.reduce((least, box) => Math.min(least, distance(box)), Infinity);
  const edge = (distance: (box: Box) => number, most: number): number =>
    Math.min(most, Math.max(MARGIN_POINTS_MIN, nearest(distance)));
  const topOf = ({ y }: Box): number => y;
  const above = Math.min(height / 3, Math.max(0, nearest(topOf)));
  const below = Math.min(
    height / 6,
    nearest((box) => height - bottomOf(box)),
  );
  return {
    width,
    height,
    left: edge(({ x }) => x, width / 3),
    right: edge((box) => width - box.x - box.width, width / 3),
    top: topIn(pages, above),
    bottom: below < MARGIN_POINTS_MIN ? 0 : below, // rows of a sheet that are printed down to the edge need all the room that there is
    foot: known.reduce((most, box) => Math.max(most, bottomOf(box)), 0),
  };
};

/** Points: a page without a head may begin so much lower than it is printed, for the sake of those that have one. */
const LOWER_START_POINTS = 12;

/** A head on a page pushes its text down. */
const topIn = (pages: readonly ReadPage[], text: number): number => {
  const heads = pages.flatMap(({ blocks }) => {
    const own = blocks.reduce((least, block) => (isRunning(block) ? least : Math.min(least, block.box.y)), Infinity);
    const ends = blocks.filter(({ kind }) => kind === 'page-header').map(({ box }) => bottomOf(box));
    return ends.filter((end) => end <= own && end <= text + LOWER_START_POINTS);
  });
  return Math.max(Math.min(PAGE_EDGE_POINTS, text), text - ROOM_ABOVE, ...heads);
};

const sizeOf = ({ width, height }: Pick<ReadPage, 'width' | 'height'> = A4): { width: number; height: number } =>
  Math.min(width, height) < SIDE_MIN ? A4 : { width, height };

/** Consecutive pages of one size. */
export const sectionsOf = (pages: readonly ReadPage[]): ReadPage[][] => {
  const sections: ReadPage[][] = [];
  for (const page of pages) {
    const before = sections.at(-1)?.at(-1);
    if (before && isClose(before.width, page.width) && isClose(before.height, page.height)) sections.at(-1)?.push(page);
    else sections.push([page]);
  }
  return sections;
};

const isClose = (one: number, other: number): boolean => Math.abs(one - other) < 2;
