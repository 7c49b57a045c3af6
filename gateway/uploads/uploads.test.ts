import { once } from 'node:events';
import { Agent } from 'node:http';
import { Refusal } from '../../contracts/errors.js';
import { FILE_MAX_BYTES, FILE_NAME_MAX, FILES_MAX, REQUEST_MAX_BYTES } from '../../contracts/limits.js';
import {
  fieldPart,
  filePart,
  formOf,
  multipart,
  openBrowser,
  raw,
  rawForm,
  type RawAnswer,
} from '../fixtures/client.js';
import { compound, docx, pdf, png } from '../fixtures/files.js';
import { openSocket, readUntil } from '../fixtures/socket.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

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
const convert = (bytes: Uint8Array, name: string, operation = 'to-pdf') =>
  openBrowser(running.url).convert([{ bytes, name }], { operation });
const padded = (head: Buffer, size: number): Buffer => Buffer.concat([head, Buffer.alloc(size - head.length, 0x20)]);
const rejections = async () => (await running.log()).filter(({ type }) => type === 'UploadRejected');

const PATIENCE_MS = 60_000;

describe('an upload', () => {
  test.each([
    ['pdf', pdf(), FILE_MAX_BYTES.pdf],
    ['png', png, FILE_MAX_BYTES.image],
    ['docx', compound, FILE_MAX_BYTES.office],
    ['txt', Buffer.from('text'), FILE_MAX_BYTES.text],
  ])(
    'of a %s file may be exactly as large as its kind allows, and not one byte larger',
    async (ending, head, limit) => {
      const before = await running.blobCount();
      expect((await convert(padded(head, limit), `a.${ending}`)).status).toBe(200);
      expect(await running.blobCount()).toBe(before + 1);
      const { status, body } = await convert(padded(head, limit + 1), `a.${ending}`);
      expect({ status, code: body['code'] }).toEqual({ status: 413, code: 'file.too-large' });
      expect(body['error']).toMatch(
        /^File size over (25|15)MB exceeds maximum allowed size of (25|15)MB for \w+ files\.$/,
      );
      expect(await running.blobCount()).toBe(before + 1);
    },
  );

  test.each([
    ['empty', Buffer.alloc(0), 'empty.pdf', 422, 'file.empty', 'empty.pdf is empty'],
    [
      'a PNG called PDF',
      png,
      'scan.pdf',
      415,
      'file.type-mismatch',
      'scan.pdf is not the PDF file its name says: it holds PNG data',
    ],
    [
      'a PDF called Word',
      pdf(),
      'a.docx',
      415,
      'file.type-mismatch',
      'a.docx is not the Word file its name says: it holds PDF data',
    ],
  ])('that is %s is refused, and that stands on the log', async (_, bytes, name, status, code, error) => {
    const before = await rejections();
    const answer = await convert(bytes, name);
    expect({ status: answer.status, code: answer.body['code'], error: answer.body['error'] }).toEqual({
      status,
      code,
      error,
    });
    expect((await rejections()).slice(before.length)).toMatchObject([{ data: { name, code } }]);
  });

  test('takes its good siblings with it when it is refused', async () => {
    const before = await running.blobCount();
    const browser = openBrowser(running.url);
    const files = [
      { bytes: pdf(), name: 'good.pdf' },
      { bytes: padded(pdf(), 5_000_000), name: 'large.pdf' },
      { bytes: Buffer.alloc(0), name: 'empty.pdf' },
    ];
    const { body } = await browser.convert(files, { operation: 'pdf-merge' });
    expect(body['code']).toBe('file.empty');
    expect(await running.blobCount()).toBe(before);
  });

  test('whose text turns into data late is refused', async () => {
    const bytes = Buffer.concat([Buffer.alloc(200_000, 'text '), Buffer.from([0])]);
    const { body } = await convert(bytes, 'a.txt');
    expect(body['code']).toBe('file.type-unsupported');
  });

  test.each([
    ['../../../etc/report.pdf', 'report.pdf'],
    ['..\\\\..\\\\report.pdf', 'report.pdf'],
    ['two%0D%0Alines.pdf', 'twolines.pdf'],
    ['a %22quoted%22 name.pdf', 'a "quoted" name.pdf'],
    ['a \\"quoted\\" name.pdf', 'a "quoted" name.pdf'],
    ['résumé 履歴書.pdf', 'résumé 履歴書.pdf'],
    ['safe\u202efdp.pdf', 'safefdp.pdf'],
    [`${'x'.repeat(4996)}.pdf`, `${'x'.repeat(FILE_NAME_MAX - 4)}.pdf`],
  ])('called %j is kept under a harmless name', async (given, kept) => {
    const { status } = await send(rawForm(filePart(given, pdf()), fieldPart('operation', 'pdf-compress')));
    expect(status).toBe(200);
    const uploads = (await running.log()).filter(({ type }) => type === 'UploadReceived');
    expect(uploads.at(-1)?.data).toMatchObject({ name: kept });
  });

  test('keeps its name in the extended notation of RFC 5987', async () => {
    const headers = `Content-Disposition: form-data; name="files"; filename*=UTF-8''%E2%82%AC%20rates.pdf`;
    const { status } = await send(rawForm({ headers, bytes: pdf() }, fieldPart('operation', 'pdf-compress')));
    expect(status).toBe(200);
    const uploads = (await running.log()).filter(({ type }) => type === 'UploadReceived');
    expect(uploads.at(-1)?.data).toMatchObject({ name: '€ rates.pdf' });
  });
});

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
      error: 'One conversion takes 100 files at most',
    });
    expect(await running.blobCount()).toBe(before);
  });

  const good = rawForm(filePart('a.pdf', pdf()), fieldPart('operation', 'pdf-compress'));
  test.each([
    ['without a type', good, {}, 400, 'request.not-multipart'],
    ['as JSON', '{}', { 'content-type': 'application/json' }, 400, 'request.not-multipart'],
    [
      'url-encoded',
      'operation=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      400,
      'request.not-multipart',
    ],
    ['without a boundary', good, { 'content-type': 'multipart/form-data' }, 400, 'request.not-multipart'],
    [
      'with an empty boundary',
      good,
      { 'content-type': 'multipart/form-data; boundary=' },
      400,
      'request.not-multipart',
    ],
    [
      'with another boundary',
      good,
      { 'content-type': 'multipart/form-data; boundary=other' },
      400,
      'request.broken-off',
    ],
    ['with no parts at all', '', multipart, 400, 'request.broken-off'],
    ['cut off', good.subarray(0, -20), multipart, 400, 'request.broken-off'],
    ['with a broken part header', rawForm({ headers: 'nonsense', bytes: '' }), multipart, 400, 'request.invalid'],
    ['without files', rawForm(fieldPart('operation', 'pdf-compress')), multipart, 400, 'file.missing'],
    ['with its files as text', rawForm(fieldPart('files', 'a.pdf')), multipart, 400, 'file.missing'],
    ['with a file field left empty', rawForm(filePart('', '')), multipart, 400, 'file.missing'],
    [
      'with files in another field',
      rawForm({
        ...filePart('a.pdf', pdf()),
        headers: 'Content-Disposition: form-data; name="document"; filename="a.pdf"',
      }),
      multipart,
      400,
      'request.invalid',
    ],
    [
      'with a file in no field',
      rawForm({ headers: 'Content-Disposition: form-data; filename="a.pdf"', bytes: pdf() }),
      multipart,
      400,
      'request.invalid',
    ],
    ['without an operation', rawForm(filePart('a.pdf', pdf())), multipart, 400, 'tool.unknown'],
    [
      'with fields without end',
      rawForm(...Array.from({ length: 60 }, (_, index) => fieldPart(`f${index}`, 'x')), filePart('a.pdf', pdf())),
      multipart,
      400,
      'request.invalid',
    ],
    [
      'that names the prototype',
      rawForm(filePart('a.pdf', pdf()), fieldPart('__proto__', 'x'), fieldPart('operation', 'constructor')),
      multipart,
      400,
      'tool.unknown',
    ],
  ])('%s is refused', async (_, body, headers, status, code) => {
    const before = await running.blobCount();
    expect(refusalIn(await send(body, headers))).toMatchObject({ status, code });
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

  test('that carries too much without announcing it is refused', async () => {
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
  }, PATIENCE_MS);
});

describe('a refused upload of 30 MB', () => {
  const large = padded(pdf(), 30 * 1024 * 1024);

  test('is answered to fetch', async () => {
    const response = await fetch(`${running.url}/api/convert`, { method: 'POST', body: formOf([{ bytes: large }]) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'file.too-large' });
  });

  test.each(['close', 'keep-alive'])(
    'is answered to a client that sends everything first (connection %s)',
    async (connection) => {
      const body = rawForm(filePart('a.pdf', large), fieldPart('operation', 'pdf-compress'));
      expect(refusalIn(await send(body, { ...multipart, connection }))).toMatchObject({
        status: 413,
        code: 'file.too-large',
      });
    },
  );

  test('does not spoil the connection for the next call', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = rawForm(filePart('a.pdf', large), fieldPart('operation', 'pdf-compress'));
    await raw(`${running.url}/api/convert`, { method: 'POST', headers: multipart, agent }, body);
    const good = rawForm(filePart('a.pdf', pdf()), fieldPart('operation', 'pdf-compress'));
    expect((await raw(`${running.url}/api/convert`, { method: 'POST', headers: multipart, agent }, good)).status).toBe(
      200,
    );
    agent.destroy();
  });
});

describe('a full disk', () => {
  test('refuses the upload, and that is not held against the file', async () => {
    const full = await startGateway({
      blobs: (real) => ({ ...real, write: () => Promise.reject(new Refusal('storage.full')) }),
    });
    const { status, body } = await openBrowser(full.url).convert([{ bytes: docx, name: 'a.docx' }], {
      operation: 'to-pdf',
    });
    expect({ status, code: body['code'] }).toEqual({ status: 507, code: 'storage.full' });
    expect(await full.log()).toEqual([]);
    await full.stop();
  });

  test('of the log takes the stored files with it', async () => {
    const full = await startGateway({
      store: (real) => ({ ...real, append: () => Promise.reject(new Refusal('storage.full')) }),
    });
    const { status, body } = await openBrowser(full.url).convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
    expect({ status, code: body['code'] }).toEqual({ status: 507, code: 'storage.full' });
    expect(await full.blobCount()).toBe(0);
    await full.stop();
  });
});
