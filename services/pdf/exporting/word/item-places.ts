import type { Box } from '../../reading/lines/document-model.js';
import { bottomOf } from '../../reading/lines/text-boxes.js';
import type { Item, PictureItem } from './page-items.js';
import { belowRunningOver, runsOver } from './running-over.js';
import { setBelow, THIN_LINE, type Above } from './spacing.js';
import { textRoomOf } from './text-room.js';
import type { Frame } from './word-page-frame.js';

/** Points. */
const HEIGHT_TOLERANCE_POINTS = 12;

/** Read before something that stands higher on its page: at its own place it would push that down. */
export const isBelowOthers = (item: Item, later: readonly Item[]): boolean => {
  const end = later.findIndex((other) => 'block' in other && runsOver(other));
  return later
    .slice(0, end < 0 ? later.length : end + 1)
    .some(
      (other) =>
        other.column === item.column && isFlow(other) && boxOf(other).y < boxOf(item).y - HEIGHT_TOLERANCE_POINTS,
    );
};

const isFlow = (item: Item): boolean => ('block' in item ? item.block.box.height > 0 : item.stands === 'in flow');

const boxOf = (item: Item): Box => ('block' in item ? item.block : item.picture).box;

export const loose = (above: Above, isLoose = true): Above => above && { ...above, isLoose };

interface OnPage {
  readonly above: Above;
  readonly frame: Frame;
}

/** A picture behind text, or above the text of its page, where Word has no room for any but at a place of its own. */
export const standsOnPage = (item: Item, { above, frame }: OnPage): item is PictureItem =>
  'picture' in item &&
  (item.stands === 'behind' ||
    (item.stands === 'in flow' && above?.isHead === true && item.picture.box.y < frame.top - 1));

/** A picture that stands in a heading would come again in a table of contents. */
export const takesAnchors = (item: Item): boolean =>
  'block' in item && item.block.kind !== 'table' && item.block.kind !== 'heading' && item.block.preformatted !== true;

/** The text above, lowered by a paragraph that takes next to no room. */
export const lowered = (above: Above): Above =>
  above && { ...above, box: { ...above.box, height: above.box.height + THIN_LINE } };

/**
 * The text above the next: nothing that takes no room, and nothing as high as it is printed if Word has to set it
 * lower.
 */
export const belowItem = (item: Item, { above, frame }: OnPage): Above => {
  if ('block' in item && item.block.kind !== 'table') {
    const { lines } = textRoomOf(item.block, frame);
    return runsOver(item) ? belowRunningOver(item.block, { above, frame, lines }) : setBelow(item.block, above, lines);
  }
  if ('picture' in item && item.stands !== 'in flow') return lowered(above);
  if ('block' in item && item.block.continued) return lowered({ box: item.block.continued.box, isLoose: true });
  const box = boxOf(item);
  const from = above ? Math.max(box.y, bottomOf(above.box)) : box.y;
  return lowered({ box: { ...box, y: from } });
};
