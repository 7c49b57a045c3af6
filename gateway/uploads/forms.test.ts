import { once } from 'node:events';
import { FILES_MAX, REQUEST_MAX_BYTES } from '../../contracts/limits.js';
import {
  fieldPart,
  filePart,
  multipart,
  openBrowser,
  raw,
  rawForm,
  type RawAnswer,
} from '../fixtures/gateway-client.js';
import { pdf } from '../fixtures/smallest-files.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSocket, readUntil } from '../fixtures/socket.js';

const PATIENCE_MS = 60_000;

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());

const send = (body: string | Uint8Array, headers: Record<string, string> = multipart) =>
  raw(`${running.url}/api/convert`, { method: 'POST', headers }, body);
const refusalIn = ({ status, body }: RawAnswer) => {
  const { code, error } = JSON.parse(body.toString()) as { code: string; error: string };
  return { status, code, error };
};
describe('a form', () => {
  test('carries as many files as allowed', async () => {
    const files = Array.from({ length: FILES_MAX }, (_, index) => ({ bytes: pdf(String(index)), name: 'a.pdf' }));
    const { status } = await openBrowser(running.url).convert(files, { operation: 'pdf-merge' });
    expect(status).toBe(200);
  });

  test('with one file more is refused and leaves nothing', async () => {
    const before = await running.blobCount();
    const files = Array.from({ length: FILES_MAX + 1 }, () => filePart('a.pdf', pdf()));
    const answer = refusalIn(await send(rawForm(...files, fieldPart('operation', 'pdf-merge'))));
    expect(answer).toEqual({
      status: 413,
      code: 'request.too-many-files',
      error: 'Too many files: one conversion takes at most 100',
    });
    expect(await running.blobCount()).toBe(before);
  });

  const good = rawForm(filePart('a.pdf', pdf()), fieldPart('operation', 'pdf-compress'));
  const typed = (type: string) => ({ 'content-type': type });
  test.each([
    { how: 'without a type', body: good, headers: {}, code: 'request.not-multipart' },
    { how: 'as JSON', body: '{}', headers: typed('application/json'), code: 'request.not-multipart' },
    {
      how: 'url-encoded',
      body: 'a=b',
      headers: typed('application/x-www-form-urlencoded'),
      code: 'request.not-multipart',
    },
    { how: 'without a boundary', body: good, headers: typed('multipart/form-data'), code: 'request.not-multipart' },
    {
      how: 'with an empty boundary',
      body: good,
      headers: typed('multipart/form-data; boundary='),
      code: 'request.not-multipart',
    },
    {
      how: 'with another boundary',
      body: good,
      headers: typed('multipart/form-data; boundary=b'),
      code: 'request.broken-off',
    },
    { how: 'with no parts at all', body: '', code: 'request.broken-off' },
    { how: 'cut off', body: good.subarray(0, -20), code: 'request.broken-off' },
    { how: 'with a broken part header', body: rawForm({ headers: 'nonsense', bytes: '' }), code: 'request.invalid' },
    { how: 'without files', body: rawForm(fieldPart('operation', 'pdf-compress')), code: 'file.missing' },
    { how: 'with its files as text', body: rawForm(fieldPart('files', 'a.pdf')), code: 'file.missing' },
    { how: 'with a file field left empty', body: rawForm(filePart('', '')), code: 'file.missing' },
    { how: 'without an operation', body: rawForm(filePart('a.pdf', pdf())), code: 'tool.unknown' },
    {
      how: 'with files in another field',
      body: rawForm({ headers: 'Content-Disposition: form-data; name="document"; filename="a.pdf"', bytes: pdf() }),
      code: 'request.invalid',
    },
    {
      how: 'with a file in no field',
      body: rawForm({ headers: 'Content-Disposition: form-data; filename="a.pdf"', bytes: pdf() }),
      code: 'request.invalid',
    },
    {
      how: 'with fields without end',
      body: rawForm(...Array.from({ length: 60 }, (_, at) => fieldPart(`f${at}`, 'x')), filePart('a.pdf', pdf())),
      code: 'request.invalid',
    },
    {
      how: 'that names the prototype',
      body: rawForm(filePart('a.pdf', pdf()), fieldPart('__proto__', 'x'), fieldPart('operation', 'constructor')),
      code: 'tool.unknown',
    },
  ])('$how is refused', async ({ body, headers = multipart, code }) => {
    const before = await running.blobCount();
    expect(refusalIn(await send(body, headers))).toMatchObject({ status: 400, code });
    expect(await running.blobCount()).toBe(before);
  });

  test('that announces too much is refused before any of it is sent', async () => {
    const socket = await openSocket(running.host);
    socket.write(
      `POST /api/convert HTTP/1.1\r\nHost: ${running.host}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
        `Content-Length: ${REQUEST_MAX_BYTES + 1}\r\n\r\n`,
    );
    expect(await readUntil(socket, '}')).toMatch(/^HTTP\/1\.1 413 [^]*"code":"request.too-large"/);
    socket.destroy();
  });

  test(
    'that carries too much without announcing it is refused',
    async () => {
      const socket = await openSocket(running.host);
      socket.write(
        `POST /api/convert HTTP/1.1\r\nHost: ${running.host}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
          'Transfer-Encoding: chunked\r\n\r\n',
      );
      const chunk = Buffer.alloc(1024 * 1024, 'x');
      const answer = readUntil(socket, '}');
      for (let sent = 0; sent <= REQUEST_MAX_BYTES; sent += chunk.length) {
        socket.write(`${chunk.length.toString(16)}\r\n`);
        socket.write(chunk);
        if (!socket.write('\r\n')) await once(socket, 'drain');
      }
      expect(await answer).toMatch(/^HTTP\/1\.1 413 [^]*"code":"request.too-large"/);
      socket.destroy();
    },
    PATIENCE_MS,
  );
});
