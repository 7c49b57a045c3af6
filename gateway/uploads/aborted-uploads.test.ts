import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { BOUNDARY, fieldPart, filePart, rawForm } from '../fixtures/gateway-client.js';
import { pdf } from '../fixtures/smallest-files.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSocket } from '../fixtures/socket.js';

const ABORTS = 200;
const AT_ONCE = 10;
const PATIENCE_MS = 60_000;

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());

const form = rawForm(
  filePart('first.pdf', pdf()),
  filePart('second.pdf', Buffer.concat([pdf(), Buffer.alloc(300_000, 0x20)])),
  fieldPart('operation', 'pdf-merge'),
);
const head = (length: number): string =>
  `POST /api/convert HTTP/1.1\r\nHost: ${running.host}\r\n` +
  `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${length}\r\n\r\n`;

const isWritten = (socket: Socket, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve) => socket.write(bytes, () => resolve()));

/** Sends a part of the form and hangs up: politely, or by resetting the connection. */
const abort = async (index: number): Promise<void> => {
  const socket = await openSocket(running.host);
  socket.write(head(form.length));
  await isWritten(socket, form.subarray(0, Math.floor((form.length * (index % 50)) / 50)));
  const closed = once(socket, 'close');
  if (index % 2) socket.destroy();
  else socket.resetAndDestroy();
  await closed;
};

const openDescriptors = async (): Promise<string[]> => readdir('/proc/self/fd');
const holds = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('an upload that breaks off', () => {
  test(
    `leaves no file and no open descriptor, ${ABORTS} times over`,
    async () => {
      await abort(25); // whatever opens once has opened
      await holds(async () => (await running.blobCount()) === 0);
      const before = (await openDescriptors()).length;

      for (let index = 0; index < ABORTS; index += AT_ONCE) {
        await Promise.all(Array.from({ length: AT_ONCE }, (_, offset) => abort(index + offset)));
      }

      await holds(async () => (await running.blobCount()) === 0 && (await openDescriptors()).length <= before);
      expect(await running.log()).toEqual([]);
    },
    PATIENCE_MS,
  );

  test('does not trouble the next one', async () => {
    await abort(40);
    const socket = connect(Number(running.host.split(':')[1]), '127.0.0.1');
    socket.write(head(form.length));
    socket.write(form);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });
});
