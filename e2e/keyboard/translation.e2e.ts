import { FAKE_KEY, startFakeProvider, type FakeProvider } from '../../services/ai/fixtures/fake-provider.js';
import { openBrowserHouse } from '../harness/browser.js';
import { startDocket, type Docket } from '../harness/running-docket.js';
import { textIn } from '../harness/seen-by-others.js';
import { testInBrowser } from '../harness/test-with.js';
import { chooseBy } from '../harness/visitor.js';
import { textPdf } from '../samples/sample-files.js';
import { download, focused, press, reach } from './by-keyboard.js';
import { keepsFocus } from './visible-focus.js';

const house = openBrowserHouse();
let provider: FakeProvider;
let docket: Docket;
beforeAll(async () => {
  provider = await startFakeProvider();
  docket = await startDocket({ settings: { OPENAI_API_KEY: FAKE_KEY, OPENAI_BASE_URL: provider.baseUrl } });
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await provider.close();
});

describe('a visitor without a mouse, in chromium', () => {
  testInBrowser('has a PDF translated, breaks it off, starts again, and takes the translation', async () => {
    const page = await house.visit(`${docket.address}/translate`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const file = await textPdf('lease.pdf', 'The rent is 31,200 euros a year', 2);
    await chooseBy(page, () => press(page.locator('input[type=file]'), 'Space'), [file]);
    await page.getByText(/^Detected language/).waitFor();
    await keepsFocus(page);
    await reach(page.getByLabel('Translate to'));
    await page.keyboard.type('Span');
    await reach(page.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await page.getByRole('radio', { name: /^Same pages/, checked: true }).waitFor();

    await page.route('**/api/translate', () => undefined, { times: 1 });
    await press(button('Translate Document'));
    await focused(page, button('Cancel'));
    await page.keyboard.press('Enter');
    await button('Translate Document').waitFor();
    await keepsFocus(page);

    const { name, path } = await download(page, button('Translate Document'));
    expect(name).toMatch(/^lease.*\.pdf$/);
    expect((await textIn(path)) ?? 'rent, if pdftotext were here').toMatch(/\S/);
    await focused(page, button('Download again'));
    await keepsFocus(page);
    expect((await download(page, button('Download again'))).name).toBe(name);
    expect(house.complaints()).toEqual([]);
  });
});
