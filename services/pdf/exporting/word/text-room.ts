import type { ReadBlock, ReadLine, ReadWord } from '../../reading/lines/document-model.js';
import { rightOf } from '../../reading/lines/text-boxes.js';
import { readyFor } from '../../reading/lines/join-lines.js';
import { endsItsLines } from './line-ends.js';
import type { Frame } from './word-page-frame.js';

/** Where the lines of a paragraph end, so that they break where they do in print. */
export interface TextRoom {
  /** Points from the edge that the text of its page begins at. */
  readonly end: number;
  /** As many as it takes so. */
  readonly lines: number;
}

/** The width of a space, and what the letters beside it leave free, in sizes of the letters. */
const SPACE_OF_SIZE = 0.25;
const SIDE_BEARING_SIZES = 0.07;
/** Letters of another font may take so much more, in widths of a line, and points. */
const WIDER_FONT_SHARE = 0.008;
const LINE_ROOM_POINTS_MIN = 0.5;
/** Points: lines end no further from the longest than needed. */
const LINE_ROOM_POINTS_MAX = 12;
/** The same: nobody prints closer to the edge of a page. */
const PAGE_EDGE_POINTS = 9;

/** The room of a block in the frame that it is set in. */
export const textRoomOf = (block: ReadBlock, frame: Frame): TextRoom => {
  const { lines } = block;
  const room = frame.width - frame.left - frame.right;
  if (lines.length === 0 || block.box.width === 0 || block.preformatted === true)
    return { end: room, lines: lines.length };
  const places = lines.map((line) => placeIn(line, frame, block.rtl === true));
  const interval = intervalOf(block, places);
  if (interval.most <= interval.least + LINE_ROOM_POINTS_MIN) {
    return withoutInterval(places, { least: Math.min(interval.least + freeIn(block, interval), edgeOf(frame)), room });
  }
  return { end: Math.min(endIn(block, interval, room), edgeOf(frame)), lines: lines.length };
};

const edgeOf = ({ width, left }: Frame): number => width - left - PAGE_EDGE_POINTS;

/** Where lines may end so that each has its words and no other. */
interface Interval {
  readonly least: number;
  readonly most: number;
  /** Where the widest would end with spaces as wide as usual. */
  readonly natural: number;
}

const intervalOf = (block: ReadBlock, places: readonly LinePlaceIn[]): Interval => ({
  least: Math.max(...places.map(({ end }) => end)),
  most: endsItsLines(block) ? Infinity : Math.min(...places.map(({ end }, at) => end + nextWord(block.lines, at))),
  natural: Math.max(...places.map(({ natural }) => natural)),
});

/** The room that letters of another font may take. */
const freeIn = ({ lines }: ReadBlock, { least }: Interval): number =>
  Math.max(LINE_ROOM_POINTS_MIN, WIDER_FONT_SHARE * least, SIDE_BEARING_SIZES * sizeOf(lines[0]?.words ?? []));

const endIn = (block: ReadBlock, interval: Interval, room: number): number => {
  const { least, most, natural } = interval;
  if (block.align === 'justified' && block.lines.length > 1)
    return Math.min(Math.max(least + LINE_ROOM_POINTS_MIN, natural), most);
  const free = freeIn(block, interval);
  if (room >= least + free && room < most - LINE_ROOM_POINTS_MIN) return room;
  return (
    least +
    Math.min(LINE_ROOM_POINTS_MAX, Math.max((most - least) / 2, Math.min(free, most - least - LINE_ROOM_POINTS_MIN)))
  );
};

interface LinePlaceIn {
  readonly start: number;
  readonly end: number;
  /** Where it would end with spaces as wide as usual. */
  readonly natural: number;
  readonly words: readonly number[];
  readonly space: number;
}

const placeIn = ({ box, words }: ReadLine, frame: Frame, rtl: boolean): LinePlaceIn => {
  const start = rtl ? frame.width - frame.right - rightOf(box) : box.x - frame.left;
  const widths = words.map((word) => word.box.width);
  const ink = widths.reduce((sum, width) => sum + width, 0);
  const usual = (SPACE_OF_SIZE + SIDE_BEARING_SIZES) * sizeOf(words);
  const printed = words.length > 1 ? Math.max(0, box.width - ink) / (words.length - 1) : usual;
  const natural = start + ink + usual * (words.length - 1);
  return { start, end: start + box.width, natural, words: widths, space: printed };
};

const sizeOf = (words: readonly ReadWord[]): number => words[0]?.style.size ?? 0;

/**
 * The width that the first word of the next line would take at the end of one; endless where a word is divided between
 * them.
 */
const nextWord = (lines: readonly ReadLine[], at: number): number => {
  const line = lines[at];
  const next = lines[at + 1];
  const word = next?.words[0];
  if (!line || !next || !word || readyFor(line.text, next.text) !== `${line.text} `) return Infinity;
  return SPACE_OF_SIZE * word.style.size + word.box.width;
};

/** Where lines end on purpose, or none would end as printed, as many lines are what matters. */
const withoutInterval = (
  places: readonly LinePlaceIn[],
  { least, room }: { readonly least: number; readonly room: number },
): TextRoom => {
  const most = Math.max(room, least);
  const inMost = linesWithin(places, most);
  const inLeast = linesWithin(places, least);
  const isCloser = Math.abs(inLeast - places.length) < Math.abs(inMost - places.length);
  return isCloser ? { end: least, lines: inLeast } : { end: most, lines: inMost };
};

/** How many lines the words take up to an edge. */
const linesWithin = (places: readonly LinePlaceIn[], edge: number): number => {
  const [first, ...others] = places;
  if (!first) return 0;
  const rest = Math.min(...(others.length > 0 ? others : [first]).map(({ start }) => start));
  let lines = 1;
  let at = first.start;
  for (const { words, space } of places) {
    for (const width of words) {
      if (at + width > edge && at > rest) {
        lines += 1;
        at = rest;
      }
      at += width + space;
    }
  }
  return lines;
};
