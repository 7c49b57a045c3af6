import { calls } from '../contracts/api/calls.js';
import { fieldPart, filePart, multipart, rawForm, type RawAnswer } from '../gateway/fixtures/gateway-client.js';
import { openSocket, readUntil } from '../gateway/fixtures/socket.js';
import { openClient, type Client } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { readLog } from './harness/event-log.js';
import { openLive } from './harness/live-messages.js';
import { textPdf } from './samples/sample-files.js';
import {
  callsAbout,
  callsWithBody,
  faultOf,
  nastyBodies,
  nastySubjects,
  pathOf,
  sendRaw,
  unsafeCalls,
} from './isolation/stranger.js';

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

const send = (...[options, body]: readonly [Parameters<typeof sendRaw>[1], (string | Uint8Array)?]) =>
  sendRaw(docket.address, options, body);
const logLength = async (): Promise<number> => (await readLog(docket.dataDir)).length;
/** Sends all of this, and tells what was answered otherwise than by a refusal. */
const faultsOf = async (requests: readonly { readonly about: string; readonly answer: () => Promise<RawAnswer> }[]) => {
  const faults: string[] = [];
  for (const { about, answer } of requests) {
    const fault = await answer().then(faultOf, (error: unknown) => String(error));
    if (fault !== undefined) faults.push(`${about}: ${fault}`);
  }
  return faults;
};

describe('a page of another site', () => {
  const origins = (): Record<string, string>[] => [
    ...['https://evil.example', 'null', 'http://127.0.0.1:1', 'file://', 'http://', `${docket.address}.evil.example`]
      .concat(`${docket.address}@evil.example`, `${docket.address}, https://evil.example`)
      .map((origin) => ({ origin })),
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ];

  test('changes nothing by any call, with whatever it says of itself', async () => {
    const before = await logLength();
    const cookie = await client.cookie();
    for (const call of unsafeCalls) {
      for (const headers of origins()) {
        const path = pathOf(call, call.path.includes('{hash}') ? hash : id);
        const { status, body } = await send({
          path,
          method: call.method.toUpperCase(),
          headers: { ...headers, cookie },
        });
        expect([call.id, headers, status, body.toString()]).toEqual([
          call.id,
          headers,
          403,
          expect.stringContaining('request.cross-site'),
        ]);
      }
    }
    expect(await logLength()).toBe(before);
  });

  test('does not get there by calling a change a read', async () => {
    const before = await logLength();
    const cookie = await client.cookie();
    const overrides = { 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE', 'x-method-override': 'DELETE' };
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'TRACE']) {
      for (const path of [
        `/api/conversions/${id}`,
        `/api/conversions/${id}/cancel`,
        '/api/auth/me',
        '/api/auth/logout',
      ]) {
        await send({
          path: `${path}?_method=DELETE`,
          method,
          headers: { ...overrides, cookie, origin: 'https://evil.example' },
        });
      }
    }
    expect(await logLength()).toBe(before);
    expect((await client.call(`/api/download/${hash}`)).status).toBe(200);
  });
});

describe('nonsense', () => {
  test('in the place of an id or a hash is refused like any other, by every call', async () => {
    const requests = callsAbout.flatMap((call) =>
      nastySubjects.map((subject) => ({
        about: `${call.id} ${subject.slice(0, 40)}`,
        answer: () => send({ path: pathOf(call, subject), method: call.method.toUpperCase() }),
      })),
    );
    expect(await faultsOf(requests)).toEqual([]);
  });

  test('in a body is refused like any other, by every call that reads one', async () => {
    const requests = callsWithBody.flatMap((call) =>
      nastyBodies.map(({ name, headers, body }) => ({
        about: `${call.id} ${name}`,
        answer: async () => {
          const path = pathOf(call, call.path.includes('{hash}') ? hash : id);
          return send({ path, method: call.method.toUpperCase(), headers }, body);
        },
      })),
    );
    expect(await faultsOf(requests)).toEqual([]);
  });

  test('as a form is refused like any other, by every call that takes files', async () => {
    const fields = Array.from({ length: 10_000 }, (_, at) => fieldPart(`field${at}`, 'x'));
    const forms: Readonly<Record<string, Buffer>> = {
      'ten thousand fields': rawForm(...fields),
      'a prototype': rawForm(
        filePart('a.pdf', 'no'),
        fieldPart('__proto__', '{}'),
        fieldPart('operation', '__proto__'),
      ),
      'a field twice': rawForm(fieldPart('operation', 'to-pdf'), fieldPart('operation', 'constructor')),
      'a name with line ends': rawForm({
        headers: 'Content-Disposition: form-data; name="files"; filename="a\rb\nc"',
        bytes: 'no',
      }),
      'no name': rawForm({ headers: 'Content-Disposition: form-data', bytes: 'no' }),
      'a header without end': rawForm({
        headers: `Content-Disposition: form-data; name="${'x'.repeat(100_000)}"`,
        bytes: '',
      }),
      nothing: Buffer.alloc(0),
    };
    const requests = calls
      .filter(({ form }) => form)
      .flatMap(({ path, id: call }) =>
        Object.entries(forms).map(([name, form]) => ({
          about: `${call} ${name}`,
          answer: () => send({ path, method: 'POST', headers: multipart }, form),
        })),
      );
    expect(await faultsOf(requests)).toEqual([]);
  });

  test('in queries and headers is refused or left out', async () => {
    const many = Array.from({ length: 300 }, (_, at) => `c${at}=${'v'.repeat(20)}`).join('; ');
    const gets = [
      `/api/download/${hash}?pass=a&pass=b`,
      `/api/download/${hash}?pass[x]=1`,
      `/api/download-custom/${hash}?filename[__proto__]=a`,
      `/api/share/${hash}?pass=${'x'.repeat(5000)}`,
      `/api/download/${hash}?pass=9e99.x`,
      '/api/auth/google/callback?code[]=a&state[]=b',
      '/api/auth/google/callback?code=a&code=b&state=c&state=d',
      '/api/admin/activity?from[]=1',
      '/api/conversions?limit=-1',
    ];
    const headers = [
      { cookie: 'x'.repeat(8000) },
      { cookie: many },
      { cookie: 'docket_session=%ff%fe; =; ;;;' },
      { 'if-range': '"', range: 'bytes=' },
    ];
    const requests = [
      ...gets.map((path) => ({ about: path, answer: () => send({ path }) })),
      ...headers.map((header) => ({
        about: JSON.stringify(header).slice(0, 60),
        answer: () => send({ path: '/api/auth/me', headers: header }),
      })),
    ];
    expect(await faultsOf(requests)).toEqual([]);
  });

  test('of ranges brings no more than the file, or a refusal', async () => {
    const { length } = (await client.download(hash)).bytes;
    const ranges = [
      'bytes=0-0,-1',
      `bytes=${'0-,'.repeat(1000)}0-`,
      'bytes=-0',
      'bytes=9-1',
      'bytes=99999999999999999999-',
      'bytes=0-99999999999999999999',
      'bytes=--1',
      'bytes=a-b',
      'lines=1-2',
      'bytes=',
      'bytes=-99999999999',
      'bytes = 0 - 1',
    ];
    for (const range of ranges) {
      const { status, body } = await send({ path: `/api/download/${hash}`, headers: { range } });
      expect([200, 206, 416]).toContain(status);
      expect(body.length).toBeLessThanOrEqual(Math.max(length, 300));
    }
  });

  test('that comes as slowly as can be keeps nobody else waiting', async () => {
    const host = new URL(docket.address).host;
    const slow = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const socket = await openSocket(host);
        const isUpload = at % 5 === 0; // an address may have 30 of them
        const path = isUpload ? '/api/convert' : `/api/share/${hash}/unlock`;
        const type = isUpload ? multipart['content-type'] : 'application/json';
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`,
        );
        return socket;
      }),
    );
    expect((await client.call('/api/health')).status).toBe(200);
    await client.accepted('pdf-compress', [await textPdf('quick.pdf', 'quick')]);
    for (const socket of slow) socket.destroy();
  });

  test('before any call is turned away by name', async () => {
    const host = new URL(docket.address).host;
    for (const head of [
      'GET / HTTP/1.1\r\n\r\n',
      'NONSENSE\r\n\r\n',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    ]) {
      const socket = await openSocket(host);
      socket.write(head);
      expect(await readUntil(socket, '\r\n\r\n')).toMatch(/^HTTP\/1\.1 4\d\d /);
      socket.destroy();
    }
  });
});

test('all this was no defect of the server', async () => {
  expect(await docket.errors()).toEqual([]);
});
