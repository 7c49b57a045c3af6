import {
  hasLettersFromRight,
  isMostlyFromRight,
  readingOrder,
  seenFromLeft,
} from '../../../../contracts/logical-order.js';
import type { PositionedWord } from './positioned-word.js';
import { rightOf } from './text-boxes.js';

const CLOSING = /^[.,:;!?)\]}\u00bb\u201d\u060c\u061b\u061f]+$/;
/** Nothing parts words whose gap is a smaller share of the letters' size; signs are narrower than the room they take. */
const GLUED_GAP_SIZES = 0.1;
const GLUED_SIGN_SIZES = 0.25;

/** Whether a line is read from the right: most of its words say so, or most of their letters where none says anything. */
export const isFromTheRight = (words: readonly PositionedWord[]): boolean => {
  const statedDirections = words.flatMap(({ inLine }) => inLine ?? []);
  if (statedDirections.length > 0)
    return statedDirections.filter(({ fromRight }) => fromRight).length * 2 > statedDirections.length;
  return isMostlyFromRight(words.map(({ text }) => text).join(''));
};

/** The words of a line as they are read, in whatever order they were drawn. */
export const inReadingOrder = (words: readonly PositionedWord[], fromRight: boolean): readonly PositionedWord[] => {
  if (!fromRight && !words.some(({ text, inLine }) => inLine ?? hasLettersFromRight(text))) return words;
  const before = new Map(words.map((word, at) => [word, words[at - 1]]));
  const inOrder = orderOfLine(words) ?? ordered(words, fromRight);
  return inOrder.map((word, at) => {
    const last = inOrder[at - 1];
    if (!last && word.inLine) return word;
    return last && (before.get(word) === last || areNext(last, word)) ? joined(word, last) : glued(word, last);
  });
};

/** The order of words that are known to be those of one line. */
const orderOfLine = (words: readonly PositionedWord[]): readonly PositionedWord[] | undefined => {
  const [first] = words;
  if (!words.every(({ inLine }) => inLine && inLine.line === first?.inLine?.line)) return undefined;
  return words.toSorted((one, other) => (one.inLine?.place ?? 0) - (other.inLine?.place ?? 0));
};

/** The signs of each word as they are seen tell where the bidirectional algorithm puts it. */
const ordered = (words: readonly PositionedWord[], fromRight: boolean): readonly PositionedWord[] => {
  const seen: string[] = [];
  const owners: (PositionedWord | undefined)[] = [];
  let last: PositionedWord | undefined;
  for (const word of words.toSorted((one, other) => one.box.x - other.box.x || rightOf(one.box) - rightOf(other.box))) {
    const isApart = last && word.box.x - rightOf(last.box) > GLUED_GAP_SIZES * word.style.size;
    const signs = Array.from((isApart ? ' ' : '') + seenFromLeft(word.text, fromRight));
    seen.push(...signs);
    owners.push(...signs.map((_, at) => (isApart && at === 0 ? undefined : word)));
    last = word;
  }
  return [...new Set(readingOrder(seen, fromRight).flatMap(({ at }) => owners[at] ?? []))];
};

const areNext = ({ inLine: one }: PositionedWord, { inLine: other }: PositionedWord): boolean =>
  one !== undefined && one.line === other?.line && one.place + 1 === other.place;

/** Letters that are drawn into those of the word before are a part of it, whatever stands between them. */
const joined = (word: PositionedWord, before: PositionedWord): PositionedWord => {
  const touches = hasLettersFromRight(word.text) && before.box.x <= rightOf(word.box) && before.box.x >= word.box.x;
  return touches && !word.glued ? { ...word, glued: true } : word;
};

/** Says of a word whether anything parts it from the one that is read before it: room of so many times its size. */
export const glued = (
  word: PositionedWord,
  before: PositionedWord | undefined,
  parting = GLUED_GAP_SIZES,
): PositionedWord => {
  const gap = before ? Math.max(before.box.x - rightOf(word.box), word.box.x - rightOf(before.box)) : Infinity;
  return { ...word, glued: gap < (CLOSING.test(word.text) ? GLUED_SIGN_SIZES : parting) * word.style.size };
};
