import { dashboardReply } from '../contracts/api/admin.js';
import { historyReply } from '../contracts/api/history.js';
import { startAccountProvider } from '../gateway/fixtures/account-provider.js';
import { BOUNDARY, fieldPart, filePart, rawForm } from '../gateway/fixtures/gateway-client.js';
import { openSocket, readUntil } from '../gateway/fixtures/socket.js';
import { openClient } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { endsOf, ofType, readLog } from './harness/event-log.js';
import { filesHolding } from './harness/files-below.js';
import { photoPdf, textPdf } from './samples/sample-files.js';
import { signIn } from './harness/sign-in-as.js';
import { storedBlobs } from './harness/stored-blobs.js';
import { until } from './harness/until.js';
import { convertAs, enterAs, personAt } from './isolation/people.js';
import { listen } from './isolation/isolated-visitors.js';

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let docket: Docket;
beforeAll(async () => {
  provider = await startAccountProvider();
  docket = await startDocket({
    settings: { ...provider.settings, ADMIN_EMAILS: 'root@example.com' },
  });
});
afterAll(async () => {
  await docket.dispose();
  await provider.stop();
});

/** Sends a whole upload but for its last bytes. */
const uploadAlmost = async (cookie: string, name: string) => {
  const { bytes } = await photoPdf(name, 3); // more than is looked at before any of it is stored
  const form = rawForm(filePart(name, bytes), fieldPart('operation', 'pdf-compress'));
  const { host } = new URL(docket.address);
  const socket = await openSocket(host);
  socket.write(
    `POST /api/convert HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nCookie: ${cookie}\r\n` +
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${form.length}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(form.subarray(0, -20), resolve));
  return async (): Promise<string> => {
    socket.write(form.subarray(-20));
    return readUntil(socket, '}');
  };
};

test('an erasure takes along what runs and what is on its way, and ends every session, however often it is asked for', async () => {
  const { mark, client, made } = await personAt(docket, provider);
  const elsewhere = await enterAs(provider, mark, openClient(docket.address));
  const pages = await Promise.all([client, elsewhere].map(async (one) => listen(docket.address, await one.cookie())));
  const running = await client.accepted('pdf-compress', [await photoPdf(`Photos${mark}.pdf`, 30)]);
  const waiting = await elsewhere.accepted('pdf-compress', [await textPdf(`Waiting${mark}.pdf`, 'w')]);
  await until('it runs', async () => ofType(await readLog(docket.dataDir), 'ConversionStarted').length === 3);
  const finish = await uploadAlmost(await client.cookie(), `Late${mark}.pdf`);
  await client.call('/api/auth/me'); // once that is answered, the upload has come in, too

  const erasures = [client, elsewhere, client].map((one) => one.call('/api/auth/me', { method: 'DELETE' }));
  const statuses = (await Promise.all(erasures)).map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
  expect(await finish()).toContain('session.over');

  const heardBefore = pages.map(({ heard }) => heard.length);
  await until('every file is gone', () => storedBlobs(docket.dataDir).refs.length === 0);
  const log = await readLog(docket.dataDir);
  for (const { id } of [...made, running, waiting]) {
    await until('it has ended', async () => endsOf(await readLog(docket.dataDir), id).length === 1);
  }
  expect(JSON.stringify(log)).not.toContain(mark);
  expect(filesHolding(docket.dataDir, [mark])).toEqual([]);
  for (const one of [client, elsewhere]) expect((await one.call('/api/auth/me')).status).toBe(401);
  expect(pages.map(({ heard }) => heard.length)).toEqual(heardBefore);
});

test('who signs in again with the same account is a new person with no past', async () => {
  const { mark, client, made } = await personAt(docket, provider);
  await client.call('/api/auth/me', { method: 'DELETE' });
  const again = await enterAs(provider, mark, openClient(docket.address));
  const history = async () => historyReply.parse(await (await again.call('/api/conversions')).json()).conversions;
  await until('nothing is left', async () => (await history()).length === 0);
  for (const { id, shareHash } of made) {
    expect((await again.call(`/api/conversions/${id}`, { method: 'DELETE' })).status).toBe(404);
    await until('the link is dead', async () => (await again.call(`/api/share/${shareHash}`)).status === 404);
  }
  const { id } = await convertAs(again, mark);
  await until('the new one is there', async () => (await history()).length === 1);
  expect(await history()).toMatchObject([{ id, originalFileName: `File${mark}.pdf` }]);

  const root = openClient(docket.address);
  provider.isNow({ sub: 'root', name: 'Root', email: 'root@example.com', email_verified: true });
  await signIn(root);
  const { recentLogins } = dashboardReply.parse(await (await root.call('/api/admin/dashboard')).json()).dashboard;
  expect(recentLogins.map(({ name }) => name)).toEqual(['Root', `Name${mark}`, '[erased]', '[erased]']);
});

test('all this was no defect of the server', async () => {
  expect(await docket.errors()).toEqual([]);
});
