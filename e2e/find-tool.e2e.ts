import { violationsOn } from './harness/accessibility.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
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

describe('who looks for a tool, in chromium', () => {
  testInBrowser.each([
    ['/nowhere', 'combine', 'Merge'],
    ['/nowhere', 'shrink', 'Compress'],
    ['/nowhere', 'black out', 'Redact'],
  ])('at %s finds by “%s” the page “%s”', async (path, word, name) => {
    const page = await house.visit(docket.address + path);
    await page.getByPlaceholder('Find a tool or help').fill(word);
    expect(await page.getByRole('option').first().textContent()).toMatch(new RegExp(`^${name}`));
  });

  testInBrowser('finds it by a key and in the header, also before the app is there', async () => {
    const byKey = await house.newPage();
    await byKey.goto(`${docket.address}/security`);
    await byKey.keyboard.press('/');
    const dialog = byKey.getByRole('dialog', { name: 'Find a tool' });
    await dialog.getByPlaceholder('Find a tool or help').fill('password');
    await picture(byKey, 'page-find');
    expect(await violationsOn(byKey)).toEqual([]);
    await byKey.keyboard.press('Enter');
    await byKey.waitForURL(/\/tools\/pdf-(protect|unlock)$/);
    expect(await dialog.count()).toBe(0);
    const byClick = await house.newPage({ locale: 'de-DE' });
    await byClick.goto(`${docket.address}/de/tools/pdf-merge`);
    await byClick.getByRole('banner').getByRole('button', { name: 'Werkzeug suchen' }).click();
    await byClick.getByRole('combobox').fill('verkleinern');
    expect(await byClick.getByRole('option').first().textContent()).toMatch(/^Dieses PDF komprimieren/);
    await byClick.keyboard.press('Escape');
    await byClick.getByRole('dialog').waitFor({ state: 'detached' });
  });

  testInBrowser('has the palette on the home page, by the same key and the same button', async () => {
    const page = await house.visit(docket.address);
    for (const open of [() => page.keyboard.press('/'), () => page.getByTitle('Find a tool').click()]) {
      await open();
      await page.getByPlaceholder('Find a tool, a page or a recent file').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  testInBrowser('goes on in another language by the foot of a page', async () => {
    const page = await house.visit(`${docket.address}/tools/pdf-merge`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await page.waitForURL(/\/fr\/tools\/pdf-merge/);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });

  test('nothing is reported against the policy of the pages', () => {
    expect(house.complaints()).toEqual([]);
  });
});
