import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { raw } from '../fixtures/gateway-client.js';
import { codeIn, NOBODY, recipientsOf } from '../fixtures/recipients.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSocket } from '../fixtures/socket.js';

let running: Running;
let { shared, ask, takenOf } = {} as ReturnType<typeof recipientsOf>;
beforeAll(async () => {
  running = await startGateway();
  ({ shared, ask, takenOf } = recipientsOf(running));
});
afterAll(() => running.stop());

describe('a download', () => {
  test('is an attachment under its own name that no cache keeps', async () => {
    const { hash, etag } = await shared();
    const { status, headers, body } = await ask(`/api/download/${hash}`);
    expect(status).toBe(200);
    expect(body.toString()).toBe('0123456789');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '10',
      'content-disposition': 'attachment; filename="result.pdf"',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      etag,
    });
  });

  test.each([
    ['plain.pdf', 'attachment; filename="plain.pdf"'],
    ['the "one".pdf', 'attachment; filename="the \\"one\\".pdf"'],
    ['履歴書 €.pdf', `attachment; filename="??? ?.pdf"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8%20%E2%82%AC.pdf`],
    ['a;b=c%20d.pdf', `attachment; filename="a;b=c%20d.pdf"; filename*=UTF-8''a%3Bb%3Dc%2520d.pdf`],
    ['résumé.pdf', 'attachment; filename="résumé.pdf"'],
  ])('can have any name the recipient likes: %s', async (filename, disposition) => {
    const { hash } = await shared();
    const { status, headers } = await ask(`/api/download-custom/${hash}?filename=${encodeURIComponent(filename)}`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe(disposition);
  });

  test.each(['', '?filename=a&filename=b', '?filename[x]=1'])(
    'keeps its own name where none is chosen: "%s"',
    async (query) => {
      const { hash } = await shared();
      const { headers } = await ask(`/api/download-custom/${hash}${query}`);
      expect(headers['content-disposition']).toBe('attachment; filename="result.pdf"');
    },
  );

  test.each([
    { range: 'bytes=0-3', status: 206, text: '0123', part: 'bytes 0-3/10' },
    { range: 'bytes=4-', status: 206, text: '456789', part: 'bytes 4-9/10' },
    { range: 'bytes=-2', status: 206, text: '89', part: 'bytes 8-9/10' },
    { range: 'bytes=9-9', status: 206, text: '9', part: 'bytes 9-9/10' },
    { range: 'bytes=8-100', status: 206, text: '89', part: 'bytes 8-9/10' },
    { range: 'bytes=0-1,4-5', status: 200, text: '0123456789', part: undefined },
    { range: 'pages=0-1', status: 200, text: '0123456789', part: undefined },
    { range: 'bytes=x', status: 200, text: '0123456789', part: undefined },
  ])('of Range: $range answers $status', async ({ range, status, text, part }) => {
    const { hash } = await shared();
    const answer = await ask(`/api/download/${hash}`, { range });
    expect({ status: answer.status, text: answer.body.toString() }).toEqual({ status, text });
    expect(answer.headers['content-range']).toBe(part);
    expect(answer.headers['content-length']).toBe(String(text.length));
  });

  test.each(['bytes=10-', 'bytes=10-20'])('refuses %s, which lies outside', async (range) => {
    const { hash } = await shared();
    const answer = await ask(`/api/download/${hash}`, { range });
    expect({ status: answer.status, code: codeIn(answer) }).toEqual({ status: 416, code: 'range.not-satisfiable' });
    expect(answer.headers['content-range']).toBe('bytes */10');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });

  test('continues only the very file it began with', async () => {
    const { hash, etag } = await shared();
    const range = 'bytes=4-';
    expect((await ask(`/api/download/${hash}`, { range, 'if-range': etag })).status).toBe(206);
    expect((await ask(`/api/download/${hash}`, { range, 'if-range': '"other"' })).status).toBe(200);
    expect((await ask(`/api/download/${hash}`, { range, 'if-range': `W/${etag}` })).status).toBe(200);
  });

  test('asked by HEAD says all but sends nothing', async () => {
    const { hash, etag } = await shared();
    const { status, headers, body } = await ask(`/api/download/${hash}`, {}, 'HEAD');
    expect({ status, length: headers['content-length'], etag: headers.etag, body: body.length }).toEqual({
      status: 200,
      length: '10',
      etag,
      body: 0,
    });
  });

  test.each([
    { how: 'whole', headers: {}, asked: { takes: true, isPreview: false, range: null } },
    { how: 'from its beginning', headers: { range: 'bytes=0-' }, asked: { range: { from: 0, ifRange: null } } },
    { how: 'from its middle', headers: { range: 'bytes=4-6' }, asked: { range: { from: 4, to: 6, ifRange: null } } },
    { how: 'from its end', headers: { range: 'bytes=-2' }, asked: { range: { from: -2, ifRange: null } } },
    {
      how: 'further',
      headers: { range: 'bytes=4-', 'if-range': '"other"' },
      asked: { range: { from: 4, ifRange: '"other"' } },
    },
    { how: 'in several ranges, which is whole', headers: { range: 'bytes=4-5,0-3' }, asked: { range: null } },
    { how: 'in nonsense, which is whole', headers: { range: 'bytes=x' }, asked: { range: null } },
    { how: 'by HEAD', headers: {}, method: 'HEAD', asked: { takes: false, isPreview: false } },
    { how: 'by a bot', headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0' }, asked: { isPreview: true } },
    { how: 'by a search engine', headers: { 'user-agent': 'x Googlebot/2.1' }, asked: { isPreview: true } },
    { how: 'by the open page of the link', headers: { 'x-docket-same-view': '1' }, asked: { isPreview: true } },
    { how: 'by a prefetch', headers: { 'sec-purpose': 'prefetch' }, asked: { isPreview: true } },
  ])('$how is asked for as such', async ({ headers, method, asked }) => {
    const { hash } = await shared();
    await ask(`/api/download/${hash}`, { ...headers }, method);
    expect(takenOf(hash)).toMatchObject([asked]);
  });

  test('tells recipients apart by address and program, and tells neither', async () => {
    const { hash } = await shared();
    const one = { 'user-agent': 'curl/8' };
    const other = { 'user-agent': 'Wget/1' };
    for (const headers of [one, one, other, { ...one, 'x-forwarded-for': '198.51.100.9' }])
      await ask(`/api/download/${hash}`, headers);
    const [first, again, ...others] = takenOf(hash).map(({ recipient }) => recipient);
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
    expect(first).toMatch(/^[\w-]{43}$/);
  });

  test('that the client leaves closes the file', async () => {
    const bytes = randomBytes(8 * 1024 * 1024);
    const { hash } = await shared(bytes);
    const open = async () => (await readdir('/proc/self/fd')).length;
    const before = await open();
    for (let times = 0; times < 20; times += 1) {
      const socket = await openSocket(running.host);
      socket.write(`GET /api/download/${hash} HTTP/1.1\r\nHost: ${running.host}\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket.destroy();
    }
    while ((await open()) > before) await new Promise((resolve) => setTimeout(resolve, 20));
    const { body } = await ask(`/api/download/${hash}`);
    expect(createHash('sha256').update(body).digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('that the store breaks off is broken off, not ended', async () => {
    const broken = await startGateway({
      blobs: (real) => ({
        ...real,
        read: async () =>
          Readable.from(
            (function* () {
              yield Buffer.from('01234');
              throw new Error('the disk is gone');
            })(),
          ),
      }),
    });
    broken.shares.files.set(NOBODY, { blob: 'b', size: 10, sha256: 's', name: 'a.pdf', mime: 'application/pdf' });
    await expect(raw(`${broken.url}/api/download/${NOBODY}`, {})).rejects.toThrow('aborted');
    await broken.stop();
  });
});
