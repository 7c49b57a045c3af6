import type { Box, ReadBlock, ReadLine, ReadPage, ReadWord } from '../../pdf/reading/lines/document-model.js';
import type { OutsideText } from '../../pdf/reading/outside-pages/read-outside-pages.js';
import type { Span } from './detectors/detector.js';

interface Piece extends Span {
  readonly box: Box;
  readonly line: number;
}

/** A line of a page's text; `isRunning`: it belongs to the head or the foot of the page. */
export interface TextLine extends Span {
  readonly box: Box;
  readonly isRunning: boolean;
}

/** The text of a page, and the place of each part of it. */
export interface PageText {
  /** From 1; 0 for what stands on no page. */
  readonly number: number;
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** In reading order. */
  readonly lines: readonly TextLine[];
  /** It stands beside the content of the page, as in a form field or a note. */
  readonly isOutside?: true;
}

/** A block as short as this may name what stands in the next one. */
const LABEL_MAX = 40;

/** A browser's name for itself, which it leaves as the maker of a PDF: its version looks like an address, its engine like a person. */
const BROWSER = /Mozilla\/5\.0 \([^()]*\)(?: [\w.]+\/[\d.]+| \(KHTML, like Gecko\))*/g;

/** Text beside the content of a page has no place that could be shown. */
export const outsidePageText = ({ page = 0, text }: OutsideText): PageText => ({
  number: page,
  text: text.replace(BROWSER, ''),
  pieces: [],
  lines: [],
  isOutside: true,
});

/** Between the text of a page and its head or foot, over which nothing goes on. */
const PART_END = '\n\f\n';

const isRunningBlock = ({ kind }: ReadBlock): boolean => kind === 'page-header' || kind === 'page-footer';

const partsOf = ({ words, text, box }: ReadLine): readonly Pick<ReadWord, 'text' | 'box'>[] =>
  words.length > 0 ? words : [{ text, box }];

/** Lines end with a line feed; blocks with two, so that the words of one say nothing about the next. */
export const pageTextOf = ({ number, blocks }: ReadPage): PageText => {
  const pieces: Piece[] = [];
  const lines: TextLine[] = [];
  let text = '';
  for (const block of blocks) {
    const isRunning = isRunningBlock(block);
    if (lines.length > 0 && lines.at(-1)?.isRunning !== isRunning) text += PART_END;
    for (const line of block.lines) {
      const start = text.length;
      for (const part of partsOf(line)) {
        if (text !== '' && !text.endsWith('\n')) text += ' ';
        pieces.push({ start: text.length, end: text.length + part.text.length, box: part.box, line: lines.length });
        text += part.text;
      }
      lines.push({ start, end: text.length, box: line.box, isRunning });
      text += '\n';
    }
    if (!isLabel(block)) text += '\n';
  }
  return { number, text, pieces, lines };
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
