import type { Box, ReadLine } from '../reading/lines/document-model.js';

/** A picture on a page, as an image file. */
export interface PagePicture {
  /** With its labels. */
  readonly box: Box;
  /** Without them, where it has any. */
  readonly imageBox?: Box;
  readonly type: 'png' | 'jpg';
  readonly bytes: Uint8Array;
  /** Text that is printed in it or beside it, where it is a drawing: the picture itself is without. */
  readonly labels?: readonly ReadLine[];
}

/** The pictures of a page, by its number. */
export type PicturesOf = (page: number) => readonly PagePicture[];

/** How much of one box lies in another, as a share of its own area. */
export const shareWithin = (box: Box, other: Box): number => {
  const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return across > 0 && down > 0 ? (across * down) / Math.max(1, box.width * box.height) : 0;
};
