import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginningOfFrame } from '../../contracts/embedding/embed.js';
import type { EmbedTokenReply, OpenEmbedReply } from '../../contracts/api/embedding.js';
import { calls } from '../../contracts/api/calls.js';
import { isOpenToFrames } from '../../contracts/api/key-access.js';
import type { ApiKeyScope } from '../../contracts/api-keys.js';
import { memberOf } from '../../contracts/owner.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { formOf, openBrowser } from '../fixtures/gateway-client.js';
import { ada } from '../fixtures/people.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';
import { pdf } from '../fixtures/smallest-files.js';
import { digestOfKey, newEmbedToken } from '../sessions/token.js';

const SHOP = 'https://shop.example.com';
const OTHER = 'https://other.example.com';

const screens = mkdtempSync(join(tmpdir(), 'docket-embed-'));
writeFileSync(join(screens, 'embed.html'), '<!doctype html><title>Frame</title>');

let google: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let member: Browser;
beforeAll(async () => {
  google = await startAccountProvider();
  const settings = { ...google.settings, EMBED_ORIGINS: `${SHOP}, ${OTHER}` };
  running = await startGateway({ settings, uiDirectory: screens });
  member = await openSignIn(running.url, google)(ada);
});
afterAll(async () => {
  await running.stop();
  await google.stop();
  rmSync(screens, { recursive: true });
});

const asJson = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
interface Key {
  readonly key: { readonly id: string };
  readonly secret: string;
}
const newKey = async (...scopes: readonly ApiKeyScope[]): Promise<Key> => {
  const reply = await member.call('/api/account/keys', asJson({ name: 'Shop', scopes }));
  return (await reply.json()) as Key;
};
/** A member has only so many keys: one for each set of scopes, which no test deletes. */
const known = new Map<string, Promise<Key>>();
const makeKey = (...scopes: readonly ApiKeyScope[]): Promise<Key> => {
  const name = scopes.join(' ');
  const key = known.get(name) ?? newKey(...scopes);
  known.set(name, key);
  return key;
};
type Init = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };
const as = (secret: string, path: string, init: Init = {}): Promise<Response> =>
  fetch(running.url + path, { ...init, headers: { authorization: `Bearer ${secret}`, ...init.headers } });
const refusalOf = async (reply: Response) => {
  const { code, facts } = (await reply.json()) as { readonly code: string; readonly facts: Record<string, unknown> };
  return { status: reply.status, code, facts };
};

const askToken = (secret: string, body: object = {}): Promise<Response> =>
  as(secret, '/api/embed-tokens', asJson({ origin: SHOP, ...body }));
const makeToken = async (secret: string, body: object = {}): Promise<EmbedTokenReply> => {
  const reply = await askToken(secret, body);
  expect(reply.status).toBe(200);
  return (await reply.json()) as EmbedTokenReply;
};
const use = ({ url, token }: Pick<EmbedTokenReply, 'url' | 'token'>): Promise<Response> =>
  fetch(`${url}/open`, asJson({ token }));
const openFrame = async (body: object = {}, ...scopes: readonly ApiKeyScope[]) => {
  const { key, secret: keySecret } = await makeKey('embed', ...scopes);
  return openWith({ key, secret: keySecret }, body);
};
const openWith = async ({ key, secret: keySecret }: Key, body: object = {}) => {
  const reply = await use(await makeToken(keySecret, body));
  expect(reply.status).toBe(200);
  return { key, keySecret, frame: (await reply.json()) as OpenEmbedReply };
};
const convert = (secret: string, operation = 'pdf-compress', headers: Readonly<Record<string, string>> = {}) => {
  const body = formOf([{ bytes: pdf(), name: 'a.pdf' }], { operation });
  return as(secret, '/api/convert', { method: 'POST', body, headers });
};
const idOf = async (reply: Response) => ((await reply.json()) as { readonly id: string }).id;

describe('a token for a frame', () => {
  test('opens the frame once, and tells it what it is for', async () => {
    const { secret } = await makeKey('embed');
    const token = await makeToken(secret, { tool: 'pdf-compress', options: { quality: 'low' }, language: 'de' });
    const first = await use(token);
    expect([first.status, await first.json()]).toMatchObject([
      200,
      { origin: SHOP, tool: 'pdf-compress', options: { quality: 'low' }, language: 'de' },
    ]);
    expect(await refusalOf(await use(token))).toMatchObject({ status: 410, code: 'embed.opened-already' });
  });

  test('opens one frame even when it is used ten times at once', async () => {
    const { secret } = await makeKey('embed');
    const token = await makeToken(secret);
    const replies = await Promise.all(Array.from({ length: 10 }, () => use(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is nothing any more when its time is over', async () => {
    const { key } = await makeKey('embed');
    const { embedId, token } = newEmbedToken();
    const times = { expiresAt: '2026-01-01T00:00:00.000Z', at: '2026-01-01T00:00:00.000Z' };
    const about = { origin: SHOP, onlyTool: null, options: {}, language: null };
    const data = { embedId, keyId: key.id, owner: memberOf('a'), digest: digestOfKey(token), ...about, ...times };
    await running.append(`embed-${embedId}`, { type: 'EmbedTokenCreated', version: 1, data });
    const reply = await use({ url: `${running.url}/embed/${embedId}`, token });
    expect(await refusalOf(reply)).toMatchObject({ status: 410, code: 'embed.token-ended' });
  });

  test('opens no other frame, and none when a letter differs', async () => {
    const { secret } = await makeKey('embed');
    const one = await makeToken(secret);
    const other = await makeToken(secret);
    expect(await refusalOf(await use({ ...one, token: other.token }))).toMatchObject({ code: 'embed.unknown' });
    const wrong = one.token.slice(0, -1) + (one.token.endsWith('A') ? 'B' : 'A');
    expect(await refusalOf(await use({ ...one, token: wrong }))).toMatchObject({ code: 'embed.unknown' });
    expect((await use(one)).status).toBe(200);
  });

  test('is made with a key of its scope only', async () => {
    const { secret } = await makeKey('convert', 'read', 'share', 'sign', 'webhooks', 'workflows');
    expect(await refusalOf(await askToken(secret))).toMatchObject({
      status: 403,
      code: 'key.scope-missing',
      facts: { scope: 'embed' },
    });
    const reply = await member.call('/api/embed-tokens', asJson({ origin: SHOP }));
    expect(await refusalOf(reply)).toMatchObject({ status: 403, code: 'embed.key-needed' });
    const stranger = await openBrowser(running.url).call('/api/embed-tokens', asJson({ origin: SHOP }));
    expect(await refusalOf(stranger)).toMatchObject({ code: 'embed.key-needed' });
  });

  test.each([
    ['for a site that is not listed', { origin: 'https://evil.example.com' }, 'origin'],
    ['for a site with a path', { origin: `${SHOP}/` }, 'origin'],
    ['for a tool that there is not', { tool: 'pdf-explode' }, 'tool'],
    ['for a tool that needs more than a form', { tool: 'pdf-sign' }, 'tool'],
    ['with an option that the tool does not have', { tool: 'pdf-compress', options: { speed: 1 } }, 'options.speed'],
    [
      'with a value that the option does not take',
      { tool: 'pdf-compress', options: { quality: 'x' } },
      'options.quality',
    ],
    ['with a secret', { tool: 'pdf-protect', options: { userPassword: 'open' } }, 'options.userPassword'],
    ['with options of no tool', { options: { quality: 'low' } }, 'options'],
    ['in a language that there is not', { language: 'tlh' }, 'language'],
    ['that ends too soon', { expiresInSeconds: 59 }, 'expiresInSeconds'],
    ['that ends too late', { expiresInSeconds: 3601 }, 'expiresInSeconds'],
  ])('%s is refused by name', async (_, body, field) => {
    const { secret } = await makeKey('embed');
    const { status, code, facts } = await refusalOf(await askToken(secret, body));
    expect([status, code, facts['field']]).toEqual([400, 'request.invalid', field]);
  });

  test('leaves neither itself nor the secret of its frame on the log', async () => {
    const { secret } = await makeKey('embed');
    const token = await makeToken(secret);
    const frame = (await (await use(token)).json()) as OpenEmbedReply;
    const log = JSON.stringify(await running.log());
    expect(log).toContain('EmbedOpened');
    for (const hidden of [token.token, frame.secret]) expect(log).not.toContain(hidden.slice(-43));
  });

  test('opens nothing once its key is deleted', async () => {
    const { key, secret } = await newKey('embed');
    const token = await makeToken(secret);
    await member.call(`/api/account/keys/${key.id}`, { method: 'DELETE' });
    expect(await refusalOf(await use(token))).toMatchObject({ code: 'embed.over' });
  });
});

describe('the page of a frame', () => {
  test('may be shown by the site of its token and by no other, not even by Docket itself', async () => {
    const { secret } = await makeKey('embed');
    const { url } = await makeToken(secret, { origin: OTHER });
    const { status, headers } = await fetch(url);
    expect([status, headers.get('x-frame-options'), headers.get('cache-control')]).toEqual([
      200,
      null,
      'private, no-store',
    ]);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/; frame-ancestors https:\/\/other\.example\.com$/);
    expect(policy).toMatch(/^default-src 'self'/);
  });

  test.each(['0123456789abcdef', 'nothing', '..%2f'])('with the id %s is shown by nobody', async (id) => {
    const { status, headers } = await fetch(`${running.url}/embed/${id}`, { headers: { accept: 'text/html' } });
    expect(status).toBe(404);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('leaves every other page where it was', async () => {
    const { headers } = await fetch(`${running.url}/api/health`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test('has a script for other sites, shorter than 3 KB', async () => {
    const reply = await fetch(`${running.url}/embed.js`);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await reply.text()).length).toBeLessThan(3 * 1024);
  });
});

describe('a frame', () => {
  test('makes what belongs to its member, without a cookie', async () => {
    const { frame } = await openFrame();
    const reply = await convert(frame.secret);
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([200, null]);
    const id = await idOf(reply);
    const signedIn = (await running.log()).findLast(({ type }) => type === 'UserSignedIn');
    const requested = (await running.log()).find(
      ({ stream, type }) => stream === `conversion-${id}` && type === 'ConversionRequested',
    );
    expect(requested?.data).toMatchObject({ owner: memberOf((signedIn?.data as { userId: string }).userId) });
    expect((await as(frame.secret, `/api/conversions/${id}`)).status).toBe(200);
  });

  test('sees neither what its member has made nor what another frame has', async () => {
    const { frame } = await openFrame();
    const { frame: other, keySecret } = await openFrame({}, 'convert', 'read');
    const ofOther = await idOf(await convert(other.secret));
    const ofMember = await idOf(await convert(keySecret));
    expect((await as(keySecret, `/api/conversions/${ofOther}`)).status).toBe(200);
    for (const id of [ofOther, ofMember]) {
      for (const path of [`/api/conversions/${id}`, `/api/conversions/${id}/file`]) {
        expect(await refusalOf(await as(frame.secret, path))).toMatchObject({ code: 'conversion.not-found' });
      }
      const cancel = await as(frame.secret, `/api/conversions/${id}/cancel`, { method: 'POST' });
      expect(await refusalOf(cancel)).toMatchObject({ code: 'conversion.not-found' });
      const body = formOf([], { operation: 'pdf-compress', from: id });
      const further = await as(frame.secret, '/api/convert', { method: 'POST', body });
      expect(await refusalOf(further)).toMatchObject({ code: 'conversion.not-found' });
    }
  });

  test('finds no conversion by a key that its member named a request by', async () => {
    const named = { 'Idempotency-Key': 'invoice-2026-0001' };
    const { frame, keySecret } = await openFrame({}, 'convert');
    const ofMember = await idOf(await convert(keySecret, 'pdf-compress', named));
    expect(await idOf(await convert(frame.secret, 'pdf-compress', named))).not.toBe(ofMember);
  });

  test('is refused every call but its own', async () => {
    const { frame } = await openFrame({}, 'convert', 'read', 'share', 'sign', 'webhooks', 'workflows');
    const verdicts = await Promise.all(
      calls
        .filter(({ path }) => path.startsWith('/api/') && path !== '/api/health')
        .map(async ({ id, method, path, form, body }) => {
          const reply = await as(frame.secret, path.replace(/\{\w+\}/g, 'nothing'), {
            method: method.toUpperCase(),
            redirect: 'manual',
            ...(form && { body: formOf([]) }),
            ...(body && { body: '{}', headers: { 'content-type': 'application/json' } }),
          });
          return [id, !(await reply.text()).includes('"code":"embed.not-allowed"')] as const;
        }),
    );
    const allowed = verdicts.filter(([, isAllowed]) => isAllowed).map(([id]) => id);
    expect(allowed).toEqual(verdicts.map(([id]) => id).filter((id) => isOpenToFrames(id)));
    expect(allowed).toHaveLength(6);
    const message = await as(frame.secret, '/mcp', asJson({ jsonrpc: '2.0', id: 1, method: 'tools/list' }));
    expect(message.status).toBe(401);
  });

  test('of one tool runs that one only, also where it goes under another name', async () => {
    const { frame } = await openFrame({ tool: 'pdf-compress' });
    expect(await refusalOf(await convert(frame.secret, 'pdf-rotate'))).toMatchObject({
      status: 403,
      code: 'embed.other-tool',
    });
    expect((await convert(frame.secret)).status).toBe(200);
  });

  test('signs nothing in the name of its member with a key that may not sign', async () => {
    const { frame } = await openFrame();
    expect(await refusalOf(await convert(frame.secret, 'pdf-sign'))).toMatchObject({ code: 'key.scope-missing' });
  });

  test('ends with its key, at once and at every gateway', async () => {
    const { key, frame } = await openWith(await newKey('embed'));
    const other = await running.beside();
    const there = () =>
      fetch(`${other.url}/api/capabilities`, { headers: { authorization: `Bearer ${frame.secret}` } });
    expect((await there()).status).not.toBe(401);
    await member.call(`/api/account/keys/${key.id}`, { method: 'DELETE' });
    expect(await refusalOf(await convert(frame.secret))).toMatchObject({ status: 401, code: 'embed.over' });
    expect(await refusalOf(await there())).toMatchObject({ code: 'embed.over' });
    await other.close();
  });

  test('is none with a secret that was never given', async () => {
    const frame = await openFrame();
    const id = /^dkf_([0-9a-f]+)_/.exec(frame.frame.secret)?.[1] ?? '';
    const reply = await convert(`${beginningOfFrame(id)}${'a'.repeat(43)}`);
    expect([reply.headers.get('set-cookie'), await refusalOf(reply)]).toMatchObject([null, { code: 'embed.over' }]);
  });
});

test('where no site is listed, no token is made', async () => {
  const alone = await startGateway({ settings: google.settings, uiDirectory: screens });
  const browser = await openSignIn(alone.url, google)(ada);
  const answer = await browser.call('/api/account/keys', asJson({ name: 'a', scopes: ['embed'] }));
  const { secret } = (await answer.json()) as { readonly secret: string };
  const reply = await fetch(`${alone.url}/api/embed-tokens`, {
    ...asJson({ origin: SHOP }),
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  });
  const { code, facts } = await refusalOf(reply);
  expect([code, facts['problem']]).toEqual(['request.invalid', expect.stringContaining('EMBED_ORIGINS lists no site')]);
  await alone.stop();
});
