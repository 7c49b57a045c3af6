import { drawn, openBrowserHouse } from './harness/browser.js';
import { ofType, readLog } from './harness/event-log.js';
import { openClient } from './harness/http-client.js';
import { testLooks } from './harness/looks.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { until } from './harness/until.js';
import { downloadBy } from './harness/visitor.js';
import { textPdf } from './samples/sample-files.js';

const house = openBrowserHouse();
let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

/** A finished file, and how often its link was seen. */
const share = async () => {
  const guest = openClient(docket.address);
  const { shareHash } = await guest.accepted('pdf-compress', [await textPdf('rent & co.pdf', 'Rent', 3)]);
  await guest.finished(shareHash);
  const views = async (): Promise<number> =>
    ofType(await readLog(docket.dataDir), 'ShareLinkViewed').filter(({ data: { hash } }) => hash === shareHash).length;
  return { address: `${docket.address}/s/${shareHash}`, views };
};

/** Keeps from a page every script but the small one that decides its colours. */
const WITHOUT_APP = '**/assets/*.js';

testInBrowser('a shared file is seen, named and downloaded before the app is there', async () => {
  const { address } = await share();
  const page = await house.newPage();
  await page.route(WITHOUT_APP, (route) => route.abort());
  await page.goto(address);
  await page.getByRole('heading', { name: 'rent & co_compressed.pdf', level: 1 }).waitFor();
  await drawn(page.getByRole('img', { name: 'First page of rent & co_compressed.pdf' }));
  await page.getByText('This link will expire in 28 days').waitFor();
  const download = page.getByRole('link', { name: /^Download / });
  expect((await downloadBy(page, () => download.click())).name).toBe('rent & co_compressed.pdf');
});

testInBrowser('neither name nor picture leaves the page when the app takes it over', async () => {
  const { address } = await share();
  const page = await house.newPage();
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = (): void => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      const paper = document.querySelector('main [aria-label=Document] :is(img, canvas)');
      if (document.querySelector('main')) seen.add(`${heading}, ${paper ? 'a page' : 'no page'}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { framesSeen: seen });
  });
  await page.goto(address);
  await page.getByRole('region', { name: 'Pages of the document' }).waitFor();
  const frames = await page.evaluate(() => [...(window as unknown as { framesSeen: Set<string> }).framesSeen]);
  expect(frames).toEqual(['rent & co_compressed.pdf, a page']);
});

testInBrowser('a visit is one view, though the file came with the page', async () => {
  const { address, views } = await share();
  expect(await views()).toBe(0);
  const page = await house.visit(address);
  await page.getByRole('region', { name: 'Pages of the document' }).waitFor();
  await until('it is counted', async () => (await views()) > 0);
  expect(await views()).toBe(1);
});

testInBrowser('nothing shown by these pages complained', async () => {
  expect(house.complaints().filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

describe('a shared file before the app is there, in chromium', () => {
  testLooks(1, async (options, look) => {
    const { address } = await share();
    const page = await house.newPage(options);
    await page.route(WITHOUT_APP, (route) => route.abort());
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, 'shared-first');
  });
});
