import { memoryAttempts } from '../../services/platform/attempts/memory-attempts.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { raw } from '../fixtures/gateway-client.js';
import { startOpenIdProvider } from '../fixtures/open-id-provider.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import type { Identity } from './identity.js';
import { SignInAttempts, TOO_MANY } from './sign-in-attempts.js';

const HOME = '203.0.113.7';
const ELSEWHERE = '203.0.113.8';

const person = (subject: number): Identity => ({
  account: { provider: 'google', subject: String(subject) },
  name: 'Ada',
  email: null,
  picture: null,
});
const opened = (clock?: () => Date) => new SignInAttempts(memoryAttempts(clock));
const times = <Result>(count: number, act: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

describe('one network', () => {
  test('begins 200 sign-ins that sign nobody in, and no more until 15 minutes are over', async () => {
    let now = new Date('2026-03-01T00:00:00.000Z');
    const attempts = opened(() => now);
    const begun = await times(205, () => attempts.begin(HOME));
    expect(begun.filter(Boolean)).toHaveLength(200);
    expect(await attempts.begin(ELSEWHERE)).toBe(true);
    now = new Date('2026-03-01T00:15:00.001Z');
    expect(await attempts.begin(HOME)).toBe(true);
  });

  test('lets in however many people there are behind it who sign in', async () => {
    const attempts = opened();
    for (let index = 0; index < 500; index += 1) {
      expect(await attempts.begin(HOME)).toBe(true);
      expect(await attempts.arrive(HOME, async () => person(index))).toEqual(person(index));
    }
  });

  test('has 100 answers looked at that sign nobody in, though they come at once', async () => {
    const attempts = opened();
    let lookedAt = 0;
    const arrivals = await times(150, () =>
      attempts.arrive(HOME, async () => {
        lookedAt += 1;
        return undefined;
      }),
    );
    expect([lookedAt, arrivals.filter((arrival) => arrival === TOO_MANY).length]).toEqual([100, 50]);
    expect(await attempts.arrive(ELSEWHERE, async () => person(1))).toEqual(person(1));
  });
});

test('one account signs in 200 times from wherever it may be, and others still do', async () => {
  const attempts = opened();
  const arrivals = await times(205, (index) => attempts.arrive(`198.51.100.${index}`, async () => person(1)));
  expect(arrivals.filter((arrival) => arrival === TOO_MANY)).toHaveLength(5);
  expect(await attempts.arrive(HOME, async () => person(2))).toEqual(person(2));
});

describe('a gateway with both kinds of providers', () => {
  let google: Awaited<ReturnType<typeof startAccountProvider>>;
  let openId: Awaited<ReturnType<typeof startOpenIdProvider>>;
  let running: Running;
  beforeAll(async () => {
    [google, openId] = await Promise.all([startAccountProvider(), startOpenIdProvider()]);
    running = await startGateway({ settings: { ...google.settings, ...openId.settings } });
    openId.isReadyFor(running.url);
  });
  afterAll(async () => {
    await running.stop();
    await Promise.all([google.stop(), openId.stop()]);
  });

  const leadsTo = async (path: string, from: string): Promise<string> => {
    const headers = { 'x-forwarded-for': from };
    return (await raw(running.url + path, { path, headers })).headers.location ?? '';
  };
  const ways: readonly [begun: string, ended: string][] = [
    ['/api/auth/google', '/api/auth/google/callback?error=server_error'],
    ['/api/auth/google/callback', '/api/auth/google/callback?code=guess&state=guess'],
    ['/api/auth/google?state=given', '/api/auth/google/callback?error=access_denied'],
    ['/api/auth/oidc', '/api/auth/oidc/callback?code=guess&state=guess'],
  ];

  test.each(ways.map(([begun], index) => [begun, `192.0.2.${index}`]))(
    'leads to the provider from %s so many times, and then home',
    async (path, from) => {
      for (let begun = 0; begun < 200; begun += 1) expect(await leadsTo(path, from)).toMatch(/^http/);
      expect(await leadsTo(path, from)).toBe('/?auth=too-many');
      for (const [other] of ways) expect(await leadsTo(other, from)).toBe('/?auth=too-many');
      expect(await leadsTo(path, ELSEWHERE)).toMatch(/^http/);
    },
  );

  test.each(ways.map(([, ended], index) => [ended, `192.0.2.${index + 100}`]))(
    'looks so many times at %s',
    async (path, from) => {
      for (let failed = 0; failed < 100; failed += 1) expect(await leadsTo(path, from)).toBe('/?auth=failed');
      for (const [, other] of ways) expect(await leadsTo(other, from)).toBe('/?auth=too-many');
    },
  );
});
