import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate';
import type { ReportedProgress } from '../calls/received.js';
import { testEveryEdge } from '../testing/every-edge.js';
import { isLost, progressSocketMachine, waitMs, type ProgressSocketContext } from './progress-socket.machine.js';

const message = (conversionId: string, status: ReportedProgress['status'] = 'processing'): ReportedProgress => ({
  type: 'conversion_progress',
  conversionId,
  progress: 40,
  status,
});

/** A fake server; the test opens and closes its connections. */
const given = () => {
  const clock = new SimulatedClock();
  const connections: ((event: AnyEventObject) => void)[] = [];
  let open = 0;
  const machine = progressSocketMachine.provide({
    actors: {
      webSocket: fromCallback(({ sendBack }) => {
        connections.push(sendBack);
        open++;
        return () => open--;
      }),
    },
  });
  const socket = createActor(machine, { clock, input: { random: () => 1 } }).start();
  const server = (event: AnyEventObject) => connections.at(-1)?.(event);
  return { clock, socket, server, tries: () => connections.length, open: () => open };
};

describe('the live connection', () => {
  test('is there only while somebody follows', () => {
    const { socket, open } = given();
    expect(open()).toBe(0);
    socket.send({ type: 'follower.joined' });
    socket.send({ type: 'follower.joined' });
    socket.send({ type: 'follower.left' });
    expect(open()).toBe(1);
    socket.send({ type: 'follower.left' });
    expect(open()).toBe(0);
  });

  test('is called lost only when it was there, and until it is back', () => {
    const { clock, socket, server } = given();
    const lost = () => isLost(socket.getSnapshot());
    socket.send({ type: 'follower.joined' });
    expect(lost()).toBe(false);
    server({ type: 'socket.opened' });
    expect(lost()).toBe(false);
    server({ type: 'socket.closed' });
    expect(lost()).toBe(true);
    clock.increment(500);
    expect(lost()).toBe(true);
    server({ type: 'socket.opened' });
    expect(lost()).toBe(false);
  });

  test('waits longer after every loss, half a second at first', () => {
    const { clock, socket, server, tries } = given();
    socket.send({ type: 'follower.joined' });
    for (const wait of [500, 1000, 2000]) {
      const before = tries();
      server({ type: 'socket.closed' });
      clock.increment(wait - 1);
      expect(tries()).toBe(before);
      clock.increment(1);
      expect(tries()).toBe(before + 1);
    }
  });

  test('never waits longer than half a minute', () => {
    expect(waitMs(40, 1)).toBe(30_000);
  });

  test('leaves half of each wait to chance', () => {
    expect(waitMs(0, 0)).toBe(250);
    expect(waitMs(0, 0.5)).toBe(375);
  });

  test('starts with small waits again only after five stable seconds', () => {
    const { clock, socket, server } = given();
    socket.send({ type: 'follower.joined' });
    server({ type: 'socket.closed' });
    clock.increment(500);
    server({ type: 'socket.opened' });
    clock.increment(4999);
    expect(socket.getSnapshot().context.attempt).toBe(1);
    clock.increment(1);
    expect(socket.getSnapshot().context.attempt).toBe(0);
  });

  test('remembers the last word on each conversion', () => {
    const { socket, server } = given();
    socket.send({ type: 'follower.joined' });
    server({ type: 'socket.opened' });
    server({ type: 'message.arrived', message: message('a') });
    server({ type: 'message.arrived', message: message('b') });
    server({ type: 'message.arrived', message: message('a', 'completed') });
    expect(socket.getSnapshot().context.latest).toEqual([message('b'), message('a', 'completed')]);
  });
});

describe('every edge of the live connection', () => {
  testEveryEdge({
    machine: progressSocketMachine,
    input: { random: () => 1 },
    events: [
      { type: 'follower.joined' },
      { type: 'follower.left' },
      { type: 'socket.opened' },
      { type: 'socket.closed' },
      { type: 'message.arrived', message: message('a') },
    ],
    key: ({ followers, attempt, latest }: ProgressSocketContext) => [
      Math.min(followers, 2),
      Math.min(attempt, 2),
      latest.length,
    ],
  });
});
