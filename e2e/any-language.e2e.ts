import type { Page } from 'playwright-core';
import { catalogue as arabic } from '../words/ar.po';
import type { Text } from '../contracts/texts/text-catalogue.js';
import { wording, type Spoken, type TextValues } from '../contracts/texts/wording.js';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { widerThanPage } from './harness/accessibility.js';
import { openBrowserHouse } from './harness/browser.js';
import type { Upload } from './harness/http-client.js';
import { testLooks, type Look } from './harness/looks.js';
import { pseudoLanguage, replaceGerman } from './pages/pseudo-language.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { chooseBy } from './harness/visitor.js';
import { textPdf } from './samples/sample-files.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse();
let provider: AccountProvider;
let docket: Docket;
let lease: Upload;
beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: provider.settings });
  lease = await textPdf('lease.pdf', 'Rent', 3);
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await provider.stop();
});

const STATES = 8;

const chooseLease = (page: Page, button: string): Promise<void> =>
  chooseBy(page, () => page.getByText(button, { exact: true }).click(), [lease]);

/** Walks through everything that somebody with an account comes by, in a language that is chosen already. */
const walkThrough = async (page: Page, spoken: Spoken, look: Look): Promise<void> => {
  const { language } = spoken;
  const said = (text: Text, values?: TextValues): string => wording(spoken, text, values);
  provider.isNow({ sub: `speaks-${language}`, name: 'Ada' });
  await page.goto(`${docket.address}/api/auth/google`);
  await page.getByText(said('What you convert appears here.')).waitFor();
  await look(page, `${language}-home`);

  await chooseLease(page, said('Choose File(s)'));
  const start = page
    .getByRole('article')
    .getByRole('button', { name: said('Compress PDF'), exact: true })
    .first();
  await start.waitFor();
  await look(page, `${language}-workbench`);
  await start.click();
  const link = page.getByRole('link', { name: /\/s\/[\w-]{32}$/ });
  const address = (await link.getAttribute('href', { timeout: 60_000 }))!;
  await link.focus(); // as long as it is in somebody's hands, it stays
  await look(page, `${language}-result`);

  await page.goto(address);
  await page
    .getByRole('button', { name: said('Copy Link') })
    .first()
    .waitFor();
  await look(page, `${language}-share-page`);
  await page.goto(`${docket.address}/conversions`);
  await page.getByRole('checkbox').first().check();
  await look(page, `${language}-conversions`);
  await page.goto(`${docket.address}/account`);
  await page.getByText(said('This browser')).waitFor();
  await look(page, `${language}-account`);
  await page.goto(`${docket.address}/pdf-editor`);
  await page.getByText(said('Choose a PDF'), { exact: true }).waitFor();
  await look(page, `${language}-editor-empty`);
  await chooseLease(page, said('Choose a PDF'));
  await page.locator('[data-known=true]').waitFor();
  await look(page, `${language}-editor`);
};

describe('the screens in Arabic, in chromium', () => {
  testLooks(STATES, async (visitor, look) => {
    const page = await house.visit(`${docket.address}/?lang=ar`, visitor);
    await walkThrough(page, { language: 'ar', catalogue: arabic }, async (shown, state) => {
      const marked = await shown.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
      expect([state, ...marked]).toEqual([state, 'ar', 'rtl']);
      await look(shown, state);
    });
  });
});

describe('the screens in a language whose words are 40 percent longer, in chromium', () => {
  testInBrowser(
    'are no wider than small phones',
    async () => {
      const page = await house.visit(docket.address);
      await replaceGerman(page);
      await page.goto(`${docket.address}/?lang=de`);
      // The language is chosen by the app, which may come after the page has been loaded.
      await page.getByText(wording(pseudoLanguage, 'Choose File(s)'), { exact: true }).waitFor();
      const tooWide: Record<string, readonly string[]> = {};
      await walkThrough(page, pseudoLanguage, async (shown, state) => {
        for (const width of [320, 390]) {
          await shown.setViewportSize({ width, height: 640 });
          tooWide[`${state}-${width}`] = await widerThanPage(shown);
        }
        await shown.setViewportSize({ width: 390, height: 844 });
      });
      expect(Object.entries(tooWide).filter(([, elements]) => elements.length > 0)).toEqual([]);
      expect(Object.keys(tooWide)).toHaveLength(STATES * 2);
      expect(house.complaints()).toEqual([]);
    },
    240_000,
  );
});
