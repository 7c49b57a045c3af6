import type { PositionedWord } from './positioned-word.js';
import { rightOf, sharedHeight } from './text-boxes.js';

/** A large letter over the first lines of a text, with the sign that opens a quotation. */
const INITIAL = /^[\p{Ps}\p{Pi}"']?\p{Lu}$/u;
/** A drop cap is at least so many times as large as the letters beside it. */
const DROP_CAP_SIZE_FACTOR = 1.8;
/** A drop cap is no further from its text than so many times the size of its letters. */
const DROP_CAP_GAP_FACTOR = 1.2;
const LINES_MIN = 2;

/** The words of a page, initials that reach over several lines put together with the word that they begin. */
export const withDropCaps = (words: readonly PositionedWord[]): readonly PositionedWord[] => {
  const whole = new Map<PositionedWord, PositionedWord>();
  const gone = new Set<PositionedWord>();
  for (const initial of words) {
    if (!initial.upright || !INITIAL.test(initial.text)) continue;
    const rest = restOf(initial, words);
    if (!rest) continue;
    whole.set(rest, { ...rest, text: initial.text + rest.text });
    gone.add(initial);
  }
  if (gone.size === 0) return words;
  return words.filter((word) => !gone.has(word)).map((word) => whole.get(word) ?? word);
};

/** The word that follows in the first of the lines that begin beside it; undefined where it stands over no lines. */
const restOf = (initial: PositionedWord, words: readonly PositionedWord[]): PositionedWord | undefined => {
  const beside = words.filter((word) => isBeside(initial, word));
  const [first, ...others] = beside.toSorted((one, other) => one.baseline - other.baseline);
  if (!first || new Set(beside.map(({ baseline }) => Math.round(baseline))).size < LINES_MIN) return undefined;
  return /^\p{L}/u.test(first.text) &&
    others.every(({ box }) => Math.abs(box.x - first.box.x) < DROP_CAP_GAP_FACTOR * first.box.height)
    ? first
    : undefined;
};

const isBeside = (initial: PositionedWord, { box, style, upright }: PositionedWord): boolean => {
  const gap = box.x - rightOf(initial.box);
  const isNear = gap > -0.2 * style.size && gap < DROP_CAP_GAP_FACTOR * style.size;
  return (
    upright &&
    isNear &&
    initial.style.size >= DROP_CAP_SIZE_FACTOR * style.size &&
    sharedHeight(initial.box, box) > 0.4 * box.height
  );
};
