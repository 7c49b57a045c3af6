import type { Page } from 'playwright-core';
import { widerThanPage } from './harness/accessibility.js';
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

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const openLease = async (page: Page): Promise<void> => {
  const { name, bytes } = await textPdf('lease.pdf', 'Rent', 3);
  await page.setInputFiles('#files', { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  await page.locator('[data-workbench]').waitFor();
};

/** Names controls that a finger cannot hit well. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pressed = document.querySelectorAll('button, summary, [role=menuitem], header a, .compare a');
    return [...pressed]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('.absolute, .sr-only'))
      .map((one) => ({
        name: one.textContent || one.ariaLabel,
        box: (one.querySelector(':scope > span.absolute') ?? one).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
  });

describe('what is pressed by a finger', () => {
  testInBrowser('is at least 44 pixels wide and high on pages and menus, in chromium', async () => {
    for (const path of ['/', '/security', '/tools/pdf-merge', '/translate', '/kahoot-quiz', '/nowhere']) {
      const page = await house.visit(docket.address + path, phone);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([path, await smallTargets(page)]).toEqual([path, []]);
      expect([path, await widerThanPage(page)]).toEqual([path, []]);
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('menuitem', { name: 'Merge' }).waitFor();
      expect([path, await smallTargets(page)]).toEqual([path, []]);
    }
    const narrow = await house.visit(docket.address, { ...phone, viewport: { width: 320, height: 640 } });
    expect([await smallTargets(narrow), await widerThanPage(narrow)]).toEqual([[], []]);
    const tablet = await house.visit(docket.address, { ...phone, viewport: { width: 1100, height: 800 } });
    await tablet.getByRole('button', { name: 'Tools' }).tap();
    await tablet.getByRole('link', { name: 'Merge' }).first().waitFor();
    expect(await smallTargets(tablet)).toEqual([]);
  });

  testInBrowser(
    'is as large with a result, on its link, and between two files; a result goes to other apps',
    async () => {
      const page = await house.newPage(phone);
      await page.addInitScript(() => {
        Object.assign(navigator, {
          canShare: () => true,
          share: (data: ShareData) => {
            document.documentElement.dataset['sent'] = data.files?.[0]?.name ?? data.url ?? '';
            return Promise.resolve();
          },
        });
      });
      await page.goto(docket.address);
      await openLease(page);
      await page.getByRole('button', { name: 'Compress PDF' }).tap();
      const result = page.getByRole('region', { name: 'Result' });
      await result.getByText('lease_compressed.pdf').waitFor({ timeout: 60_000 });
      expect(await smallTargets(page)).toEqual([]);
      await result.getByRole('button', { name: 'Send to …' }).tap();
      expect(await page.evaluate(() => document.documentElement.dataset['sent'])).toMatch(
        /^lease_compressed\.pdf$|\/s\//,
      );
      const download = await result.getByRole('link', { name: /^Download/ }).getAttribute('href');
      const recipient = await house.visit(`${docket.address}/s/${download?.split('/').at(-1) ?? ''}`, phone);
      await recipient.getByRole('button', { name: 'Copy Link' }).waitFor();
      expect(await smallTargets(recipient)).toEqual([]);

      const both = await house.visit(docket.address, phone);
      const files = [await textPdf('draft.pdf', 'Rent 1', 1), await textPdf('final.pdf', 'Rent 2', 1)];
      await both.setInputFiles(
        '#files',
        files.map(({ name, bytes }) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })),
      );
      await both.getByRole('button', { name: 'Document', exact: true }).tap();
      await both.getByRole('button', { name: 'Compare', exact: true }).tap();
      await both.getByRole('heading', { name: 'Compare', exact: true }).waitFor();
      expect(await smallTargets(both)).toEqual([]);
    },
  );
});
