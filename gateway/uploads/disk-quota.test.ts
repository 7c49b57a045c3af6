import { once } from 'node:events';
import { MB } from '../../contracts/byte-sizes.js';
import type { Owner } from '../../contracts/owner.js';
import { STORED_FILES_COLLECTION } from '../../contracts/read-models/stored-files-document.js';
import { positionOf } from '../../services/platform/event-store/sqlite-log.js';
import { BOUNDARY, fieldPart, filePart, openBrowser, rawForm } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { pdf } from '../fixtures/smallest-files.js';
import { openSocket, readUntil } from '../fixtures/socket.js';

let running: Running;
let position: number;
const start = async (settings: Record<string, string>): Promise<void> => {
  position = 0;
  running = await startGateway({ settings });
};
afterEach(() => running.stop());

const padded = (size: number): Buffer => Buffer.concat([pdf(), Buffer.alloc(size - pdf().length, 0x20)]);
const convert = (browser: ReturnType<typeof openBrowser>, size: number) =>
  browser.convert([{ bytes: padded(size) }], { operation: 'pdf-compress' });
/** Stores a conversion of an owner in the read model. */
const isStored = (owner: string, id: string, bytes: number): Promise<void> => {
  position += 1;
  const target = { collection: STORED_FILES_COLLECTION, id, position: positionOf(position) };
  return running.documents.fold(target, () => ({ owner, bytes }));
};
const ownerOf = async (): Promise<Owner> => {
  const requested = (await running.log()).find(({ type }) => type === 'ConversionRequested');
  if (requested?.type !== 'ConversionRequested') throw new Error('nothing was requested');
  return requested.data.owner;
};

describe('a visitor', () => {
  test('who has used up their part of the disk is told so, and nothing of the upload is stored', async () => {
    await start({ VISITOR_DISK_MB: '3' });
    const browser = openBrowser(running.url);
    expect((await convert(browser, 100)).status).toBe(200);
    await isStored(await ownerOf(), 'c1', 2 * MB);
    const before = [await running.blobCount(), (await running.log()).length];
    const { status, body } = await convert(browser, 1.5 * MB);
    expect({ status, ...body }).toEqual({
      status: 507,
      code: 'storage.visitor-full',
      facts: { used: 2, limit: 3 },
      error:
        'There is no room for these files: you are using 2 of 3 MB. ' +
        'Please delete documents you no longer need, or wait until their links end.',
    });
    expect([await running.blobCount(), (await running.log()).length]).toEqual(before);
    expect((await convert(openBrowser(running.url), 1.5 * MB)).status).toBe(200);
  });

  test('has room again once something of theirs is deleted', async () => {
    await start({ VISITOR_DISK_MB: '3' });
    const browser = openBrowser(running.url);
    await convert(browser, 100);
    const owner = await ownerOf();
    await isStored(owner, 'c1', 2 * MB);
    expect((await convert(browser, 1.5 * MB)).status).toBe(507);
    await isStored(owner, 'c1', 0);
    expect((await convert(browser, 1.5 * MB)).status).toBe(200);
  });

  const head = (cookie: string, ...headers: readonly string[]): string =>
    [
      'POST /api/convert HTTP/1.1',
      `Host: ${running.host}`,
      `Cookie: ${cookie}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
      '\r\n',
    ].join('\r\n');

  test('is refused while it streams what comes without its length', async () => {
    await start({ VISITOR_DISK_MB: '1' });
    const socket = await openSocket(running.host);
    socket.write(head(`docket_session=${'a'.repeat(43)}`, 'Transfer-Encoding: chunked'));
    const form = rawForm(filePart('a.pdf', padded(2 * MB)), fieldPart('operation', 'pdf-compress'));
    for (let at = 0; at < form.length; at += 64_000) {
      const part = form.subarray(at, at + 64_000);
      socket.write(Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]));
    }
    socket.write('0\r\n\r\n');
    expect(await readUntil(socket, '}')).toContain('storage.visitor-full');
    socket.destroy();
    expect([await running.log(), await running.blobCount()]).toEqual([[], 0]);
  });

  test('cannot get past the limit with uploads at the same time', async () => {
    await start({ VISITOR_DISK_MB: '3' });
    const cookie = `docket_session=${'a'.repeat(43)}`;
    const form = rawForm(filePart('a.pdf', padded(2 * MB)), fieldPart('operation', 'pdf-compress'));
    const socket = await openSocket(running.host);
    socket.write(head(cookie, `Content-Length: ${form.length}`));
    socket.write(form.subarray(0, MB));
    while ((await running.blobCount()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const browser = openBrowser(running.url, cookie);
    expect((await convert(browser, 2 * MB)).body['code']).toBe('storage.visitor-full');
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
    // Its room is given back after what had come of it is deleted.
    let next = await convert(browser, 2 * MB);
    while (next.body['code'] === 'storage.visitor-full') next = await convert(browser, 2 * MB);
    expect(next.status).toBe(200);
  });
});

describe('an installation', () => {
  test('takes no more from anybody than all visitors together may store', async () => {
    await start({ DISK_MB: '3' });
    await isStored('guest-1', 'c1', MB);
    await isStored('guest-2', 'c2', MB);
    const { status, body } = await convert(openBrowser(running.url), 1.5 * MB);
    expect({ status, code: body['code'], facts: body.facts }).toEqual({
      status: 507,
      code: 'storage.nearly-full',
      facts: { used: 2, limit: 3 },
    });
    expect(await running.blobCount()).toBe(0);
    expect((await convert(openBrowser(running.url), 0.5 * MB)).status).toBe(200);
  });
});
