import { transformed } from '../../content/geometry.js';
import { placeOn } from '../../content/glyph.js';
import type { PageFrame } from '../../content/page-frame.js';
import type { LineTools } from './change-line.js';
import type { PlacedCode, TextLine } from './text-lines.js';

/** The room that stays clear between a line and the text beside it, in sizes. */
const CLEAR_ROOM_SIZES = 0.25;

interface Extent {
  readonly low: number;
  readonly high: number;
  readonly start: number;
  readonly end: number;
}

/** How far a line may reach: to other text beside it, to the edge of all text that runs as it does, to that of the page. */
export const roomBeside = (line: TextLine, lines: readonly TextLine[], frame: PageFrame): LineTools['room'] => {
  const [first] = line.codes as readonly [PlacedCode];
  const own = extentOf(line, first);
  const others = lines.filter((other) => other !== line && runsAs(other, first)).map((other) => extentOf(other, first));
  const beside = others.filter(({ low, high }) => low < own.high && high > own.low);
  const gap = CLEAR_ROOM_SIZES * first.size;
  const edges = cornersOf(frame).map((corner) => placeOn(first, corner)[0]);
  const after = Math.min(
    Math.max(...edges),
    ...beside.filter(({ start }) => start > own.end - gap).map(({ start }) => start - gap),
  );
  const left = Math.min(own.start, ...others.map(({ start }) => start));
  const before = Math.max(left, ...beside.filter(({ end }) => end < own.start + gap).map(({ end }) => end + gap));
  return { before, after, margin: Math.max(own.end, ...others.map(({ end }) => end)) };
};

const runsAs = ({ codes }: TextLine, { along }: PlacedCode): boolean => {
  const other = codes[0]?.along ?? { x: 0, y: 0 };
  return other.x * along.x + other.y * along.y > 0.999;
};

const extentOf = ({ codes }: TextLine, by: PlacedCode): Extent => {
  const size = Math.max(...codes.map((code) => code.size));
  const [, height] = placeOn(by, codes[0]?.origin ?? by.origin);
  const ends = codes.map((code) => placeOn(by, code.origin)[0] + code.advance);
  return {
    low: height - 0.2 * size,
    high: height + 0.7 * size,
    start: Math.min(...codes.map((code) => placeOn(by, code.origin)[0])),
    end: Math.max(...ends),
  };
};

const cornersOf = ({ width, height, toContent }: PageFrame) =>
  [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((corner) => transformed(toContent, corner));
