import { once } from 'node:events';
import { BOUNDARY, fieldPart, filePart, openBrowser, rawForm } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { pdf } from '../fixtures/smallest-files.js';
import { openSocket, readUntil } from '../fixtures/socket.js';

const OF_SESSION = 10;
const OF_ADDRESS = 30;

const form = rawForm(
  filePart('first.pdf', pdf()),
  filePart('second.pdf', Buffer.concat([pdf(), Buffer.alloc(100_000, 0x20)])),
  fieldPart('operation', 'pdf-merge'),
);
const sessionOf = (letter: string) => `docket_session=${letter.repeat(43)}`;

interface From {
  readonly address: string;
  readonly session: string;
}

const headOf = (host: string, { address, session }: From): string =>
  `POST /api/convert HTTP/1.1\r\nHost: ${host}\r\nCookie: ${sessionOf(session)}\r\nX-Forwarded-For: ${address}\r\n` +
  `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${form.length}\r\n\r\n`;

/** An upload that stops in its second file; the first one is stored. */
const beginUpload = async (host: string, from: From) => {
  const socket = await openSocket(host);
  socket.write(headOf(host, from));
  socket.write(form.subarray(0, 3000));
  return socket;
};

describe('an upload that hardly brings anything any more', () => {
  let running: Running;
  beforeAll(async () => {
    running = await startGateway({ pace: { bytes: 1000, withinMs: 500 } });
  });
  afterAll(() => running.stop());

  test('is ended in words, leaves no file and no event, and its connection is closed', async () => {
    const socket = await beginUpload(running.host, { address: '198.51.100.1', session: 'a' });
    const drip = setInterval(() => socket.write(' '), 50);
    const closed = once(socket, 'close');
    const answer = await readUntil(socket, '}');
    await closed;
    clearInterval(drip);
    expect(answer).toContain('408 Request Timeout');
    expect(answer).toContain('Connection: close');
    expect(answer).toContain('"code":"request.too-slow"');
    expect([await running.log(), await running.blobCount()]).toEqual([[], 0]);
  });
});

describe('uploads at the same time', () => {
  let running: Running;
  beforeAll(async () => {
    running = await startGateway();
  });
  afterAll(() => running.stop());

  const begin = (from: From) => beginUpload(running.host, from);
  /** An upload that is complete at once. */
  const whole = ({ address, session }: From) => {
    const browser = openBrowser(running.url, sessionOf(session));
    const body = new FormData();
    body.append('operation', 'pdf-compress');
    body.append('files', new Blob([new Uint8Array(pdf())]), 'a.pdf');
    return browser.call('/api/convert', { method: 'POST', body, headers: { 'x-forwarded-for': address } });
  };
  /** Every one of them has been let in, as its first file is there. */
  const haveBegun = async (count: number): Promise<void> => {
    while ((await running.blobCount()) < count) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const areGone = async (count: number): Promise<void> => {
    while ((await running.blobCount()) > count) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  const letIn = async (from: From): Promise<number> => {
    const { status } = await whole(from);
    return status === 429 ? letIn(from) : status;
  };

  test('are ten of a session; the next is told when to come again, and has its turn when one has ended', async () => {
    const from = { address: '198.51.100.2', session: 'b' };
    const open = await Promise.all(Array.from({ length: OF_SESSION }, () => begin(from)));
    await haveBegun(OF_SESSION);
    const late = await whole(from);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await late.json()).toMatchObject({ code: 'request.too-many-uploads', facts: { limit: OF_SESSION } });
    expect((await whole({ ...from, session: 'c' })).status).toBe(200);
    for (const socket of open) socket.destroy();
    await areGone(1);
    expect(await letIn(from)).toBe(200); // a place is free a moment after the bytes are gone
  });

  test('are thirty of an address, in however many sessions; the next is refused before its body is read', async () => {
    const address = '198.51.100.3';
    const before = await running.blobCount();
    const sessions = ['d', 'e', 'f'].flatMap((session) => Array.from({ length: OF_SESSION }, () => session));
    const open = await Promise.all(sessions.map((session) => begin({ address, session })));
    await haveBegun(before + OF_ADDRESS);
    const late = await openSocket(running.host);
    late.write(headOf(running.host, { address, session: 'g' }));
    expect(await readUntil(late, '}')).toContain('"code":"request.too-many-uploads"');
    expect((await whole({ address: '198.51.100.4', session: 'g' })).status).toBe(200);
    for (const socket of [late, ...open]) socket.destroy();
    await areGone(before + 1);
  });
});
