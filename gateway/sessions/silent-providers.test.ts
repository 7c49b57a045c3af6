import type { RequestListener } from 'node:http';
import { startBrokenProvider } from '../fixtures/broken-provider.js';
import { startFaultyOpenIdProvider } from '../fixtures/faulty-open-id-provider.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { startGateway } from '../fixtures/running-gateway.js';
import { arrive } from '../fixtures/signed-in.js';

type Path = '/token' | '/userinfo' | '/.well-known/openid-configuration';
const silence: RequestListener = () => undefined;

const rows: readonly (readonly [kind: 'google' | 'oidc', silent: Path])[] = [
  ['google', '/token'],
  ['google', '/userinfo'],
  ['oidc', '/token'],
  ['oidc', '/userinfo'],
  ['oidc', '/.well-known/openid-configuration'],
];

const startProvider = async (kind: 'google' | 'oidc') => {
  const provider = kind === 'google' ? await startBrokenProvider() : await startFaultyOpenIdProvider();
  return { ...provider, answers: provider.answers as (path: Path, answer: RequestListener) => unknown };
};

/** Where signing in leads while the provider is silent about one thing, and once it answers again. */
const endsOf = async ([kind, path]: (typeof rows)[number]) => {
  const provider = await startProvider(kind);
  const running = await startGateway({ settings: provider.settings });
  const signIn = async () => {
    const browser = openBrowser(running.url);
    const leaving = await browser.call(`/api/auth/${kind}`, { redirect: 'manual' });
    const away = new URL(leaving.headers.get('location') ?? '', running.url);
    const state = away.searchParams.get('state');
    if (state === null) return { home: away.pathname + away.search };
    const back = new URL(`/api/auth/${kind}/callback?code=c&state=${state}`, running.url);
    const way = kind === 'oidc' ? await openBrowser('').call(away.href, { redirect: 'manual' }) : undefined;
    const home = await arrive(browser, way ? new URL(way.headers.get('location') ?? '') : back);
    const { user } = (await (await browser.call('/api/auth/me')).json()) as { user?: { name: string } };
    return { home, user: user?.name };
  };
  provider.answers(path, silence);
  const whileSilent = await signIn();
  provider.usually();
  const later = await signIn();
  await running.stop();
  await provider.stop();
  return { kind, path, whileSilent, later };
};

const endsOfKind = async (kind: 'google' | 'oidc') => {
  const ends: Awaited<ReturnType<typeof endsOf>>[] = [];
  for (const row of rows.filter(([of]) => of === kind)) ends.push(await endsOf(row));
  return ends;
};

test('a provider whose answer does not come is waited for no longer than ten seconds: nobody is signed in, and it is asked again later', async () => {
  // Kinds side by side, as each row takes those ten seconds; of one kind a process knows the last strategy only.
  const ends = (await Promise.all([endsOfKind('google'), endsOfKind('oidc')])).flat();
  const expected = rows.map(([kind, path]) => ({
    kind,
    path,
    whileSilent: { home: '/?auth=failed', user: undefined },
    later: { home: '/?auth=success', user: 'Ada' },
  }));
  expect(ends).toEqual(expected);
});
