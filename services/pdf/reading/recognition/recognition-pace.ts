import { JOB_DEADLINE_MS } from '../../../../contracts/limits.js';
import { RECOGNISED_PAGE_CPU_SECONDS, WALL_MOST_SECONDS } from '../../../../contracts/tools/time-limits.js';

/** Recognition may take this share of the time of a conversion: the rest is for what is made of it. */
const RECOGNITION_TIME_SHARE = 0.75;

/** Milliseconds that each thread may work on so many pages. */
export const recognitionMs = ({ total, atOnce }: Pick<Pace, 'total' | 'atOnce'>): number =>
  RECOGNITION_TIME_SHARE *
  Math.min(JOB_DEADLINE_MS + (1000 * RECOGNISED_PAGE_CPU_SECONDS * total) / atOnce, 1000 * WALL_MOST_SECONDS);

/** Fewer pages don't tell how fast it goes. What more of them tell is in doubt too: with three it may be twice as fast, later hardly. */
const PAGES_TOLD = 3;
const DOUBT_FACTOR = 3;

/** How far the recognition of a document is. */
export interface Pace {
  readonly done: number;
  readonly total: number;
  readonly elapsedMs: number;
  /** Pages at the same time. */
  readonly atOnce: number;
}

/** Whether the document won't be read in time; known early for one that is far too long. */
export const isTooSlow = ({ done, total, elapsedMs, atOnce }: Pace): boolean => {
  if (done === total) return false;
  const limitMs = recognitionMs({ total, atOnce });
  const expectedMs = (elapsedMs / done) * total;
  const isHopeless = done >= PAGES_TOLD && expectedMs > (1 + DOUBT_FACTOR / done) * limitMs;
  return isHopeless || elapsedMs > limitMs;
};

/** About how many pages would have been read in time: the next lower ten, where there are as many. */
export const pagesInTime = ({ done, total, elapsedMs, atOnce }: Pace): number => {
  const pages = Math.floor((recognitionMs({ total, atOnce }) * done) / Math.max(1, elapsedMs));
  return pages >= 20 ? pages - (pages % 10) : Math.max(1, pages);
};
