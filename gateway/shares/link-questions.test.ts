import { randomBytes } from 'node:crypto';
import { codeIn, recipientsOf } from '../fixtures/recipients.js';
import { raw } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());

const guess = () => randomBytes(24).toString('base64url');
const ask = (path: string, from: string, method = 'GET') =>
  raw(running.url, { path, method, headers: { 'x-forwarded-for': from } });

describe('links that do not exist', () => {
  test.each(['share', 'download', 'download-custom', 'thumbnail'])(
    'are looked up sixty times from one address, by GET /api/%s or whatever else',
    async (call) => {
      const { hash } = await recipientsOf(running).shared();
      const from = `198.51.100.${call.length}`;
      for (let index = 0; index < 30; index += 1) {
        expect((await ask(`/api/${call}/${guess()}`, from)).status).toBe(404);
        expect((await ask(`/api/download/${guess()}`, from)).status).toBe(404);
      }
      const refused = await ask(`/api/${call}/${guess()}`, from);
      expect([refused.status, codeIn(refused)]).toEqual([429, 'share-link.too-many-unknown']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(14 * 60);
      expect((await ask(`/api/download/${hash}`, from)).status).toBe(200);
      expect((await ask(`/api/${call}/${guess()}`, '203.0.113.9')).status).toBe(404);
    },
  );

  test('are looked up once a second after that, and not at all where several wait, right ones no more than others', async () => {
    const { hash } = await recipientsOf(running).shared();
    const from = '192.0.2.3';
    for (let index = 0; index < 60; index += 1) await ask(`/api/download/${guess()}`, from);
    const started = Date.now();
    const right = Array.from({ length: 4 }, () => ask(`/api/download/${hash}`, from));
    const wrong = Array.from({ length: 20 }, () => ask(`/api/download/${guess()}`, from));
    const more = Array.from({ length: 20 }, () => ask(`/api/download/${hash}`, from));
    const statuses = async (all: readonly ReturnType<typeof ask>[]) =>
      (await Promise.all(all)).map(({ status }) => status);
    const opened = [...(await statuses(right)), ...(await statuses(more))].filter((status) => status === 200);
    expect(new Set(await statuses(wrong))).toEqual(new Set([429]));
    expect(opened.length).toBeGreaterThan(0);
    expect(opened.length).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - started) / 1000));
  });

  test('are looked up no more often where many are guessed at once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(`/api/download/${guess()}`, '192.0.2.1')));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(140);
  });

  test('are explained to a person in a page', async () => {
    for (let index = 0; index < 60; index += 1) await ask(`/api/share/${guess()}`, '192.0.2.2');
    const headers = { accept: 'text/html', 'x-forwarded-for': '192.0.2.2' };
    const { status, body } = await raw(running.url, { path: `/api/share/${guess()}`, headers });
    expect(status).toBe(429);
    expect(body.toString()).toContain('Too many attempts with invalid share links');
  });
});
