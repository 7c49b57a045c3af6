import { Agent } from 'node:http';
import { Refusal } from '../../contracts/errors.js';
import { FILE_MAX_BYTES, FILE_NAME_MAX } from '../../contracts/limits.js';
import {
  fieldPart,
  filePart,
  formOf,
  multipart,
  openBrowser,
  raw,
  rawForm,
  type RawAnswer,
} from '../fixtures/gateway-client.js';
import { bmp, compound, docx, pdf, png } from '../fixtures/smallest-files.js';
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
    { what: 'empty', bytes: Buffer.alloc(0), name: 'a.pdf', status: 422, code: 'file.empty' },
    { what: 'a PNG called PDF', bytes: png, name: 'scan.pdf', status: 415, code: 'file.type-mismatch' },
    { what: 'a PDF called Word', bytes: pdf(), name: 'a.docx', status: 415, code: 'file.type-mismatch' },
    { what: 'a bitmap', bytes: bmp, name: 'a.bmp', status: 415, code: 'file.type-unsupported' },
  ])('that is $what is refused, and that stands on the log', async ({ bytes, name, status, code }) => {
    const before = await rejections();
    const answer = await convert(bytes, name);
    expect({ status: answer.status, code: answer.body['code'] }).toEqual({ status, code });
    expect((await rejections()).slice(before.length)).toMatchObject([{ data: { name, code } }]);
  });

  test.each(['/api/pdf/sign', '/api/pdf/verify', '/api/pdf/redact/preview', '/api/pdf/inspect'])(
    'of no known type is answered with what the call takes, which is PDF, by %s',
    async (path) => {
      const body = formOf([{ bytes: bmp, name: 'a.bmp' }]);
      const answer = await openBrowser(running.url).call(path, { method: 'POST', body });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({ error: 'Invalid file type. Only PDF files are allowed.' });
    },
  );

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
    { what: 'folders', given: '../../../etc/report.pdf', kept: 'report.pdf' },
    { what: 'Windows folders', given: '..\\\\..\\\\report.pdf', kept: 'report.pdf' },
    { what: 'a line break', given: 'two%0D%0Alines.pdf', kept: 'twolines.pdf' },
    { what: 'quotes', given: 'a %22quoted%22 name.pdf', kept: 'a "quoted" name.pdf' },
    { what: 'quotes as curl sends them', given: 'a \\"quoted\\" name.pdf', kept: 'a "quoted" name.pdf' },
    { what: 'letters of the world', given: 'résumé 履歴書.pdf', kept: 'résumé 履歴書.pdf' },
    { what: 'a reversed reading direction', given: 'safe\u202efdp.pdf', kept: 'safefdp.pdf' },
    { what: '5,000 characters', given: `${'x'.repeat(4996)}.pdf`, kept: `${'x'.repeat(FILE_NAME_MAX - 4)}.pdf` },
  ])('with $what in its name is kept under a harmless one', async ({ given, kept }) => {
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

describe('refused uploads of one network', () => {
  test('are all answered, and stand on the log no more than thirty times a minute', async () => {
    const from = { ...multipart, 'x-forwarded-for': '198.51.100.77' };
    const before = (await rejections()).length;
    const empty = rawForm(filePart('a.pdf', Buffer.alloc(0)), fieldPart('operation', 'pdf-compress'));
    for (let times = 0; times < 40; times += 1) expect(refusalIn(await send(empty, from)).code).toBe('file.empty');
    expect((await rejections()).length - before).toBe(30);
    await send(empty, { ...multipart, 'x-forwarded-for': '198.51.100.78' });
    expect((await rejections()).length - before).toBe(31);
  });
});
