import { fromPromise } from 'xstate';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { changesIn, type Change } from './changes.js';
import { withoutStamps } from './stamps.js';
import { wordsOf, type Word } from './words.js';
import type { DiffAnswer, Texts } from './word-diff.worker.js';

/** What a comparison found. */
export interface Comparison {
  readonly changes: readonly Change[];
  /** Words that each side has: without any there is nothing to compare. */
  readonly words: readonly [before: number, after: number];
  /** What is left out of the changes: it is the same on each page, or counts up. */
  readonly stamps: readonly string[];
}

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
  const changes = changesIn(before, after, chunks);
  const texts = {
    before: { words: before, pageCount: input.before.pageCount },
    after: { words: after, pageCount: input.after.pageCount },
  };
  return { ...withoutStamps(changes, texts), words: [before.length, after.length] };
});
