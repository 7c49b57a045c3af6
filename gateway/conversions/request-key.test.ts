import { REQUEST_KEY_HEADER } from '../../contracts/api/conversions.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { formOf, openBrowser } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn } from '../fixtures/signed-in.js';
import { pdf } from '../fixtures/smallest-files.js';

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

type Browser = ReturnType<typeof openBrowser>;

const visitor = async (): Promise<Browser> => {
  const browser = openBrowser(running.url);
  await browser.call('/api/auth/me');
  return browser;
};

const ask = async (browser: Browser, key: string, bytes = pdf('a lease')) => {
  const body = formOf([{ bytes }], { operation: 'pdf-compress' });
  const reply = await browser.call('/api/convert', { method: 'POST', body, headers: { [REQUEST_KEY_HEADER]: key } });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};

const requested = async () => (await running.log()).filter(({ type }) => type === 'ConversionRequested').length;

describe('a request with a key', () => {
  test('sent again is answered with the conversion that it has become, and its files are not kept twice', async () => {
    const browser = await visitor();
    const before = { requested: await requested(), blobs: await running.blobCount() };
    const first = await ask(browser, 'the-first-of-my-files');
    const second = await ask(browser, 'the-first-of-my-files');
    expect(first.status).toBe(200);
    expect(second).toEqual(first);
    expect([await requested(), await running.blobCount()]).toEqual([before.requested + 1, before.blobs + 1]);
  });

  test('sent several times at once becomes one conversion', async () => {
    const browser = await visitor();
    const before = await requested();
    const answers = await Promise.all([1, 2, 3].map(() => ask(browser, 'three-times-at-once')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await requested()).toBe(before + 1);
  });

  test('is another one under another key, and for another visitor', async () => {
    const mine = await visitor();
    const other = await visitor();
    const answers = [
      await ask(mine, 'one-key-of-several'),
      await ask(mine, 'two-key-of-several'),
      await ask(other, 'one-key-of-several'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(3);
    expect(new Set(answers.map(({ body }) => body['shareHash'])).size).toBe(3);
  });

  test('sent again after signing in is answered with what it became before, and never for another member', async () => {
    const person = (sub: string, name: string) => ({ sub, name, email: `${name}@example.org`, email_verified: true });
    const signIn = openSignIn(running.url, provider);
    const browser = await visitor();
    const first = await ask(browser, 'sent-before-signing-in');
    const before = await requested();
    await signIn(person('31', 'ines'), browser);
    expect(await ask(browser, 'sent-before-signing-in')).toEqual(first);
    expect(await requested()).toBe(before);
    const other = await ask(await signIn(person('32', 'tom')), 'sent-before-signing-in');
    expect(other.body['id']).not.toBe(first.body['id']);
  });

  test('that was refused is done when it is sent again as it should be', async () => {
    const browser = await visitor();
    expect((await ask(browser, 'refused-the-first-time', Buffer.from('no document'))).status).toBeGreaterThan(399);
    expect((await ask(browser, 'refused-the-first-time')).status).toBe(200);
  });

  test('is refused where the key is none', async () => {
    const { status, body } = await ask(await visitor(), 'short');
    expect([status, body['code']]).toEqual([400, 'request.invalid']);
    expect(body['error']).toBe('Idempotency-Key: must be 16 to 64 letters, digits, - and _');
  });
});
