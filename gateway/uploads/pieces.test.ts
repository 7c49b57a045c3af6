import { jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:net';
import { PIECES_MEDIA } from '../../contracts/api/conversions.js';
import { PIECE_MAX_BYTES } from '../../contracts/limits.js';
import { formOf, openBrowser } from '../fixtures/gateway-client.js';
import { pdf, png } from '../fixtures/smallest-files.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { PIECE_LIFETIME_MS } from './file-pieces.js';

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());
afterEach(() => jest.restoreAllMocks());

type Browser = ReturnType<typeof openBrowser>;

const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Record<string, string>,
});
const sendPiece = async (browser: Browser, bytes: Uint8Array) =>
  answerOf(await browser.call('/api/uploads', { method: 'POST', body: formOf([{ bytes, name: 'piece' }]) }));
const discard = async (browser: Browser, piece: string) =>
  answerOf(await browser.call(`/api/uploads/${piece}`, { method: 'DELETE' }));

const PIECE = 70_000;
const sentInPieces = async (browser: Browser, bytes: Uint8Array): Promise<string[]> => {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE) {
    const { body } = await sendPiece(browser, bytes.subarray(from, from + PIECE));
    pieces.push(body['piece'] ?? '');
  }
  return pieces;
};

/** A form in which each file is a list of pieces, or whole. */
const convert = async (browser: Browser, files: readonly { name: string; pieces: unknown; whole?: Uint8Array }[]) => {
  const form = new FormData();
  for (const { name, pieces, whole } of files) {
    const bytes = whole
      ? new Blob([new Uint8Array(whole)])
      : new Blob([JSON.stringify(pieces)], { type: PIECES_MEDIA });
    form.append('files', bytes, name);
  }
  form.append('operation', 'to-pdf');
  return answerOf(await browser.call('/api/convert', { method: 'POST', body: form }));
};
const lastRequest = async () => (await running.log()).findLast(({ type }) => type === 'ConversionRequested');
/** The files that this process has open; none where the system does not tell. */
const openFilesIn = (folder: string): readonly string[] => {
  if (!existsSync('/proc/self/fd')) return [];
  const targets = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return ''; // the descriptor that reads the list
    }
  });
  return targets.filter((target) => target.startsWith(folder));
};
const large = (): Uint8Array => Buffer.concat([pdf(), Buffer.alloc(200_000, 0x20)]);

describe('a file that was sent in pieces', () => {
  test('is the same as one that was sent whole: its kind, its size and its hash; the pieces are deleted', async () => {
    const browser = openBrowser(running.url);
    const before = await running.blobCount();
    const bytes = large();
    const pieces = await sentInPieces(browser, bytes);
    expect(pieces).toHaveLength(3);
    expect(await running.blobCount()).toBe(before + 3);
    expect((await convert(browser, [{ name: 'large.pdf', pieces }])).status).toBe(200);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = { name: 'large.pdf', kind: 'pdf', size: bytes.length, sha256 };
    expect(await lastRequest()).toMatchObject({ data: { files: [file] } });
    expect(await running.blobCount()).toBe(before + 1);
  });

  test.each([
    ['no kind of file that Docket takes', Buffer.alloc(200_000, 7)],
    ['another kind than its name says', Buffer.concat([png, Buffer.alloc(200_000)])],
  ])('leaves none of its pieces open when it is %s', async (_, bytes) => {
    const browser = openBrowser(running.url);
    const pieces = await sentInPieces(browser, bytes);
    expect((await convert(browser, [{ name: 'large.txt', pieces }])).status).toBe(415);
    await wait(50); // a stream is closed in a later turn
    expect(openFilesIn(join(running.directory, 'blobs'))).toEqual([]);
  });

  test('keeps its place among others', async () => {
    const browser = openBrowser(running.url);
    const pieces = await sentInPieces(browser, large());
    const others = { pieces: [], whole: png };
    await convert(browser, [
      { name: 'a.png', ...others },
      { name: 'b.pdf', pieces },
      { name: 'c.png', ...others },
    ]);
    const files = ['a.png', 'b.pdf', 'c.png'].map((name) => ({ name }));
    expect(await lastRequest()).toMatchObject({ data: { files } });
  });

  test('may be asked for again when the call was refused: nothing has to be sent twice', async () => {
    const browser = openBrowser(running.url);
    const pieces = await sentInPieces(browser, large());
    expect((await convert(browser, [{ name: 'large.docx', pieces }])).body['code']).toBe('file.type-mismatch');
    expect((await convert(browser, [{ name: 'large.pdf', pieces }])).status).toBe(200);
    expect((await convert(browser, [{ name: 'large.pdf', pieces }])).body['code']).toBe('upload.pieces-gone');
  });

  test('is too large as a whole in the same words', async () => {
    const browser = openBrowser(running.url);
    const pieces = [pdf(), ...Array.from({ length: 13 }, () => Buffer.alloc(PIECE_MAX_BYTES))];
    const carried: string[] = [];
    for (const bytes of pieces) carried.push((await sendPiece(browser, bytes)).body['piece'] ?? '');
    expect((await convert(browser, [{ name: 'large.pdf', pieces: carried }])).body).toMatchObject({
      code: 'file.too-large',
      error: 'File size over 25MB exceeds maximum allowed size of 25MB for PDF files.',
    });
  });
});

describe('a piece', () => {
  test('is of use to nobody but its sender', async () => {
    const pieces = await sentInPieces(openBrowser(running.url), large());
    const stranger = openBrowser(running.url);
    const gone = { status: 404, body: { code: 'upload.pieces-gone' } };
    expect(await convert(stranger, [{ name: 'large.pdf', pieces }])).toMatchObject(gone);
    expect(await discard(stranger, pieces[0] ?? '')).toMatchObject(gone);
  });

  test('can be discarded', async () => {
    const browser = openBrowser(running.url);
    const before = await running.blobCount();
    const pieces = await sentInPieces(browser, large());
    for (const piece of pieces) expect(await discard(browser, piece)).toEqual({ status: 200, body: { success: true } });
    expect(await running.blobCount()).toBe(before);
    expect((await convert(browser, [{ name: 'large.pdf', pieces }])).body['code']).toBe('upload.pieces-gone');
  });

  test('does not wait for ever', async () => {
    const browser = openBrowser(running.url);
    const pieces = await sentInPieces(browser, large());
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + PIECE_LIFETIME_MS + 1);
    expect((await convert(browser, [{ name: 'large.pdf', pieces }])).body['code']).toBe('upload.pieces-gone');
  });

  test.each([
    ['empty', Buffer.alloc(0), { status: 422, body: { code: 'file.empty' } }],
    ['larger than 2 MB', Buffer.alloc(PIECE_MAX_BYTES + 1), { status: 413, body: { code: 'request.too-large' } }],
  ])('that is %s is refused, and nothing stays of it', async (_, bytes, refusal) => {
    const before = await running.blobCount();
    expect(await sendPiece(openBrowser(running.url), bytes)).toMatchObject(refusal);
    expect(await running.blobCount()).toBe(before);
  });

  test('takes room of its visitor until it is discarded', async () => {
    const small = await startGateway({ settings: { VISITOR_DISK_MB: '3' } });
    const browser = openBrowser(small.url);
    const { body } = await sendPiece(browser, Buffer.alloc(PIECE_MAX_BYTES));
    const again = () => sendPiece(browser, Buffer.alloc(PIECE_MAX_BYTES));
    expect((await again()).body['code']).toBe('storage.visitor-full');
    await discard(browser, body['piece'] ?? '');
    await wait(2100); // until the read model knows of what was stored
    expect((await again()).status).toBe(200);
    await small.stop();
  });

  test('takes no room any more once another gateway has made a file of it', async () => {
    const one = await startGateway({ settings: { VISITOR_DISK_MB: '3' } });
    const other = await one.beside();
    const here = openBrowser(one.url);
    const piece = Buffer.concat([pdf(), Buffer.alloc(PIECE_MAX_BYTES - pdf().length, 0x20)]);
    const { body } = await sendPiece(here, piece);
    const again = () => sendPiece(here, Buffer.alloc(PIECE_MAX_BYTES));
    expect((await again()).body['code']).toBe('storage.visitor-full');
    const there = openBrowser(other.url, here.cookie());
    expect((await discard(there, body['piece'] ?? '')).status).toBe(200);
    await wait(2100); // until the read model knows of what was stored
    expect((await again()).status).toBe(200);
    await other.close();
    await one.stop();
  });

  test('that breaks off leaves nothing', async () => {
    const before = await running.blobCount();
    const [hostname = '', port = ''] = running.host.split(':');
    const socket = connect(Number(port), hostname);
    const head = 'Content-Disposition: form-data; name="files"; filename="piece"';
    const headers = `Host: ${running.host}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000`;
    socket.write(`POST /api/uploads HTTP/1.1\r\n${headers}\r\n\r\n--x\r\n${head}\r\n\r\n`);
    socket.write(Buffer.alloc(300_000));
    await wait(200);
    socket.destroy();
    await wait(200);
    expect(await running.blobCount()).toBe(before);
  });

  test('whose sender has gone when it is stored leaves nothing', async () => {
    let arrived = (): void => undefined;
    let release = (): void => undefined;
    const isStored = new Promise<void>((resolve) => (arrived = resolve));
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const slow = await startGateway({
      blobs: (real) => ({
        ...real,
        write: async (source) => {
          const stored = await real.write(source);
          arrived();
          await isReleased;
          return stored;
        },
      }),
    });
    const [hostname = '', port = ''] = slow.host.split(':');
    const socket = connect(Number(port), hostname);
    const body = '--x\r\nContent-Disposition: form-data; name="files"; filename="piece"\r\n\r\n1234\r\n--x--\r\n';
    const headers = `Host: ${slow.host}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}`;
    socket.write(`POST /api/uploads HTTP/1.1\r\n${headers}\r\n\r\n${body}`);
    await isStored;
    expect(await slow.blobCount()).toBe(1);
    socket.destroy();
    await wait(200);
    release();
    await wait(200);
    expect(await slow.blobCount()).toBe(0);
    await slow.stop();
  });
});

test.each([
  ['no JSON', 'x'],
  ['no list', { piece: 'x' }],
  ['an empty list', []],
  ['a list of something else', [1]],
])('a list of pieces that is %s is refused', async (_, pieces) => {
  const { status, body } = await convert(openBrowser(running.url), [{ name: 'large.pdf', pieces }]);
  expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'request.invalid' });
});

test('what nobody was given opens nothing', async () => {
  const { body } = await convert(openBrowser(running.url), [{ name: 'large.pdf', pieces: ['made-up'] }]);
  expect(body).toMatchObject({ code: 'upload.pieces-gone', error: expect.stringContaining('large.pdf') as string });
});
