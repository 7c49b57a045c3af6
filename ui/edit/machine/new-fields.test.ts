import { createActor, fromCallback, waitFor } from 'xstate';
import { pdfAddFields } from '../../../contracts/tools/pdf-add-fields.js';
import { pdfEdit } from '../../../contracts/tools/pdf-edit.js';
import type { KeeperOrder } from '../draft/keep-draft.js';
import { fieldNamed, givenEdit } from '../edit-fixture.js';
import type { FieldKind } from '../marks/field-mark.js';
import type { EditOrder } from './edit-order.js';
import type { EditEvent } from './edit-context.js';
import { saveEach } from './save-each-fixture.js';
import { editMachine } from './edit.machine.js';

const keepDraft = fromCallback<KeeperOrder, { readonly file: File }>(() => undefined);

const open = async () => {
  const orders: EditOrder[] = [];
  const saveVersion = saveEach;
  const edit = createActor(editMachine.provide({ actors: { keepDraft, saveVersion } }), {
    input: givenEdit([fieldNamed('name')], (order) => Promise.resolve(void orders.push(order))),
  }).start();
  await waitFor(edit, (state) => state.matches({ form: 'ready' }));
  return {
    edit,
    orders,
    marks: () => edit.getSnapshot().context.history.now.marks,
    send: (...events: EditEvent[]) => events.forEach((event) => edit.send(event)),
  };
};

const size = { width: 600, height: 800 };
const at = (x: number, y: number) => ({ x, y, pressure: 0.5 });

/** Clicks a point of the first page with a kind of field in hand. */
const place = (field: FieldKind, x: number, y: number): EditEvent[] => [
  { type: 'instrument.chosen', instrument: 'field' },
  { type: 'mark.styled', change: { field } },
  { type: 'pointer.pressed', page: 1, size, point: at(x, y), target: null },
  { type: 'pointer.released' },
];

describe('a field that is placed', () => {
  test('is selected, has a name of its own and the size of its kind, and goes step by step', async () => {
    const { edit, send, marks } = await open();
    send(...place('text', 50, 60), ...place('signature', 50, 200));
    expect(marks()).toMatchObject([
      { type: 'field', field: 'text', name: 'text_1', box: { x: 50, y: 60, width: 180, height: 20 } },
      { type: 'field', field: 'signature', name: 'signature_1', box: { width: 180, height: 48 } },
    ]);
    expect(edit.getSnapshot().context.selected).toBe('mark-2');
    send({ type: 'undo.pressed' });
    expect(marks()).toHaveLength(1);
  });

  test('takes its name, its choices and its bounds; all that is typed at a stretch is one step', async () => {
    const { send, marks } = await open();
    send(...place('list', 50, 60));
    for (const name of ['d', 'da', 'day']) send({ type: 'field.defined', id: 'mark-1', change: { name } });
    send({ type: 'field.defined', id: 'mark-1', change: { choices: ['Mon', 'Tue'], required: true } });
    expect(marks()).toMatchObject([{ name: 'day', choices: ['Mon', 'Tue'], required: true }]);
    send({ type: 'undo.pressed' }, { type: 'undo.pressed' });
    expect(marks()).toMatchObject([{ name: 'list_1', choices: [] }]);
  });

  test('is put there without a pointer, by numbers and its name', async () => {
    const { send, marks } = await open();
    const box = { x: 72, y: 72, width: 120, height: 40 };
    send({ type: 'mark.added', instrument: 'field', field: 'check', page: 1, size, box, boxes: [], text: 'agree' });
    expect(marks()).toMatchObject([{ type: 'field', field: 'check', name: 'agree', box }]);
  });

  test('is sent to the tool that creates forms, which takes it as it is', async () => {
    const { edit, send, orders } = await open();
    send(...place('radio', 50, 60), ...place('radio', 90, 60), { type: 'save.pressed' });
    await waitFor(edit, (state) => state.matches({ work: 'saved' }));
    expect(orders).toMatchObject([{ tool: 'pdf-add-fields' }]);
    const { fields } = pdfAddFields.options.parse(orders[0]?.options);
    expect(fields.map(({ type, name, choices }) => [type, name, choices])).toEqual([
      ['radio', 'radio_1', ['1']],
      ['radio', 'radio_1', ['2']],
    ]);
  });

  test('is one conversion with everything else of the draft', async () => {
    const { edit, send, orders } = await open();
    send(...place('signature', 50, 60), { type: 'field.changed', name: 'name', value: 'Ines' });
    send({ type: 'instrument.chosen', instrument: 'rectangle' });
    send({ type: 'pointer.pressed', page: 1, size, point: at(50, 300), target: null }, { type: 'pointer.released' });
    send({ type: 'save.pressed' });
    await waitFor(edit, (state) => state.matches({ work: 'saved' }));
    expect(orders[0]?.tool).toBe('pdf-edit');
    expect(pdfEdit.options.parse(orders[0]?.options)).toMatchObject({
      fields: [{ type: 'signature', name: 'signature_1' }],
      values: { name: 'Ines' },
      marks: [{ type: 'rectangle' }],
    });
  });

  test('that the document cannot have is shown with the reason instead of saved', async () => {
    const { edit, send, orders } = await open();
    send(...place('text', 50, 60), ...place('text', 50, 100));
    send({ type: 'field.defined', id: 'mark-1', change: { name: 'name' } }, { type: 'save.pressed' });
    expect(edit.getSnapshot().matches({ work: 'failed' })).toBe(true);
    expect(edit.getSnapshot().context).toMatchObject({
      problem: 'name: The document has a field of this name already.',
      selected: 'mark-1',
    });
    expect(orders).toEqual([]);
    send({ type: 'field.defined', id: 'mark-1', change: { name: 'nickname' } }, { type: 'save.pressed' });
    await waitFor(edit, (state) => state.matches({ work: 'saved' }));
    expect(orders).toHaveLength(1);
  });
});
