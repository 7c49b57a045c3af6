import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { requestList } from '../contracts/api/signature-requests.js';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { flawsOf, judgement } from '../house/conformance/signer-flaws.js';
import { pdfsig, VALID } from '../services/pdf/fixtures/sealed-pdfs.js';
import { widerThanPage } from './harness/accessibility.js';
import { openBrowserHouse, touch } from './harness/browser.js';
import { ofType, readLog } from './harness/event-log.js';
import { newMember } from './harness/members.js';
import { findProgram, runProgram } from './harness/other-programs.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { testInBrowser } from './harness/test-with.js';
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

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

/** Keeps a template with one role and one field to sign, and makes a link of it. @returns the link. */
const makeLink = async (owner: Page): Promise<string> => {
  await owner.goto(`${docket.address}/signature-requests`);
  await touch(owner);
  const { name, bytes } = await textPdf('waiver.pdf', 'waiver');
  await owner.locator('#pdf').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  await owner.locator('#person-1-name').fill('Somebody');
  await owner.getByRole('button', { name: 'Signature', exact: true }).click();
  await owner.getByRole('button', { name: 'Keep as a template' }).click();
  await owner.locator('#role-1').fill('Guest');
  await owner.getByRole('button', { name: 'Keep the template' }).click();
  await owner.getByText('Kept as a template').waitFor();
  await owner.getByRole('button', { name: 'Choose another PDF' }).click();
  await owner.getByRole('button', { name: 'One link for many people: waiver.pdf' }).click();
  await owner.getByLabel('Up to so many people (500 at most)').fill('2');
  await owner.getByRole('button', { name: 'Make the link' }).click();
  return (await owner.locator('[data-signing-link]').first().getAttribute('data-signing-link')) ?? '';
};

const begin = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Go to the document' }).click();
};

const sign = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign and finish' }).click();
  await page.getByText('Everybody has signed.').waitFor();
};

/** Every document that the owner has, as far as it is signed. */
const documentsOf = async (owner: Page): Promise<readonly Buffer[]> => {
  const { request } = owner.context();
  const list = await request.get(`${docket.address}/api/signature-requests`);
  const { requests } = requestList.parse(await list.json());
  return Promise.all(
    requests.map(async ({ id }) => (await request.get(`${docket.address}/api/signature-requests/${id}/file`)).body()),
  );
};

/** Says what pyHanko and pdfsig have against a document with one signature; those that are not here say nothing. */
const flawsIn = async (bytes: Buffer): Promise<readonly string[]> => {
  const flaws: string[] = [];
  if (findProgram('pdfsig') && !pdfsig(bytes).includes(VALID)) flaws.push('pdfsig');
  if ((await runProgram('python3', ['-c', 'import pyhanko.sign.validation'])).status !== 0) return flaws;
  const folder = await mkdtemp(join(tmpdir(), 'docket-judged-'));
  const path = join(folder, 'signed.pdf');
  await writeFile(path, bytes);
  const { output } = await runProgram('python3', ['house/conformance/judge-signatures.py', path]);
  await rm(folder, { recursive: true });
  const line = output.split('\n').find((one) => one.startsWith('{')) ?? '{"problem":"it said nothing"}';
  const unsigned = { signed: 0, byPyhanko: { signatures: [] }, byPdfsig: { valid: 0, isWhole: false } };
  const byPyhanko = judgement.parse(JSON.parse(line));
  return [...flaws, ...flawsOf(unsigned, { signed: 1, byPyhanko, byPdfsig: { valid: 1, isWhole: true } })];
};

// Requirement
describe('a link for many people', () => {
  testInBrowser(
    'is signed by two strangers, each a document of their own, and closed by its owner (chromium)',
    async () => {
      const owner = await newMember({ house, docket, provider });
      const link = await makeLink(owner);

      const tomas = await house.newPage({ ...PHONE, javaScriptEnabled: false });
      await tomas.goto(link);
      expect(await widerThanPage(tomas)).toEqual([]);
      await begin(tomas, 'Tomas Reyl');
      await tomas.getByText('For Tomas Reyl').waitFor();
      const own = tomas.url();
      await tomas.goto(link);
      expect(tomas.url()).toBe(own);

      const mary = await house.newPage();
      await mary.goto(link);
      const tab = await mary.context().newPage();
      await tab.goto(link);
      await begin(mary, 'Mary Lind');
      await begin(tab, 'Mary L.');
      await tab.getByText('For Mary Lind').waitFor();
      expect(tab.url()).toBe(mary.url());
      expect(mary.url()).not.toBe(own);

      const third = await house.newPage();
      await third.goto(link);
      await third.getByText('As many people as may have begun by this link.').first().waitFor();

      await sign(tomas);
      await owner.reload();
      await touch(owner);
      await owner.getByText('2 of 2 have begun').waitFor();
      await owner.getByText('1 have signed').waitFor();
      await owner.getByRole('button', { name: 'Close the link for many people: waiver.pdf' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Close the link' }).click();
      await owner.locator('[data-signing-link][data-status=closed]').waitFor();

      await sign(mary); // whoever has begun finishes all the same
      const log = await readLog(docket.dataDir);
      expect(ofType(log, 'SigningLinkUsed')).toHaveLength(2);
      expect(ofType(log, 'RequestBegunByLink').map(({ data }) => data.recipient)).toEqual([1, 1]);
      const documents = await documentsOf(owner);
      expect(documents).toHaveLength(2);
      for (const bytes of documents) expect(await flawsIn(bytes)).toEqual([]);
    },
  );

  testInBrowser('leads nowhere once its template is deleted (chromium)', async () => {
    const owner = await newMember({ house, docket, provider });
    const link = await makeLink(owner);
    await owner.getByRole('button', { name: 'Delete the template waiver.pdf' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await owner.getByRole('heading', { name: 'Your templates' }).waitFor({ state: 'detached' });
    const stranger = await house.newPage();
    await stranger.goto(link);
    await stranger.getByText('This link is closed.').waitFor();
    await owner.reload();
    await touch(owner);
    await owner.locator('[data-signing-link][data-status=without-template]').waitFor();
  });
});
