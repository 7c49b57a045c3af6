import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startAccountProvider } from '../gateway/fixtures/account-provider.js';
import { openClient, type Client } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { readLog } from './harness/event-log.js';
import { filesHolding } from './harness/files-below.js';
import { openLive } from './harness/live-messages.js';
import { liveReadModels, rebuiltReadModels } from './harness/read-models.js';
import { root } from './harness/repository.js';
import { textPdf } from './samples/sample-files.js';
import { signIn } from './harness/sign-in-as.js';
import { storedBlobs } from './harness/stored-blobs.js';
import { until } from './harness/until.js';

const person = { sub: 'zq-1', name: 'Zaphod Quux', email: 'zaphod@quux.example', email_verified: true };
const administrator = { sub: 'root-1', name: 'Root', email: 'root@site.example', email_verified: true };
const traces = ['Zaphod', 'quux', 'Betelgeuse', 'Vogon'];

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let docket: Docket;

beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: { ...provider.settings, ADMIN_EMAILS: administrator.email } });
});
afterAll(async () => {
  await docket.dispose();
  await provider.stop();
});

/** Files of the data folder that hold one of these texts anywhere. */
const filesWith = (texts: readonly string[]): string[] => filesHolding(docket.dataDir, texts);

/** Two conversions, one from before signing in, a download under a name of their own and a renamed file. */
const busyMember = async (): Promise<{ client: Client; hashes: string[] }> => {
  const client = openClient(docket.address);
  const live = await openLive(client);
  const file = await textPdf('Betelgeuse taxes.pdf', 'Vogon poetry', 2);
  const before = await client.accepted('pdf-compress', [file]);
  await live.endOf(before.id);
  live.close();
  provider.isNow(person);
  await signIn(client);
  const signedIn = await openLive(client);
  const after = await client.accepted('pdf-watermark', [file], { watermarkText: 'Zaphod only' });
  await signedIn.endOf(after.id);
  signedIn.close();
  const body = JSON.stringify({ originalFileName: 'Betelgeuse for Zaphod' });
  const headers = { 'content-type': 'application/json' };
  await client.call(`/api/conversions/${after.id}`, { method: 'PATCH', body, headers });
  await client.download(after.shareHash, 'Vogon copy.pdf');
  return { client, hashes: [before.shareHash, after.shareHash] };
};

describe('a person', () => {
  test('stands by name in no file of the installation, and the log still tells', async () => {
    const { client } = await busyMember();
    expect(JSON.stringify(await readLog(docket.dataDir))).toContain('Zaphod Quux');
    expect(filesWith(['Zaphod', 'quux', 'Betelgeuse taxes'])).toEqual([]);
    await client.call('/api/auth/logout', { method: 'POST' });
  });

  test('who asks for it is erased: links, files, names; what is left verifies and rebuilds', async () => {
    const { client, hashes } = await busyMember();
    const stranger = openClient(docket.address);
    const other = await stranger.accepted('pdf-compress', [await textPdf('other.pdf', 'other', 1)]);
    await until('the other file is ready', async () => (await stranger.download(other.shareHash)).status === 200);
    const count = (await readLog(docket.dataDir)).length;
    expect((await client.call('/api/auth/me', { method: 'DELETE' })).status).toBe(200);
    expect((await client.call('/api/auth/me')).status).toBe(401);
    for (const hash of hashes) {
      await until('the link is dead', async () => (await stranger.download(hash)).status === 404);
    }
    await until('the files are gone', () => storedBlobs(docket.dataDir).refs.length <= 4);
    const log = JSON.stringify(await readLog(docket.dataDir));
    for (const trace of traces) expect(log).not.toContain(trace);
    expect(log).toContain('[erased]');
    expect(filesWith(traces)).toEqual([]);
    expect((await readLog(docket.dataDir)).length).toBeGreaterThan(count);
    expect((await stranger.download(other.shareHash)).status).toBe(200);
    await docket.stop();
    expect(await liveReadModels(docket.dataDir)).toEqual(await rebuiltReadModels(docket.dataDir));
    await docket.start();
  });

  test('is erased by an administrator while the server runs, unfinished uploads too, and the audit says by whom', async () => {
    const { client, hashes } = await busyMember();
    const before = storedBlobs(docket.dataDir).refs.length;
    const form = new FormData();
    form.append('files', new Blob(['Vogon piece']), 'piece');
    expect((await client.call('/api/uploads', { method: 'POST', body: form })).status).toBe(200);
    expect(storedBlobs(docket.dataDir).refs).toHaveLength(before + 1);
    const admin = openClient(docket.address);
    provider.isNow(administrator);
    await signIn(admin);
    const headers = { 'content-type': 'application/json' };
    const erase = async (by: Client, body: object) => {
      const answer = await by.call('/api/admin/erasures', { method: 'POST', body: JSON.stringify(body), headers });
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    const whom = person.email.toUpperCase();
    expect(await erase(client, { member: whom, confirm: whom })).toEqual([403, 'session.forbidden']);
    expect(await erase(admin, { member: whom, confirm: 'yes' })).toEqual([400, 'request.invalid']);
    const nobody = 'nobody@quux.example';
    expect(await erase(admin, { member: nobody, confirm: nobody })).toEqual([404, 'member.not-found']);
    expect(await erase(admin, { member: whom, confirm: whom })).toEqual([200, undefined]);
    expect((await client.call('/api/auth/me')).status).toBe(401);
    for (const hash of hashes) await until('the link is dead', async () => (await admin.download(hash)).status === 404);
    await until('the files are gone', () => filesWith(['Vogon']).length === 0);
    const activity = await admin.call('/api/admin/activity?action=UserErased');
    const { entries } = (await activity.json()) as { entries: object[] };
    expect(entries[0]).toMatchObject({ actor: { email: administrator.email }, owner: { name: '[erased]' } });
    expect(await erase(admin, { member: whom, confirm: whom })).toEqual([404, 'member.not-found']);
  });

  test('is erased by the administrator, by address, while the server is down', async () => {
    await busyMember();
    await docket.stop();
    const erase = (...args: readonly string[]) =>
      spawnSync('npm', ['run', '--silent', 'erase', '--', ...args], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production', DATA_DIR: docket.dataDir },
      });
    expect(erase('--user', 'nobody@quux.example')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('there is no user with the id or address'),
    });
    expect(erase()).toMatchObject({ status: 2, stderr: expect.stringContaining('--user <id or e-mail address>') });
    expect(erase('--user', person.email)).toMatchObject({ status: 0, stdout: expect.stringContaining('Erased user') });
    expect(filesWith(traces)).toEqual([]);
    expect(JSON.stringify(await readLog(docket.dataDir))).not.toMatch(/Zaphod|quux/);
    expect(existsSync(join(docket.dataDir, 'keys.db'))).toBe(true);
    await docket.start();
  });
});

test('all this was no defect of the server', async () => {
  expect(await docket.errors()).toEqual([]);
});
