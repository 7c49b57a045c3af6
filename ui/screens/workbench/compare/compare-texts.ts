import { fromPromise } from 'xstate';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { changesIn, pagesAlike, type Change } from '../../../../contracts/comparison/changes.js';
import { movesIn, type Move } from '../../../../contracts/comparison/moves.js';
import { withoutStamps, type ComparedText } from '../../../../contracts/comparison/stamps.js';
import type { Word } from '../../../../contracts/comparison/word.js';
import { wordsOf } from './words.js';
import type { DiffAnswer, Texts } from './word-diff.worker.js';

/** The result of a comparison. */
export interface Comparison {
  /** The first {@link CHANGES_MAX} of them. */
  readonly changes: readonly Change[];
  /** Changes beyond these, which are neither listed nor marked. */
  readonly unlisted: number;
  /** Which of the changes move words instead of taking them out or putting them in. */
  readonly moves: readonly Move[];
  /** Pages of each side that read the same, from 1. */
  readonly alike: readonly [before: readonly number[], after: readonly number[]];
  /** Words that each side has: without any there is nothing to compare. */
  readonly words: readonly [before: number, after: number];
  /** Text that is left out of the changes: it is the same on each page, or counts up. */
  readonly stamps: readonly string[];
}

/** A list of more can neither be read nor drawn in reasonable time; the report holds as many. */
export const CHANGES_MAX = 2000;

/** The changes between two texts as they are shown: without stamps, and not more than can be listed. */
export const comparisonOf = (
  changes: readonly Change[],
  [before, after]: readonly [before: ComparedText, after: ComparedText],
): Comparison => {
  const { changes: left, stamps } = withoutStamps(changes, { before, after });
  const shown = left.slice(0, CHANGES_MAX);
  return {
    changes: shown,
    unlisted: left.length - shown.length,
    moves: movesIn(shown),
    alike: [pagesAlike(left, 'before', before.pageCount), pagesAlike(left, 'after', after.pageCount)],
    stamps,
    words: [before.words.length, after.words.length],
  };
};

interface Pair {
  readonly before: PdfPages;
  readonly after: PdfPages;
}

const wordsIn = async (pdf: PdfPages, signal: AbortSignal): Promise<readonly Word[]> => {
  const words: Word[] = [];
  for (let page = 1; page <= pdf.pageCount; page += 1) {
    signal.throwIfAborted();
    words.push(...wordsOf(await pdf.text(page), page));
  }
  return words;
};

/** Compared in another thread: large texts take their time. */
const diffOf = (texts: Texts, signal: AbortSignal): Promise<DiffAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./word-diff.worker.ts', import.meta.url), { type: 'module' });
    const end = (): void => worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    worker.onmessage = ({ data }: MessageEvent<DiffAnswer>) => {
      end();
      resolve(data);
    };
    worker.onerror = () => {
      end();
      reject(new Error('The words cannot be compared'));
    };
    worker.postMessage(texts);
  });

const textsOf = (words: readonly Word[]): readonly string[] => words.map(({ text }) => text.normalize('NFKC'));

/** The words that differ between two PDFs. */
export const compareTexts = fromPromise<Comparison, Pair>(async ({ input, signal }) => {
  const before = await wordsIn(input.before, signal);
  const after = await wordsIn(input.after, signal);
  const chunks = await diffOf({ before: textsOf(before), after: textsOf(after) }, signal);
  if (!chunks) throw new Error('These files have too little in common to be compared word by word.');
  return comparisonOf(changesIn(before, after, chunks), [
    { words: before, pageCount: input.before.pageCount },
    { words: after, pageCount: input.after.pageCount },
  ]);
});
