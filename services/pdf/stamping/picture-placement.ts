import { multiply, type Matrix } from '../content/matrix.js';
import type { PageFrame } from '../content/page-frame.js';
import { marginOf, type Extent, type StampPosition } from './stamp-placement.js';

interface PicturePlace {
  readonly position: StampPosition;
  /** The share of the page's width, 0 to 1. */
  readonly share: number;
}

/**
 * The matrix that puts a picture on a page, upright as displayed, in its own proportions: in a corner, or in the middle.
 * One that would be larger than the page is shrunk until it fits.
 */
export const placePicture = (frame: PageFrame, picture: Extent, { position, share }: PicturePlace): Matrix => {
  const margin = position === 'center' ? 0 : marginOf(frame);
  const { width, height, scale } = sizeOn(frame, picture, { share, margin });
  const right = frame.width - margin - width;
  const top = frame.height - margin - height;
  if (position === 'center') return onPage(frame, scale, [right / 2, top / 2]);
  return onPage(frame, scale, [
    position.endsWith('left') ? margin : right,
    position.startsWith('bottom') ? margin : top,
  ]);
};

/** The share of a picture's longer side that is left free beside it. */
const GAP_SHARE = 0.5;
/** A narrow strip of a page would take any number. */
const TILES_MAX = 600;

/** The matrices that put a picture all over a page, one in its middle. */
export const tilePicture = (frame: PageFrame, picture: Extent, share: number): readonly Matrix[] => {
  const { width, height, scale } = sizeOn(frame, picture, { share, margin: 0 });
  const gap = Math.max(width, height) * GAP_SHARE;
  const wanted = (frame.width / (width + gap)) * (frame.height / (height + gap));
  const spread = Math.max(1, Math.sqrt(wanted / TILES_MAX));
  const across = startsOf(frame.width, width, (width + gap) * spread);
  return startsOf(frame.height, height, (height + gap) * spread).flatMap((y) =>
    across.map((x) => onPage(frame, scale, [x, y])),
  );
};

/** Where pieces begin so that they fill a length, one of them in its middle; the outer ones may be cut off. */
const startsOf = (length: number, size: number, step: number): readonly number[] => {
  const middle = (length - size) / 2;
  const before = Math.floor((middle + size) / step);
  return Array.from({ length: 2 * before + 1 }, (_, index) => middle + (index - before) * step);
};

const sizeOn = (
  frame: PageFrame,
  picture: Extent,
  { share, margin }: { readonly share: number; readonly margin: number },
): Extent & { readonly scale: number } => {
  const scale = Math.min(
    (frame.width * share) / picture.width,
    (frame.width - 2 * margin) / picture.width,
    (frame.height - 2 * margin) / picture.height,
  );
  return { width: picture.width * scale, height: picture.height * scale, scale };
};

const onPage = (frame: PageFrame, scale: number, [x, y]: readonly [number, number]): Matrix =>
  multiply([scale, 0, 0, scale, x, y], frame.toContent);
