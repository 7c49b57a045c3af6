import type { Page } from 'playwright-core';
import { pageRoutes } from '../contracts/routes.js';
import { openBrowserHouse, touch } from './harness/browser.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
let docket: SharedDocket;
const said: string[] = [];

beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

const heardPage = async (): Promise<Page> => {
  const page = await house.newPage();
  page.on('console', (message) => {
    // The harness keeps service workers away, which says so where a page is open for long.
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${page.url()}: ${message.text()}`);
  });
  return page;
};

const TABS = 4;

/** All screens but that of a link, which says that there is no file behind it. */
const screens = pageRoutes.filter((path) => path !== '/s/:hash');

const publicPages = async (): Promise<readonly string[]> => {
  const sitemap = await (await fetch(`${docket.address}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
};

testInBrowser(
  'nothing is reported as an error in the console of a guest who opens each page and screen and does nothing',
  async () => {
    const paths = new Set([...screens, ...(await publicPages()).filter((path) => !/^\/[a-z]{2}\/./.test(path))]);
    expect(paths.size).toBeGreaterThan(50);
    const left = [...paths];
    const visitAll = async (): Promise<void> => {
      const page = await heardPage();
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        await page.goto(docket.address + path);
        await touch(page);
      }
    };
    await Promise.all(Array.from({ length: TABS }, visitAll));
    expect(said).toEqual([]);
  },
  300_000,
);
