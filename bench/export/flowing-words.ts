import type { DocxParagraph } from './docx-text.js';
import { wordsIn } from './same-words.js';

/** Words on either side of the end of a line that tell it from others. */
const CONTEXT_WORDS = 2;

/** The ends of lines in a text, each as the words around it. */
export const lineEndsIn = (text: string): ReadonlySet<string> => {
  const lines = text
    .split('\n')
    .map(wordsIn)
    .filter((words) => words.length > 0);
  return new Set(
    lines.slice(1).flatMap((next, at) => {
      const before = lines[at] ?? [];
      return before.length < CONTEXT_WORDS
        ? []
        : [[...before.slice(-CONTEXT_WORDS), ...next.slice(0, CONTEXT_WORDS)].join(' ')];
    }),
  );
};

/** The words of paragraphs that run on over the end of a line that was printed, without a break there. */
export const flowingWords = (paragraphs: readonly DocxParagraph[], ends: ReadonlySet<string>): string[] =>
  paragraphs
    .filter(({ stands }) => stands !== 'in a box')
    .flatMap(({ text }) => text.split(/[\n\t]/).map(wordsIn))
    .filter((words) => runsOver(words, ends))
    .flat();

const runsOver = (words: readonly string[], ends: ReadonlySet<string>): boolean =>
  words.some((_, at) => {
    const around = words.slice(at, at + 2 * CONTEXT_WORDS);
    return around.some((__, cut) => ends.has(around.slice(0, around.length - cut).join(' ')));
  });

/** The share of the expected words that stand among the found ones in their order: the longest common subsequence. */
export const shareInSequence = (expected: readonly string[], wordsRead: readonly string[]): number => {
  if (expected.length === 0) return 1;
  let before = new Uint32Array(wordsRead.length + 1);
  for (const word of expected) {
    const row = new Uint32Array(wordsRead.length + 1);
    for (let at = 0; at < wordsRead.length; at += 1)
      row[at + 1] = wordsRead[at] === word ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, row[at] ?? 0);
    before = row;
  }
  return (before[wordsRead.length] ?? 0) / expected.length;
};
