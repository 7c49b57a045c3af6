import type { Webhook, WebhookSecretReply } from '../../contracts/api/webhooks.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { ada, eve } from '../fixtures/people.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';

let google: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let member: Browser;
let other: Browser;
beforeAll(async () => {
  google = await startAccountProvider();
  running = await startGateway({ settings: { ...google.settings, WEBHOOK_ALLOW: '10.2.0.0/16' } });
  member = await openSignIn(running.url, google)(ada);
  other = await openSignIn(running.url, google)(eve);
});
afterAll(async () => {
  await running.stop();
  await google.stop();
});

const ask = async (path: string, { by = member, method = 'POST', body }: Asking = {}) => {
  const reply = await by.call(`/api/account/webhooks${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: reply.status, answer: (await reply.json()) as Record<string, unknown> };
};
interface Asking {
  readonly by?: Pick<Browser, 'call'>;
  readonly method?: string;
  readonly body?: object;
}
const url = 'https://books.example.com/hooks';
const make = async (): Promise<WebhookSecretReply> =>
  (await ask('', { body: { url, topics: ['conversion.*'] } })).answer as unknown as WebhookSecretReply;

// Requirement.
describe('a webhook', () => {
  test('is made with a secret, which is on no log', async () => {
    const { webhook, secret } = await make();
    expect(webhook).toMatchObject({ url, topics: ['conversion.*'], isOn: true, offBecause: null });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await running.log())).not.toContain(secret.slice('whsec_'.length));
  });

  test('gets another secret, and says until when the one before counts', async () => {
    const newWebhook = await make();
    const { answer } = await ask(`/${newWebhook.webhook.id}/secret`);
    const { webhook, secret } = answer as unknown as WebhookSecretReply;
    expect(secret).not.toBe(newWebhook.secret);
    const hours = (Date.parse(webhook.previousUntil ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
  });

  test('is turned off and on again, and is sent a test only while it is on', async () => {
    const { id } = (await make()).webhook;
    const off = await ask(`/${id}`, { method: 'PATCH', body: { isOn: false } });
    expect(off.answer['webhook']).toMatchObject({ isOn: false, offBecause: 'member' });
    expect((await ask(`/${id}/test`)).answer['code']).toBe('webhook.off');
    await ask(`/${id}`, { method: 'PATCH', body: { isOn: true } });
    const { answer } = await ask(`/${id}/test`);
    const planned = (await running.log()).find(({ stream }) => stream === `delivery-${String(answer['delivery'])}`);
    expect(planned?.data).toMatchObject({ type: 'webhook.test', isRepeated: false });
    const again = await ask(`/${id}/deliveries/${String(answer['delivery'])}/again`);
    expect(again.answer).toEqual(answer);
    expect((await ask(`/${id}/deliveries/nothing/again`)).answer['code']).toBe('webhook.delivery-not-found');
  });

  test('is turned off and on at most as often as else is asked for in a while, and can then still be turned off', async () => {
    const own = await openSignIn(running.url, google)({ sub: 'bob', email: 'bob@example.org', name: 'Bob' });
    const body = { url, topics: ['conversion.*'] };
    const { webhook } = (await ask('', { by: own, body })).answer as unknown as WebhookSecretReply;
    const turn = async (isOn: boolean) => ask(`/${webhook.id}`, { by: own, method: 'PATCH', body: { isOn } });
    const codes = new Set<unknown>();
    for (let times = 0; times < 70; times += 1)
      for (const isOn of [false, true]) codes.add((await turn(isOn)).answer['code']);
    expect([...codes]).toEqual([undefined, 'request.too-often']);
    expect((await turn(false)).answer).toMatchObject({ webhook: { isOn: false } });
    const written = (await running.log()).filter(({ stream }) => stream === `webhook-${webhook.id}`);
    expect(written.length).toBeLessThan(130);
  });

  test('is found by nobody but its member', async () => {
    const { id } = (await make()).webhook;
    const calls = [
      [`/${id}`, 'PATCH', { isOn: false }],
      [`/${id}`, 'DELETE', undefined],
      [`/${id}/secret`, 'POST', undefined],
      [`/${id}/test`, 'POST', undefined],
      [`/${id}/deliveries`, 'GET', undefined],
      [`/${id}/deliveries/d/again`, 'POST', undefined],
    ] as const;
    for (const [path, method, body] of calls) {
      const asked = { method, ...(body && { body }) };
      expect((await ask(path, { ...asked, by: other })).answer['code']).toBe('webhook.not-found');
      expect((await ask(path, { ...asked, by: openBrowser(running.url) })).answer['code']).toBe('session.missing');
    }
    expect((await ask('', { by: other, method: 'GET' })).answer).toEqual({ webhooks: [] });
  });

  test('that is deleted is not found any more', async () => {
    const { id } = (await make()).webhook;
    expect(await ask(`/${id}`, { method: 'DELETE' })).toEqual({ status: 200, answer: { deleted: id } });
    expect((await ask(`/${id}/test`)).answer['code']).toBe('webhook.not-found');
  });

  test.each(['ftp://books.example.com/', 'https://192.168.0.4/', 'https://localhost/', 'books', 'javascript:alert(1)'])(
    'is not made for %s',
    async (address) => {
      const { status, answer } = await ask('', { body: { url: address, topics: ['conversion.*'] } });
      expect([status, answer['code']]).toEqual([422, 'webhook.address-refused']);
    },
  );

  test('is made for an inner address that the settings name', async () => {
    const { answer } = await ask('', { body: { url: 'http://10.2.3.4/in', topics: ['share-link.opened'] } });
    expect((answer['webhook'] as Webhook).url).toBe('http://10.2.3.4/in');
  });

  test.each([
    [{ url }, 'topics'],
    [{ url, topics: [] }, 'topics'],
    [{ url, topics: ['conversion.*', 'conversion.*'] }, 'topics'],
    [{ url: '', topics: ['conversion.*'] }, 'url'],
  ])('is not made of %j', async (body, field) => {
    const { status, answer } = await ask('', { body });
    expect([status, answer['code']]).toEqual([400, 'request.invalid']);
    expect(answer['facts']).toMatchObject({ field });
  });
});
