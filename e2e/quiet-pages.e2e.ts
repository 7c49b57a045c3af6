import type { Page } from 'playwright-core';
import { pageRoutes } from '../contracts/routes.js';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { openBrowserHouse, touch } from './harness/browser.js';
import { startDocket, useSharedDocket, type Docket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { until } from './harness/until.js';
import { fetchAlone } from './harness/own-connection.js';

const house = openBrowserHouse();
let docket: SharedDocket;
let provider: AccountProvider;
/** It knows an administrator. */
let own: Docket;
const said: string[] = [];

beforeAll(async () => {
  docket = await useSharedDocket();
  provider = await startAccountProvider();
  own = await startDocket({ settings: { ...provider.settings, ADMIN_EMAILS: 'root@example.com' } });
});
afterAll(async () => {
  await house.close();
  await Promise.all([docket.dispose(), own.dispose(), provider.stop()]);
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
  const sitemap = await (await fetchAlone(`${docket.address}/sitemap.xml`)).text();
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

const ROUTE = /\/assets\/[\w-]+\.route-[^/]*\.js$/;
/** The app asks this as it starts. */
const QUESTIONS = ['/api/auth/me', '/api/capabilities'];

/** The part of a screen that its page was drawn with comes only when the site has told who is there and what it can do. */
const answersBeforeRoutes = async (page: Page): Promise<void> => {
  let asked: Promise<unknown>[] = [];
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      asked = [];
      visits += 1;
    }
    if (QUESTIONS.includes(new URL(request.url()).pathname)) asked.push(request.response());
  });
  await page.route(
    (url) => ROUTE.test(url.pathname),
    async (route) => {
      const visit = visits;
      try {
        await until('the app has asked', () => asked.length > 0);
        await Promise.all(asked);
        await page.evaluate(() => new Promise(requestAnimationFrame)); // what was answered has been drawn
        await route.continue();
      } catch (error) {
        if (visit === visits) throw error; // otherwise the page, which had fetched it ahead, was left meanwhile
      }
    },
  );
};

/** The screens that are drawn ahead, home in a language of its own, and a page of each other kind. */
const drawnPages = [
  '/',
  '/de',
  '/summarization',
  '/kahoot-quiz',
  '/export',
  '/translate',
  '/pdf-editor',
  '/account',
  '/tools/pdf-merge',
  '/pricing',
];

testInBrowser(
  'a page that was drawn ahead is taken over as it was drawn, whoever has come and whatever is known by then',
  async () => {
    const visit = async (page: Page): Promise<void> => {
      await answersBeforeRoutes(page);
      for (const path of drawnPages) {
        await page.goto(own.address + path);
        await touch(page);
      }
    };
    provider.isNow({ sub: 'root', name: 'root', email: 'root@example.com', email_verified: true });
    const administrator = await house.visit(own.address);
    await administrator.getByRole('link', { name: 'Sign in' }).click();
    await administrator.getByRole('link', { name: 'Admin', exact: true }).waitFor();
    const away = { locale: 'de-DE', timezoneId: 'Pacific/Kiritimati', colorScheme: 'dark' } as const;
    await Promise.all([visit(await house.newPage()), visit(await house.newPage(away)), visit(administrator)]);
    expect(house.complaints()).toEqual([]);
  },
);
