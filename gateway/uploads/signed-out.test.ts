import { openSocket, readUntil } from '../fixtures/socket.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { BOUNDARY, fieldPart, filePart, openBrowser, rawForm } from '../fixtures/gateway-client.js';
import { pdf } from '../fixtures/smallest-files.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
beforeAll(async () => {
  provider = await startAccountProvider();
  running = await startGateway({ settings: provider.settings });
});
afterAll(async () => {
  await running.stop();
  await provider.stop();
});

const signedIn = (sub: string, browser?: Browser) => openSignIn(running.url, provider)({ sub }, browser);

/** Sends half an upload, lets something happen, sends the rest. @returns the answer to it. */
const uploadDuring = async (
  { cookie, path = '/api/convert', file = pdf() }: { cookie: string; path?: string; file?: Buffer },
  meanwhile: () => Promise<void>,
) => {
  const form = rawForm(filePart('Diagnosis.pdf', file), fieldPart('operation', 'pdf-compress'));
  const socket = await openSocket(running.host);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${running.host}\r\nConnection: close\r\nCookie: ${cookie}\r\n` +
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${form.length}\r\n\r\n`,
  );
  socket.write(form.subarray(0, 150));
  await untilSeen(cookie);
  await meanwhile();
  socket.write(form.subarray(150));
  const answer = await readUntil(socket, '}');
  socket.destroy();
  return answer;
};
/** A later request of the same visitor has been answered, so the upload's session has been looked up. */
const untilSeen = async (cookie: string): Promise<void> => {
  await (await fetch(`${running.url}/api/auth/me`, { headers: { cookie } })).arrayBuffer();
};

describe('an upload under way', () => {
  test.each([
    { what: 'signs out', method: 'POST', call: '/api/auth/logout', path: '/api/convert' },
    { what: 'is erased', method: 'DELETE', call: '/api/auth/me', path: '/api/convert' },
    { what: 'is erased', method: 'DELETE', call: '/api/auth/me', path: '/api/pdf/inspect' },
  ])('while its member $what comes to nothing at $path', async ({ method, call, path }) => {
    const browser = await signedIn(`${method} ${path}`);
    const cookie = browser.cookie();
    const answer = await uploadDuring({ cookie, path }, async () => {
      expect((await browser.call(call, { method })).status).toBe(200);
    });
    expect(answer).toContain('401 Unauthorized');
    expect(answer).toContain('session.over');
    const about = (await running.log()).filter(({ type }) => /^(Upload|Conversion)/.test(type));
    expect([about, await running.blobCount()]).toEqual([[], 0]);
  });

  test('of what is no file at all is not even told on the log, which would tell its name', async () => {
    const browser = await signedIn('refused');
    const answer = await uploadDuring({ cookie: browser.cookie(), file: Buffer.alloc(200) }, async () => {
      await browser.call('/api/auth/me', { method: 'DELETE' });
    });
    expect(answer).toContain('415 Unsupported Media Type');
    expect(JSON.stringify(await running.log())).not.toContain('Diagnosis');
  });

  test('of a guest who signs in meanwhile is the member’s', async () => {
    const browser = openBrowser(running.url);
    await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    const answer = await uploadDuring({ cookie: browser.cookie() }, async () => {
      await signedIn('5', browser);
    });
    const { id } = JSON.parse(answer.slice(answer.indexOf('{'))) as { id: string };
    expect((await browser.call(`/api/conversions/${id}/cancel`, { method: 'POST' })).status).toBe(200);
  });
});
