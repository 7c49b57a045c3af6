import type { Page } from 'playwright-core';
import { MB } from '../../contracts/byte-sizes.js';
import { openBrowserHouse } from '../harness/browser.js';
import type { Upload } from '../harness/http-client.js';
import { p50 } from '../../bench/report/format-numbers.js';
import { SIDE_BY_SIDE, startDocket } from '../harness/running-docket.js';
import { choose } from '../harness/visitor.js';
import { largePaper } from './large-papers.js';
import { paceActs } from './pace-acts.js';
import { waitedOn, watchPage } from './watch-page.js';

const VISITORS = 5;
/** A document of almost 25 MB, the most that is taken, on 300 pages, and one of very many pages. */
const papers = [
  { pages: 300, pictureBytes: (24 * MB) / 300 },
  { pages: 1000, pictureBytes: 0 },
];
const desktop = { viewport: { width: 1280, height: 800 } };

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const cells = (...texts: readonly (string | number)[]): string => `| ${texts.join(' | ')} |`;

/** Milliseconds from the choice of a file to its first page on the screen. */
const firstPage = async (page: Page, file: Upload): Promise<number> => {
  await page.evaluate(() => {
    addEventListener('change', () => performance.mark('chosen'), { capture: true, once: true });
    const look = (): void => {
      if (document.querySelector('[data-grid] img, [data-page="1"] canvas[width]')) performance.mark('shown');
      else requestAnimationFrame(look);
    };
    look();
  });
  await choose(page, [file]);
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  return page.evaluate(() => performance.measure('first page', 'chosen', 'shown').duration);
};

const docket = await startDocket({ settings: SIDE_BY_SIDE });
const house = openBrowserHouse();

/** The middle time of several visitors; the page of the last one stays open. */
const mode = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator('[aria-pressed]'));

/** Milliseconds from the press of Edit to the first page with its instruments, as the script of the page sees it. */
const editOpened = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    addEventListener('pointerdown', () => performance.mark('pressed'), { capture: true, once: true });
    const look = (): void => {
      const paper = document.querySelector('[data-mode=edit] [data-page="1"]');
      if (paper?.querySelector('canvas[width]') && paper.querySelector('[data-marks]')) performance.mark('editing');
      else requestAnimationFrame(look);
    };
    look();
  });
  await mode(page, 'Edit').click();
  await page.waitForFunction(() => performance.getEntriesByName('editing').length > 0);
  const waited = await page.evaluate(() => performance.measure('edit', 'pressed', 'editing').duration);
  await mode(page, 'Tools').click();
  return waited;
};

const openedBy = async (file: Upload): Promise<{ readonly page: Page; readonly first: number }> => {
  const waits: number[] = [];
  for (;;) {
    const page = await house.visit(docket.address, desktop);
    waits.push(await firstPage(page, file));
    if (waits.length === VISITORS) return { page, first: p50(waits) };
    await page.context().close();
  }
};

const printActs = async (page: Page): Promise<void> => {
  print(cells('what somebody does', 'slowest answer, ms', 'tasks over 50 ms', 'longest, ms'));
  print(cells('---', '---:', '---:', '---:'));
  await watchPage(page);
  for (const { name, act } of paceActs) {
    await act(page);
    const { interaction, tasks } = await waitedOn(page);
    print(cells(name, Math.round(interaction), tasks.length, Math.round(Math.max(0, ...tasks))));
  }
};

try {
  for (const { pages, pictureBytes } of papers) {
    const file = await largePaper(`paper-${pages}.pdf`, pages, pictureBytes);
    const { page, first } = await openedBy(file);
    const size = (file.bytes.length / MB).toFixed(1);
    print(`\n${pages} pages, ${size} MB: first page after ${Math.round(first)} ms (median of ${VISITORS} visitors)`);
    print(`Edit is open after ${Math.round(await editOpened(page))} ms\n`);
    await printActs(page);
    await page.context().close();
  }
} finally {
  await house.close();
  await docket.dispose();
}
