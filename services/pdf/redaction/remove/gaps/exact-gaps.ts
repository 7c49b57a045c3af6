import { withOperators } from '../../../content/operators.js';
import { bytesOf, isString, tokensOf } from '../../pages/content-strings.js';
import { exactMoves } from './exact-moves.js';
import { isNumber, piecesOf, shownTexts, type CodeBytes, type ShownText } from './shown-texts.js';

/** So many texts may have been removed as a whole between two that were not. */
const LOOK_AHEAD = 500;
const DIGITS = 4;

/**
 * PDFium writes the gap that a removed text leaves as a whole number, so that what follows moves by up to half a
 * thousandth of its size, and its letters may be drawn a pixel elsewhere. Here that number is exact again.
 *
 * @param before  the content of a page as it was
 * @param after  the same without some glyphs, as PDFium has written it
 * @param codeBytes  of the fonts of the page as it was
 */
export const withExactGaps = (before: Uint8Array, after: Uint8Array, codeBytes: CodeBytes): Uint8Array => {
  const texts = shownTexts(before, codeBytes);
  let next = 0;
  return withOperators(after, ({ operator }, written) => {
    if (operator !== 'TJ' && operator !== 'Tj') return undefined;
    const now = piecesOf(written);
    const lookahead = texts.slice(next, next + LOOK_AHEAD);
    const at = lookahead.findIndex((text) => isWhatIsLeft(now, text));
    const was = lookahead[at];
    if (!was) return undefined;
    next += at + 1;
    const moves = operator === 'TJ' ? exactMoves(was, now) : undefined;
    return moves && rewritten(written, moves);
  });
};

/** Whether a text is another one without some of its bytes. */
const isWhatIsLeft = ({ bytes }: Pick<ShownText, 'bytes'>, { bytes: all }: ShownText): boolean => {
  let at = 0;
  for (const byte of bytes) {
    at = all.indexOf(byte, at) + 1;
    if (at === 0) return false;
  }
  return bytes.length > 0;
};

/** Undefined where there are comments, which end with their line. */
const rewritten = (written: Uint8Array, moves: ReadonlyMap<number, number>): string | undefined => {
  const tokens = tokensOf(Buffer.from(written).toString('latin1'));
  if (tokens.some((token) => token.startsWith('%'))) return undefined;
  const left = new Map(moves);
  let length = 0;
  const exact = tokens.flatMap((token) => {
    if (isString(token)) length += bytesOf(token).length;
    if (!isNumber(token) || !moves.has(length)) return [token];
    const move = left.get(length);
    left.delete(length); // numbers in a row are one move
    return move === undefined ? [] : [String(Number(move.toFixed(DIGITS)))];
  });
  return exact.join(' ');
};
