import type { Page } from 'playwright-core';

/** The waiting of somebody at a page since it was last asked; in milliseconds. */
export interface Waited {
  /** From the longest of what was clicked, tapped or typed to the picture after it. @see https://www.w3.org/TR/event-timing/ */
  readonly interaction: number;
  /** Work of the page without a break while it could not answer. @see https://www.w3.org/TR/longtasks-1/ */
  readonly tasks: readonly number[];
}

declare global {
  interface Window {
    docketWaited?: { interactions: number[]; tasks: number[] };
  }
}

/** Notes from now on what the page takes to answer. */
export const watchPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const waited = { interactions: [] as number[], tasks: [] as number[] };
    window.docketWaited = waited;
    const observe = (list: number[], options: PerformanceObserverInit & { durationThreshold?: number }): void => {
      const observer = new PerformanceObserver((entries) => {
        list.push(...entries.getEntries().map(({ duration }) => duration));
      });
      observer.observe(options);
    };
    observe(waited.interactions, { type: 'event', durationThreshold: 16 });
    observe(waited.tasks, { type: 'longtask' });
  });

/** Told once the page is at rest. */
export const waitedOn = async (page: Page): Promise<Waited> => {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
  return page.evaluate(() => {
    const { interactions = [], tasks = [] } = window.docketWaited ?? {};
    const measured = { interaction: Math.max(0, ...interactions), tasks: [...tasks] };
    interactions.length = 0;
    tasks.length = 0;
    return measured;
  });
};
