import { boxAround, rightOf, sharedWidth } from './text-boxes.js';
import type { Box } from './document-model.js';
import type { PositionedWord } from './positioned-word.js';
import { glued, inReadingOrder, isFromTheRight } from './right-to-left.js';

/** Words of one line without a wide gap: a line of text, or the text of a table's cell. */
export interface Fragment {
  /** In reading order. */
  readonly words: readonly PositionedWord[];
  readonly box: Box;
  readonly baseline: number;
  /** The size of its letters, in points. */
  readonly size: number;
  readonly rtl: boolean;
  /** It begins an item of a list, its marker first. */
  readonly item?: boolean;
}

/** A gap wider than so many times the letters' size may part two columns. */
const COLUMN_GAP_FACTOR = 1.1;
/** Words drawn in another order are joined over less; more where lines run from the right, which are often drawn so. */
const CLOSE_GAP_FACTOR = 0.5;
const SCATTERED_GAP_FACTOR = 0.9;
const OVERLAP_SHARE = 0.6;
const RAISED_SHARE = 0.55;
/** Letters that stand side by side overlap by less, in sizes. */
const OVERLAP_SIZES_MAX = 0.15;
/** Between letters there is less, in sizes, and between words there is more. */
const PARTING_GAP_OF_SIZE = 0.15;
/** No line of text has more. */
const WORDS_IN_LINE = 200;

/** The upright words of a page as fragments, in the order of its content. */
export const fragmentsOf = (words: readonly PositionedWord[]): Fragment[] => {
  const groups: PositionedWord[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isNext(last, word)) group.push(word);
    else groups.push([word]);
  }
  return merged(groups.map(fragmentOf));
};

export const fragmentOf = (words: readonly PositionedWord[]): Fragment => {
  const rtl = isFromTheRight(words);
  const largest = words.reduce((best, word) => (word.style.size > best.style.size ? word : best));
  return {
    words: inReadingOrder(words, rtl),
    box: boxAround(words.map(({ box }) => box)),
    baseline: largest.baseline,
    size: largest.style.size,
    rtl,
  };
};

const isNext = (last: PositionedWord, word: PositionedWord): boolean => {
  const size = Math.max(last.style.size, word.style.size);
  const gap = Math.max(word.box.x - rightOf(last.box), last.box.x - rightOf(word.box));
  return (
    Math.abs(word.baseline - last.baseline) < RAISED_SHARE * size &&
    gap < COLUMN_GAP_FACTOR * size &&
    gap > -OVERLAP_SHARE * size
  );
};

/** Words drawn in another order stand side by side all the same. */
const merged = (fragments: readonly Fragment[]): Fragment[] => {
  const rows = fragments.toSorted((one, other) => one.baseline - other.baseline || one.box.x - other.box.x);
  const taken = new Set<Fragment>();
  const result = new Map<Fragment, Fragment>();
  for (const [at, fragment] of rows.entries()) {
    if (taken.has(fragment)) continue;
    let whole = fragment;
    for (let next = at + 1; next < rows.length; next += 1) {
      const other = rows[next];
      if (!other || other.baseline - fragment.baseline > 0.2 * fragment.size) break;
      if (taken.has(other)) continue;
      if (areSideBySide(whole, other)) whole = sideBySide([whole, other]);
      else if (isInGaps(whole, other)) whole = fragmentOf(bySide([...whole.words, ...other.words]));
      else continue;
      taken.add(other);
    }
    result.set(fragment, whole);
  }
  return fragments.flatMap((fragment) => result.get(fragment) ?? []);
};

const areSideBySide = (one: Fragment, other: Fragment): boolean => {
  const gap = Math.max(other.box.x - rightOf(one.box), one.box.x - rightOf(other.box));
  const size = Math.max(one.size, other.size);
  const room = one.rtl || other.rtl ? SCATTERED_GAP_FACTOR : CLOSE_GAP_FACTOR;
  return gap < room * size && gap > -OVERLAP_SHARE * size;
};

/** Whether each of two leaves room for the words of the other: signs that a font lacks are often drawn after the rest. */
const isInGaps = (one: Fragment, other: Fragment): boolean => {
  if (sharedWidth(one.box, other.box) <= 0 || one.words.length + other.words.length > WORDS_IN_LINE) return false;
  const words = [...one.words, ...other.words].toSorted(fromLeft);
  return words.every(
    ({ box, style }, at) => at === 0 || roomBetween(words[at - 1]?.box ?? box, box) > -OVERLAP_SIZES_MAX * style.size,
  );
};

const roomBetween = (left: Box, right: Box): number => right.x - rightOf(left);

const fromLeft = (one: PositionedWord, other: PositionedWord): number => one.box.x - other.box.x;

/** From the left, each joined to what now stands before it. */
const bySide = (words: readonly PositionedWord[]): PositionedWord[] => {
  const inOrder = words.toSorted(fromLeft);
  return inOrder.map((word, at) => glued(word, inOrder[at - 1], PARTING_GAP_OF_SIZE));
};

/** Fragments of one line as one, from the side where the line begins. */
export const sideBySide = (fragments: readonly Fragment[]): Fragment => {
  const rtl = fragments.filter((fragment) => fragment.rtl).length * 2 > fragments.length;
  const inOrder = fragments.toSorted((one, other) => (rtl ? other.box.x - one.box.x : one.box.x - other.box.x));
  return fragmentOf(inOrder.flatMap(({ words }, at) => (rtl ? words : joinedTo(inOrder[at - 1], words))));
};

const joinedTo = (before: Fragment | undefined, words: readonly PositionedWord[]): readonly PositionedWord[] => {
  const [first, ...rest] = words;
  return before && first ? [glued(first, before.words.at(-1), PARTING_GAP_OF_SIZE), ...rest] : words;
};
