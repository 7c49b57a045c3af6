import type { ShownText } from './shown-texts.js';

type Pieces = Pick<ShownText, 'bytes' | 'moves'>;

const SPACE = 32;

/**
 * The numbers of a text that has lost some of its bytes, each at most half away from the whole one that is written;
 * undefined where it is not clear what was lost.
 */
export const exactMoves = (was: ShownText, now: Pieces): ReadonlyMap<number, number> | undefined => {
  const exact = new Map<number, number>();
  let lost = 0;
  for (const { place, bytes } of piecesBetweenMoves(now)) {
    const from = place + lost;
    const written = now.moves.get(place) ?? 0;
    const wasThere = was.moves.get(from) ?? 0;
    const isKept = startsAt(was.bytes, bytes, from) && Math.abs(wasThere - written) < 1;
    const to = isKept ? from : nextStart(was.bytes, bytes, from + 1);
    if (to === undefined) return undefined;
    exact.set(place, isKept ? wasThere : nearest(written, movedBy(was, from, to)));
    lost += to - from;
  }
  return exact;
};

interface Piece {
  /** How many bytes stand before it. */
  readonly place: number;
  readonly bytes: Uint8Array;
}

/** The first one stands at the beginning, also where no number is before it. */
const piecesBetweenMoves = ({ bytes, moves }: Pieces): readonly Piece[] => {
  const places = [...new Set([0, ...moves.keys()])].sort((one, other) => one - other);
  return places.map((place, index) => ({ place, bytes: bytes.subarray(place, places[index + 1] ?? bytes.length) }));
};

const startsAt = (bytes: Uint8Array, piece: Uint8Array, at: number): boolean =>
  Buffer.compare(bytes.subarray(at, at + piece.length), piece) === 0;

/** Where a piece stands again; nothing at all stands at the end. */
const nextStart = (bytes: Uint8Array, piece: Uint8Array, from: number): number | undefined => {
  if (piece.length === 0) return bytes.length;
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(piece, from);
  return at < 0 ? undefined : at;
};

/** The move by what does not come in whole numbers, as the widths of glyphs do for PDFium. */
const movedBy = ({ bytes, moves, perGlyph, perSpace, codeBytes }: ShownText, from: number, to: number): number => {
  const lost = bytes.subarray(from, to);
  const spaces = lost.filter((byte) => byte === SPACE).length;
  const written = [...moves].filter(([at]) => at >= from && at <= to).reduce((sum, [, move]) => sum + move, 0);
  return written - (lost.length / codeBytes) * perGlyph - spaces * perSpace;
};

/** The number nearest to a whole one that has the fraction of another. */
const nearest = (whole: number, other: number): number => {
  const off = other - whole;
  return whole + off - Math.round(off);
};
