import { TabStopType } from 'docx';
import type { ReadBlock } from '../../reading/lines/document-model.js';
import type { WordFonts } from './fonts/word-fonts.js';
import { endsItsLines } from './line-ends.js';
import { lookOf } from './text.js';
import { textRoomOf } from './text-room.js';
import type { Frame } from './word-page-frame.js';
import { twips } from './units.js';

/** A text that stands further in, in widths of the text, leaves no room for words. */
const INDENT_MAX = 0.6;
/** Points. */
const INDENT_TOLERANCE_POINTS = 1;

/** How far its lines stand in on both sides, and its first line. */
export const indentOf = (block: ReadBlock, frame: Frame) => {
  const { box, lines, align, rtl } = block;
  if (align === 'centre' && !endsItsLines(block)) return aroundMiddle(block, frame);
  if (align === 'centre' || align === 'right' || box.width === 0) return {};
  const [first, ...others] = lines.map((line) => startInFrame(line.box, frame, rtl === true));
  if (first === undefined) return {};
  const rest = others.length > 0 ? Math.min(...others) : first;
  const most = INDENT_MAX * (frame.width - frame.left - frame.right);
  return {
    start: twips(Math.min(most, Math.max(0, rest))),
    ...endOf(block, frame),
    ...(first > rest + 1 ? { firstLine: twips(first - rest) } : hanging(rest - first)),
  };
};

/** As far from both sides. */
const aroundMiddle = (block: ReadBlock, frame: Frame) => {
  const room = frame.width - frame.left - frame.right;
  const lines = block.lines.map((line) => ({ ...line, box: { ...line.box, x: frame.left } }));
  const { end } = textRoomOf({ ...block, lines, rtl: false }, frame);
  const side = twips((room - end) / 2);
  return side > 0 ? { start: side, end: side } : {};
};

const endOf = (block: ReadBlock, frame: Frame) => {
  const free = twips(frame.width - frame.left - frame.right - textRoomOf(block, frame).end);
  return free === 0 ? {} : { end: free };
};

const hanging = (by: number) => (by > 1 ? { hanging: twips(by) } : {});

/** How far into the frame a text begins, from the side where it is read. */
export const startInFrame = (box: ReadBlock['box'], frame: Frame, rtl: boolean): number =>
  rtl ? frame.width - frame.right - box.x - box.width : box.x - frame.left;

/** Where the marker and the text of a list item stand, and how its marker looks; as its list says where it has no place. */
export const itemPlaceOf = (
  block: ReadBlock,
  { frame, fonts }: { readonly frame: Frame; readonly fonts: WordFonts },
) => {
  const { lines, markerWord, rtl = false } = block;
  const [first, ...others] = lines.map(({ box }) => startInFrame(box, frame, rtl));
  if (!markerWord || first === undefined) return {};
  const marker = Math.max(0, startInFrame(markerWord.box, frame, rtl));
  const rest = others.length > 0 ? Math.min(...others) : first;
  const text = Math.max(marker, rest);
  return {
    indent: { start: twips(text), hanging: twips(text - marker), ...endOf(block, frame) },
    ...(first > text + INDENT_TOLERANCE_POINTS && { tabStops: [{ type: TabStopType.LEFT, position: twips(first) }] }),
    run: lookOf(markerWord.style, { rtl, fonts }),
  };
};
