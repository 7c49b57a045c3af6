import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { holdUp, openBrowserHouse } from './harness/browser.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';

/** The page as it is seen once the press was heard. */
interface FirstPress {
  readonly path: string;
  /** The label of the control. */
  readonly says: string;
  readonly seen: string;
}

const THEME = 'Theme: same as system. Switch to light';

/** The header is the same on every page around which there is one; it comes to life before and apart from the screen. */
const inHeader: readonly FirstPress[] = [
  { path: '/', says: 'Language', seen: '[role=menuitem]:has-text("Deutsch")' },
  { path: '/account', says: THEME, seen: 'html[data-choice=light]' },
  { path: '/pricing', says: 'Menu', seen: '[role=menu] [role=menuitem]' },
];

const inScreens: readonly FirstPress[] = [
  { path: '/', says: 'Find a tool', seen: 'dialog[open] [role=combobox]' },
  { path: '/kahoot-quiz', says: 'Generate Kahoot Quiz', seen: '[role=alert]:has-text("No files selected")' },
  { path: '/export', says: 'Export to Word', seen: '[role=alert]:has-text("No file selected")' },
  { path: '/pdf-editor', says: 'Sign PDF', seen: '[role=alert]:has-text("No file selected")' },
  { path: '/pdf-editor', says: THEME, seen: 'html[data-choice=light]' },
  { path: '/pdf-editor', says: 'Redact', seen: '[role=tab][aria-selected=true]:has-text("Redact")' },
  { path: '/pdf-editor', says: 'Detect', seen: '[role=tab][aria-selected=true]:has-text("Detect")' },
  { path: '/pdf-editor', says: 'Type', seen: '[aria-pressed=true]:has-text("Type")' },
  { path: '/pdf-editor', says: 'Upload', seen: '[aria-pressed=true]:has-text("Upload")' },
];

/** They are chosen already, or there is nothing that they could clear. */
const withoutEffect = ['E-Sign', 'Draw', 'Clear'];

const screens = ['/', '/summarization', '/kahoot-quiz', '/export', '/translate', '/pdf-editor', '/account', '/nowhere'];

const app = /<html[^>]* data-app="(?<path>[^"]+)"/.exec(
  readFileSync(join(import.meta.dirname, '../dist/ui/index.html'), 'utf8'),
)?.groups?.['path'];

const phone = { hasTouch: true, viewport: { width: 390, height: 800 } };

const buttonsOf = (page: Page) => page.locator('button:not([popovertarget]):not(:disabled)').filter({ visible: true });

describe('the first press on a page, before the app is there, in chromium', () => {
  const house = openBrowserHouse();
  let docket: SharedDocket;
  beforeAll(async () => {
    docket = await useSharedDocket();
  });
  afterAll(async () => {
    await house.close();
    await docket.dispose();
  });

  /** A page whose app comes only when the returned function is called. */
  const openBeforeApp = async (path: string) => {
    const page = await house.newPage(phone);
    const letAppCome = await holdUp(page, ({ pathname }) => pathname === app);
    await page.goto(docket.address + path, { waitUntil: 'domcontentloaded' });
    return { page, letAppCome };
  };

  const buttonOn = (page: Page, says: string) => buttonsOf(page).filter({ hasText: new RegExp(`^${says}`) });

  testInBrowser.each([...inHeader, ...inScreens])('by touch is done: $says, on $path', async ({ path, says, seen }) => {
    const { page, letAppCome } = await openBeforeApp(path);
    const address = page.url();
    await buttonOn(page, says).last().tap();
    letAppCome();
    await page.locator(seen).first().waitFor();
    expect(page.url()).toBe(address);
  });

  testInBrowser.each(['/export', '/kahoot-quiz'])('by Enter in a field is done, on %s', async (path) => {
    const { page, letAppCome } = await openBeforeApp(path);
    const field = page.locator('main form input:not([type=file])').first();
    // oxlint-disable-next-line typescript/no-deprecated -- until it is the default: no page comes before the app
    await field.press('Enter', { noWaitAfter: true });
    letAppCome();
    await page.getByRole('alert').getByText('selected').first().waitFor();
    expect(page.url()).toBe(docket.address + path);
  });

  testInBrowser('is done once, however often it is made, and each control has its turn', async () => {
    const { page, letAppCome } = await openBeforeApp('/pdf-editor');
    for (const says of [THEME, THEME, 'Redact']) await buttonOn(page, says).last().tap();
    letAppCome();
    await page.locator('[role=tab][aria-selected=true]:has-text("Redact")').waitFor();
    expect(await page.locator('html').getAttribute('data-choice')).toBe('light');
  });

  testInBrowser('has been tried for every button that the build draws', async () => {
    const page = await house.newPage({ ...phone, javaScriptEnabled: false });
    const tried = new Set([...inHeader, ...inScreens].map(({ says }) => says).concat(withoutEffect));
    for (const path of screens) {
      await page.goto(docket.address + path);
      const texts = await buttonsOf(page).allTextContents();
      const missing = texts
        .map((text) => text.trim())
        .filter((text) => ![...tried].some((says) => text.startsWith(says)));
      expect({ path, missing }).toEqual({ path, missing: [] });
    }
  });
});
