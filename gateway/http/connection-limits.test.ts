import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSocket, readUntil } from '../fixtures/socket.js';

const MAX = 5;
const REQUEST = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
const ELSEWHERE = '198.51.100.1';

let running: Running;
afterEach(() => running.stop());

/** However it comes about: bytes on their way may meet a connection that is gone. */
const closeOf = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));

const askOver = async (socket: Socket): Promise<string> => {
  socket.write(REQUEST);
  return readUntil(socket, 'HTTP/1.1 200');
};

describe('the connections of one network', () => {
  test('are so many; one more is closed without a word, until another has ended', async () => {
    running = await startGateway({ connectionsMax: MAX, settings: { TRUSTED_PROXIES: ELSEWHERE } });
    const open = await Promise.all(Array.from({ length: MAX }, () => openSocket(running.host)));
    const late = await openSocket(running.host);
    late.resume();
    await closeOf(late);
    expect(await askOver(open[1]!)).toContain('200');
    open[0]!.destroy();
    for (;;) {
      const again = await openSocket(running.host);
      const answer = await askOver(again).catch(() => undefined);
      again.destroy();
      if (answer !== undefined) break;
      await pause(20);
    }
    for (const socket of open) socket.destroy();
  });

  test('are not those of a trusted proxy, which has all its visitors', async () => {
    running = await startGateway({ connectionsMax: MAX });
    const open = await Promise.all(Array.from({ length: MAX + 5 }, () => openSocket(running.host)));
    for (const socket of open) {
      expect(await askOver(socket)).toContain('200');
      socket.destroy();
    }
  });
});

describe('a body without files', () => {
  const beginning = (path: string, method: string): string =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;

  test.each([
    ['/api/share/unknown/unlock', 'POST'],
    ['/api/health', 'GET'],
    ['/api/nowhere', 'POST'],
  ])('that drips is ended in time, whoever reads it or nobody (%s)', async (path, method) => {
    running = await startGateway({ bodyTimeMs: 300 });
    const socket = await openSocket(running.host);
    socket.resume();
    socket.write(beginning(path, method));
    const drip = setInterval(() => socket.write(' '), 50);
    await closeOf(socket);
    clearInterval(drip);
  });

  test('that is there in time is answered, and its connection goes on', async () => {
    running = await startGateway({ bodyTimeMs: 300 });
    const socket = await openSocket(running.host);
    socket.write(beginning('/api/share/unknown/unlock', 'POST') + `${' '.repeat(998)}}`);
    await readUntil(socket, 'HTTP/1.1 4');
    await pause(500);
    expect(await askOver(socket)).toContain('200');
    socket.destroy();
  });
});
