import { createActor, fromCallback, fromPromise, waitFor, type AnyEventObject } from 'xstate';
import type { SendingRows } from '../../../calls/request-rows.calls.js';
import type { Notice } from '../../../notice.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { requestTemplate } from '../templates/fixtures/templates.walk.js';
import { madeRow, refusedRow, rowsWalk } from './fixtures/rows.walk.js';
import type { KeptRows } from './kept-rows.js';
import { rowsLeft, rowsMachine, soundRows, tableOfLinks } from './rows.machine.js';

const TEXT = 'Tenant name,Tenant email\nTomas,\n,eve@example.org\n';

/** @param left what an earlier page has left behind. */
const open = async (left: KeptRows | null = null) => {
  const sent: (SendingRows & { stopped: boolean })[] = [];
  const dropped: number[] = [];
  const notices: Notice[] = [];
  const machine = rowsMachine.provide({
    actors: {
      readKeptRows: fromPromise(() => Promise.resolve(left)),
      keepRows: fromPromise(({ input }) => Promise.resolve({ ...input, key: 'k1' })),
      dropKeptRows: fromPromise(async () => {
        dropped.push(1);
      }),
      sendRows: fromCallback<AnyEventObject, SendingRows>(({ input }) => {
        const one = { ...input, stopped: false };
        sent.push(one);
        return () => {
          one.stopped = true;
        };
      }),
    },
  });
  const list = createActor(machine).start();
  list.on('notice', (notice) => notices.push(notice));
  await waitFor(list, (state) => !state.matches('restoring'));
  const rest = () => waitFor(list, (state) => state.matches({ choosing: 'resting' }));
  const fill = async (text: string) => {
    list.send({ type: 'template.taken', template: requestTemplate });
    list.send({ type: 'text.typed', text });
    await rest();
  };
  return { list, sent, dropped, notices, rest, fill, context: () => list.getSnapshot().context };
};

describe('a list of signature requests on the screen', () => {
  test('tells the problems of each row, and leaves those rows out', async () => {
    const { fill, context } = await open();
    await fill(TEXT);
    expect(context().checked).toMatchObject({
      headers: ['Tenant name', 'Tenant email'],
      rows: [
        { row: 2, problems: [] },
        { row: 3, problems: ['Row 3, column “Tenant name”: there is nothing in it.'] },
      ],
    });
    expect(soundRows(context().checked)).toBe(1);
  });

  test('that is none is not sent, and says why', async () => {
    const { list, fill, context } = await open();
    await fill('Town\nOslo\n');
    expect(context().checked.problem).toMatch('not known: “Town”');
    list.send({ type: 'send.pressed' });
    expect(list.getSnapshot().matches('choosing')).toBe(true);
  });

  test('is read from a file, as Excel writes it', async () => {
    const { list, rest, context } = await open();
    list.send({ type: 'template.taken', template: requestTemplate });
    const bytes = new Uint8Array([...Buffer.from('Tenant name;Tenant email\r\nJos\xe9;\r\n', 'latin1')]);
    list.send({ type: 'table.chosen', files: [new File([bytes], 'list.csv')] });
    await rest();
    await waitFor(list, (state) => state.context.checked.rows.length > 0);
    expect(context().checked.rows).toMatchObject([{ cells: ['José', ''], problems: [] }]);
  });

  test('is sent under one key, which a list that was broken off goes on with', async () => {
    const { list, sent, fill, context } = await open();
    await fill(TEXT);
    list.send({ type: 'send.pressed' });
    await waitFor(list, (state) => state.matches('sending'));
    list.send({ type: 'row.told', told: madeRow });
    list.send({ type: 'rows.failed', problem: 'You are offline' });
    expect([context().problem, rowsLeft(context())]).toEqual(['You are offline', 1]);
    list.send({ type: 'list.resumed' });
    list.send({ type: 'row.told', told: madeRow });
    list.send({ type: 'row.told', told: refusedRow });
    list.send({ type: 'rows.ended' });
    expect(sent.map(({ key, text }) => [key, text])).toEqual([
      ['k1', TEXT],
      ['k1', TEXT],
    ]);
    expect(context().told.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'made'],
      [3, 'refused'],
    ]);
  });

  test('is stopped, and goes on when that is wanted', async () => {
    const { list, sent, fill } = await open();
    await fill(TEXT);
    list.send({ type: 'send.pressed' });
    await waitFor(list, (state) => state.matches('sending'));
    list.send({ type: 'stop.pressed' });
    expect(sent.map(({ stopped }) => stopped)).toEqual([true]);
    list.send({ type: 'list.resumed' });
    expect(list.getSnapshot().matches('sending')).toBe(true);
  });

  test('that a reload has cut off goes on with the key that it had, or is left', async () => {
    const left: KeptRows = { key: 'k0', template: requestTemplate, text: TEXT, total: 2 };
    const first = await open(left);
    expect(first.list.getSnapshot().matches('left')).toBe(true);
    first.list.send({ type: 'list.resumed' });
    expect(first.sent.map(({ key }) => key)).toEqual(['k0']);
    const second = await open(left);
    second.list.send({ type: 'list.closed' });
    await waitFor(second.list, (state) => state.matches('idle'));
    expect([second.sent, second.dropped]).toEqual([[], [1]]);
  });

  test('gives its links as a table, in which no name is a formula', () => {
    expect(tableOfLinks([madeRow, refusedRow])).toBe(
      '\uFEFF"row","name","link","by mail"\r\n"2","\'=Tomas","https://docket.test/sign/r1.1","yes"\r\n',
    );
  });
});

describe('every edge of a list of signature requests', () => {
  testEveryEdge(rowsWalk);
});
