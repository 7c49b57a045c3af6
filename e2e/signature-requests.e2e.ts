import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { widerThanPage } from './harness/accessibility.js';
import { openBrowserHouse, touch } from './harness/browser.js';
import { openClient } from './harness/http-client.js';
import { ofType, readLog } from './harness/event-log.js';
import { findProgram } from './harness/other-programs.js';
import { useSharedDocket, type SharedDocket } from './harness/running-docket.js';
import { testInBrowser, testWith } from './harness/test-with.js';
import { answerOf, textOf } from '../services/pdf/fixtures/reference-programs.js';
import { pdfsig, VALID } from '../services/pdf/fixtures/sealed-pdfs.js';
import { handedOn, sentRequest } from '../contracts/api/signature-requests.js';
import { textPdf } from './samples/sample-files.js';
import { fetchAlone } from './harness/own-connection.js';

const house = openBrowserHouse();
let docket: SharedDocket;
beforeAll(async () => {
  docket = await useSharedDocket();
});
afterAll(() => house.close());

const verifier = (await import(new URL('../deploy/verify-proof.mjs', import.meta.url).href)) as {
  check(proof: object, given: { file: Uint8Array }): string[];
};

const box = { x: 60, y: 300, width: 170, height: 48 };

/** A request to these people, who sign in this order. @returns whoever asks, and the links. */
const asked = (...orders: readonly number[]) => askedFor({}, ...orders);
const askedFor = async (change: { readonly mayHandOn?: true }, ...orders: readonly number[]) => {
  const sender = openClient(docket.address);
  const form = new FormData();
  const recipients = orders.map((order, index) => ({ name: `Signer ${index + 1}`, order }));
  const fields = orders.map((_, index) => ({
    recipient: index + 1,
    kind: 'signature',
    page: 1,
    box: { ...box, y: box.y + index * 80 },
  }));
  form.append('request', JSON.stringify({ recipients, fields, ...change }));
  const { name, bytes } = await textPdf('lease.pdf', 'lease');
  form.append('files', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), name);
  const reply = await sender.call('/api/signature-requests', { method: 'POST', body: form });
  expect(reply.status).toBe(200);
  const { id, links } = sentRequest.parse(await reply.json());
  const file = async () => Buffer.from(await (await sender.call(`/api/signature-requests/${id}/file`)).arrayBuffer());
  return { sender, id, links: links.map(({ link }) => link), file };
};

const sign = (link: string, change: Readonly<Record<string, string>> = {}) =>
  fetchAlone(link, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ signature: 'Ada', consent: 'yes', ...change }),
  });
const codeOf = async (reply: Response): Promise<string | undefined> =>
  ((await reply.json()) as { readonly code?: string }).code;

// Requirement
describe('a signature request', () => {
  testWith(findProgram('pdfsig'))('is signed by two at the same moment, and both are valid (pdfsig)', async () => {
    const { links, file } = await asked(1, 1);
    const replies = await Promise.all(links.map((link) => sign(link)));
    expect(replies.map(({ status }) => status)).toEqual([303, 303]);
    expect(pdfsig(await file()).split(VALID)).toHaveLength(3);
  });

  // Requirement
  test('says by name why a link signs nothing: not its turn, used, withdrawn, never there', async () => {
    const { sender, id, links } = await asked(1, 2);
    const [first = '', second = ''] = links;
    expect(await codeOf(await sign(second))).toBe('signature-request.not-your-turn');
    expect(await codeOf(await sign(first, { consent: '' }))).toBe('signature-request.incomplete');
    expect((await sign(first)).status).toBe(303);
    expect(await codeOf(await sign(first))).toBe('signature-request.signed');
    const early = await sender.call(`/api/signature-requests/${id}/file`, { method: 'DELETE' });
    expect(await codeOf(early)).toBe('signature-request.still-open');
    expect((await sender.call(`/api/signature-requests/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await codeOf(await sign(second))).toBe('signature-request.cancelled');
    const wrong = `${second.slice(0, -4)}AAAA`;
    expect(await codeOf(await sign(wrong))).toBe('signature-request.not-found');
  });

  testWith(findProgram('pdfsig'))('is handed on, and signed by whoever has it then alone (pdfsig)', async () => {
    const { links, file, sender, id } = await askedFor({ mayHandOn: true }, 1);
    const [first = ''] = links;
    const handOn = (link: string, body: Readonly<Record<string, string>>) =>
      fetchAlone(`${link}/hand-on`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams(body),
      });
    expect(await codeOf(await handOn(first, { name: ' ' }))).toBe('request.invalid');
    const { link } = handedOn.parse(await (await handOn(first, { name: 'Mary' })).json());
    expect(await codeOf(await sign(first))).toBe('signature-request.handed-on');
    expect(await codeOf(await handOn(first, { name: 'Eve' }))).toBe('signature-request.handed-on');
    const again = await sender.call(`/api/signature-requests/${id}/recipients/1/remind`, { method: 'POST' });
    expect(await again.json()).toEqual({ link });
    expect((await sign(link ?? '', { signature: 'Mary' })).status).toBe(303);
    expect(pdfsig(await file())).toMatch(VALID);
    expect(await codeOf(await handOn(link ?? '', { name: 'Eve' }))).toBe('signature-request.signed');
    const other = await asked(1);
    expect(await codeOf(await handOn(other.links[0] ?? '', { name: 'Mary' }))).toBe(
      'signature-request.may-not-hand-on',
    );
  });

  // Requirement
  testWith(findProgram('qpdf'))(
    'has an audit page whose proof holds for the signed document alone (qpdf)',
    async () => {
      const { sender, id, links, file } = await asked(1, 2);
      for (const link of links) expect((await sign(link)).status).toBe(303);
      const audit = await sender.call(`/api/signature-requests/${id}/audit`, { headers: { 'accept-language': 'ar' } });
      expect([audit.status, audit.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const page = Buffer.from(await audit.arrayBuffer());
      const signed = await file();
      const sha256 = createHash('sha256').update(signed).digest('hex');
      expect(textOf(page).replaceAll(/\s/g, '')).toContain(sha256);
      const proof = JSON.parse(answerOf('qpdf', page, '--show-attachment=proof.json', 'FILE')) as object;
      const facts = verifier.check(proof, { file: signed });
      expect(facts.join('\n')).toMatch(
        /RecipientSigned \(recipient 1\)[^]*RecipientSigned \(recipient 2\)[^]*RequestCompleted/,
      );
      expect(facts.at(-1)).toBe('The file is this document.');
      expect(() => verifier.check(proof, { file: page })).toThrow('the file is not the document');
      expect((await sender.call(`/api/signature-requests/${id}/file`, { method: 'DELETE' })).status).toBe(200);
      expect((await fetchAlone(`${links[1]}/file`)).status).toBe(410);
      expect(await codeOf(await sender.call(`/api/signature-requests/${id}/file`))).toBe('signature-request.file-gone');
      const later = (await (await sender.call(`/api/signature-requests/${id}/proof`)).json()) as object;
      expect(verifier.check(later, { file: signed }).join('\n')).toContain('RequestFilesDeleted');
    },
  );

  test('is nobody else’s: another visitor sees, fetches and withdraws nothing', async () => {
    const { id } = await asked(1);
    const stranger = openClient(docket.address);
    const list = (await (await stranger.call('/api/signature-requests')).json()) as { readonly requests: unknown[] };
    expect(list.requests).toEqual([]);
    for (const part of ['file', 'audit', 'proof']) {
      expect((await stranger.call(`/api/signature-requests/${id}/${part}`)).status).toBe(404);
    }
    for (const path of [id, `${id}/file`]) {
      expect((await stranger.call(`/api/signature-requests/${path}`, { method: 'DELETE' })).status).toBe(404);
    }
  });

  /** The page of somebody who is asked, with the tick set. */
  const recipientAt = async (link: string) => {
    const page = await house.visit(link);
    await page.getByRole('checkbox').check();
    return page;
  };
  const finish = (page: Page) => page.getByRole('button', { name: 'Sign and finish' }).click();
  const mannerOf = async (id: string) => {
    const log = ofType(await readLog(docket.dataDir), 'RecipientSigned');
    return log.find(({ data }) => data.requestId === id)?.data.manner;
  };

  testInBrowser.each(['image/png', 'image/jpeg', 'image/webp'] as const)(
    'is signed by a picture of a signature, which stands on the page at once (%s, chromium)',
    async (mimeType) => {
      const { id, links, file } = await asked(1);
      const page = await recipientAt(links[0] ?? '');
      await page.getByRole('button', { name: 'Picture', exact: true }).click();
      const photo = { create: { width: 2400, height: 900, channels: 3, background: '#1e3a8a' } } as const;
      const noise = { ...photo.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const;
      const buffer = await sharp({ create: noise })
        .toFormat(mimeType === 'image/png' ? 'png' : mimeType === 'image/jpeg' ? 'jpeg' : 'webp')
        .toBuffer();
      await page
        .getByLabel('Choose a picture')
        .setInputFiles({ name: 'me', mimeType, buffer: Buffer.from('no picture') });
      await page.getByText('This picture cannot be read; PNG, JPEG and WebP can.').waitFor();
      await page.getByLabel('Choose a picture').setInputFiles({ name: 'me', mimeType, buffer });
      await page.locator('.sheet image').waitFor();
      await finish(page);
      await page.getByText('Everybody has signed.').waitFor();
      expect(await mannerOf(id)).toBe('picture');
      expect((await file()).includes('/Image')).toBe(true);
    },
  );

  testInBrowser('is signed by a drawing, and not by a name while nothing is drawn (chromium)', async () => {
    const { id, links } = await asked(1);
    const page = await recipientAt(links[0] ?? '');
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await finish(page);
    await page.getByText('Still missing: Your signature').waitFor();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    const { x, y } = (await page.locator('canvas').boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 60, { steps: 4 });
    await page.mouse.up();
    await page.locator('.sheet image').waitFor();
    await finish(page);
    await page.getByText('Everybody has signed.').waitFor();
    expect(await mannerOf(id)).toBe('drawn');
  });

  testInBrowser('is placed, signed without scripts and seen as signed (chromium)', async () => {
    const page = await house.visit(`${docket.address}/signature-requests`);
    const { name, bytes } = await textPdf('lease.pdf', 'lease');
    const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
    await page.locator('#pdf').setInputFiles(file);
    await page.locator('#person-1-name').fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Signature', exact: true }).click();
    await page.getByRole('button', { name: 'Keep as a template' }).click();
    await page.getByRole('button', { name: 'Keep the template' }).click();
    await page.getByText('Kept as a template').waitFor();
    await page.getByRole('button', { name: 'Make links' }).click();
    const link = (await page.locator('[data-link]').getAttribute('data-link')) ?? '';
    await page.locator('[data-requests="1"]').waitFor(); // it is listed before Done is pressed
    const recipient = await house.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    await recipient.goto(link);
    expect(await widerThanPage(recipient)).toEqual([]);
    await recipient.getByRole('checkbox').check();
    await recipient.getByRole('button', { name: 'Sign and finish' }).click();
    await recipient.getByText('Everybody has signed.').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.locator('[data-status=completed]').waitFor();
    expect(await page.locator('[data-recipient="1"]').getAttribute('data-state')).toBe('signed');

    // Requirement
    await page.reload();
    await touch(page);
    await page.getByRole('button', { name: 'Ask again: lease.pdf' }).click();
    expect(await page.locator('#person-1-name').inputValue()).toBe('Ada Lovelace');
    await page.getByRole('button', { name: 'Make links' }).click();
    await page.getByRole('button', { name: 'Ask others to sign the same' }).click();
    await page.locator('#person-1-name').fill('Tomas Reyl');
    await page.getByText('Everybody has a place to sign.').waitFor();
    await page.getByRole('button', { name: 'Keep as a template' }).click();
    await page.getByLabel('Role of Tomas Reyl (optional)').fill('Tenant');
    await page.keyboard.press('Enter');
    await page.getByText('Kept as a template').waitFor();
    await page.getByRole('button', { name: 'Choose another PDF' }).click();
    await page.getByRole('button', { name: 'Ask again: lease.pdf' }).first().click();
    await page.getByRole('group', { name: 'Tenant' }).waitFor();
    expect(await page.locator('#person-1-name').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Choose another PDF' }).click();

    // Requirement
    await page.getByRole('button', { name: 'Send to a list: lease.pdf' }).click();
    const rows = 'Tenant name;Tenant email\nTomas Reyl;\n;eve@example.org\nMary Lind;mary@example.org\n';
    await page
      .locator('#table')
      .setInputFiles({ name: 'tenants.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await page.getByText('Row 3, column “Tenant name”: there is nothing in it.').waitFor();
    await page.getByText('Requests to be made: 2').waitFor();
    await page.getByRole('button', { name: 'Make the requests' }).click();
    await page.locator('[data-list=sent]').waitFor();
    await page.getByText('2 of 3 requests made').waitFor();
    await page.locator('[data-requests="4"]').waitFor();
    expect(await page.locator('[data-outcome=refused]').getAttribute('data-told')).toBe('3');
    await page.reload();
    await page.getByRole('button', { name: 'Go on with the list' }).click();
    await page.locator('[data-list=sent]').waitFor();
    await page.getByText('2 of 3 requests made').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.locator('[data-requests="4"]').waitFor(); // the lease that was signed, that of others, and one for each sound row
    await page.getByRole('button', { name: 'Delete the template lease.pdf' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.locator('[data-templates="1"]').waitFor();
    await page.getByRole('button', { name: 'Delete the template lease.pdf' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'Your templates' }).waitFor({ state: 'detached' });
  });
});
