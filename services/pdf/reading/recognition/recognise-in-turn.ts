import PQueue from 'p-queue';
import { Refusal } from '../../../../contracts/errors.js';
import type { Recogniser } from '../../engines/tesseract/recogniser.js';
import type { JobProgress } from '../../../platform/jobs/job.js';
import { isTooSlow, pagesInTime } from './recognition-pace.js';

/** How the pages of a document are gone through. */
interface Turn {
  /** The name of the document, for messages. */
  readonly name: string;
  /** Pages at the same time. */
  readonly atOnce: number;
  readonly report: (progress: JobProgress) => void;
  /** Milliseconds of a processor that were worked so far. */
  readonly workedMs: () => number;
  /** Milliseconds of some clock; what each thread has worked unless given. */
  readonly clock?: (() => number) | undefined;
}

/** The way in which an engine goes through pages; without one, they are only looked at. */
export const turnOf = (engine: Recogniser | undefined): Pick<Turn, 'atOnce' | 'workedMs'> =>
  engine ?? { atOnce: 1, workedMs: () => 0 };

/** Told before a page. */
interface Step<T> {
  readonly of: (page: T) => string;
  readonly recognise: (page: T) => Promise<void>;
}

/**
 * Recognises pages, each as soon as there is room for one more; the first one alone, because it tells the language of
 * the others.
 *
 * @throws Refusal `recognition.too-slow` as soon as it is clear that there are more than can be read in time.
 */
export const recogniseInTurn = async <T>(pages: readonly T[], step: Step<T>, turn: Turn): Promise<void> => {
  // Not by the clock on the wall: a job that gives way to others takes longer and works no more.
  const { name, atOnce, report, clock = () => turn.workedMs() / atOnce } = turn;
  const total = pages.length;
  const start = clock();
  const [first, ...others] = pages;
  let done = 0;
  const next = async (page: T): Promise<void> => {
    report({ done, total, step: step.of(page), pagesToRecognise: total });
    await step.recognise(page);
    done += 1;
    const pace = { done, total, elapsedMs: clock() - start, atOnce };
    if (isTooSlow(pace)) throw new Refusal('recognition.too-slow', { name, count: total, limit: pagesInTime(pace) });
  };
  if (first !== undefined) await next(first);
  const queue = new PQueue({ concurrency: atOnce });
  const orStop = (error: unknown): never => {
    queue.clear(); // no further page is begun
    throw error;
  };
  await queue.addAll(others.map((page) => () => next(page).catch(orStop)));
};
