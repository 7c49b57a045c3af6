import { useDeferredValue } from 'react';

/** More than are seen at once. */
const STEP_PAGES = 40;

/**
 * How many pages to lay out: at first those up to a while after the current one, then all of them, which the browser
 * may interrupt: a thousand at once would keep it from answering.
 */
export const usePagesInSteps = (pageCount: number, current: number): number => {
  const count = useDeferredValue(pageCount, Math.min(pageCount, current + STEP_PAGES));
  return Math.min(count, pageCount);
};
