import type { Page } from 'playwright-core';
import { openBrowserHouse } from './harness/browser.js';
import { ofType, readLog } from './harness/event-log.js';
import type { Upload } from './harness/http-client.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { until } from './harness/until.js';
import { choose, suggestion } from './harness/visitor.js';
import { photoPdf, textPdf } from './samples/sample-files.js';

const house = openBrowserHouse();
let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const openPage = async (): Promise<Page> => {
  const page = await house.visit(docket.address);
  page.on('dialog', (dialog) => void dialog.accept()); // it is asked whether the page is to be left
  return page;
};

const compress = async (page: Page): Promise<void> => (await suggestion(page, 'pdf-compress', 1)).click();
const isIn = (page: Page, state: string) => page.locator(`main[data-state^="${state}"]`).waitFor({ timeout: 60_000 });
const result = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Result' }).getByText(name).waitFor({ timeout: 60_000 });
const rows = (page: Page, state: string) => page.locator(`[data-batch-row=${state}]`);

const timesConverted = async (files: readonly Upload[]): Promise<readonly number[]> => {
  const asked = ofType(await readLog(docket.dataDir), 'ConversionRequested');
  return files.map(({ name }) => asked.filter(({ data }) => data.files[0]?.name === name).length);
};

/** Waits until the database has the chosen files: they are no sight of the page. */
const areKept = (page: Page): Promise<void> =>
  until('the files are kept', () =>
    page.evaluate(async () => {
      const all = await indexedDB.databases();
      if (all.every(({ name }) => name !== 'keyval-store')) return false;
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => resolve(opening.result);
      });
      const count = await new Promise<number>((resolve) => {
        const counting = database.transaction('keyval').objectStore('keyval').count();
        counting.onsuccess = () => resolve(counting.result);
      });
      database.close();
      return count > 0;
    }),
  );

/** Keeps what the page sends to be converted from arriving, all but the first few. @returns what lets it through */
const holdBack = async (page: Page, free: number): Promise<() => Promise<void>> => {
  const held: (() => Promise<void>)[] = [];
  let isOpen = false;
  let count = 0;
  await page.route('**/api/convert', async (route) => {
    count += 1;
    if (isOpen || count <= free) await route.continue();
    else held.push(() => route.continue());
  });
  return async () => {
    isOpen = true;
    for (const letGo of held) await letGo();
  };
};

describe('the record of a tab, in chromium', () => {
  testInBrowser('brings the work back from every state that a page can be loaded again in', async () => {
    const page = await openPage();
    const file = await photoPdf('kept-states.pdf', 12);
    await page.reload();
    await isIn(page, 'empty');
    await choose(page, [file]);
    await isIn(page, 'choosing');
    await areKept(page);
    await page.reload();
    await isIn(page, 'choosing');

    await page.getByRole('button', { name: 'Arrange pages' }).first().click();
    await isIn(page, 'arranging');
    await page.reload();
    await isIn(page, 'choosing');

    await holdBack(page, 0);
    await compress(page);
    await isIn(page, 'uploading');
    await page.reload();
    await isIn(page, 'choosing');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(await timesConverted([file])).toEqual([0]);

    await compress(page);
    await isIn(page, 'converting');
    await page.reload();
    await result(page, 'kept-states_compressed.pdf');
    await page.reload();
    await result(page, 'kept-states_compressed.pdf');
    expect(await timesConverted([file])).toEqual([1]);
    expect(house.complaints()).toEqual([]);
    await page.close();
  });

  testInBrowser('is read in the form that it had before records had versions; a newer one starts empty', async () => {
    const page = await openPage();
    await choose(page, [await textPdf('old-record.pdf', 'old')]);
    await compress(page);
    await result(page, 'old-record_compressed.pdf');
    await page.evaluate(async () => {
      const { name, results } = JSON.parse(sessionStorage.getItem('docket.workbench') ?? '') as Record<string, unknown>;
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => resolve(opening.result);
      });
      await new Promise<void>((resolve) => {
        const store = database.transaction('keyval', 'readwrite').objectStore('keyval');
        const reading = store.get(String(name)) as IDBRequest<object>;
        reading.onsuccess = () => {
          const writing = store.put({ ...reading.result, made: JSON.stringify(results) }, String(name));
          writing.onsuccess = () => resolve();
        };
      });
      database.close();
      sessionStorage.setItem('docket.workbench', String(name));
    });
    await page.reload();
    await result(page, 'old-record_compressed.pdf');
    await page.evaluate(() => sessionStorage.setItem('docket.workbench', '{"version":3,"name":"tab-1","parts":[]}'));
    await page.reload();
    await isIn(page, 'empty');
    expect(house.complaints()).toEqual([]);
    await page.close();
  });

  testInBrowser('belongs to one of two tabs: the copy follows a batch, and sends nothing of it again', async () => {
    const page = await openPage();
    const names = ['first', 'second', 'third', 'fourth'].map((name) => `${name}-of-two-tabs.pdf`);
    const files = await Promise.all(names.map((name) => textPdf(name, name)));
    const letGo = await holdBack(page, 1);
    await choose(page, files);
    await page.getByRole('button', { name: /^Compress 4 files(?!:)/ }).click();
    await rows(page, 'done').first().waitFor();

    const [copy] = await Promise.all([page.context().waitForEvent('page'), page.evaluate(() => void window.open('/'))]);
    await rows(copy, 'done').first().waitFor();
    await rows(copy, 'stopped').nth(2).waitFor();
    await copy.reload();
    await rows(copy, 'stopped').nth(2).waitFor();
    await letGo();
    await rows(page, 'done').nth(3).waitFor();
    await copy.getByRole('button', { name: 'Clear All' }).click();
    await isIn(copy, 'empty');
    await page.reload();
    await rows(page, 'done').nth(3).waitFor();
    await until('all are converted', async () => (await timesConverted(files)).every((times) => times > 0));
    expect(await timesConverted(files)).toEqual([1, 1, 1, 1]);
    await page.close();
  });
});
