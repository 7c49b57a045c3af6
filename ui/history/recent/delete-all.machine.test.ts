import { createActor, fromPromise, waitFor } from 'xstate';
import type { Deleted, Everything } from '../../calls/conversion-list.calls.js';
import type { Notice } from '../../notice.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { deleteAllMachine } from './delete-all.machine.js';
import { deleteAllWalk } from './fixtures/delete-all.walk.js';

const given = async (deletion: () => Promise<Deleted>, ...counts: readonly Everything[]) => {
  const notified: string[] = [];
  const notices: Notice[] = [];
  const asked: (readonly string[])[] = [];
  const left = [...counts];
  const machine = deleteAllMachine.provide({
    actors: {
      fetchEverything: fromPromise(() => Promise.resolve(left.shift() ?? { ids: [], running: [] })),
      deleteSeveral: fromPromise(({ input }) => {
        asked.push(input.ids);
        return deletion();
      }),
    },
  });
  const actor = createActor(machine, {
    input: { list: { send: ({ id }) => notified.push(id), shown: () => ['a', 'stray', 'running'] } },
  });
  actor.on('notice', (notice) => notices.push(notice));
  actor.start().send({ type: 'delete.pressed' });
  await waitFor(actor, (state) => !state.hasTag('busy'));
  const confirm = async () => {
    actor.send({ type: 'delete.confirmed' });
    await waitFor(actor, (state) => state.matches('resting'));
  };
  return { actor, confirm, told: notified, notices, asked };
};

describe('deleting everything', () => {
  test('asks once, for all that there is, and tells the list what is gone and the visitor what had to stay', async () => {
    const { confirm, told, notices, asked } = await given(() => Promise.resolve({ gone: ['a', 'c'], kept: 1 }), {
      ids: ['a', 'b', 'c'],
      running: ['running'],
    });
    expect(asked).toEqual([]);
    await confirm();
    expect(asked).toEqual([['a', 'b', 'c']]);
    expect(told).toEqual(['stray', 'a', 'c']);
    expect(notices).toMatchObject([{ title: 'Deleted', text: '2 still running and kept; cancel them first.' }]);
  });

  test('that finds nothing left clears the rows of what was deleted elsewhere', async () => {
    const { told, notices, asked } = await given(() => Promise.reject(new Error('no')), {
      ids: [],
      running: ['running'],
    });
    expect(asked).toEqual([]);
    expect(told).toEqual(['a', 'stray']);
    expect(notices).toMatchObject([{ title: 'Nothing was deleted' }]);
  });

  test('deletes nothing when it is called off', async () => {
    const { actor, asked } = await given(() => Promise.resolve({ gone: [], kept: 0 }), { ids: ['a'], running: [] });
    actor.send({ type: 'delete.cancelled' });
    expect(actor.getSnapshot().matches('resting')).toBe(true);
    expect(asked).toEqual([]);
  });

  test('that breaks off tells the list what is gone all the same', async () => {
    const { confirm, told, notices } = await given(
      () => Promise.reject(new Error('no')),
      { ids: ['a', 'b'], running: [] },
      { ids: ['b'], running: [] },
    );
    await confirm();
    expect(told).toEqual(['a']);
    expect(notices).toMatchObject([{ title: 'Delete failed', tone: 'destructive' }]);
  });
});

describe('every edge of deleting everything', () => {
  testEveryEdge(deleteAllWalk);
});
