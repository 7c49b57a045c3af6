import { JOB_DEADLINE_MS } from '../../../../contracts/limits.js';

/** Of the time a conversion may take, what recognition may: the rest is for what is made of it. */
export const RECOGNITION_MS = 0.75 * JOB_DEADLINE_MS;

/** Fewer pages don't tell how fast it goes. What more of them tell is in doubt too: with three it may be twice as fast, later hardly. */
const PAGES_TOLD = 3;
const DOUBT = 3;

/** How far the recognition of a document is. */
export interface Pace {
  readonly done: number;
  readonly total: number;
  readonly elapsedMs: number;
}

/** Whether the document won't be read in time; known early for one that is far too long. */
export const isTooSlow = ({ done, total, elapsedMs }: Pace): boolean => {
  if (done === total) return false;
  const expectedMs = (elapsedMs / done) * total;
  const isHopeless = done >= PAGES_TOLD && expectedMs > (1 + DOUBT / done) * RECOGNITION_MS;
  return isHopeless || elapsedMs > RECOGNITION_MS;
};

/** About how many pages would have been read in time: the next lower ten, where there are as many. */
export const pagesInTime = ({ done, elapsedMs }: Pace): number => {
  const pages = Math.floor((RECOGNITION_MS * done) / Math.max(1, elapsedMs));
  return pages >= 20 ? pages - (pages % 10) : Math.max(1, pages);
};
