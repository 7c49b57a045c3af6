import type { Box, ReadBlock } from '../../../reading/lines/document-model.js';
import { bottomOf, sharedHeight, sharedWidth } from '../../../reading/lines/text-boxes.js';
import { shareWithin, type PagePicture } from '../../page-picture-files.js';
import type { Item, PictureItem } from '../page-items.js';

/** A picture on which so large a share of a block is printed stands behind it. */
const BEHIND_SHARE = 0.5;
/** No text flows beside a picture of which so much is under letters. */
const COVERED_SHARE = 0.4;
/** Boxes that share so much of the lower one's height stand beside each other. */
const BESIDE_SHARE = 0.5;
/** Points. */
const OVERLAP_MAX = 2;

/** Blocks and pictures in reading order. */
export const withPictures = (blocks: readonly ReadBlock[], pictures: readonly PagePicture[]): Item[] => {
  const items: Item[] = blocks.map((block) => ({ block, column: block.column }));
  for (const picture of pictures.toSorted((one, other) => other.box.height - one.box.height)) {
    const { at, stands } = placeOf(picture, items);
    const next = items[at] ?? items[at - 1];
    items.splice(at, 0, { picture, stands, column: next?.column });
  }
  return items;
};

interface PicturePlace {
  /** Before this item. */
  readonly at: number;
  readonly stands: PictureItem['stands'];
}

/**
 * Behind the text that is printed on it; else beside the first text that shares its height, or a higher picture; else
 * before the first block that stands below its upper edge on its side of the page.
 */
const placeOf = ({ box }: PagePicture, items: readonly Item[]): PicturePlace => {
  if (items.some((item) => 'block' in item && isPrintedOn(item.block, box))) {
    return { at: 0, stands: 'behind' };
  }
  const beside = items.findIndex((item) => isBeside(item, box));
  if (beside >= 0) return { at: beside, stands: 'beside' };
  const below = items.findIndex((item) => isBelow(boxOf(item), box));
  const under = items.findIndex((item) => item.column === undefined && boxOf(item).y >= bottomOf(box));
  return { at: [below, under, items.length].find((at) => at >= 0) ?? 0, stands: 'in flow' };
};

/** Most of a text stands on it, or it stands under lines of a longer one, such as the grey of code among words. */
const isPrintedOn = ({ box, lines }: ReadBlock, picture: Box): boolean => {
  const covered = lines.reduce((sum, line) => sum + shareWithin(picture, line.box), 0);
  return shareWithin(box, picture) > BEHIND_SHARE || covered > COVERED_SHARE;
};

const boxOf = (item: Item): Box => ('block' in item ? item.block.box : item.picture.box);

const isBeside = (item: Item, picture: Box): boolean => {
  const box = boxOf(item);
  if ('picture' in item && item.stands !== 'in flow') return false;
  const isLevel = sharedHeight(box, picture) > BESIDE_SHARE * Math.min(box.height, picture.height);
  return isLevel && sharedWidth(box, picture) < OVERLAP_MAX && isInColumn(item, picture);
};

/** Text in another column is not beside a picture in this one. */
const isInColumn = ({ column }: Item, { x, width }: Box): boolean => {
  const edges = column?.edges[column.at];
  const middle = x + width / 2;
  return !edges || (middle > edges.left && middle < edges.right);
};

const isBelow = (box: Box, picture: Box): boolean =>
  box.y >= picture.y - 2 && box.x < picture.x + picture.width && picture.x < box.x + box.width;
