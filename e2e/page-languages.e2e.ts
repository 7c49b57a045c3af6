import { openBrowserHouse } from './harness/browser.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { textPdf } from './samples/sample-files.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

describe('a public page in another language, in chromium', () => {
  testInBrowser.each(['de-DE', 'ar'])('keeps the files that are chosen in a browser that speaks %s', async (locale) => {
    const page = await house.visit(`${docket.address}/tools/pdf-compress`, { locale });
    const { name, bytes } = await textPdf('one.pdf', 'One');
    await page.setInputFiles('#files', { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
    await page.getByText(/^1 PDF selected\./).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('[data-workbench]').waitFor();
    await page.getByText('one.pdf').first().waitFor();
  });

  testInBrowser('goes on in the language of its address, whatever the browser speaks', async () => {
    const page = await house.visit(`${docket.address}/fr/tools/pdf-merge`, { locale: 'en-US' });
    const { name, bytes } = await textPdf('un.pdf', 'Un');
    await page.setInputFiles('#files', { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.locator('[data-workbench]').waitFor();
    await page.getByRole('button', { name: 'Recommencer' }).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });

  testInBrowser('leads to itself in the language that its reader chooses', async () => {
    const page = await house.visit(`${docket.address}/help/auditors`);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { level: 1, name: 'Das Protokoll prüfen' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/de/help/auditors');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sicherheit', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Sicherheit und Datenschutz' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/de/security');
  });

  testInBrowser('says in its own language whether there is a price, before the app is there', async () => {
    const page = await house.newPage({ locale: 'en-US' }); // at rest: nobody touches it
    await page.goto(`${docket.address}/fr/pricing`);
    await page.getByText('Cette installation est gratuite').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['started'])).toBeUndefined();
  });

  testInBrowser('reports nothing against its own policy', () => {
    expect(house.complaints()).toEqual([]);
  });
});
