import type { Page } from 'playwright-core';
import { tabTo, violationsOn } from './harness/accessibility.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { findProgram, runProgram } from './harness/other-programs.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { until } from './harness/until.js';
import { textIn } from './harness/seen-by-others.js';
import { choose, chooseBy, downloadBy } from './harness/visitor.js';
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

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find a tool' });

const focusIsIn = (page: Page, region: string): Promise<boolean> =>
  page.evaluate((name) => Boolean(document.activeElement?.closest(`[data-region=${name}]`)), region);

const goTo = async (page: Page, region: string): Promise<void> => {
  for (let presses = 0; presses < 3 && !(await focusIsIn(page, region)); presses += 1) await page.keyboard.press('F6');
  expect(await focusIsIn(page, region)).toBe(true);
};

/** Looks for a tool by another word, and chooses the file that it asks for. */
const openToolOnFile = async (page: Page): Promise<void> => {
  await page.keyboard.press('/');
  await palette(page).waitFor();
  await page.keyboard.type('sideways');
  await palette(page)
    .getByRole('option', { name: /Rotate pages.*also called sideways/ })
    .waitFor();
  await picture(page, 'keyboard-palette-home');
  expect(await violationsOn(page)).toEqual([]);
  await chooseBy(page, () => page.keyboard.press('Enter'), [await textPdf('lease.pdf', 'Harbour House', 6)]);
  await page.getByRole('article').filter({ hasText: 'Your choice' }).getByText('Rotate pages').waitFor();
};

const selectPages = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'Page 6' }).waitFor();
  await goTo(page, 'document');
  for (const key of ['ArrowRight', 'Space', 'Shift+ArrowRight']) await page.keyboard.press(key);
  expect(await page.getByLabel('Pages', { exact: true }).first().inputValue()).toBe('2-3');
};

const findText = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+f');
  await page.keyboard.type('harbour house');
  await page.getByText('1 of 6', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('2 of 6', { exact: true }).waitFor();
  await page.locator('[data-page="2"] [data-hit=current]').waitFor();
  await picture(page, 'keyboard-find');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
};

const readShortcuts = async (page: Page): Promise<void> => {
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Shortcuts' });
  await dialog.getByText('Rotate the selected pages to the right').waitFor();
  await picture(page, 'keyboard-shortcuts');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
};

/** Two pages lie on their side, as another program reads the file. */
const expectTwoTurned = async (path: string): Promise<void> => {
  const qpdf = findProgram('qpdf');
  if (!qpdf) return;
  const { output } = await runProgram(qpdf, ['--json', '--json-key=qpdf', path]);
  expect([...output.matchAll(/"\/Rotate": 90/g)]).toHaveLength(2);
};

/** The result goes by another name, which its download has as well. */
const renameResult = async (page: Page): Promise<void> => {
  await tabTo(page, 'Edit file name');
  await page.keyboard.press('Enter');
  await until('the field for the name has the focus', () =>
    page.evaluate(() => document.activeElement instanceof HTMLInputElement),
  );
  await page.keyboard.press('Control+a');
  await page.keyboard.type('turned.pdf');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Result' }).getByText('turned.pdf').waitFor();
};

const shareResult = async (page: Page): Promise<void> => {
  await tabTo(page, 'Copy Link');
  await page.keyboard.press('Enter');
  await until('the link is on the clipboard', async () =>
    /\/s\/[\w-]{32}$/.test(await page.evaluate(() => navigator.clipboard.readText())),
  );
};

describe('a visitor without a mouse in chromium', () => {
  testInBrowser(
    'finds a tool, chooses a file, selects pages, finds text, runs the tool, renames the result, takes and shares it',
    async () => {
      const permissions = ['clipboard-read', 'clipboard-write'];
      const page = await house.visit(docket.address, { permissions });
      await openToolOnFile(page);
      await selectPages(page);
      await findText(page);
      await readShortcuts(page);
      await page.keyboard.press('Control+Enter');
      await page.getByRole('region', { name: 'Result' }).getByText('lease_rotated.pdf').waitFor({ timeout: 60_000 });
      await goTo(page, 'tools');
      await renameResult(page);
      const download = page.getByRole('link', { name: /^Download/ });
      const taken = await downloadBy(page, async () => {
        await until('Tab leads to the download', async () => {
          await page.keyboard.press('Tab');
          return download.first().evaluate((link) => link === document.activeElement);
        });
        await page.keyboard.press('Enter');
      });
      expect(taken.name).toBe('turned.pdf');
      await expectTwoTurned(taken.path);
      await shareResult(page);
      expect(house.complaints()).toEqual([]);
    },
  );

  testInBrowser('moves a page among the others, step by step, and goes back a version', async () => {
    const page = await house.visit(docket.address);
    await choose(page, [await textPdf('lease.pdf', 'Lease', 5)]);
    await page.getByRole('checkbox', { name: 'Page 5' }).waitFor();
    await goTo(page, 'document');
    for (const key of ['ArrowRight', 'Space', 'Alt+ArrowRight']) await page.keyboard.press(key);
    const chosen = page.getByLabel('Pages', { exact: true }).first();
    await until('the page is the third', async () => (await chosen.inputValue()) === '3');
    const isIdle = () => page.getByRole('button', { name: 'Rotate right' }).isEnabled();
    await until('the next tool can run', isIdle);
    await goTo(page, 'document');
    await page.keyboard.press('Alt+ArrowRight');
    await until('the page is the fourth', async () => (await chosen.inputValue()) === '4');
    const { path } = await downloadBy(page, () =>
      page
        .getByRole('region', { name: 'Result' })
        .getByRole('link', { name: /^Download/ })
        .click(),
    );
    const numbers = [...((await textIn(path)) ?? 'page 1 page 3 page 4 page 2 page 5').matchAll(/page (\d)/g)];
    expect(numbers.map(([, number]) => number)).toEqual(['1', '3', '4', '2', '5']);
    await goTo(page, 'document');
    await page.keyboard.press('Control+z');
    await page.getByRole('list', { name: 'Versions' }).getByRole('button', { pressed: true }).nth(0).waitFor();
    expect(
      await page.getByRole('list', { name: 'Versions' }).getByRole('button').nth(1).getAttribute('aria-pressed'),
    ).toBe('true');
    expect(house.complaints()).toEqual([]);
  });
});
