import type { Box, ReadBlock, ReadPage } from '../../pdf/reading/lines/document-model.js';
import type { OutsideText } from '../../pdf/reading/outside-pages/read-outside-pages.js';
import type { Span } from './detectors/detector.js';

interface Piece extends Span {
  readonly box: Box;
  readonly line: number;
}

/** What stands on a page, and where each part of it is. */
export interface PageText {
  /** From 1; 0 for what stands on no page. */
  readonly number: number;
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** It stands beside the content of the page, as in a form field or a note. */
  readonly isOutside?: true;
}

/** A block as short as this may name what stands in the next one. */
const LABEL_MAX = 40;

/** What a PDF says beside the content of a page has no place that could be shown. */
export const outsidePageText = ({ page = 0, text }: OutsideText): PageText => ({
  number: page,
  text,
  pieces: [],
  isOutside: true,
});

/** Lines end with a line feed; blocks with two, so that the words of one say nothing about the next. */
export const pageTextOf = ({ number, blocks }: ReadPage): PageText => {
  const pieces: Piece[] = [];
  let text = '';
  let line = 0;
  for (const block of blocks) {
    for (const { words, box, text: whole } of block.lines) {
      for (const part of words.length > 0 ? words : [{ text: whole, box }]) {
        if (text !== '' && !text.endsWith('\n')) text += ' ';
        pieces.push({ start: text.length, end: text.length + part.text.length, box: part.box, line });
        text += part.text;
      }
      text += '\n';
      line += 1;
    }
    if (!isLabel(block)) text += '\n';
  }
  return { number, text, pieces };
};

const isLabel = ({ text }: ReadBlock): boolean => text.length <= LABEL_MAX && /[:：]\s*$/.test(text);

/** One box for each line that a span stands on; none where the document has no places. */
export const boxesOf = ({ pieces }: Pick<PageText, 'pieces'>, { start, end }: Span): readonly Box[] => {
  const lines = new Map<number, Box>();
  for (const piece of pieces) {
    if (piece.end <= start || piece.start >= end || piece.box.width <= 0) continue;
    const known = lines.get(piece.line);
    lines.set(piece.line, known ? around(known, piece.box) : piece.box);
  }
  return [...lines.values()].map(rounded);
};

const around = (one: Box, other: Box): Box => {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  return { x, y, width: right - x, height: Math.max(one.y + one.height, other.y + other.height) - y };
};

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: hundredths(x),
  y: hundredths(y),
  width: hundredths(width),
  height: hundredths(height),
});

const hundredths = (points: number): number => Math.round(points * 100) / 100;
