import { questions } from '../../contracts/subjects.js';
import { raw } from '../fixtures/gateway-client.js';
import { png } from '../fixtures/smallest-files.js';
import { codeIn, NOBODY, recipientsOf } from '../fixtures/recipients.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let running: Running;
let { shared, ask, countedOf } = {} as ReturnType<typeof recipientsOf>;
beforeAll(async () => {
  running = await startGateway();
  ({ shared, ask, countedOf } = recipientsOf(running));
});
afterAll(() => running.stop());

describe('any call by share hash', () => {
  test.each(['share', 'download', 'download-custom', 'thumbnail'])('refuses a malformed hash: %s', async (call) => {
    for (const hash of ['short', `${NOBODY}A`, 'A'.repeat(31) + '!', '%2e%2e%2fetc', 'A'.repeat(5000)]) {
      const answer = await ask(`/api/${call}/${hash}`);
      expect({ status: answer.status, code: codeIn(answer) }).toEqual({ status: 400, code: 'share-link.invalid' });
    }
  });

  test.each(['share', 'download', 'download-custom'])('does not find a link that is not there: %s', async (call) => {
    const answer = await ask(`/api/${call}/${NOBODY}`);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body.toString())).toEqual({
      code: 'share-link.not-found',
      error: 'Share link not found or expired',
      facts: {},
    });
  });

  test('does not find a file whose link expired a moment ago', async () => {
    const { hash, blob } = await shared();
    await running.blobs.delete(blob);
    const answer = await ask(`/api/download/${hash}`);
    expect({ status: answer.status, code: codeIn(answer) }).toEqual({ status: 404, code: 'share-link.not-found' });
    expect(answer.headers['content-disposition']).toBeUndefined();
  });
});

describe('the share page', () => {
  test('may load its own style and pictures, and nothing else; no cache keeps it', async () => {
    const { hash } = await shared();
    const { status, headers, body } = await ask(`/api/share/${hash}`);
    expect(status).toBe(200);
    expect(body.toString()).toContain('<dd data-share="file">result.pdf</dd>');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; img-src 'self'; style-src 'self'; frame-ancestors 'self'; sandbox allow-downloads allow-popups",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('finds its style sheet, which a page without an origin may use', async () => {
    const { status, headers, body } = await ask('/api/share-page.css');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(body.toString()).toContain('prefers-color-scheme: dark');
  });

  test('shows nothing but the document within another page', async () => {
    const { hash } = await shared();
    const { body } = await ask(`/api/share/${hash}`, { 'sec-fetch-dest': 'iframe' });
    expect(body.toString()).toContain('There is no picture of this file.');
    expect(body.toString()).not.toMatch(/<h1|<dl|api\/download/);
  });

  const agents = [
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Twitterbot/1.0',
    'WhatsApp/2.23.20.0',
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  ];
  const frames = ['iframe', 'frame', 'object', 'embed'];
  test.each<{ by: string; method?: string; headers?: Record<string, string>; counts: boolean }>([
    { by: 'a person', headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' }, counts: true },
    { by: 'the share screen', headers: { 'sec-fetch-dest': 'empty' }, counts: true },
    { by: 'a program', counts: true },
    { by: 'HEAD', method: 'HEAD', counts: false },
    ...frames.map((dest) => ({ by: `a page in an ${dest}`, headers: { 'sec-fetch-dest': dest }, counts: false })),
    { by: 'a prefetch', headers: { 'sec-purpose': 'prefetch;prerender' }, counts: false },
    { by: 'an older prefetch', headers: { purpose: 'prefetch' }, counts: false },
    { by: 'an open page that asks again', headers: { 'x-docket-same-view': '1' }, counts: false },
    ...agents.map((agent) => ({ by: agent, headers: { 'user-agent': agent }, counts: false })),
  ])('seen by $by', async ({ method, headers, counts }) => {
    const { hash } = await shared();
    expect((await ask(`/api/share/${hash}`, headers, method)).status).toBe(200);
    expect(countedOf(hash)).toEqual([counts]);
  });
});

describe('the page of a link with a password', () => {
  const reader = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
  const sends = (hash: string, body: string, headers: Record<string, string> = {}) => {
    const form = { ...reader, 'content-type': 'application/x-www-form-urlencoded', ...headers };
    return raw(running.url, { path: `/api/share/${hash}`, method: 'POST', headers: form }, body);
  };
  const locked = async () => {
    const { hash } = await shared();
    running.shares.passwords.set(hash, 'a & b');
    return hash;
  };

  test('is a form to who reads pages, and a refusal to programs', async () => {
    const hash = await locked();
    const page = await ask(`/api/share/${hash}`, reader);
    expect([page.status, page.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'Cookie, Authorization, Accept-Language, Accept',
    });
    expect(page.body.toString()).toContain('<h1>This file is protected by a password</h1>');
    expect(page.body.toString()).toContain(`<form method="post" action="/api/share/${hash}">`);
    const answer = await ask(`/api/share/${hash}`, { accept: '*/*' });
    expect([answer.status, codeIn(answer)]).toEqual([401, 'share-link.locked']);
    expect(countedOf(hash)).toEqual([]);
  });

  test('may send its form to this installation, and neither run a script nor load a thing from elsewhere', async () => {
    const { headers } = await ask(`/api/share/${await locked()}`, reader);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; img-src 'self'; style-src 'self'; frame-ancestors 'self'; form-action 'self'; sandbox allow-forms allow-same-origin",
    );
  });

  test('leads to the file with the right password', async () => {
    const hash = await locked();
    const { status, headers } = await sends(hash, 'password=a+%26+b', { origin: running.url });
    expect([status, headers.location]).toEqual([303, `/api/share/${hash}?pass=1.pass`]);
    expect(headers['cache-control']).toBe('no-store');
    expect((await ask(headers.location!, reader)).status).toBe(200);
  });

  test('says in words that a password is wrong, and how many tries are left', async () => {
    const hash = await locked();
    const { status, body } = await sends(hash, 'password=%3Cb%3E');
    expect(status).toBe(403);
    expect(body.toString()).toContain('role="alert">The password is not correct. Attempts left: 7</p>');
    expect(body.toString()).toContain(`action="/api/share/${hash}"`);
    expect(body.toString()).not.toContain('<b>');
  });

  test.each(['', 'password=a&password=b', `password=${'x'.repeat(201)}`])('takes no other form: %s', async (body) => {
    expect((await sends(await locked(), body)).status).toBe(400);
  });

  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'takes no try from another site: %j',
    async (headers) => {
      expect((await sends(await locked(), 'password=a+%26+b', headers)).status).toBe(403);
    },
  );

  test('says of a dead link that it is', async () => {
    for (const [hash, status, text] of [
      [NOBODY, 404, 'Share link not found or expired'],
      ['%22%3E', 400, 'Invalid share link'],
    ] as const) {
      const page = await ask(`/api/share/${hash}`, reader);
      expect([page.status, page.headers['content-security-policy']]).toEqual([
        status,
        expect.stringContaining('sandbox allow-downloads allow-popups'),
      ]);
      expect(page.body.toString()).toContain(`<h1>${text}</h1>`);
      expect(page.body.toString()).not.toContain('<form');
    }
  });
});

describe('a thumbnail', () => {
  test('is a picture that a page without an origin may show', async () => {
    const { hash, blob } = await shared(png);
    running.shares.thumbnails.set(hash, { blob });
    const { status, headers, body } = await ask(`/api/thumbnail/${hash}`);
    expect({ status, type: headers['content-type'], policy: headers['cross-origin-resource-policy'] }).toEqual({
      status: 200,
      type: 'image/png',
      policy: 'cross-origin',
    });
    expect(body).toEqual(png);
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = { 'if-none-match': String(headers.etag) };
    expect((await ask(`/api/thumbnail/${hash}`, again)).status).toBe(304);
    running.shares.thumbnails.delete(hash);
    running.shares.files.delete(hash);
    expect((await ask(`/api/thumbnail/${hash}`, again)).status).toBe(404);
  });

  test('that has yet to be drawn is waited for', async () => {
    const { hash, blob } = await shared(png);
    running.shares.thumbnails.set(hash, { blob: null });
    const asked: object[] = [];
    const drawing = await running.bus.answer(questions.drawThumbnail, async (question) => {
      asked.push(question);
      return { blob };
    });
    const { status, body } = await ask(`/api/thumbnail/${hash}`);
    expect([status, body.equals(png), asked]).toEqual([200, true, [{ conversionId: hash }]]);
    await drawing.stop();
    const later = await ask(`/api/thumbnail/${hash}`);
    expect([later.status, codeIn(later)]).toEqual([503, 'service.unavailable']);
  });

  test('may be missing', async () => {
    const { hash } = await shared();
    const answer = await ask(`/api/thumbnail/${hash}`);
    expect({ status: answer.status, code: codeIn(answer) }).toEqual({ status: 404, code: 'thumbnail.none' });
  });
});
