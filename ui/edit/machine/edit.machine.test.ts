import { createActor, fromCallback, waitFor, type AnyEventObject } from 'xstate';
import { testEveryEdge } from '../../testing/every-edge.js';
import { fieldNamed, givenEdit } from '../edit-fixture.js';
import { emptyDraft, noHistory, type DraftHistory } from '../draft/draft.js';
import type { KeeperOrder } from '../draft/keep-draft.js';
import type { EditOrder } from './edit-order.js';
import { saveEach } from './save-each-fixture.js';
import { editMachine } from './edit.machine.js';
import { editDraftWalk, editFieldsWalk, editHandWalk, editLinesWalk, editWorkWalk } from './fixtures/edit.walk.js';

const form = [
  fieldNamed('name', { required: true }),
  fieldNamed('mail', { required: true, label: 'E-mail' }),
  fieldNamed('note'),
];

/** A form that is worked on, with what its draft keeper was told. */
const working = async (run?: (order: EditOrder) => Promise<void>, persisted: DraftHistory | null = null) => {
  const written: DraftHistory[] = [];
  const keepDraft = fromCallback<KeeperOrder, { readonly file: File }>(({ sendBack, receive }) => {
    sendBack({ type: 'draft.found', history: persisted });
    receive(({ history }) => {
      written.push(history);
      sendBack({ type: 'draft.kept', at: '2026-11-28T11:06:00.000Z' });
    });
  });
  const saveVersion = saveEach;
  const edit = createActor(editMachine.provide({ actors: { keepDraft, saveVersion } }), {
    input: givenEdit(form, run),
  }).start();
  await waitFor(edit, (state) => state.matches({ form: 'ready' }));
  const send = (...events: AnyEventObject[]) => {
    for (const event of events) edit.send(event as never);
    return edit.getSnapshot();
  };
  return { edit, send, written };
};

const typed = (name: string, value: string) => ({ type: 'field.changed', name, value });

describe('a form that is filled', () => {
  test('keeps its draft after each change', async () => {
    const { send, written } = await working();
    const state = send({ type: 'field.entered', name: 'name' }, typed('name', 'I'), typed('name', 'In'));
    expect(state.matches({ draft: 'kept', field: 'filling' })).toBe(true);
    expect(written.map(({ now }) => now.values)).toEqual([{ name: 'I' }, { name: 'In' }]);
  });

  test('goes on with the draft that this browser has kept', async () => {
    const { edit } = await working(undefined, { ...noHistory, now: { ...emptyDraft, values: { note: 'Ring twice' } } });
    expect(edit.getSnapshot().context.history.now.values).toEqual({ note: 'Ring twice' });
  });

  test('takes what another tab has gone on with', async () => {
    const { send } = await working();
    send(typed('name', 'Ines'));
    const moved = send({
      type: 'draft.moved',
      history: { ...noHistory, now: { ...emptyDraft, values: { name: 'Tom' } } },
    });
    expect(moved.context.history.now.values).toEqual({ name: 'Tom' });
  });

  test('says that there is no room for its draft, and tries again with the next change', async () => {
    const { send } = await working();
    send(typed('name', 'Ines'));
    send(typed('name', 'Ines M'), { type: 'draft.refused' });
    expect(send(typed('note', 'x')).matches({ draft: 'kept' })).toBe(true);
  });

  test('leads on to what is needed, and back', async () => {
    const { send } = await working();
    const seen = [1, 1, -1].map((by) => send({ type: 'field.stepped', by }).context.wanted?.name);
    expect(seen).toEqual(['name', 'mail', 'name']);
  });

  test('takes back what was typed into a field as a whole, and gives it again', async () => {
    const { send } = await working();
    send({ type: 'field.entered', name: 'name' }, typed('name', 'I'), typed('name', 'In'), { type: 'field.left' });
    expect(send({ type: 'undo.pressed' }).context.history.now.values).toEqual({});
    expect(send({ type: 'redo.pressed' }).context.history.now.values).toEqual({ name: 'In' });
  });
});

describe('a filled form that is saved', () => {
  test('is one conversion with all of its values', async () => {
    const orders: EditOrder[] = [];
    const { edit, send } = await working((order) => Promise.resolve(void orders.push(order)));
    send(typed('name', 'Ines'), typed('note', 'Hi'), { type: 'save.pressed' });
    await waitFor(edit, (state) => state.matches({ work: 'saved' }));
    expect(orders).toEqual([
      { tool: 'pdf-fill-form', options: { values: '{"name":"Ines","note":"Hi"}', flatten: false } },
    ]);
  });

  test('is locked only after it was asked for twice', async () => {
    const orders: EditOrder[] = [];
    const { edit, send } = await working((order) => Promise.resolve(void orders.push(order)));
    send(typed('name', 'Ines'), { type: 'lock.pressed' }, { type: 'lock.cancelled' });
    expect(orders).toEqual([]);
    send({ type: 'lock.pressed' }, { type: 'lock.confirmed' });
    await waitFor(edit, (state) => state.matches({ work: 'saved' }));
    expect(orders[0]?.options).toMatchObject({ flatten: true });
  });

  test('keeps its draft and says why, where it failed; nothing is said where it was cancelled', async () => {
    const ends = [new Error('The server is full'), new Error('')];
    const { edit, send } = await working(() => Promise.reject(ends.shift() ?? new Error('none')));
    send(typed('name', 'Ines'), { type: 'save.pressed' });
    const failed = await waitFor(edit, (state) => state.matches({ work: 'failed' }));
    expect(failed.context).toMatchObject({
      problem: 'The server is full',
      history: { now: { values: { name: 'Ines' } } },
    });
    send({ type: 'save.pressed' });
    const cancelled = await waitFor(edit, (state) => state.matches({ work: 'editing' }));
    expect(cancelled.context.problem).toBe('');
  });

  test('takes values from a file as one step', async () => {
    const { send } = await working();
    send(typed('note', 'x'));
    const state = send({ type: 'values.given', values: { name: 'Ines', mail: 'i@m.example', gone: 'y' } });
    expect(state.context.history.now.values).toEqual({ note: 'x', name: 'Ines', mail: 'i@m.example' });
    expect(send({ type: 'undo.pressed' }).context.history.now.values).toEqual({ note: 'x' });
  });

  test('is not changed meanwhile', async () => {
    const { send } = await working(() => new Promise<void>(() => undefined));
    send(typed('name', 'Ines'), { type: 'save.pressed' });
    expect(send(typed('name', 'Tom')).context.history.now.values).toEqual({ name: 'Ines' });
  });
});

describe('every edge of a document that is worked on: what is done and saved', () => {
  testEveryEdge(editWorkWalk);
});

describe('every edge of a document that is worked on: its draft', () => {
  testEveryEdge(editDraftWalk);
});

describe('every edge of a document that is worked on: its fields', () => {
  testEveryEdge(editFieldsWalk);
});

describe('every edge of a document that is worked on: what is in hand', () => {
  testEveryEdge(editHandWalk);
});

describe('every edge of a document that is worked on: its lines', () => {
  testEveryEdge(editLinesWalk);
});
