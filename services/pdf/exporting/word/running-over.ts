import type { ReadBlock } from '../../reading/lines/document-model.js';
import { placeOf } from '../../reading/lines/line-places.js';
import { bottomOf } from '../../reading/lines/text-boxes.js';
import type { BlockItem } from './page-items.js';
import { LINE_SHARE_ABOVE_FOOT, setBelow, settingOf, type Above } from './spacing.js';
import type { Frame } from './word-page-frame.js';

/** A paragraph or a table that begins on a page without columns and ends on the next. */
export const runsOver = ({ block }: Pick<BlockItem, 'block'>): boolean => {
  const [first] = block.lines;
  const last = block.lines.at(-1);
  if (block.continued) return true;
  return block.column === undefined && first !== undefined && last !== undefined && last.box.y < first.box.y;
};

interface Place {
  readonly above: Above;
  readonly frame: Frame;
  /** As many as it takes. */
  readonly lines: number;
}

/**
 * The text above the next block, which is printed on the second page: Word may set more or fewer of the lines on the
 * first one than are printed there, or even all.
 */
export const belowRunningOver = (block: ReadBlock, { above, frame, lines }: Place): Above => {
  const [first] = block.lines;
  const { before, pitch } = settingOf(block, above);
  if (!first || pitch === undefined) return setBelow(block, above, lines);
  const start = above ? bottomOf(above.box) + before : placeOf(first).baseline - LINE_SHARE_ABOVE_FOOT * pitch;
  const onFirst = Math.max(0, Math.floor((frame.height - frame.bottom - start) / pitch));
  const head = { x: frame.left, y: frame.top, width: 0, height: 0 };
  if (onFirst >= lines) return { box: head, isHead: true, endsPage: true };
  return { box: { ...head, height: (lines - onFirst) * pitch }, isLoose: true };
};
