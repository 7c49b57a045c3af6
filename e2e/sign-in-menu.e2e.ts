import type { BrowserContextOptions, Page } from 'playwright-core';
import { startAccountProvider } from '../gateway/fixtures/account-provider.js';
import { startOpenIdProvider } from '../gateway/fixtures/open-id-provider.js';
import { switchTo, tabTo, violationsOn, widerThanPage } from './harness/accessibility.js';
import { openBrowserHouse } from './harness/browser.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
let google: Awaited<ReturnType<typeof startAccountProvider>>;
let openId: Awaited<ReturnType<typeof startOpenIdProvider>>;
let docket: Docket;
beforeAll(async () => {
  google = await startAccountProvider();
  openId = await startOpenIdProvider();
  docket = await startDocket({ settings: { ...google.settings, ...openId.settings, OIDC_LABEL: 'Town Hall' } });
  openId.isReadyFor(docket.address);
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await google.stop();
  await openId.stop();
});

const phone = { viewport: { width: 390, height: 844 } };
const visit = (path = '/', options?: BrowserContextOptions) => house.visit(docket.address + path, options);
const button = (page: Page, within = 'header') => page.locator(within).getByRole('button', { name: 'Sign in' });
const menu = (page: Page) => page.getByRole('menu', { name: 'Sign in' });
const isGone = (page: Page) => menu(page).waitFor({ state: 'detached' });
const choicesIn = (page: Page) => menu(page).getByRole('menuitem').allTextContents();
const signedIn = (page: Page) => page.getByRole('button', { name: 'Logout' }).waitFor();
const hasFocus = async (page: Page, name: string): Promise<void> => {
  await page.locator(':focus').and(page.getByRole('menuitem', { name })).waitFor();
};

describe('signing in where there are two account providers, in chromium', () => {
  testInBrowser('is by the one that is picked', async () => {
    const page = await visit();
    await button(page).click();
    expect(await choicesIn(page)).toEqual(['Sign in with Google', 'Sign in with Town Hall']);
    google.isNow({ sub: 'ada', name: 'Ada of Google' });
    await menu(page).getByRole('menuitem', { name: 'Sign in with Google' }).click();
    await signedIn(page);
    await page.getByText('Ada of Google').waitFor();

    const other = await visit();
    await button(other).click();
    openId.isNow({ sub: 'ada', name: 'Ada of the town' });
    await menu(other).getByRole('menuitem', { name: 'Sign in with Town Hall' }).click();
    await signedIn(other);
    await other.getByText('Ada of the town').waitFor();
  });

  testInBrowser('leads a newcomer, whose page does not know of them yet, to the choice', async () => {
    const page = await house.newPage();
    await page.goto(docket.address);
    await page.locator('header').getByRole('link', { name: 'Sign in' }).dispatchEvent('click');
    await page.waitForURL('**/account');
    await button(page, 'main').click();
    expect(await choicesIn(page)).toHaveLength(2);
  });

  testInBrowser('is done by keyboard alone', async () => {
    const page = await visit();
    await tabTo(page, 'Sign in');
    await page.keyboard.press('Enter');
    await hasFocus(page, 'Sign in with Google');
    await page.keyboard.press('ArrowDown');
    await hasFocus(page, 'Sign in with Town Hall');
    openId.isNow({ sub: 'key', name: 'Kay Board' });
    await page.keyboard.press('Enter');
    await page.getByText('Kay Board').waitFor();
  });

  testInBrowser('is left by Escape, which gives the focus back, and by a click anywhere else', async () => {
    const page = await visit();
    await tabTo(page, 'Sign in');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await isGone(page);
    await button(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Space');
    await menu(page).waitFor();
    await page.mouse.click(600, 500);
    await isGone(page);
    expect(page.url()).toBe(`${docket.address}/`);
  });

  testInBrowser('suits everyone, and fits a phone', async () => {
    const page = await visit('/', phone);
    await button(page).click();
    await menu(page).waitFor();
    for (const scheme of ['light', 'dark'] as const) {
      await switchTo(page, scheme);
      expect(await violationsOn(page)).toEqual([]);
    }
    expect(await widerThanPage(page)).toEqual([]);
    const box = (await menu(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(phone.viewport.width);
    expect(house.complaints()).toEqual([]);
  });

  testInBrowser.each(['/admin', '/admin/audit', '/admin/installation', '/account'])(
    'is offered by %s to whoever is signed out',
    async (path) => {
      const page = await visit(path);
      await button(page, 'main').click();
      expect(await choicesIn(page)).toEqual(['Sign in with Google', 'Sign in with Town Hall']);
      await page.keyboard.press('Escape');
      await isGone(page);
    },
  );
});

describe('the menu of the header on a phone, in chromium', () => {
  testInBrowser('leads on, and closes by itself', async () => {
    const page = await visit('/', phone);
    const links = page.getByRole('menu', { name: 'Menu' });
    const open = page.getByRole('button', { name: 'Menu' });
    await open.click();
    await links.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await links.waitFor({ state: 'detached' });
    await open.click();
    await links.getByRole('menuitem', { name: 'Quiz questions', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Kahoot Quiz Generator' }).waitFor();
    await links.waitFor({ state: 'detached' });
    expect(house.complaints()).toEqual([]);
  });
});
