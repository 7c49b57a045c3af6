import { linesInOrder, type LinePiece, type PlacedLetter } from '../../contracts/lines-in-order.js';
import { hasLettersFromRight, placesAsSeen } from '../../contracts/logical-order.js';

/** A piece of text of a page, as pdf.js has it. */
export interface TextPiece {
  readonly str: string;
  /** `rtl` where it is read from the right. */
  readonly dir: string;
  readonly transform: readonly number[];
  /** Width along the line and height across it, in the page's units. */
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
  readonly hasEOL: boolean;
}

interface Letter extends PlacedLetter {
  readonly piece: TextPiece;
  /** From the beginning of its piece. */
  readonly from: number;
  readonly advance: number;
}

const DEGREES = 180 / Math.PI;

const matrixOf = ({ transform }: TextPiece) => {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  return { a, b, c, d, x, y, along: Math.hypot(a, b) || 1, up: Math.hypot(c, d) || 1 };
};

/** The letters of a piece, its length shared out evenly. */
const lettersOf = (piece: TextPiece): readonly Letter[] => {
  const { a, b, c, d, x, y, along, up } = matrixOf(piece);
  const letters = Array.from(piece.str);
  const fromRight = piece.dir === 'rtl';
  const places = fromRight || hasLettersFromRight(piece.str) ? placesAsSeen(letters, fromRight) : undefined;
  const advance = piece.width / Math.max(1, letters.length);
  const begin = (x * a + y * b) / along;
  return letters.map((text, at) => {
    const from = (places?.[at] ?? at) * advance;
    const start = begin + from;
    const end = start + advance;
    const height = (x * c + y * d) / up;
    return {
      text,
      degrees: Math.round(Math.atan2(b, a) * DEGREES),
      start,
      end,
      height,
      size: up,
      piece,
      from,
      advance,
    };
  });
};

/** A part of a piece that is read in one go. */
interface Stretch {
  readonly letters: Letter[];
  text: string;
  at: number;
  /** Whether it is read from the right; undefined while it is one glyph long. */
  fromRight: boolean | undefined;
}

const goesOn = (stretch: Stretch, first: Letter | undefined, { at }: LinePiece): boolean => {
  if (first?.piece !== stretch.letters[0]?.piece || Math.abs(at - stretch.at) !== 1) return false;
  return stretch.fromRight === undefined || stretch.fromRight === at < stretch.at;
};

/** The stretches of a line in reading order; null is a space between words. */
const stretchesOf = (pieces: readonly LinePiece[], letters: readonly Letter[]): readonly (Stretch | null)[] => {
  const stretches: (Stretch | null)[] = [];
  for (const piece of pieces) {
    const own = piece.letters.flatMap((index) => letters[index] ?? []);
    const last = stretches.at(-1);
    if (own.length === 0) stretches.push(null);
    else if (last && goesOn(last, own[0], piece)) {
      last.letters.push(...own);
      last.text += piece.text;
      last.fromRight = piece.at < last.at;
      last.at = piece.at;
    } else stretches.push({ letters: own, text: piece.text, at: piece.at, fromRight: undefined });
  }
  return stretches;
};

/** Where a stretch is, as a piece of its own. */
const asPiece = ({ letters, text, fromRight }: Stretch): TextPiece[] => {
  const [first] = letters;
  if (!first) return [];
  const { piece } = first;
  const from = Math.min(...letters.map((letter) => letter.from));
  const to = Math.max(...letters.map((letter) => letter.from + letter.advance));
  const { a, b, c, d, x, y, along } = matrixOf(piece);
  const transform = [a, b, c, d, x + (a / along) * from, y + (b / along) * from];
  const dir = (fromRight ?? hasLettersFromRight(text)) ? 'rtl' : 'ltr';
  return [{ ...piece, str: text, dir, transform, width: to - from, hasEOL: false }];
};

/** From where a piece begins to where it ends, along its line. */
const edgesOf = (piece: TextPiece): readonly [number, number] => {
  const { a, b, x, y, along } = matrixOf(piece);
  const begin = (x * a + y * b) / along;
  return [begin, begin + piece.width];
};

/** The room between two pieces of a line, whichever stands on the left. */
const spaceBetween = (one: TextPiece, other: TextPiece): TextPiece => {
  const [begin, end] = edgesOf(one);
  const [otherBegin, otherEnd] = edgesOf(other);
  const [from, to] = otherBegin >= end ? [end, otherBegin] : [otherEnd, begin];
  const { a, b, c, d, x, y, along } = matrixOf(one);
  const moved = from - begin;
  const transform = [a, b, c, d, x + (a / along) * moved, y + (b / along) * moved];
  return { ...one, str: ' ', dir: 'ltr', transform, width: Math.max(0, to - from) };
};

/** The pieces of a line, with the spaces between words. */
const piecesOf = (stretches: readonly (Stretch | null)[]): readonly TextPiece[] => {
  const pieces: TextPiece[] = [];
  for (const [at, stretch] of stretches.entries()) {
    const last = pieces.at(-1);
    for (const piece of stretch ? asPiece(stretch) : []) {
      if (last && stretches[at - 1] === null) pieces.push(spaceBetween(last, piece));
      pieces.push(piece);
    }
  }
  const last = pieces.at(-1);
  return last ? [...pieces.slice(0, -1), { ...last, hasEOL: true }] : [];
};

/**
 * The text of a page that has letters from the right, line by line as it is read, by the Unicode bidirectional
 * algorithm; pdf.js leaves its pieces in the order in which they are drawn. Any other page is as it comes.
 */
export const inReadingOrder = (pieces: readonly TextPiece[]): readonly TextPiece[] => {
  if (!pieces.some(({ str }) => hasLettersFromRight(str))) return pieces;
  const letters = pieces.flatMap(lettersOf);
  return linesInOrder(letters).flatMap((line) => piecesOf(stretchesOf(line.pieces, letters)));
};
