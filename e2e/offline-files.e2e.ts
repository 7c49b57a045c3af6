import type { Page } from 'playwright-core';
import { openBrowserHouse } from './harness/browser.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { textPdf } from './samples/sample-files.js';

describe('the network goes away while files are chosen, in chromium', () => {
  const house = openBrowserHouse();
  let docket: SharedDocket;
  beforeAll(async () => {
    docket = await useSharedDocket();
  });
  afterAll(async () => {
    await house.close();
    await docket.dispose();
  });

  const openWithFile = async (path: string, input: string): Promise<Page> => {
    const page = await house.visit(docket.address + path);
    const { name, bytes } = await textPdf('lease.pdf', 'Rent');
    await page.setInputFiles(input, { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
    await page.getByText('lease.pdf').first().waitFor();
    return page;
  };

  testInBrowser('a link that is clicked then leaves the page and its file, and says why', async () => {
    const page = await openWithFile('/export', '#document');
    await page.context().setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Security', exact: true }).click();
    await page.getByText('You are offline').waitFor();
    expect(new URL(page.url()).pathname).toBe('/export');
    expect(await page.getByRole('main').getByText('lease.pdf').first().isVisible()).toBe(true);
  });

  testInBrowser('a part that is loaded then comes by itself when the network is back', async () => {
    const page = await openWithFile('/export', '#document');
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('button', { name: 'Find a tool' }).click();
    await page.getByText('You are offline').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    expect(await page.getByRole('main').getByText('lease.pdf').first().isVisible()).toBe(true);
  });

  testInBrowser('what shows a document is waited for, too, and so is a server that is down', async () => {
    const page = await house.visit(`${docket.address}/pdf-editor`);
    const input = page.locator('input[type=file]').first();
    await input.waitFor({ state: 'attached' });
    // The browser has a network all the while: a proxy answers for a server that is away, and no part of the page comes.
    await page.route('**/assets/**', (route) => route.abort('connectionrefused'));
    await page.route('**/robots.txt', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    const { name, bytes } = await textPdf('lease.pdf', 'Rent');
    await input.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
    await page.getByText('You are offline').waitFor();
    await page.getByRole('banner').getByRole('link').first().click();
    expect(new URL(page.url()).pathname).toBe('/pdf-editor');
    await page.unrouteAll();
    await page.getByText('lease.pdf').first().waitFor();
    await page.locator('[data-known=true]').waitFor();
  });

  testInBrowser.each([
    ['/', 'main canvas, main img[src^="blob:"]'],
    ['/pdf-editor', '[data-known=true]'],
  ])('pages of the first file, chosen on %s when the network has gone already, are drawn', async (path, drawn) => {
    const page = await house.visit(docket.address + path, { serviceWorkers: 'allow' });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    const { name, bytes } = await textPdf('lease.pdf', 'Rent');
    const input = page.locator('input[type=file]').first();
    await input.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
    await page.locator(drawn).first().waitFor();
  });
});
