import type { Page } from 'playwright-core';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { keptSignaturesReply } from '../contracts/api/kept-signatures.js';
import { violationsOn } from './harness/accessibility.js';
import { openBrowserHouse, picture } from './harness/browser.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
import { choose } from './harness/visitor.js';
import { textPdf } from './samples/sample-files.js';

const house = openBrowserHouse();
let provider: AccountProvider;
let docket: Docket;
beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: provider.settings });
});
afterAll(async () => {
  await house.close();
  await docket.dispose();
  await provider.stop();
});

const signIn = async (page: Page, name: string): Promise<void> => {
  provider.isNow({ sub: name, name, email: `${name}@example.com`, email_verified: true });
  await page.goto(`${docket.address}/api/auth/google`);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
};

const signedIn = async (name: string): Promise<Page> => {
  const page = await house.visit(docket.address);
  await signIn(page, name);
  return page;
};

const panelOf = (page: Page) => page.getByRole('region', { name: 'Edit' });
const signatures = (page: Page) => panelOf(page).getByRole('img', { name: /^Signature \d+$/ });

/** Takes the instrument that signs, on the document that is open. */
const takeSigning = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit', exact: true }).and(page.locator('[aria-pressed]')).click();
  const instruments = page.getByRole('toolbar', { name: 'Instruments' });
  await instruments.getByRole('button', { name: 'Signature', exact: true }).click();
  await panelOf(page).getByRole('button', { name: 'New signature' }).waitFor();
};

/** The same on a document of its own. */
const openSigning = async (page: Page): Promise<void> => {
  await choose(page, [await textPdf('lease.pdf', 'Lease')]);
  await takeSigning(page);
};

const typeSignature = async (page: Page, text: string, keeping: string): Promise<void> => {
  await panelOf(page).getByRole('button', { name: 'New signature' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(keeping).waitFor();
  await dialog.getByRole('button', { name: 'Type', exact: true }).click();
  await dialog.getByLabel('Type your signature').fill(text);
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Those that the account of whoever is signed in there keeps. */
const inAccount = async (page: Page) => {
  const reply = await page.request.get(`${docket.address}/api/account/signatures`);
  return keptSignaturesReply.parse(await reply.json()).signatures;
};

describe('signatures that an account keeps, in chromium', () => {
  testInBrowser('follow their member from browser to browser, and are nobody else’s', async () => {
    const desk = await house.visit(docket.address);
    await openSigning(desk);
    await typeSignature(desk, 'Ada before', 'Keep it in this browser');
    await signatures(desk).first().waitFor();

    await signIn(desk, 'ada');
    await takeSigning(desk);
    const offer = panelOf(desk).getByRole('button', { name: 'Keep them in my account' });
    await offer.waitFor();
    expect(await inAccount(desk)).toEqual([]);
    await picture(desk, 'account-signatures-offer');
    expect(await violationsOn(desk)).toEqual([]);
    await offer.press('Enter');
    await offer.waitFor({ state: 'detached' });
    await typeSignature(desk, 'Ada', 'Keep it in my account');
    await signatures(desk).nth(1).waitFor();
    expect(await inAccount(desk)).toHaveLength(2);

    const other = await signedIn('ada');
    await openSigning(other);
    await signatures(other).nth(1).waitFor();
    await picture(other, 'account-signatures-kept');
    await panelOf(other).getByRole('button', { name: 'Remove signature 2' }).click();
    await signatures(other).nth(1).waitFor({ state: 'detached' });
    await desk.reload();
    await takeSigning(desk);
    await signatures(desk).first().waitFor();
    expect(await signatures(desk).count()).toBe(1);

    const stranger = await signedIn('eve');
    await openSigning(stranger);
    expect(await inAccount(stranger)).toEqual([]);
    expect(await signatures(stranger).count()).toBe(0);
    const [own] = await inAccount(desk);
    const taken = await stranger.request.delete(`${docket.address}/api/account/signatures/${own?.id}`);
    expect([taken.status(), await inAccount(desk)]).toEqual([404, [own]]);

    await desk.getByRole('button', { name: 'Logout' }).click();
    await desk.getByRole('link', { name: 'Sign in' }).waitFor();
    await openSigning(desk);
    expect(await signatures(desk).count()).toBe(0);
    for (const page of [desk, other, stranger]) await page.close();
  });

  testInBrowser('are told when they cannot be read or kept, and the signature in hand is not lost', async () => {
    const page = await signedIn('grace');
    const calls = '**/api/account/signatures';
    await page.route(calls, (route) => route.abort());
    await openSigning(page);
    await panelOf(page).getByRole('alert').waitFor();
    await panelOf(page).getByRole('button', { name: 'New signature' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Type', exact: true }).click();
    await dialog.getByLabel('Type your signature').fill('Grace');
    await dialog.getByRole('button', { name: 'Use it' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByLabel('Type your signature').inputValue()).toBe('Grace');
    await page.unroute(calls);
    await dialog.getByRole('button', { name: 'Use it' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await inAccount(page)).toHaveLength(1);
    await page.close();
  });
});
