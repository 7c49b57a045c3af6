import type { BrowserContextOptions, Page } from 'playwright-core';
import { tabTo } from './harness/accessibility.js';
import { openBrowserHouse } from './harness/browser.js';
import { openClient, type Upload } from './harness/http-client.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testLooks, type Look } from './harness/looks.js';
import { photoPdf, textPdf } from './samples/sample-files.js';
import { choose, chooseBy, drop, showFiles, successBox, suggestion } from './harness/visitor.js';
import { testInBrowser } from './harness/test-with.js';

const LONG_NAME = `${'a-very-long-name-without-any-place-to-break_'.repeat(4)}.pdf`;

const house = openBrowserHouse();
let docket: SharedDocket;
let one: Upload;
let three: readonly Upload[];
beforeAll(async () => {
  docket = await useSharedDocket();
  one = await textPdf(LONG_NAME, 'one');
  three = [one, await textPdf('two.pdf', 'two'), await textPdf('three.pdf', 'three')];
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
});

/** Keeps the only worker busy until it is told to stop. */
const occupyWorker = async (): Promise<() => Promise<void>> => {
  const somebody = openClient(docket.address);
  const long = await photoPdf('long.pdf', 45);
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.push((await somebody.accepted('pdf-compress', [long])).id);
  return async () => {
    for (const id of ids) await somebody.cancel(id); // refused where it has ended meanwhile
  };
};

const lookAtHome = async (page: Page, look: Look): Promise<string> => {
  await look(page, 'home-empty');
  await choose(page, [one]);
  await (await suggestion(page, 'pdf-compress', 1)).waitFor();
  await look(page, 'home-one-pdf');
  await showFiles(page);
  await page.getByRole('button', { name: 'Start Over' }).click();
  await drop(page, three);
  const merge = await suggestion(page, 'pdf-merge', 3);
  await look(page, 'home-three-pdfs');

  const release = await occupyWorker();
  await merge.click();
  await page.getByText('Processing Files').waitFor();
  const box = successBox(page);
  // It goes by itself after a few seconds, which a look may take; as long as it is in somebody's hands, it stays.
  const held = box.address().then(async (address) => {
    await box.link.focus();
    return address;
  });
  await look(page, 'home-processing');
  await release();
  const address = await held;
  await look(page, 'home-success');
  return address;
};

/** Goes through everything that a visitor and a recipient come to see, and looks at each. */
const walkThrough = async (options: BrowserContextOptions, look: Look): Promise<void> => {
  const address = await lookAtHome(await house.visit(docket.address, options), look);
  const recipient = await house.visit(address, options);
  await recipient
    .getByRole('link', { name: /^Download / })
    .first()
    .waitFor();
  await recipient.getByText('Signed', { exact: true }).waitFor();
  await look(recipient, 'share-page');
  // The page without scripts forbids all of them, axe's too.
  await look(await house.visit(address.replace('/s/', '/api/share/'), { ...options, bypassCSP: true }), 'share-plain');
  await look(await house.visit(`${docket.address}/s/${'x'.repeat(32)}`, options), 'share-dead');
  await look(await house.visit(`${docket.address}/nowhere`, options), 'not-found');
};

describe('all pages in chromium', () => testLooks(9, walkThrough));

describe('a visitor without a mouse, in chromium', () => {
  testInBrowser('chooses, starts and copies the link by keyboard', async () => {
    const page = await house.visit(docket.address, { permissions: ['clipboard-read', 'clipboard-write'] });
    await tabTo(page, 'Choose File(s)');
    await chooseBy(page, () => page.keyboard.press('Enter'), [one]);
    await suggestion(page, 'pdf-compress', 1);
    await tabTo(page, 'Compress PDF');
    await page.keyboard.press('Enter');
    const address = await successBox(page).address();
    await tabTo(page, 'Copy');
    await page.keyboard.press('Enter');
    await page.getByText('Link copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });
});
