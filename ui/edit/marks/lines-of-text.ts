import type { PageBox } from '../../../contracts/tools/page-edits.js';
import type { PageSize, TextRun } from '../../pdf/pdf-document.js';
import { boxAround, rounded, type PagePoint } from './places.js';

/** A piece of text on a page, in points. */
interface Piece {
  readonly text: string;
  readonly box: PageBox;
  readonly fromRight: boolean;
}

const piecesOf = (runs: readonly TextRun[], { width, height }: PageSize): readonly Piece[] =>
  runs
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, box, fromRight = false }) => ({
      text,
      fromRight,
      box: { x: box.x * width, y: box.y * height, width: box.width * width, height: box.height * height },
    }));

/** How far a point is from a piece: lines are told apart first, then what stands in them. */
const distance = ({ box }: Piece, { x, y }: PagePoint): number => {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const down = Math.max(box.y - y, 0, y - box.y - box.height);
  return down * 4 + across;
};

interface Caret {
  readonly piece: number;
  /** Letters of the piece before it. */
  readonly letter: number;
}

const caretAt = (pieces: readonly Piece[], point: PagePoint): Caret => {
  const distances = pieces.map((piece) => distance(piece, point));
  const piece = distances.indexOf(Math.min(...distances));
  const nearest = pieces[piece];
  if (!nearest) return { piece: 0, letter: 0 };
  const { box, text, fromRight } = nearest;
  const share = Math.min(1, Math.max(0, (point.x - box.x) / Math.max(0.01, box.width)));
  return { piece, letter: Math.round((fromRight ? 1 - share : share) * text.length) };
};

const isBefore = (one: Caret, other: Caret): boolean =>
  one.piece < other.piece || (one.piece === other.piece && one.letter < other.letter);

/** The part of a piece from one letter to another, as if all letters had the same width. */
const partOf = ({ text, box, fromRight }: Piece, from: number, to: number): PageBox => {
  const letter = box.width / Math.max(1, text.length);
  const before = fromRight ? text.length - to : from;
  return { ...box, x: box.x + before * letter, width: (to - from) * letter };
};

const isSameLine = (one: PageBox, other: PageBox): boolean => {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared > Math.min(one.height, other.height) / 2;
};

const cornersOf = ({ x, y, width, height }: PageBox): PagePoint[] => [
  { x, y },
  { x: x + width, y: y + height },
];

/** A box for each line. */
export const mergedLines = (boxes: readonly PageBox[]): readonly PageBox[] => {
  const lines: PageBox[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    if (last && isSameLine(last, box)) lines[lines.length - 1] = boxAround([...cornersOf(last), ...cornersOf(box)]);
    else lines.push(box);
  }
  return lines.map(({ x, y, width, height }) => ({
    x: rounded(x),
    y: rounded(y),
    width: rounded(width),
    height: rounded(height),
  }));
};

/** The text of a page from one point to another, as a person selects it. */
interface SelectedText {
  /** One for each line. */
  readonly boxes: readonly PageBox[];
  readonly text: string;
}

/** The text between two points of a page of this size; no box where the page has no text. */
export const textBetween = (
  { runs, size }: { readonly runs: readonly TextRun[]; readonly size: PageSize },
  from: PagePoint,
  to: PagePoint,
): SelectedText => {
  const pieces = piecesOf(runs, size);
  const carets = [caretAt(pieces, from), caretAt(pieces, to)] as const;
  const [first, last] = isBefore(carets[1], carets[0]) ? [carets[1], carets[0]] : carets;
  const parts = pieces.slice(first.piece, last.piece + 1).flatMap((piece, at) => {
    const begin = at === 0 ? first.letter : 0;
    const end = first.piece + at === last.piece ? last.letter : piece.text.length;
    return end > begin ? [{ box: partOf(piece, begin, end), text: piece.text.slice(begin, end) }] : [];
  });
  return { boxes: mergedLines(parts.map(({ box }) => box)), text: parts.map(({ text }) => text).join(' ') };
};
