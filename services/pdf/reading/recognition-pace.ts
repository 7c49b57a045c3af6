import { JOB_DEADLINE_MS } from '../../../contracts/limits.js';

/** Of the time a conversion may take, what recognition may: the rest is for what is made of it. */
export const RECOGNITION_MS = 0.75 * JOB_DEADLINE_MS;

/** So many pages tell how fast it goes; what they promise is off by some. */
const PAGES_TOLD = 6;
const DOUBT = 1.25;

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
  return elapsedMs > RECOGNITION_MS || (done >= PAGES_TOLD && expectedMs > DOUBT * RECOGNITION_MS);
};

/** About how many pages would have been read in time: the next lower ten, where there are as many. */
export const pagesInTime = ({ done, elapsedMs }: Pace): number => {
  const pages = Math.floor((RECOGNITION_MS * done) / Math.max(1, elapsedMs));
  return pages >= 20 ? pages - (pages % 10) : Math.max(1, pages);
};
