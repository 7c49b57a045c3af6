import { once } from 'node:events';
import { WebSocket } from 'ws';
import { BOUNDARY, fieldPart, filePart, multipart, raw, rawForm } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { pdf } from '../fixtures/smallest-files.js';
import { openSocket, readUntil } from '../fixtures/socket.js';

const settings = { PUBLIC_URL: 'https://docs.example.org/', ALLOWED_HOSTS: 'Docket.lan, files.lan' };
let plain: Running;
let named: Running;
beforeAll(async () => {
  plain = await startGateway();
  named = await startGateway({ settings });
});
afterAll(() => Promise.all([plain.stop(), named.stop()]));

const form = rawForm(filePart('a.pdf', pdf()), fieldPart('operation', 'pdf-compress'));
const codeOf = (body: Buffer): string => (JSON.parse(body.toString()) as { code: string }).code;
const portOf = ({ host }: Running): string => host.split(':')[1]!;

describe('a request', () => {
  test.each(['localhost', 'LOCALHOST.', '127.0.0.1', '192.0.2.7', '[::1]', '[2001:db8::7]'])(
    'is served under %s, with and without a port',
    async (host) => {
      for (const hostHeader of [host, `${host}:3000`]) {
        expect((await raw(`${plain.url}/api/health`, { headers: { host: hostHeader } })).status).toBe(200);
      }
    },
  );

  test.each(['docs.example.org', 'docs.example.org:443', 'docket.lan', 'FILES.lan:8080', 'localhost'])(
    'is served under the name %s that the settings say',
    async (host) => {
      expect((await raw(`${named.url}/api/health`, { headers: { host } })).status).toBe(200);
    },
  );

  test.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'docs.example.org.evil.example',
    '0x7f.1',
    '2130706433',
  ])('under the name %s is refused, at whatever path, and nothing happens', async (host) => {
    for (const path of ['/', '/api/health', '/api/auth/google', '/api/admin/dashboard', '/s/x', '/api/docs']) {
      const { status, body, headers } = await raw(`${named.url}${path}`, { headers: { host } });
      expect([path, status, codeOf(body)]).toEqual([path, 421, 'request.wrong-host']);
      expect(body.toString()).toContain('ALLOWED_HOSTS');
      expect(headers['set-cookie']).toBeUndefined();
    }
    const sent = await raw(`${named.url}/api/convert`, { method: 'POST', headers: { ...multipart, host } }, form);
    expect(sent.status).toBe(421);
    expect(await named.log()).toEqual([]);
  });

  test.each(['evil.example/path?', 'a b', '[::1', 'localhost:port', '@localhost'])(
    'whose host is %s, which is none, is malformed',
    async (host) => {
      const { status, body } = await raw(`${plain.url}/api/health`, { headers: { host } });
      expect([status, codeOf(body)]).toEqual([400, 'request.invalid']);
    },
  );

  test('that names two hosts is malformed, whichever comes first', async () => {
    for (const second of ['localhost', 'evil.example']) {
      const socket = await openSocket(plain.host);
      socket.write(`GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: ${second}\r\nConnection: close\r\n\r\n`);
      expect(await readUntil(socket, '\r\n')).toMatch(/^HTTP\/1\.1 400 /);
      socket.destroy();
    }
  });
});

describe('a link', () => {
  const linkFrom = async (running: Running, host: string): Promise<string> => {
    const options = { method: 'POST', headers: { ...multipart, host, 'x-forwarded-host': 'evil.example' } };
    const { body } = await raw(`${running.url}/api/convert`, options, form);
    return (JSON.parse(body.toString()) as { shareLink: string }).shareLink;
  };

  test('has the public address, whatever name was used', async () => {
    expect(await linkFrom(named, 'docket.lan')).toMatch(/^https:\/\/docs\.example\.org\/s\//);
  });

  test('has the name that was used where no public address is set', async () => {
    expect(await linkFrom(plain, 'localhost:3000')).toMatch(/^http:\/\/localhost:3000\/s\//);
  });
});

describe('a socket', () => {
  const cookie = `docket_session=${'a'.repeat(43)}`;
  const refusalOf = async (headers: Record<string, string>): Promise<string> => {
    const socket = new WebSocket(`ws://${plain.host}/ws`, { headers: { cookie, ...headers } });
    const [error] = (await once(socket, 'error')) as [Error];
    return error.message;
  };

  test('under another name is refused, even if its page has that name too', async () => {
    const host = `evil.example:${portOf(plain)}`;
    expect(await refusalOf({ host })).toContain('421');
    expect(await refusalOf({ host, origin: `http://${host}` })).toContain('421');
  });

  test('opened by a page of another name is refused', async () => {
    expect(await refusalOf({ origin: `http://evil.example:${portOf(plain)}` })).toContain('403');
  });
});

describe('the offer to speak HTTP/2', () => {
  const offer = 'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n';

  test('is left unanswered, and the call is served', async () => {
    const socket = await openSocket(plain.host);
    socket.write(`GET /api/health HTTP/1.1\r\nHost: ${plain.host}\r\n${offer}\r\n`);
    expect(await readUntil(socket, '\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  test('does not take the body along, be it sent at once or later', async () => {
    for (const cut of [0, 40, form.length]) {
      const socket = await openSocket(plain.host);
      const head =
        `POST /api/convert HTTP/1.1\r\nHost: ${plain.host}\r\n${offer}` +
        `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${form.length}\r\n\r\n`;
      socket.write(Buffer.concat([Buffer.from(head), form.subarray(0, cut)]));
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.write(form.subarray(cut));
      expect(await readUntil(socket, 'shareLink')).toMatch(/^HTTP\/1\.1 200 /);
      socket.destroy();
    }
  });

  test('does not get around the check of the host', async () => {
    const socket = await openSocket(plain.host);
    socket.write(`GET /api/health HTTP/1.1\r\nHost: evil.example\r\n${offer}\r\n`);
    expect(await readUntil(socket, '\r\n')).toMatch(/^HTTP\/1\.1 421 /);
    socket.destroy();
  });
});
