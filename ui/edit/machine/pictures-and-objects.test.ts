import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { PageEdit } from '../../../contracts/tools/page-edits.js';
import type { KeeperOrder } from '../draft/keep-draft.js';
import { givenEdit } from '../edit-fixture.js';
import type { EditOrder } from './edit-order.js';
import type { EditEvent } from './edit-context.js';
import { editMachine } from './edit.machine.js';
import { objectsOf } from './page-objects.js';

const size = { width: 600, height: 800 };
const box = { x: 100, y: 100, width: 80, height: 40 };
const pictureOf = (name: string) => new File(['PNG'], name, { type: 'image/png' });
const at = (x: number, y: number) => ({ x, y, pressure: 0.5 });

const open = () => {
  const orders: EditOrder[] = [];
  const machine = editMachine.provide({
    actors: {
      keepDraft: fromCallback<KeeperOrder, { readonly file: File }>(() => undefined),
      saveVersion: fromPromise(({ input }) => {
        orders.push(...(input as { readonly orders: readonly EditOrder[] }).orders);
        return Promise.resolve();
      }),
    },
  });
  const edit = createActor(machine, { input: givenEdit([]) }).start();
  return {
    now: () => edit.getSnapshot().context.history.now,
    send: (...events: EditEvent[]) => events.forEach((event) => edit.send(event)),
    sent: async () => {
      edit.send({ type: 'save.pressed' });
      await waitFor(edit, (state) => state.matches({ work: 'saved' }));
      const { tool, options, pictures = [] } = orders[0] ?? { tool: '', options: {} };
      const read = (key: string): unknown => JSON.parse(String(options[key] ?? 'null'));
      return { tool, marks: read('marks'), edits: read('edits'), pictures: pictures.map(({ name }) => name) };
    },
  };
};

const seal = { file: pictureOf('seal.png'), width: 400, height: 100 };
const place = (from: [number, number], to: [number, number]): EditEvent[] => [
  { type: 'instrument.chosen', instrument: 'picture' },
  { type: 'pointer.pressed', page: 1, size, point: at(...from), target: null },
  { type: 'pointer.moved', point: at(...to) },
  { type: 'pointer.released' },
];

describe('a picture that is put on a page', () => {
  test('keeps its proportions where it is dragged, and at the usual size where it is clicked', () => {
    const { send, now } = open();
    send({ type: 'picture.chosen', picture: seal }, ...place([100, 100], [300, 300]), ...place([50, 500], [50, 500]));
    expect(now().marks.map((mark) => 'box' in mark && mark.box)).toEqual([
      { x: 100, y: 100, width: 200, height: 50 },
      { x: 50, y: 500, width: 160, height: 40 },
    ]);
    expect(now().pictures).toEqual([seal.file]);
  });

  test('keeps them when a corner is dragged, and not when a side is', () => {
    const { send, now } = open();
    send({ type: 'picture.chosen', picture: seal }, ...place([100, 100], [300, 300]));
    const grab = (handle: 'se' | 'e', to: [number, number]): EditEvent[] => [
      { type: 'instrument.chosen', instrument: 'select' },
      { type: 'pointer.pressed', page: 1, size, point: at(300, 150), target: { id: 'mark-1', handle } },
      { type: 'pointer.moved', point: at(...to) },
      { type: 'pointer.released' },
    ];
    send(...grab('se', [500, 160]));
    expect(now().marks[0]).toMatchObject({ box: { x: 100, y: 100, width: 400, height: 100 } });
    send(...grab('e', [200, 160]));
    expect(now().marks[0]).toMatchObject({ box: { width: 100, height: 100 } });
  });

  test('needs to be chosen first', () => {
    const { send, now } = open();
    send(...place([100, 100], [300, 300]));
    expect(now().marks).toEqual([]);
  });

  test('is sent with the document, without those that nothing shows any more', async () => {
    const { send, sent } = open();
    const stamp = { file: pictureOf('stamp.png'), width: 100, height: 100 };
    send({ type: 'picture.chosen', picture: seal }, ...place([100, 100], [300, 300]));
    send({ type: 'picture.chosen', picture: stamp }, ...place([100, 400], [200, 500]));
    send({ type: 'mark.removed', id: 'mark-1' });
    expect(await sent()).toMatchObject({
      tool: 'pdf-annotate',
      marks: [{ type: 'picture', picture: 1, box: { x: 100, y: 400, width: 100, height: 100 } }],
      pictures: ['stamp.png'],
    });
  });

  test('stands in one draft with those that take the place of others', async () => {
    const { send, sent } = open();
    send({ type: 'picture.replaced', object: { page: 1, box }, file: pictureOf('new.png') });
    send({ type: 'picture.chosen', picture: seal }, ...place([100, 100], [300, 300]));
    expect(await sent()).toMatchObject({
      tool: 'pdf-edit',
      marks: [{ type: 'picture', picture: 2 }],
      edits: [{ kind: 'replace', picture: 1 }],
      pictures: ['new.png', 'seal.png'],
    });
  });
});

describe('a line or a picture of a page', () => {
  const line = { page: 1, box, find: '30 days' };

  test('is moved by many keys as one step, and removed as another', () => {
    const { send, now } = open();
    for (const x of [1, 2, 3]) send({ type: 'object.moved', object: line, by: { x, y: 0 } });
    expect(now().edits).toEqual([{ kind: 'move', ...line, dx: 3, dy: 0 }]);
    send({ type: 'object.removed', object: line });
    expect(now().edits).toEqual([{ kind: 'delete', ...line }]);
    send({ type: 'undo.pressed' }, { type: 'undo.pressed' });
    expect(now().edits).toEqual([]);
  });

  test('is named by what it says, or by its number', () => {
    const read = {
      lines: [{ text: '30 days', box, turn: 0, font: { name: '', family: 'sans', bold: false, italic: false }, size: 12, colour: '#000000', letters: '' }],
      pictures: [{ box }],
    } as const; // prettier-ignore
    expect(objectsOf({ 2: { lines: [...read.lines], pictures: [...read.pictures] }, 3: null })).toEqual([
      { object: { page: 2, box, find: '30 days' }, number: 1 },
      { object: { page: 2, box }, number: 1 },
    ]);
  });
});

test('a line that cannot be changed in its place is covered and written anew, as one step', () => {
  const { send, now } = open();
  const edit: PageEdit & { kind: 'text' } = { kind: 'text', page: 1, box, find: '30 days', text: '45 days' };
  send({ type: 'edits.added', edits: [edit] });
  send({ type: 'line.covered', edit: now().edits[0] as typeof edit });
  expect(now().edits).toEqual([]);
  expect(now().marks).toMatchObject([
    { type: 'rectangle', fill: '#ffffff', asContent: true, box: { x: 99, y: 99, width: 82, height: 42 } },
    { type: 'text', text: '45 days', asContent: true, size: 32 },
  ]);
  send({ type: 'undo.pressed' });
  expect(now()).toMatchObject({ edits: [edit], marks: [] });
});
