import { apiKeyScopes, type ApiKeyScope } from '../../contracts/api-keys.js';
import { callsWithAccess, isOpenTo, keyAccessOf } from '../../contracts/api/key-access.js';
import { calls, type Call } from '../../contracts/api/calls.js';
import { memberOf } from '../../contracts/owner.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { formOf, openBrowser } from '../fixtures/gateway-client.js';
import { ada, eve } from '../fixtures/people.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';
import { pdf } from '../fixtures/smallest-files.js';
import { digestOfKey, newKey } from '../sessions/token.js';

let google: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let browser: Browser;
beforeAll(async () => {
  google = await startAccountProvider();
  running = await startGateway({ settings: { ...google.settings, ADMIN_EMAILS: 'ada@example.com' } });
  browser = await openSignIn(running.url, google)(ada);
});
afterAll(async () => {
  await running.stop();
  await google.stop();
});

const ask = (body: object, by = browser): Promise<Response> =>
  by.call('/api/account/keys', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const make = async (scopes: readonly ApiKeyScope[], by = browser) => {
  const reply = await ask({ name: 'A test', scopes }, by);
  expect(reply.status).toBe(200);
  return (await reply.json()) as { readonly key: { readonly id: string }; readonly secret: string };
};
type Init = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };
const as = (secret: string, path: string, init: Init = {}): Promise<Response> =>
  fetch(running.url + path, {
    redirect: 'manual',
    ...init,
    headers: { authorization: `Bearer ${secret}`, ...init.headers },
  });
const codeOf = async (reply: Response) => ((await reply.json()) as { readonly code: string }).code;
const ownerOf = async () => {
  const signedIn = (await running.log()).findLast(({ type }) => type === 'UserSignedIn');
  return memberOf((signedIn?.data as { readonly userId: string }).userId);
};

/** The verdict of a call on a key, whatever the call itself says then. */
const verdictOf = async (secret: string, { method, path, form, body }: Call): Promise<'allowed' | 'refused'> => {
  const reply = await as(secret, path.replace(/\{\w+\}/g, 'nothing'), {
    method: method.toUpperCase(),
    ...(form && { body: formOf([]) }),
    ...(body && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  const text = await reply.text();
  return /"code":"key\.(scope-missing|not-allowed)"/.test(text) ? 'refused' : 'allowed';
};

// Requirements.
describe('a key of each scope', () => {
  test('is allowed exactly the calls of its scope, of all there are', async () => {
    const wrong: string[] = [];
    const secrets = await Promise.all(
      apiKeyScopes.map(async (scope) => [scope, (await make([scope])).secret] as const),
    );
    const row = async (call: Call): Promise<string> => {
      const access = keyAccessOf(call.id);
      const met = await Promise.all(secrets.map(([, secret]) => verdictOf(secret, call)));
      for (const [index, scope] of apiKeyScopes.entries()) {
        const verdict = isOpenTo(access, [scope]) ? 'allowed' : 'refused';
        if (met[index] !== verdict) wrong.push(`${call.id} for ${scope}: ${met[index]}`);
      }
      return [call.id.padEnd(20), ...met].join('  ');
    };
    const lines: string[] = [];
    for (const call of calls) lines.push(await row(call)); // all at once would be more connections than one network may have
    if (process.env['DOCKET_TABLES']) {
      process.stdout.write(`${[['call'.padEnd(20), ...apiKeyScopes].join('  '), ...lines].join('\n')}\n`);
    }
    expect(wrong).toEqual([]);
    expect(lines).toHaveLength(calls.length);
  });

  test('makes no webhook without the scope of webhooks: one would go on telling after the key is deleted', async () => {
    const body = JSON.stringify({ url: 'https://books.example.com/', topics: ['conversion.*'] });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const { secret } = await make(['read', 'convert', 'share', 'sign']);
    const reply = await as(secret, '/api/account/webhooks', init);
    expect([reply.status, await codeOf(reply)]).toEqual([403, 'key.scope-missing']);
    const { secret: mayMake } = await make(['webhooks']);
    expect((await as(mayMake, '/api/account/webhooks', init)).status).toBe(200);
  });

  test('has a row for every call, and for nothing else', () => {
    expect([...callsWithAccess].sort()).toEqual(calls.map(({ id }) => id).sort());
  });

  test('may run no tool that signs with another scope, whichever call asks for it', async () => {
    const { secret } = await make(['convert']);
    const body = formOf([{ bytes: pdf(), name: 'a.pdf' }], { operation: 'pdf-sign' });
    const reply = await as(secret, '/api/convert', { method: 'POST', body });
    expect([reply.status, await codeOf(reply)]).toEqual([403, 'key.scope-missing']);
    expect(reply.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="sign"');
  });
});

describe('a program with a key', () => {
  test('makes what belongs to its member, without a cookie and without being an administrator', async () => {
    const { secret } = await make(['convert']);
    const body = formOf([{ bytes: pdf(), name: 'a.pdf' }], { operation: 'pdf-compress' });
    const reply = await as(secret, '/api/convert', { method: 'POST', body });
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([200, null]);
    const { id } = (await reply.json()) as { readonly id: string };
    const requested = (await running.log()).find(
      ({ type, data }) => type === 'ConversionRequested' && data.conversionId === id,
    );
    expect(requested?.data).toMatchObject({ owner: await ownerOf() });
    expect(await (await as(secret, '/api/auth/me')).json()).toMatchObject({ user: { name: 'Ada', isAdmin: false } });
    expect(await codeOf(await as(secret, '/api/admin/dashboard'))).toBe('key.not-allowed');
  });

  test('is its member whatever cookie comes along', async () => {
    const { secret } = await make(['read']);
    const other = await openSignIn(running.url, google)(eve);
    const reply = await as(secret, '/api/auth/me', { headers: { cookie: other.cookie() } });
    expect(await reply.json()).toMatchObject({ user: { name: 'Ada' } });
  });

  test('is noted on the log once a day, and the key itself never is', async () => {
    const { key, secret } = await make(['read']);
    for (let times = 0; times < 5; times += 1) await as(secret, '/api/conversions/all');
    const events = (await running.log()).filter(({ stream }) => stream === `key-${key.id}`);
    expect(events.map(({ type }) => type)).toEqual(['ApiKeyCreated', 'ApiKeyUsed']);
    expect(JSON.stringify(await running.log())).not.toContain(secret.slice(-43));
  });

  test.each([
    ['of another form', 'open sesame'],
    ['that was never made', `dkt_0123456789abcdef_${'a'.repeat(43)}`],
  ])('%s is refused, and becomes no guest', async (_, secret) => {
    const reply = await as(secret, '/api/convert', { method: 'POST', body: formOf([]) });
    expect([reply.status, await codeOf(reply), reply.headers.get('set-cookie')]).toEqual([401, 'key.unknown', null]);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer realm="docket", error="invalid_token"');
  });

  test('of which a letter differs is refused, cookie or not', async () => {
    const { secret } = await make(['read']);
    const wrong = secret.slice(0, -1) + (secret.endsWith('a') ? 'b' : 'a');
    const reply = await as(wrong, '/api/auth/me', { headers: { cookie: browser.cookie() } });
    expect([reply.status, await codeOf(reply)]).toEqual([401, 'key.unknown']);
  });
});

describe('the end of a key', () => {
  test('comes at once when its member deletes it, at every gateway, and to nobody else’s', async () => {
    const [{ key, secret }, kept] = await Promise.all([make(['read']), make(['read'])]);
    const other = await running.beside();
    const there = () => fetch(`${other.url}/api/auth/me`, { headers: { authorization: `Bearer ${secret}` } });
    expect([(await as(secret, '/api/auth/me')).status, (await there()).status]).toEqual([200, 200]);
    const evil = await openSignIn(running.url, google)(eve);
    expect((await evil.call(`/api/account/keys/${key.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await browser.call(`/api/account/keys/${key.id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await codeOf(await as(secret, '/api/auth/me'))).toBe('key.revoked');
    while ((await there()).status === 200) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await codeOf(await there())).toBe('key.revoked');
    expect((await as(kept.secret, '/api/auth/me')).status).toBe(200);
    expect((await browser.call(`/api/account/keys/${key.id}`, { method: 'DELETE' })).status).toBe(404);
    await other.close();
  });

  test('comes when an administrator deletes it, whose doing the log tells, and nobody else may', async () => {
    const evil = await openSignIn(running.url, google)(eve);
    const { key, secret } = await make(['read'], evil);
    expect((await evil.call(`/api/admin/keys/${key.id}`, { method: 'DELETE' })).status).toBe(403);
    expect((await browser.call(`/api/admin/keys/${key.id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await codeOf(await as(secret, '/api/auth/me'))).toBe('key.revoked');
    const revoked = (await running.log()).find(
      ({ type, stream }) => type === 'ApiKeyRevoked' && stream === `key-${key.id}`,
    );
    expect((revoked?.data as { readonly by: string }).by).toMatch(/^member-/);
  });

  test('comes on its day', async () => {
    const { keyId, secret } = newKey();
    const times = { expiresAt: '2026-01-01T00:00:00.000Z', at: '2025-10-01T00:00:00.000Z' };
    const owner = memberOf('somebody');
    const data = { keyId, owner, name: 'Old', digest: digestOfKey(secret), scopes: ['read'] as const, ...times };
    await running.append(`key-${keyId}`, { type: 'ApiKeyCreated', version: 1, data });
    const reply = await as(secret, '/api/auth/me');
    expect([reply.status, await reply.json()]).toMatchObject([
      401,
      { code: 'key.ended', facts: { date: '2026-01-01' }, error: 'This API key ended on 2026-01-01' },
    ]);
  });

  test('comes with the erasure of its member', async () => {
    const person = { ...ada, sub: '3', name: 'Bob', email: 'bob@example.com' };
    const bob = await openSignIn(running.url, google)(person);
    const { secret } = await make(['read'], bob);
    expect((await as(secret, '/api/auth/me')).status).toBe(200);
    expect((await bob.call('/api/auth/me', { method: 'DELETE' })).status).toBe(200);
    expect(await codeOf(await as(secret, '/api/auth/me'))).toBe('key.revoked');
    await openSignIn(running.url, google)(person);
    expect(await codeOf(await as(secret, '/api/auth/me'))).toBe('key.revoked');
  });
});

describe('a new key', () => {
  test.each([
    ['without a name', { scopes: ['read'] }, 'name'],
    ['with a name of spaces', { name: '  ', scopes: ['read'] }, 'name'],
    ['without scopes', { name: 'a', scopes: [] }, 'scopes'],
    ['with a scope that there is not', { name: 'a', scopes: ['admin'] }, 'scopes.0'],
    ['with a scope twice', { name: 'a', scopes: ['read', 'read'] }, 'scopes'],
    ['for more than a year', { name: 'a', scopes: ['read'], days: 366 }, 'days'],
    ['for half a day', { name: 'a', scopes: ['read'], days: 0.5 }, 'days'],
  ])('%s is refused by name', async (_, body, field) => {
    const reply = await ask(body);
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'request.invalid', facts: { field } }]);
  });

  test('is made for members, by themselves', async () => {
    expect(await codeOf(await ask({ name: 'a', scopes: ['read'] }, openBrowser(running.url)))).toBe('session.missing');
    const { secret } = await make(['convert', 'read', 'share', 'sign']);
    const body = JSON.stringify({ name: 'a', scopes: ['read'] });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    expect(await codeOf(await as(secret, '/api/account/keys', init))).toBe('key.not-allowed');
  });
});
