import { randomBytes } from 'node:crypto';
import { fieldPart, filePart, multipart, raw, rawForm } from '../gateway/fixtures/gateway-client.js';
import { FILE_NAME_MAX, PAGES_MAX } from '../contracts/limits.js';
import { emptyPages, enormousPng, lockedPdf } from './samples/bad-files.js';
import { breakOff } from './harness/broken-off.js';
import { openClient, type Client, type Upload } from './harness/http-client.js';
import { SIDE_BY_SIDE, startDocket, type Docket } from './harness/running-docket.js';
import { ofType, readLog } from './harness/event-log.js';
import { inParallel } from './harness/in-parallel.js';
import { openLive, type Live } from './harness/live-messages.js';
import { descriptorsOf } from './harness/processes.js';
import { png, textPdf } from './samples/sample-files.js';
import { storedBlobs } from './harness/stored-blobs.js';
import { until } from './harness/until.js';

const ABORTS = 1000;

let docket: Docket;
let client: Client;
let live: Live;
let good: Upload;

beforeAll(async () => {
  docket = await startDocket({ settings: SIDE_BY_SIDE });
  client = openClient(docket.address);
  live = await openLive(client);
  good = await textPdf('good.pdf', 'good', 2);
});

afterEach(async () => {
  const { id } = await client.accepted('pdf-compress', [good]);
  expect(await live.endOf(id)).toMatchObject({ status: 'completed' });
});

afterAll(async () => {
  live.close();
  await docket.dispose();
});

/** The fate of files in the end: a refusal's status and code, or how the conversion failed. */
const outcomeOf = async (operation: string, ...files: readonly Upload[]): Promise<object> => {
  const { status, body } = await client.convert(operation, files, operation === 'pdf-split' ? { pageRanges: '1' } : {});
  if (status !== 200) return { status, code: body['code'], error: body['error'] };
  const { id } = body as { id: string };
  const end = await live.endOf(id);
  if (end.status !== 'failed') return { end: end.status };
  const failed = ofType(await readLog(docket.dataDir), 'ConversionFailed').find(({ data }) => data.conversionId === id);
  return { end: end.status, code: failed?.data.code, error: end.error };
};

describe('a bad file', () => {
  test('without a byte is refused by its name', async () => {
    const empty = { name: 'empty.pdf', bytes: new Uint8Array() };
    expect(await outcomeOf('pdf-compress', empty)).toEqual({
      status: 422,
      code: 'file.empty',
      error: 'empty.pdf is empty',
    });
  });

  test('that is a picture under the name of a PDF is refused', async () => {
    const picture = { ...(await png('picture.png')), name: 'report.pdf' };
    expect(await outcomeOf('pdf-compress', picture)).toMatchObject({ status: 415, code: 'file.type-mismatch' });
  });

  test('of a kind that nobody takes is refused', async () => {
    const program = { name: 'program.exe', bytes: Buffer.concat([Buffer.from('MZ'), randomBytes(2000)]) };
    expect(await outcomeOf('to-pdf', program)).toMatchObject({ status: 415, code: 'file.type-unsupported' });
  });

  test('that is the first half of a PDF fails by name or is mended', async () => {
    const whole = await textPdf('half.pdf', 'half', 20);
    const outcome = await outcomeOf('pdf-compress', {
      ...whole,
      bytes: whole.bytes.subarray(0, whole.bytes.length / 2),
    });
    const failed = {
      end: 'failed',
      code: 'pdf.unreadable',
      error: expect.stringMatching(/^half\.pdf cannot be opened/),
    };
    expect([{ end: 'completed' }, failed]).toContainEqual(outcome);
  });

  test('that is the beginning of a PDF and no more fails by name', async () => {
    const { bytes } = await textPdf('stub.pdf', 'stub');
    expect(await outcomeOf('pdf-compress', { name: 'stub.pdf', bytes: bytes.subarray(0, 30) })).toEqual({
      end: 'failed',
      code: 'pdf.unreadable',
      error: expect.stringMatching(/^stub\.pdf cannot be opened as a PDF: ./),
    });
  });

  test.each(['pdf-compress', 'pdf-watermark', 'pdf-split'])('behind a password fails by name: %s', async (tool) => {
    expect(await outcomeOf(tool, await lockedPdf('locked.pdf'))).toEqual({
      end: 'failed',
      code: 'pdf.encrypted',
      error: 'locked.pdf is protected by a password',
    });
  });

  test('of 50,000 x 50,000 pixels fails without being unpacked', async () => {
    expect(await outcomeOf('to-pdf', await enormousPng('enormous.png', 50_000))).toEqual({
      end: 'failed',
      code: 'image.too-large',
      error: 'enormous.png is 50000 x 50000 pixels; the limit is 100 megapixels',
    });
  });

  test('with one page more than the most fails, and with the most it is converted', async () => {
    const [most, more] = await Promise.all([PAGES_MAX, PAGES_MAX + 1].map((pages) => emptyPages('thick.pdf', pages)));
    expect(await outcomeOf('pdf-compress', more!)).toMatchObject({ end: 'failed', code: 'pdf.too-many-pages' });
    for (const tool of ['pdf-compress', 'pdf-watermark', 'pdf-split']) {
      expect([tool, await outcomeOf(tool, most!)]).toEqual([tool, { end: 'completed' }]);
    }
  });
});

describe('a hostile file name', () => {
  const names: Readonly<Record<string, string>> = {
    'leading out of its folder': '../../../etc/passwd.pdf',
    'leading out of its folder, as Windows writes it': '..\\..\\boot.pdf',
    'with a line break as browsers write it': 'a%0D%0ASet-Cookie: b=c.pdf',
    'with quotes as browsers write them': 'say %22hi%22.pdf',
    'with escaped quotes': 'say \\"hi\\".pdf',
    'of 5,000 characters': `${'x'.repeat(5000)}.pdf`,
    'that is markup': '<img src=x onerror=alert(1)>.pdf',
    'of dots': '...',
  };

  test.each(Object.entries(names))('%s does no harm', async (_, name) => {
    const body = rawForm(fieldPart('operation', 'pdf-compress'), filePart(name, good.bytes));
    const headers = { ...multipart, cookie: await client.cookie() };
    const answer = await raw(`${docket.address}/api/convert`, { method: 'POST', headers }, body);
    expect(answer.status).toBe(200);
    const { id, shareHash } = JSON.parse(answer.body.toString()) as { id: string; shareHash: string };
    const { downloadName = '' } = await live.endOf(id);
    expect(downloadName.length).toBeLessThanOrEqual(FILE_NAME_MAX);
    expect(downloadName).toMatch(/^[^/\\\p{Cc}]+_compressed\.pdf$/u);

    const download = await raw(`${docket.address}/api/download/${shareHash}`, { headers });
    expect(download.status).toBe(200);
    expect(download.headers['set-cookie']).toBeUndefined();
    expect(download.headers['content-disposition']).toMatch(/^attachment; filename="(?:[^"\\]|\\.)+"/);
    const page = await (await client.call(`/api/share/${shareHash}`)).text();
    expect(page).not.toMatch(/<img src=x/);
  });

  test('with a bare line break in its header does no harm', async () => {
    const body = rawForm(fieldPart('operation', 'pdf-compress'), filePart('a\r\nSet-Cookie: b=c.pdf', good.bytes));
    const answer = await raw(`${docket.address}/api/convert`, { method: 'POST', headers: multipart }, body);
    expect(answer.headers['set-cookie']?.join()).not.toContain('b=c');
    expect([200, 400]).toContain(answer.status);
  });
});

const TOO_MANY_UPLOADS = 429;

/** An upload that is stored, found to be one file too few, and deleted again; once those that broke off are noticed. */
const turnedAway = async (): Promise<void> => {
  let answer = await client.convert('pdf-merge', [good]);
  while (answer.status === TOO_MANY_UPLOADS) answer = await client.convert('pdf-merge', [good]);
  expect(answer).toMatchObject({ status: 422 });
};

describe('an upload that breaks off', () => {
  test(`leaves nothing behind, ${ABORTS} times over`, async () => {
    const large = { name: 'large.pdf', bytes: Buffer.concat([good.bytes, Buffer.alloc(300_000, 0x20)]) };
    const abort = (index: number) =>
      breakOff(docket.address, large, { part: (index % 50) / 50, politely: index % 2 === 0 });
    await abort(25); // whatever opens once has opened
    await until('nothing is under way', () => storedBlobs(docket.dataDir).incomplete.length === 0);
    const before = { blobs: storedBlobs(docket.dataDir), descriptors: descriptorsOf(docket.pid()) };
    await inParallel([...Array(ABORTS).keys()], 10, abort);
    await turnedAway(); // every connection before this one has been accepted
    await until('every connection is closed', () => descriptorsOf(docket.pid()) <= before.descriptors);
    await turnedAway(); // comes last in every queue of the server: what came before has at least been begun
    await until('every file begun is gone', () => storedBlobs(docket.dataDir).incomplete.length === 0);
    expect(storedBlobs(docket.dataDir)).toEqual({ ...before.blobs, incomplete: [] });
    const received = ofType(await readLog(docket.dataDir), 'UploadReceived');
    expect(received.filter(({ data }) => data.name === 'large.pdf')).toEqual([]);
  }, 120_000);
});

describe('all this', () => {
  test('was an error of the files, none of the server', async () => {
    expect(await docket.errors()).toEqual([]);
  });
});
