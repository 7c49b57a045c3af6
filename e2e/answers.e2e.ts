import { randomBytes, randomUUID } from 'node:crypto';
import { calls } from '../contracts/api/calls.js';
import { pageRoutes } from '../contracts/routes.js';
import { openClient, type Client } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { openLive } from './harness/live-messages.js';
import { textPdf } from './samples/sample-files.js';
import { pathOf, sendRaw } from './isolation/stranger.js';

let docket: Docket;
let client: Client;
let hash: string;
let id: string;
beforeAll(async () => {
  docket = await startDocket();
  client = openClient(docket.address);
  const live = await openLive(client);
  ({ id, shareHash: hash } = await client.accepted('pdf-compress', [await textPdf('plain.pdf', 'plain')]));
  await live.endOf(id);
  live.close();
});
afterAll(() => docket.dispose());

/** The one file that pages of other sites load, which opens a frame there. */
const SCRIPT_FOR_OTHERS = '/embed.js';

const send = (options: Parameters<typeof sendRaw>[1]) => sendRaw(docket.address, options);

describe('what a file is called', () => {
  const names = [
    'a"b.pdf',
    'a\\b.pdf',
    "it's;filename=evil.exe.pdf",
    '\u202egpj.pdf',
    'Übersicht 履歴書.pdf',
    `${'long'.repeat(75)}.pdf`,
    '.htaccess',
    '../../etc/passwd',
    'C:\\boot.ini',
    'con.pdf',
    'a\u0000b.pdf',
    'a\r\nSet-Cookie: x=1\r\n.pdf',
    '\ud800lone.pdf',
    '%0d%0aX: y.pdf',
  ];

  test('is one harmless header of the download, however it was chosen', async () => {
    for (const name of names) {
      const body = JSON.stringify({ originalFileName: name.slice(0, 200) });
      const headers = { 'content-type': 'application/json' };
      const renamed = await client.call(`/api/conversions/${id}`, { method: 'PATCH', body, headers });
      expect([name, renamed.status]).toEqual([name, 200]);
      for (const path of [
        `/api/download/${hash}`,
        `/api/download-custom/${hash}?filename=${encodeURIComponent(Buffer.from(name).toString())}`,
      ]) {
        const { status, headers: told } = await send({ path });
        expect([name, path, status, told['set-cookie']?.filter((cookie) => !cookie.startsWith('docket_'))]).toEqual([
          name,
          path,
          200,
          [],
        ]);
        // eslint-disable-next-line no-control-regex -- these must not get there
        expect(told['content-disposition']).toMatch(/^attachment; filename[*=][^\u0000-\u001f\u202e]*\.pdf"?$/);
        expect(told['content-disposition']).not.toMatch(/\.\.|[\\/]/);
      }
      expect((await client.call(`/api/share/${hash}`)).status).toBe(200);
    }
  });
});

describe('every answer', () => {
  const paths = (): string[] => [
    ...pageRoutes.map((path) => path.replace(':hash', hash)),
    ...calls
      .filter(({ method }) => method === 'get')
      .map((call) => pathOf(call, call.path.includes('{hash}') ? hash : id)),
    '/nowhere',
    '/api/nowhere',
    '/api/docs',
  ];

  test('is kept from frames, sniffing, other sites and their addresses', async () => {
    for (const path of paths()) {
      const { headers } = await send({ path });
      expect([path, headers]).toEqual([
        path,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'same-origin',
          'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
        }),
      ]);
      expect([path, headers['access-control-allow-origin'], headers['x-powered-by']]).toEqual([
        path,
        path === SCRIPT_FOR_OTHERS ? '*' : undefined,
        undefined,
      ]);
    }
  });

  test('that may tell of somebody, or brings a session, is kept by no shared cache', async () => {
    for (const path of paths().filter((each) => each.startsWith('/api/'))) {
      const { headers } = await send({ path });
      const isTyped = [path, headers['cache-control'], headers.vary];
      expect(isTyped).toEqual([path, expect.stringMatching(/private|no-store/), expect.stringMatching(/Cookie/)]);
    }
  });

  test('leads nowhere else', async () => {
    const ways = [
      '/api/auth/google?redirect=https://evil.example',
      '/api/auth/google?returnTo=//evil.example',
      '/api/auth/google/callback?next=//evil.example',
      '//evil.example',
      '//evil.example/..',
      '/%5cevil.example',
      '/\\evil.example',
      '/.//evil.example',
      '/s//evil.example/',
    ];
    for (const path of ways) {
      const { status, headers } = await send({ path, headers: { host: 'evil.example' } });
      expect([path, status, headers.location ?? '/']).toEqual([
        path,
        expect.any(Number),
        expect.stringMatching(/^\/(?![/\\])/),
      ]);
    }
  });

  test('to a read by HEAD has the same status and no body, and TRACE tells nothing back', async () => {
    for (const path of paths()) {
      const whole = await send({ path });
      const head = await send({ path, method: 'HEAD' });
      expect([path, head.status, head.body.length]).toEqual([path, whole.status, 0]);
    }
    const { body } = await send({
      path: '/api/auth/me',
      method: 'TRACE',
      headers: { cookie: 'docket_session=secret' },
    });
    expect(body.toString()).not.toContain('secret');
  });
});

test('somebody who is not there is not told apart from somebody who is', async () => {
  const unknown = [
    '/api/auth/me',
    `/api/admin/story/${randomUUID()}`,
    `/api/share/${randomBytes(24).toString('base64url')}`,
  ];
  const codes = await Promise.all(
    unknown.map(
      async (path) => (JSON.parse((await send({ path, method: 'DELETE' })).body.toString()) as { code: string }).code,
    ),
  );
  expect(codes).toEqual(['session.missing', 'route.not-found', 'share-link.not-found']);
});

test('all this was no defect of the server', async () => {
  expect(await docket.errors()).toEqual([]);
});
