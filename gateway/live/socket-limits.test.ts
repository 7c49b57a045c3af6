import { once } from 'node:events';
import { WebSocket } from 'ws';
import { openLive } from '../fixtures/live-socket.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());

const sessionOf = (letter: string) => `docket_session=${letter.repeat(43)}`;
const from = (address: string, letter: string) => ({ cookie: sessionOf(letter), 'x-forwarded-for': address });

test('a session has twenty sockets at once, and another when one has closed', async () => {
  const headers = from('198.51.100.1', 'a');
  const open = await Promise.all(Array.from({ length: 20 }, () => openLive(running.host, headers)));
  const late = new WebSocket(`ws://${running.host}/ws`, { headers });
  expect(((await once(late, 'close')) as [number])[0]).toBe(1008);
  await (await openLive(running.host, from('198.51.100.1', 'b'))).close();
  await open[0]!.close();
  const again = await openLive(running.host, headers);
  expect(again.socket.readyState).toBe(WebSocket.OPEN);
  await Promise.all([again, ...open.slice(1)].map((page) => page.close()));
});

test('an address has a hundred sockets at once, in however many sessions', async () => {
  const letters = ['c', 'd', 'e', 'f', 'g'];
  const each = letters.flatMap((letter) => Array.from({ length: 20 }, () => from('198.51.100.2', letter)));
  const open = await Promise.all(each.map((headers) => openLive(running.host, headers)));
  const late = new WebSocket(`ws://${running.host}/ws`, { headers: from('198.51.100.2', 'h') });
  expect(((await once(late, 'error')) as [Error])[0].message).toContain('429');
  await (await openLive(running.host, from('198.51.100.3', 'h'))).close();
  await Promise.all(open.map((page) => page.close()));
});
