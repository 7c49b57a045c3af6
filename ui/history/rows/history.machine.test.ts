import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor, type AnyEventObject } from 'xstate';
import type { ListedConversion } from '../../calls/received.js';
import type { Notice } from '../../notice.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { said } from '../../work/machine/work-fixture.js';
import { acceptedRow, historyWalk } from './fixtures/history.walk.js';
import { entryOf, runningEntry, signedOut } from './fixtures/history-row.walk.js';
import { historyMachine } from './history.machine.js';
import type { HistoryRowActor } from './history-row.machine.js';

type Answer = readonly ListedConversion[] | Error;

/** A member's list, a server that gives these replies in turn, and a live connection. */
const given = async (...answers: readonly Answer[]) => {
  const left = [...answers];
  const notices: Notice[] = [];
  const clock = new SimulatedClock();
  let speak: ((event: AnyEventObject) => void) | undefined;
  let reloads = 0;
  const machine = historyMachine.provide({
    actors: {
      fetchHistory: fromPromise(async () => {
        const answer = left.shift() ?? new Error('one question too many');
        if (answer instanceof Error) throw answer;
        return answer;
      }),
      progressFeed: fromCallback(({ sendBack }) => {
        speak = sendBack;
        return () => (speak = undefined);
      }),
      reloadPage: fromCallback(() => {
        reloads += 1;
      }),
    },
  });
  const list = createActor(machine, { clock });
  list.on('notice', (notice) => notices.push(notice));
  list.start().send({ type: 'member.arrived' });
  const fetched = () => waitFor(list, (state) => !state.matches({ here: { list: 'fetching' } }));
  await fetched();
  const rows = () => list.getSnapshot().context.rows;
  return {
    list,
    clock,
    notices,
    left,
    fetched,
    rows,
    reloads: () => reloads,
    ids: () => rows().map(({ id }) => id),
    rowOf: (id: string) => list.getSnapshot().children[id] as HistoryRowActor | undefined,
    hear: (event: AnyEventObject) => speak?.(event),
    listens: () => speak !== undefined,
  };
};

describe('the history', () => {
  test('asks nothing and keeps nothing for a guest', () => {
    const list = createActor(historyMachine).start();
    list.send({ type: 'conversion.accepted', row: acceptedRow });
    list.send({ type: 'history.stale' });
    expect(list.getSnapshot().value).toBe('away');
    expect(list.getSnapshot().context.rows).toEqual([]);
  });

  test('has a machine for each of its rows, and for no other', async () => {
    const { list, ids, rowOf, fetched } = await given([entryOf('a'), entryOf('b')], [entryOf('b')]);
    expect([rowOf('a'), rowOf('b')].map((row) => row?.getSnapshot().status)).toEqual(['active', 'active']);
    list.send({ type: 'history.stale' });
    await fetched();
    expect([ids(), rowOf('a')]).toEqual([['b'], undefined]);
  });

  test('follows what is running to its end, and asks anew half a second later', async () => {
    const finished = entryOf('b', { downloadCount: 1 });
    const { list, clock, hear, listens, left, rowOf, fetched } = await given([], [finished]);
    list.send({ type: 'conversion.accepted', row: acceptedRow });
    expect(rowOf('b')?.getSnapshot().context.entry).toMatchObject({
      status: 'processing',
      expiresAt: '2026-06-01T00:00:00.000Z',
    });
    hear(said('completed', { conversionId: 'b', downloadName: 'lease_compressed.pdf' }));
    expect(rowOf('b')?.getSnapshot().context.entry).toMatchObject({
      status: 'completed',
      downloadName: 'lease_compressed.pdf',
    });
    expect(listens()).toBe(false);
    clock.increment(499);
    expect(left).toHaveLength(1);
    clock.increment(1);
    await fetched();
    expect(rowOf('b')?.getSnapshot().context.entry).toEqual(finished);
  });

  test('takes no end back where the server is a moment behind', async () => {
    const { list, hear, rows, fetched } = await given([runningEntry('a')], [runningEntry('a')]);
    hear(said('completed', { conversionId: 'a', downloadName: 'report_compressed.pdf' }));
    list.send({ type: 'history.stale' });
    await fetched();
    expect(rows()[0]?.status).toBe('completed');
  });

  test('brings nothing back that was deleted here', async () => {
    const { list, ids, fetched } = await given([entryOf('a'), entryOf('b')], [entryOf('a'), entryOf('b')]);
    list.send({ type: 'row.deleted', id: 'a' });
    list.send({ type: 'history.stale' });
    await fetched();
    expect(ids()).toEqual(['b']);
  });

  test('is 20 at most', async () => {
    const { list, ids } = await given(Array.from({ length: 20 }, (_, index) => entryOf(`${index}`)));
    list.send({ type: 'conversion.accepted', row: acceptedRow });
    expect(ids()).toHaveLength(20);
    expect(ids()[0]).toBe('b');
  });

  test('keeps its rows while the server is out of order, and can be asked again', async () => {
    const { list, ids, fetched } = await given([entryOf('a')], new Error('503: out of order'), [entryOf('b')]);
    list.send({ type: 'history.stale' });
    await fetched();
    expect([list.getSnapshot().matches({ here: { list: 'failed' } }), ids()]).toEqual([true, ['a']]);
    list.send({ type: 'retry.pressed' });
    await fetched();
    expect(ids()).toEqual(['b']);
  });

  test('loads the page again where nobody is signed in any more', async () => {
    const { clock, notices, reloads } = await given(signedOut);
    expect(notices).toMatchObject([
      { title: 'Session Expired', text: 'Please refresh the page and sign in again', tone: 'destructive' },
    ]);
    clock.increment(1999);
    expect(reloads()).toBe(0);
    clock.increment(1);
    expect(reloads()).toBe(1);
  });

  test('loads the page again once, two seconds after the first who has found out', async () => {
    const { list, clock, notices, reloads } = await given([entryOf('a')]);
    list.send({ type: 'session.ended' });
    clock.increment(1000);
    list.send({ type: 'session.ended' });
    clock.increment(1000);
    list.send({ type: 'session.ended' });
    clock.increment(2000);
    expect([notices, reloads()]).toEqual([[], 1]); // the row has already shown it
  });
});

describe('every edge of the history', () => {
  testEveryEdge(historyWalk);
});
