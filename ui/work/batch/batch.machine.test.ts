import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor, type AnyEventObject } from 'xstate';
import type { Notice } from '../../notice.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { listener } from '../versions/versions-fixture.js';
import { batchInput, noRoom, orderOf, reported, taken, fileNews } from './batch-fixture.js';
import { waitingRow, type BatchRow } from './batch-row.js';
import { batchMachine } from './batch.machine.js';
import { batchWalk } from './fixtures/batch.walk.js';
import type { ResultsToTake } from './take-results.js';

const givenBatch = (count: number, rows: readonly BatchRow[] = []) => {
  const orders: AnyEventObject[] = [];
  const asked: AnyEventObject[] = [];
  const packed: ResultsToTake[] = [];
  const notices: Notice[] = [];
  const work = listener();
  const clock = new SimulatedClock();
  let warnings = 0;
  const machine = batchMachine.provide({
    actors: {
      sendFiles: fromCallback(({ receive }) => receive((order) => orders.push(order))) as never,
      progressFeed: fromCallback(() => undefined),
      askEnds: fromCallback(({ receive }) => receive((ask) => asked.push(ask))) as never,
      persistBatch: fromCallback(() => undefined) as never,
      leaveWarning: fromCallback(() => {
        warnings += 1;
        return () => {
          warnings -= 1;
        };
      }),
      saveResults: fromPromise<undefined, ResultsToTake & { archive: string }>(({ input }) => {
        packed.push(input);
        return Promise.reject(new Error('no room'));
      }),
      fetchResults: fromPromise<readonly File[], ResultsToTake>(() =>
        Promise.resolve([new File(['abc'], 'scan-1_compressed.pdf')]),
      ),
    },
  });
  const batch = createActor(machine, {
    input: { ...batchInput(count), rows, work: work.actor },
    clock,
  });
  batch.on('notice', (notice) => notices.push(notice));
  batch.start();
  const states = () => batch.getSnapshot().context.rows.map(({ state }) => state);
  const sent = () => orders.filter(({ type }) => type === 'send').map((order) => (order['row'] as { id: number }).id);
  const finish = (id: number) => {
    batch.send(taken(id));
    batch.send(reported(id, 'completed', { downloadName: `scan-${id}_compressed.pdf`, size: 1 }));
  };
  const { heard } = work;
  return { batch, clock, states, sent, finish, heard, orders, asked, packed, notices, warnings: () => warnings };
};

describe('a batch', () => {
  test('sends two files at a time, and the next when the server has one', () => {
    const { batch, sent, states } = givenBatch(4);
    expect(sent()).toEqual([1, 2]);
    batch.send(taken(1));
    expect(sent()).toEqual([1, 2, 3]);
    expect(states()).toEqual(['converting', 'sending', 'sending', 'waiting']);
  });

  test('waits as long as a full server asks for, and then goes on with the same file', () => {
    const { batch, clock, sent, states } = givenBatch(3);
    batch.send(taken(1));
    batch.send(noRoom(2));
    expect(states()).toEqual(['converting', 'waiting', 'sending']);
    batch.send(taken(3));
    clock.increment(29_999);
    expect(sent()).toEqual([1, 2, 3]);
    clock.increment(1);
    expect(sent()).toEqual([1, 2, 3, 2]);
  });

  test('keeps what it is told of a conversion before it knows that it is its own', () => {
    const { batch, states } = givenBatch(1);
    batch.send(reported(1, 'completed', { size: 1 }));
    batch.send(taken(1));
    expect(states()).toEqual(['done']);
  });

  test('goes on when one file fails, and tries it again with all others that failed', () => {
    const { batch, finish, states } = givenBatch(3);
    batch.send(fileNews(1, { type: 'upload.refused', message: 'too large' }));
    batch.send(taken(2));
    batch.send(reported(2, 'failed', { error: 'It is damaged.' }));
    finish(3);
    expect(states()).toEqual(['failed', 'failed', 'done']);
    expect(batch.getSnapshot().context.rows.map(({ reason }) => reason)).toEqual(['too large', 'It is damaged.', '']);
    batch.send({ type: 'group.retried', group: 'failed' });
    expect(states()).toEqual(['sending', 'sending', 'done']);
  });

  test('tries again under the same key what may have arrived, and under a new one what became a conversion', () => {
    const { batch } = givenBatch(2);
    for (const id of [1, 2]) batch.send({ type: 'file.keyed', id, key: `a-key-of-request-${id}` });
    batch.send(fileNews(1, { type: 'upload.refused', message: 'Upload failed' }));
    batch.send(taken(2));
    batch.send(reported(2, 'failed', { error: 'It is damaged.' }));
    batch.send({ type: 'group.retried', group: 'failed' });
    expect(batch.getSnapshot().context.rows.map(({ key }) => key)).toEqual(['a-key-of-request-1', '']);
  });

  test('stops what waits at once and has the server stop the rest', () => {
    const { batch, orders, states } = givenBatch(4);
    batch.send(taken(1));
    batch.send({ type: 'batch.stopped' });
    expect(states()).toEqual(['stopping', 'stopped', 'stopped', 'stopped']);
    expect(orders.at(-1)).toMatchObject({ type: 'stop', rows: [{ conversionId: 'c1' }, { id: 2 }, { id: 3 }] });
    batch.send(reported(1, 'cancelled'));
    expect(batch.getSnapshot().matches({ work: 'over' })).toBe(true);
  });

  test('warns of leaving the page only until the server has every file', () => {
    const { batch, warnings } = givenBatch(1);
    expect(warnings()).toBe(1);
    batch.send(taken(1));
    expect(warnings()).toBe(0);
  });

  test('tells of each conversion, for the lists, and when it is over', () => {
    const { finish, heard } = givenBatch(1);
    finish(1);
    expect(heard).toMatchObject([
      { type: 'conversion.listed', row: { id: 'c1', originalFileName: 'scan-1.pdf' } },
      { type: 'batch.moved', isBusy: false },
    ]);
  });

  test('goes on after a reload: what waits is sent, and the log is asked about what the server has', () => {
    const [first, second] = orderOf(2).files.map(waitingRow) as [BatchRow, BatchRow];
    const { batch, sent, states, asked } = givenBatch(2, [
      { ...first, state: 'converting', percent: 50, conversionId: 'c1' },
      second,
    ]);
    expect(sent()).toEqual([2]);
    batch.send({ type: 'connection.changed', online: true });
    expect(asked).toEqual([{ type: 'ends.asked', ids: ['c1'] }]);
    batch.send(reported(1, 'failed', { error: 'It is damaged.', code: 'pdf.unreadable' }));
    expect(states()).toEqual(['failed', 'sending']);
    expect(batch.getSnapshot().context.rows[0]?.reason).toBe('It is damaged.');
  });

  test('asks the log again whenever the connection was lost, and only for what has not ended', () => {
    const { batch, finish, asked } = givenBatch(2);
    finish(1);
    batch.send(taken(2));
    batch.send({ type: 'connection.changed', online: false });
    expect([asked, batch.getSnapshot().context.online]).toEqual([[], false]);
    batch.send({ type: 'connection.changed', online: true });
    expect(asked).toEqual([{ type: 'ends.asked', ids: ['c2'] }]);
  });

  test('saves what is done while others are still worked on, and says why that failed', async () => {
    const { batch, finish, packed, notices } = givenBatch(2);
    finish(2);
    batch.send({ type: 'zip.asked' });
    await waitFor(batch, (state) => state.matches({ results: 'resting' }));
    expect(packed).toEqual([{ sources: [{ id: 'c2', name: 'scan-2_compressed.pdf' }], archive: 'pdf-compress.zip' }]);
    expect(notices).toMatchObject([{ title: 'Error', text: 'no room' }]);
  });

  test('hands all results on, with the tool that continues', async () => {
    const { batch, finish, heard } = givenBatch(1);
    finish(1);
    batch.send({ type: 'next.asked', next: { tool: 'pdf-rotate', start: true } });
    await waitFor(batch, (state) => state.matches({ results: 'taken' }));
    expect(heard.at(-1)).toMatchObject({
      type: 'batch.taken',
      files: [{ name: 'scan-1_compressed.pdf' }],
      next: { tool: 'pdf-rotate', start: true },
    });
  });
});

describe('every edge of a batch', () => {
  testEveryEdge(batchWalk);
});
