import { raw } from '../fixtures/gateway-client.js';
import { codeIn, recipientsOf } from '../fixtures/recipients.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let running: Running;
beforeAll(async () => {
  running = await startGateway();
  for (let index = 0; index <= 200; index += 1) running.shares.passwords.set(hashOf(index), 'right');
});
afterAll(() => running.stop());

const hashOf = (index: number): string => String(index).padStart(32, '0');
const unlock = (index: number, password: string, from: string) =>
  raw(
    running.url,
    {
      path: `/api/share/${hashOf(index)}/unlock`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    },
    JSON.stringify({ password }),
  );

describe('wrong passwords from one address', () => {
  test('are a hundred at most, at however many links, and then none is looked at from there', async () => {
    for (let index = 0; index < 100; index += 1) {
      expect(codeIn(await unlock(index, 'wrong', '198.51.100.1'))).toBe('share-link.wrong-password');
    }
    const answer = await unlock(200, 'right', '198.51.100.1');
    expect([answer.status, codeIn(answer)]).toEqual([429, 'share-link.too-many-tries']);
    expect((await unlock(200, 'right', '198.51.100.2')).status).toBe(200);
  });

  test('cannot be made to look like those from many by naming others in front', async () => {
    for (let index = 0; index < 100; index += 1) await unlock(index, 'wrong', `203.0.113.${index}, 198.51.100.3`);
    expect((await unlock(200, 'right', '203.0.113.200, 198.51.100.3')).status).toBe(429);
  });

  test('that were right are not counted', async () => {
    for (let index = 0; index < 110; index += 1) {
      expect((await unlock(index, 'right', '198.51.100.4')).status).toBe(200);
    }
  });
});

describe('passwords that are looked at for long', () => {
  test('of one network are thirty at most, the others are told at once, and its other questions are answered', async () => {
    const { hash } = await recipientsOf(running).shared();
    const from = '198.51.100.5';
    let lookAtAll: () => void = () => undefined;
    running.shares.passwordsWait.for = new Promise((resolve) => (lookAtAll = resolve));
    const answers = Array.from({ length: 118 }, (_, index) => unlock(index, 'right', from));
    const refused = await Promise.race(answers);
    expect([refused.status, codeIn(refused)]).toEqual([429, 'share-link.too-many-at-once']);
    expect(refused.headers['retry-after']).toBe('5');
    const headers = { 'x-forwarded-for': from };
    expect((await raw(running.url, { path: `/api/download/${hash}`, headers })).status).toBe(200);
    lookAtAll();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(88);
    running.shares.passwordsWait.for = Promise.resolve();
  });
});
