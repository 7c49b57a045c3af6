import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conversionsReply } from '../contracts/api/every-conversion.js';
import { keptSignatureReply, keptSignaturesReply } from '../contracts/api/kept-signatures.js';
import { installationReply } from '../contracts/api/site-report.js';
import { linksReply, sessionsReply } from '../contracts/api/own-account.js';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { openClient, type Client } from './harness/http-client.js';
import { runProgram } from './harness/other-programs.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { signIn } from './harness/sign-in-as.js';
import { until } from './harness/until.js';
import { textPdf } from './samples/sample-files.js';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

const ada = { sub: 'ada', name: 'Ada', email: 'ada@example.com', email_verified: true };

let provider: AccountProvider;
let docket: Docket;
let folder: string;
let member: Client;
const ids: string[] = [];

const json = async (client: Client, path: string): Promise<unknown> => (await client.call(path)).json();
const listOf = async (client: Client, query = '') =>
  conversionsReply.parse(await json(client, `/api/conversions/all?${query}`));
const namesOf = async (query: string) =>
  (await listOf(member, query)).conversions.map(({ originalFileName }) => originalFileName);
const codeOf = async (client: Client, path: string, init: RequestInit = {}) => {
  const reply = await client.call(path, init);
  return [reply.status, ((await reply.json()) as { readonly code?: string }).code];
};
/** Names of the files in an archive, which another program has tested. */
const inArchive = async (path: string): Promise<string[]> => {
  const file = join(folder, 'files.zip');
  const reply = await member.call(path);
  expect(reply.headers.get('content-type')).toBe('application/zip');
  await writeFile(file, Buffer.from(await reply.arrayBuffer()));
  expect(await runProgram('unzip', ['-tq', file])).toMatchObject({ status: 0 });
  const { output } = await runProgram('unzip', ['-Z1', file]);
  return output.trim().split('\n').sort();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docket-own-'));
  provider = await startAccountProvider();
  docket = await startDocket({ settings: { ...provider.settings, ADMIN_EMAILS: ada.email } });
  member = openClient(docket.address);
  provider.isNow(ada);
  await signIn(member);
  for (const name of ['Lease.pdf', 'invoice.pdf', 'letter.pdf']) {
    ids.push((await member.accepted('pdf-rotate', [await textPdf(name, name)], { angle: '90' })).id);
  }
  await until('all is done', async () => (await listOf(member, 'state=completed')).conversions.length === 3);
});
afterAll(async () => {
  await docket.dispose();
  await provider.stop();
  await rm(folder, { recursive: true });
});

describe('all conversions', () => {
  test('come in pages, the newest first', async () => {
    const first = await listOf(member, 'limit=2');
    const second = await listOf(member, `limit=2&after=${encodeURIComponent(first.next!)}`);
    const shown = [...first.conversions, ...second.conversions].map(({ id }) => id);
    expect(shown).toEqual(ids.toReversed());
    expect([first.conversions.length, second.next]).toEqual([2, null]);
  });

  test('are found by part of a name, by tool and by state', async () => {
    expect(await namesOf('search=lEAs')).toEqual(['Lease.pdf']);
    expect(await namesOf('tool=pdf-merge')).toEqual([]);
    expect(await namesOf('tool=pdf-rotate&state=failed')).toEqual([]);
  });

  test('refuse what is no query', async () => {
    for (const query of ['limit=0', 'limit=101', 'after=x', 'state=odd']) {
      expect(await codeOf(member, `/api/conversions/all?${query}`)).toEqual([400, 'request.invalid']);
    }
  });

  test('are listed for guests, each their own, and downloaded by nobody else', async () => {
    const guest = openClient(docket.address);
    const { id } = await guest.accepted('pdf-rotate', [await textPdf('guest.pdf', 'guest')], { angle: '90' });
    await until('it is listed', async () => (await listOf(guest)).conversions.length === 1);
    expect((await listOf(guest)).conversions[0]?.id).toBe(id);
    expect(await codeOf(guest, `/api/conversions/files?ids=${ids[0]!}`)).toEqual([404, 'conversion.not-found']);
  });

  test('are downloaded together', async () => {
    const names = await inArchive(`/api/conversions/files?ids=${ids[0]!},${ids[1]!}`);
    expect(names).toHaveLength(2);
    expect(names.join()).toMatch(/Lease.*\.pdf/);
  });
});

describe('an account', () => {
  test('takes along what the log says of its member, readable, and the files', async () => {
    const text = await (await member.call('/api/account/data')).text();
    const { events } = JSON.parse(text) as { readonly events: readonly { readonly type: string }[] };
    const types = new Set(events.map(({ type }) => type));
    for (const type of ['UserSignedIn', 'SessionSeen', 'UploadReceived', 'ConversionRequested', 'ShareLinkCreated']) {
      expect(types).toContain(type);
    }
    for (const word of ['ada@example.com', 'Lease.pdf']) expect(text).toContain(word);
    const files = await inArchive('/api/account/files');
    expect(files).toContain('data.json');
    expect(files.filter((name) => name.endsWith('.pdf'))).toHaveLength(6);
  });

  test('keeps a signature for whoever has signed in, which is in the archive as a picture', async () => {
    const reply = await member.call('/api/account/signatures', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'initials', picture: `data:image/png;base64,${PIXEL}` }),
    });
    const { signature } = keptSignatureReply.parse(await reply.json());
    const keptSignatures = async () =>
      keptSignaturesReply.parse(await json(member, '/api/account/signatures')).signatures;
    await until('it is listed', async () => (await keptSignatures()).length === 1);
    expect(await keptSignatures()).toEqual([signature]);
    expect(await inArchive('/api/account/files')).toContain('signatures/initials.png');
    expect(await (await member.call('/api/account/data')).text()).not.toContain(PIXEL.slice(0, 40));
    const remove = { method: 'DELETE' };
    expect(await codeOf(openClient(docket.address), `/api/account/signatures/${signature.id}`, remove)).toEqual([
      401,
      'session.missing',
    ]);
    expect((await member.call(`/api/account/signatures/${signature.id}`, remove)).status).toBe(200);
    await until('it is gone', async () => (await keptSignatures()).length === 0);
  });

  test('lists its links until they are ended', async () => {
    const links = async () => linksReply.parse(await json(member, '/api/account/links')).links;
    const [newest] = await links();
    expect((await links()).length).toBe(3);
    await member.call(`/api/share/${newest!.hash}`, { method: 'DELETE' });
    await until('it is gone', async () => (await links()).length === 2);
  });

  test('ends its sessions elsewhere', async () => {
    const other = openClient(docket.address);
    await signIn(other);
    expect((await other.call('/api/auth/me', { headers: { 'user-agent': 'curl' } })).status).toBe(200);
    const sessions = async () => sessionsReply.parse(await json(member, '/api/account/sessions')).sessions;
    await until('both are listed', async () => (await sessions()).length === 2);
    const [here, there] = await sessions();
    expect([here!.isCurrent, there!.isCurrent]).toEqual([true, false]);
    await member.call(`/api/account/sessions/${there!.id}`, { method: 'DELETE' });
    expect((await other.call('/api/auth/me')).status).toBe(401);
    expect((await member.call('/api/auth/me')).status).toBe(200);
  });

  test('is for its member alone', async () => {
    const guest = openClient(docket.address);
    for (const path of ['sessions', 'links', 'data', 'files']) {
      expect(await codeOf(guest, `/api/account/${path}`)).toEqual([401, 'session.missing']);
    }
    expect(await codeOf(member, '/api/account/sessions/unknown', { method: 'DELETE' })).toEqual([
      404,
      'session.not-found',
    ]);
  });
});

describe('the installation', () => {
  test('tells its administrators what it has and lacks, and nobody else', async () => {
    const { installation } = installationReply.parse(await json(member, '/api/admin/installation'));
    expect(installation.ready).toBe(true);
    expect(installation.disk.storedBytes).toBeGreaterThan(0);
    expect(installation.lacking.map(({ name }) => name)).toContain('Translation');
    const guest = openClient(docket.address);
    expect(await codeOf(guest, '/api/admin/installation')).toEqual([403, 'session.forbidden']);
  });
});
