import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViewAnswer } from '../../contracts/api/shared-document.js';
import { begunPages } from '../../contracts/routes.js';
import { HASH_PLACEHOLDER, sharedPageMarks } from '../../contracts/shared-page.js';
import { raw } from '../fixtures/gateway-client.js';
import { NOBODY, recipientsOf } from '../fixtures/recipients.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

describe('the page of a shared file', () => {
  const { name, size, timeLeft, warning, note } = sharedPageMarks;
  const paragraphs = `<p class="warning"><b></b>${warning}</p><p class="note">${note}</p>`;
  const template = `<head></head><a href="/s/${HASH_PLACEHOLDER}">${name} ${size} ${timeLeft}</a>${paragraphs}<body></body>`;
  let served: Running;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docket-ui-'));
    await mkdir(join(folder, 'begun'));
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await writeFile(join(folder, begunPages.share), '<head></head>begun');
    await writeFile(join(folder, begunPages.shared), template);
    served = await startGateway({ uiDirectory: folder });
  });
  afterAll(async () => {
    await served.stop();
    await rm(folder, { recursive: true });
  });

  const shared = async (fileName: string, view: Partial<ViewAnswer> = {}): Promise<string> => {
    const { hash, blob } = await recipientsOf(served).shared(undefined, fileName);
    served.shares.thumbnails.set(hash, { blob });
    served.shares.views.set(hash, view);
    return hash;
  };
  const open = (hash: string, headers: Record<string, string> = {}) => raw(served.url, { path: `/s/${hash}`, headers });
  const isBegun = async (hash: string, headers: Record<string, string> = {}): Promise<boolean> =>
    (await open(hash, headers)).body.toString().endsWith('begun');

  test('says what it is before any script has run, and carries the page of its link for the app', async () => {
    const hash = await shared('<b>"$&".pdf');
    const { status, headers, body } = await open(hash);
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'private, no-store', 'noindex']);
    const [drawn = '', known = ''] = body.toString().split('<template');
    expect(drawn).toContain(`<a href="/s/${hash}">&lt;b&gt;&quot;$&amp;&quot;.pdf 10 B 1 day</a><body>`);
    expect(known).toMatch(new RegExp(`^ data-shared="${hash}"><!doctype html>`));
    expect(known).toContain('<dd data-share="file">&lt;b&gt;&quot;$&amp;&quot;.pdf</dd>');
  });

  test('says what to know of it, and nothing where there is nothing to know', async () => {
    const view = { warning: 'It holds <a script>.', notes: ['A signature is no longer valid.', 'It is small.'] };
    const { body } = await open(await shared('result.pdf', view));
    expect(body.toString()).toContain(
      '<p class="warning"><b></b>It holds &lt;a script&gt;.</p><p class="note">A signature is no longer valid.</p><p class="note">It is small.</p><body>',
    );
  });

  test('leaves a name as it is, whatever characters it has', async () => {
    const { body } = await open(await shared(`a${size}${timeLeft}b.pdf`));
    expect(body.toString()).toContain(`>a${size}${timeLeft}b.pdf 10 B 1 day</a>`);
  });

  test('counts as no view: the app asks for one when it is there', async () => {
    const hash = await shared('result.pdf');
    await open(hash);
    expect(recipientsOf(served).countedOf(hash)).toEqual([false]);
  });

  test('says nothing of a file whose link is unknown, or locked, to its owner either', async () => {
    expect(await isBegun('A'.repeat(32))).toBe(true);
    const hash = await shared('result.pdf');
    expect(await isBegun(hash)).toBe(false);
    served.shares.passwords.set(hash, 'a & b');
    expect(await isBegun(hash)).toBe(true);
    expect(await isBegun(`${hash}?pass=1.pass`)).toBe(true);
  });

  test.each<[string, Partial<ViewAnswer>]>([
    ['has no picture', { hasThumbnail: false }],
    ['is not made yet', { result: null, status: 'processing' }],
    ['may be downloaded so many times', { downloadsLeft: 3 }],
  ])('is left to the app where the file %s', async (_, view) => {
    expect(await isBegun(await shared('result.pdf', view))).toBe(true);
  });

  test('tells a network that has named too many unknown links nothing, and counts each that it names here', async () => {
    const hash = await shared('result.pdf');
    const from = { 'x-forwarded-for': '198.51.100.77' };
    for (let index = 0; index < 60; index += 1) await open(randomBytes(24).toString('base64url'), from);
    expect(await isBegun(hash, from)).toBe(true);
    expect((await raw(served.url, { path: `/api/share/${NOBODY}`, headers: from })).status).toBe(429);
    expect(await isBegun(hash)).toBe(false);
  });
});
