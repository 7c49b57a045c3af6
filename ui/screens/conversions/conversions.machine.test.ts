import { createActor, fromPromise, waitFor } from 'xstate';
import type { Deleted, ListFilter, ListPage } from '../../calls/conversion-list.calls.js';
import type { Notice } from '../../notice.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { conversionsMachine } from './conversions.machine.js';
import { conversionsWalk, listedRow } from './fixtures/conversions.walk.js';

interface Given {
  readonly pages: readonly ListPage[];
  readonly deleted?: Deleted;
}

const given = async ({ pages, deleted = { gone: [], kept: 0 } }: Given) => {
  const asked: { filter: ListFilter; after: string | null }[] = [];
  const notices: Notice[] = [];
  const deletions: (readonly string[])[] = [];
  const left = [...pages];
  const machine = conversionsMachine.provide({
    actors: {
      fetchList: fromPromise(({ input }) => {
        asked.push(input);
        return Promise.resolve(left.shift()!);
      }),
      deleteSeveral: fromPromise(({ input }) => {
        deletions.push(input.ids);
        return Promise.resolve(deleted);
      }),
    },
  });
  const list = createActor(machine).start();
  list.on('notice', (notice) => notices.push(notice));
  const rest = () => waitFor(list, (state) => state.matches({ listed: 'resting' }));
  await rest();
  return { list, asked, deletions, notices, rest, ids: () => list.getSnapshot().context.rows.map(({ id }) => id) };
};

describe('the list of every conversion', () => {
  test('goes on where the last page ended', async () => {
    const first = { rows: [listedRow('a')], next: 'there' };
    const { list, asked, rest, ids } = await given({ pages: [first, { rows: [listedRow('b')], next: null }] });
    list.send({ type: 'more.pressed' });
    await rest();
    expect(ids()).toEqual(['a', 'b']);
    expect(asked.map(({ after }) => after)).toEqual([null, 'there']);
    list.send({ type: 'more.pressed' });
    expect(list.getSnapshot().matches({ listed: 'resting' })).toBe(true);
  });

  test('begins anew with another filter, and forgets what was selected', async () => {
    const pages = [
      { rows: [listedRow('a')], next: null },
      { rows: [listedRow('b')], next: null },
    ];
    const { list, asked, rest, ids } = await given({ pages });
    list.send({ type: 'row.toggled', id: 'a' });
    const filter = { search: 'lease', tool: 'pdf-merge', state: 'completed' };
    list.send({ type: 'filter.changed', filter });
    await rest();
    expect(ids()).toEqual(['b']);
    expect(asked.at(-1)).toEqual({ filter, after: null });
    expect(list.getSnapshot().context.selected).toEqual([]);
  });

  test('deletes what is selected, and says what had to stay', async () => {
    const rows = [listedRow('a'), listedRow('b', { status: 'processing' })];
    const { list, deletions, notices, rest, ids } = await given({
      pages: [{ rows, next: null }],
      deleted: { gone: ['a'], kept: 1 },
    });
    list.send({ type: 'all.toggled' });
    list.send({ type: 'delete.pressed' });
    list.send({ type: 'delete.confirmed' });
    await rest();
    expect(deletions).toEqual([['a', 'b']]);
    expect(ids()).toEqual(['b']);
    expect(notices).toMatchObject([{ title: 'Deleted', text: '1 still running and kept; cancel them first.' }]);
  });

  test('selects no more than can be downloaded together', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => listedRow(`r${index}`));
    const { list } = await given({ pages: [{ rows, next: null }] });
    list.send({ type: 'all.toggled' });
    list.send({ type: 'row.toggled', id: 'r110' });
    expect(list.getSnapshot().context.selected).toHaveLength(100);
    list.send({ type: 'all.toggled' });
    expect(list.getSnapshot().context.selected).toEqual([]);
  });
});

describe('every edge of the list of every conversion', () => {
  testEveryEdge(conversionsWalk);
});
