import { rightOf } from './text-boxes.js';
import type { PositionedWord } from './positioned-word.js';

const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const CLOSING = /^[.,:;!?)\]}\u00bb\u201d\u060c\u061b\u061f]+$/;
/** Of the letters' size: nothing parts words that are closer; signs are narrower than the room they take. */
const GLUED = 0.1;
const GLUED_SIGN = 0.25;

/**
 * The words of a line from right to left, in whatever order they were drawn; those in a script that runs the other way
 * keep their own order.
 */
export const fromTheRight = (words: readonly PositionedWord[]): readonly PositionedWord[] => {
  const runs: PositionedWord[][] = [];
  for (const word of words.toSorted((one, other) => rightOf(other.box) - rightOf(one.box))) {
    const run = runs.at(-1);
    if (run?.[0] && runsLeftToRight(run[0]) && runsLeftToRight(word)) run.unshift(word);
    else runs.push([word]);
  }
  const inOrder = runs.flat();
  const known = inOrder.every((word, at) => word === words[at]);
  return inOrder.map((word, at) => (known ? joined : glued)(word, inOrder[at - 1]));
};

/** The words of a line from left to right: those from right to left within it may be drawn from either side. */
export const withinFromTheRight = (words: readonly PositionedWord[]): readonly PositionedWord[] => {
  if (!words.some(({ text }) => RIGHT_TO_LEFT.test(text))) return words;
  const runs: PositionedWord[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const goesOn = run?.[0] && RIGHT_TO_LEFT.test(run[0].text) && RIGHT_TO_LEFT.test(word.text);
    if (goesOn) run.push(word);
    else runs.push([word]);
  }
  return runs.flatMap((run) => (run.length > 1 ? fromTheRight(run) : run));
};

/** Letters that are drawn into those of the word before are a part of it, whatever stands between them. */
const joined = (word: PositionedWord, before: PositionedWord | undefined): PositionedWord => {
  const touches = before !== undefined && RIGHT_TO_LEFT.test(word.text) && before.box.x <= rightOf(word.box);
  return touches && !word.glued ? { ...word, glued: true } : word;
};

const runsLeftToRight = ({ text }: PositionedWord): boolean => LEFT_TO_RIGHT.test(text);

const glued = (word: PositionedWord, before: PositionedWord | undefined): PositionedWord => {
  const gap = before ? Math.max(before.box.x - rightOf(word.box), word.box.x - rightOf(before.box)) : Infinity;
  return { ...word, glued: gap < (CLOSING.test(word.text) ? GLUED_SIGN : GLUED) * word.style.size };
};
