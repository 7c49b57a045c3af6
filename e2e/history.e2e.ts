import { startAccountProvider } from '../gateway/fixtures/account-provider.js';
import { historyReply, type HistoryEntry } from '../contracts/api/history.js';
import { unlockReply } from '../contracts/api/shared-document.js';
import { openClient, type Client } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { readLog } from './harness/event-log.js';
import { lockedPdf } from './samples/bad-files.js';
import { openLive } from './harness/live-messages.js';
import { textPdf } from './samples/sample-files.js';
import { signIn } from './harness/sign-in-as.js';
import { blobsOf } from './harness/stored-blobs.js';
import { until } from './harness/until.js';

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let docket: Docket;
let ada: Client;
let bob: Client;

const member = async (sub: string): Promise<Client> => {
  const client = openClient(docket.address);
  provider.isNow({ sub, name: sub });
  await signIn(client);
  return client;
};

beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({ settings: provider.settings });
  ada = await member('ada');
  bob = await member('bob');
});

afterAll(async () => {
  await docket.dispose();
  await provider.stop();
});

const historyOf = async (client: Client): Promise<HistoryEntry[]> =>
  historyReply.parse(await (await client.call('/api/conversions')).json()).conversions;
const makeConversion = async (client: Client, name: string, operation = 'pdf-compress') => {
  const live = await openLive(client);
  const file = await textPdf(name, name, 1);
  const accepted = await client.accepted(operation, [file]);
  await live.endOf(accepted.id);
  live.close();
  await until('the history has it', async () => (await historyOf(client)).some(({ id }) => id === accepted.id));
  return accepted;
};
const entryOf = async (client: Client, wanted: string) => (await historyOf(client)).find(({ id }) => id === wanted);
const send = async (client: Client, path: string, [method, body]: readonly [string, object?]) => {
  const headers = { 'content-type': 'application/json' };
  const response = await client.call(path, { method, ...(body && { body: JSON.stringify(body), headers }) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('the history of a member', () => {
  test('shows what was made, with every field of a conversion', async () => {
    const { id, shareHash, shareLink } = await makeConversion(ada, 'report.pdf');
    await openClient(docket.address).download(shareHash);
    await until('the download counts', async () => (await entryOf(ada, id))?.downloadCount === 1);
    expect(await entryOf(ada, id)).toMatchObject({
      id,
      shareHash,
      shareLink,
      operation: 'pdf-compress',
      status: 'completed',
      viewCount: 0,
      metadata: null,
      originalFileName: 'report.pdf',
      downloadName: 'report_compressed.pdf',
      downloadLink: `${docket.address}/api/download/${shareHash}`,
    });
  });

  test('keeps links for 3 months', async () => {
    const { id } = await makeConversion(ada, 'lasting.pdf');
    const { createdAt, expiresAt } = (await entryOf(ada, id))!;
    const days = Math.round((Date.parse(expiresAt!) - Date.parse(createdAt)) / 86_400_000);
    expect([89, 90, 91, 92]).toContain(days); // by the calendar
  });

  test('has the last 20, the newest first, and what the browser had made before signing in', async () => {
    const eve = openClient(docket.address);
    const { id } = await eve.accepted('pdf-compress', [await textPdf('before.pdf', 'before', 1)]);
    provider.isNow({ sub: 'eve' });
    await signIn(eve);
    const later: string[] = [];
    for (let times = 0; times < 20; times += 1) {
      later.unshift((await eve.accepted('pdf-compress', [await textPdf(`${times}.pdf`, 'later', 1)])).id);
      if (times === 0) await until('both are there', async () => (await historyOf(eve)).length === 2);
      if (times === 0) expect((await historyOf(eve)).map((entry) => entry.id)).toEqual([...later, id]);
    }
    await until('all are there', async () => (await historyOf(eve))[0]?.id === later[0]);
    expect((await historyOf(eve)).map((entry) => entry.id)).toEqual(later);
  });

  test('is refused to guests', async () => {
    expect((await openClient(docket.address).call('/api/conversions')).status).toBe(401);
  });

  test('is nobody else’s: another’s conversion is not found, and nothing is put on the log', async () => {
    const { id, shareHash } = await makeConversion(ada, 'private.pdf');
    const eventsAbout = async () =>
      (await readLog(docket.dataDir)).filter(({ stream }) => stream.endsWith(id) || stream.endsWith(shareHash));
    await until('its link is there', async () => (await eventsAbout()).some(({ type }) => type === 'ShareLinkCreated'));
    const before = (await eventsAbout()).length;
    const calls = [
      [`/api/conversions/${id}`, ['PATCH', { originalFileName: 'mine' }]],
      [`/api/conversions/${id}`, ['DELETE']],
      [`/api/conversions/${id}/retry`, ['POST']],
      [`/api/conversions/${id}/cancel`, ['POST']],
      [`/api/share/${shareHash}`, ['PATCH', { maxDownloads: 1 }]],
      [`/api/share/${shareHash}`, ['DELETE']],
    ] as const;
    for (const client of [bob, openClient(docket.address)]) {
      for (const [path, how] of calls)
        expect([path, how, (await send(client, path, how)).status]).toEqual([path, how, 404]);
    }
    expect(await eventsAbout()).toHaveLength(before);
    expect((await historyOf(bob)).map((entry) => entry.id)).not.toContain(id);
  });
});

describe('a conversion', () => {
  test('renamed is downloaded under its new name, with its old ending', async () => {
    const { id, shareHash } = await makeConversion(ada, 'draft.pdf');
    const answer = await send(ada, `/api/conversions/${id}`, ['PATCH', { originalFileName: '../Final report' }]);
    expect(answer).toEqual({ status: 200, body: { id, downloadName: 'Final report.pdf' } });
    expect((await openClient(docket.address).download(shareHash)).name).toBe('Final report.pdf');
    await until('the history has it', async () => (await entryOf(ada, id))?.downloadName === 'Final report.pdf');
  });

  test.each([{}, { originalFileName: '' }, { originalFileName: 7 }, { originalFileName: 'x'.repeat(201) }])(
    'is not renamed to %j',
    async (body) => {
      const { id } = await makeConversion(ada, 'stays.pdf');
      const answer = await send(ada, `/api/conversions/${id}`, ['PATCH', body]);
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', facts: { field: 'originalFileName' } },
      });
    },
  );

  test('deleted is gone with its link and every byte', async () => {
    const { id, shareHash } = await makeConversion(ada, 'unwanted.pdf');
    const left = await blobsOf(docket.dataDir, id);
    expect(left().length).toBeGreaterThan(1);
    expect((await send(ada, `/api/conversions/${id}`, ['DELETE'])).status).toBe(200);
    expect((await send(ada, `/api/conversions/${id}`, ['DELETE'])).status).toBe(404);
    await until('its files are gone', () => left().length === 0);
    expect(await ada.download(shareHash)).toMatchObject({ status: 404, code: 'share-link.not-found' });
    expect(await entryOf(ada, id)).toBeUndefined();
  });

  test('that failed is tried again with the same files', async () => {
    const live = await openLive(ada);
    const { id } = await ada.accepted('pdf-compress', [await lockedPdf('locked.pdf')]);
    expect(await live.endOf(id)).toMatchObject({ status: 'failed' });
    const { status, body } = await send(ada, `/api/conversions/${id}/retry`, ['POST']);
    expect(status).toBe(200);
    expect(await live.endOf(String(body['id']))).toMatchObject({ status: 'failed', code: 'pdf.encrypted' });
    live.close();
    const { id: fine } = await makeConversion(ada, 'fine.pdf');
    expect((await send(ada, `/api/conversions/${fine}/retry`, ['POST'])).body['code']).toBe('conversion.not-retryable');
  });
});

describe('a link', () => {
  const restricted = async (options: object) => {
    const { shareHash } = await makeConversion(ada, 'shared.pdf');
    expect((await send(ada, `/api/share/${shareHash}`, ['PATCH', options])).status).toBe(200);
    return { hash: shareHash, recipient: openClient(docket.address) };
  };
  const unlock = (client: Client, hash: string, password: string) =>
    send(client, `/api/share/${hash}/unlock`, ['POST', { password }]);

  test('for two downloads serves two and the rest of one that was begun, and its owner before and after', async () => {
    const { hash, recipient } = await restricted({ maxDownloads: 2 });
    for (let times = 0; times < 3; times += 1) expect((await ada.download(hash)).status).toBe(200);
    expect((await recipient.download(hash)).status).toBe(200);
    expect((await recipient.download(hash)).status).toBe(200);
    const part = await recipient.call(`/api/download/${hash}`, { headers: { range: 'bytes=1-' } });
    expect(part.status).toBe(206);
    await part.arrayBuffer();
    expect(await recipient.download(hash)).toMatchObject({ status: 410, code: 'share-link.used-up' });
    expect((await ada.download(hash)).status).toBe(200);
  });

  test('with a password shows and gives nothing without it', async () => {
    const { hash, recipient } = await restricted({ password: 'correct horse' });
    for (const call of ['share', 'download', 'download-custom', 'thumbnail', 'receipt']) {
      const response = await recipient.call(`/api/${call}/${hash}`);
      expect([call, response.status, ((await response.json()) as { code: string }).code]).toEqual([
        call,
        401,
        'share-link.locked',
      ]);
    }
    expect((await unlock(recipient, hash, 'wrong horse')).body['code']).toBe('share-link.wrong-password');
    const { pass } = unlockReply.parse((await unlock(recipient, hash, 'correct horse')).body);
    const page = await (await recipient.call(`/api/share/${hash}?pass=${pass}`)).text();
    const links = [...page.matchAll(/(?:href|src)="(\/api\/(?:download|thumbnail)[^"]+)"/g)].map(([, link]) => link!);
    expect(links.length).toBe(2);
    for (const link of links) expect((await recipient.call(link)).status).toBe(200);
    expect((await ada.download(hash)).status).toBe(200);
    await send(ada, `/api/share/${hash}`, ['PATCH', { password: 'another horse' }]);
    expect((await recipient.call(`/api/download/${hash}?pass=${pass}`)).status).toBe(401);
    expect(JSON.stringify(await readLog(docket.dataDir))).not.toContain('horse');
  });

  test('takes ten wrong passwords, and then none for a while, not even the right one', async () => {
    const { hash, recipient } = await restricted({ password: 'correct horse' });
    const codes = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => (await unlock(recipient, hash, `guess ${at}`)).body['code']),
    );
    expect(codes.toSorted()).toEqual([
      ...Array<string>(2).fill('share-link.too-many-tries'),
      ...Array<string>(10).fill('share-link.wrong-password'),
    ]);
    expect((await unlock(recipient, hash, 'correct horse')).status).toBe(429);
  });

  test.each([
    ['maxDownloads', 0],
    ['maxDownloads', 1.5],
    ['maxDownloads', '3'],
    ['password', 'short'],
  ])('is not restricted by %s %j', async (field, value) => {
    const { shareHash } = await makeConversion(ada, 'plain.pdf');
    const answer = await send(ada, `/api/share/${shareHash}`, ['PATCH', { [field]: value }]);
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', facts: { field } } });
  });

  test('ended early by its owner is dead at once, and its files are deleted', async () => {
    const { shareHash, id } = await makeConversion(ada, 'short-lived.pdf');
    const left = await blobsOf(docket.dataDir, id);
    expect(left().length).toBeGreaterThan(1);
    expect((await send(ada, `/api/share/${shareHash}`, ['DELETE'])).status).toBe(200);
    expect((await openClient(docket.address).call(`/api/share/${shareHash}`)).status).toBe(404);
    await until('its files are gone', () => left().length === 0);
    await until('the history knows', async () => (await entryOf(ada, id))?.shareLink === null);
  });
});

test('all this was no defect of the server', async () => {
  expect(await docket.errors()).toEqual([]);
});
