import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { existingMark, mark as markSchema, type ExistingMark } from '../../../contracts/marks.js';
import type { KeeperOrder } from '../draft/keep-draft.js';
import { givenEdit } from '../edit-fixture.js';
import { documentMark, idInDraft, type DocumentMark } from '../marks/document-mark.js';
import { changedIds, groupedMarks, listedMarks } from '../marks/listed-marks.js';
import { marksToExport, type EditOrder } from './edit-order.js';
import type { EditEvent, EditInput } from './edit-context.js';
import { editMachine } from './edit.machine.js';
import { markOf } from './hand-context.js';

/** Nothing is kept. */
const keepDraft = fromCallback<KeeperOrder, { readonly file: File }>(() => undefined);

const size = { width: 600, height: 800 };
const box = { x: 100, y: 100, width: 80, height: 40 };

const existing = (id: string, more: Partial<ExistingMark> = {}): ExistingMark =>
  existingMark.parse({
    id,
    kind: 'Square',
    page: 1,
    box,
    author: 'Ada',
    contents: 'so?',
    changedAt: null,
    replyTo: null,
    drawn: true,
    locked: false,
    mark: { id, type: 'rectangle', page: 1, box, contents: 'so?', author: 'Ada' },
    ...more,
  });

const reply = (id: string, replyTo: string): ExistingMark =>
  existing(id, {
    kind: 'Text',
    contents: 'It is',
    replyTo,
    mark: { ...common, type: 'reply', id, replyTo, contents: 'It is' },
  });
const common = { page: 1, author: 'Tom', contents: '', opacity: 1 };

const line = 'line';
const marks = [
  existing('square'),
  reply('first', 'square'),
  reply('second', 'first'),
  existing('text', {
    kind: 'FreeText',
    mark: {
      ...common,
      type: 'text',
      id: 'text',
      box,
      text: 'Due 12 May',
      font: 'sans',
      size: 12,
      align: 'start',
      bold: false,
      italic: false,
      fill: null,
      border: 0,
      colour: '#000000',
      asContent: false,
    },
  }),
  existing(line, { kind: 'PolyLine', page: 2, author: '', mark: null }),
  existing('locked', { page: 2, author: 'Zoë', locked: true, mark: null }),
];

const open = async () => {
  const orders: EditOrder[] = [];
  const machine = editMachine.provide({
    actors: {
      keepDraft,
      readMarks: fromPromise<readonly DocumentMark[], Pick<EditInput, 'pdf' | 'file'>>(() =>
        Promise.resolve(marks.map(documentMark)),
      ),
      saveVersion: fromPromise(({ input }) => {
        orders.push(...(input as { readonly orders: readonly EditOrder[] }).orders);
        return Promise.resolve();
      }),
    },
  });
  const edit = createActor(machine, { input: givenEdit([]) }).start();
  await waitFor(edit, (state) => state.matches({ marks: 'ready' }));
  return {
    edit,
    now: () => edit.getSnapshot().context,
    send: (...events: EditEvent[]) => events.forEach((event) => edit.send(event)),
    sent: async (): Promise<Readonly<Record<string, unknown>>> => {
      edit.send({ type: 'save.pressed' });
      await waitFor(edit, (state) => state.matches({ work: 'saved' }));
      const { tool, options } = orders[0] ?? { tool: '', options: {} };
      const read = Object.entries(options).map(([key, text]) => [key, JSON.parse(String(text)) as unknown] as const);
      return { tool, ...Object.fromEntries(read) };
    },
  };
};

const square = idInDraft('square');
const nudged = (id: string): EditEvent => ({ type: 'mark.nudged', id, by: { x: 10, y: -5 }, size });

describe('a mark that the document has', () => {
  test('moves and says something else as it looks, one step after the other, and back', async () => {
    const { send, sent, now } = await open();
    send(nudged(square), { type: 'mark.described', id: square, contents: 'No.' });
    expect(changedIds(now())).toEqual([square]);
    send({ type: 'undo.pressed' });
    expect(markOf(now(), square)).toMatchObject({ box: { x: 110, y: 95 }, contents: 'so?' });
    send({ type: 'redo.pressed' });
    expect(await sent()).toEqual({
      tool: 'pdf-annotate',
      marks: [],
      changed: [{ id: 'square', contents: 'No.', moveBy: [10, -5] }],
      removed: [],
    });
  });

  test('is drawn anew in another colour or size, in its own place', async () => {
    const { send, sent } = await open();
    send({ type: 'mark.selected', id: square }, { type: 'mark.styled', change: { colour: '#1d5391' } });
    send({ type: 'mark.boxed', id: square, box: { ...box, width: 200 } });
    const { marks: drawn, changed } = await sent();
    expect(drawn).toMatchObject([
      { id: 'square', type: 'rectangle', colour: '#1d5391', box: { width: 200 }, author: 'Ada' },
    ]);
    expect(changed).toEqual([]);
  });

  test('that is put back to what it was is no change', async () => {
    const { send, now, edit } = await open();
    send(
      { type: 'mark.described', id: square, contents: 'x' },
      { type: 'mark.described', id: square, contents: 'so?' },
    );
    expect(now().history.now.marks).toEqual([]);
    expect(edit.getSnapshot().can({ type: 'save.pressed' })).toBe(false);
  });

  test('of a kind that is not drawn here moves and is noted', async () => {
    const { send, sent } = await open();
    send(nudged(idInDraft(line)), { type: 'mark.described', id: idInDraft(line), contents: 'Here' });
    expect((await sent())['changed']).toEqual([{ id: line, contents: 'Here', moveBy: [10, -5] }]);
  });

  test('that is a text says something else where it stands', async () => {
    const { send, sent } = await open();
    const id = idInDraft('text');
    send(
      { type: 'writing.begun', id },
      { type: 'text.written', text: 'Due 21 May', height: 20 },
      { type: 'writing.ended' },
    );
    expect((await sent())['marks']).toMatchObject([{ id: 'text', type: 'text', text: 'Due 21 May' }]);
  });

  test('that becomes content of its page is no annotation any more', async () => {
    const { send, sent } = await open();
    send({ type: 'mark.selected', id: square }, { type: 'mark.styled', change: { asContent: true } });
    const { marks: drawn, removed } = await sent();
    expect(drawn).toMatchObject([{ type: 'rectangle', asContent: true }]);
    expect(drawn).not.toMatchObject([{ id: 'square' }]);
    expect(removed).toEqual(['square']);
  });

  test('is answered, and the answers stand under it in their order', async () => {
    const { send, sent, now } = await open();
    send({ type: 'mark.answered', id: 'square', text: 'Agreed' }, { type: 'mark.answered', id: 'square', text: ' ' });
    const answers = listedMarks(now())[0]?.answers.map(({ mark }) => mark.contents);
    expect(answers).toEqual(['It is', 'It is', 'Agreed']);
    expect((await sent())['marks']).toMatchObject([{ type: 'reply', replyTo: 'square', page: 1, contents: 'Agreed' }]);
  });

  test('goes with its answers, old and new, and comes back with the old ones', async () => {
    const { send, sent, now } = await open();
    send({ type: 'mark.answered', id: 'square', text: 'Agreed' }, nudged(square), { type: 'mark.removed', id: square });
    expect(changedIds(now())).toEqual(['square', 'first', 'second'].map(idInDraft));
    expect(listedMarks(now()).map(({ told: one }) => one?.id)).toEqual(['text', line, 'locked']);
    send({ type: 'mark.restored', id: 'square' });
    expect(listedMarks(now())[0]?.answers).toHaveLength(2);
    send({ type: 'mark.removed', id: square });
    expect(await sent()).toEqual({ tool: 'pdf-annotate', marks: [], changed: [], removed: ['square'] });
  });

  test('stays as it is where its author has locked it, whatever is tried', async () => {
    const { send, now } = await open();
    const id = idInDraft('locked');
    const point = { x: 120, y: 120, pressure: 0.5 };
    send(
      nudged(id),
      { type: 'mark.removed', id },
      { type: 'mark.described', id, contents: 'x' },
      { type: 'pointer.pressed', page: 2, size, point, target: { id, handle: null } },
      { type: 'pointer.moved', point: { ...point, x: 300 } },
      { type: 'pointer.released' },
      { type: 'instrument.chosen', instrument: 'erase' },
      { type: 'pointer.pressed', page: 2, size, point, target: { id, handle: null } },
    );
    expect(changedIds(now())).toEqual([]);
    send({ type: 'instrument.chosen', instrument: 'select' });
    send({ type: 'pointer.pressed', page: 2, size, point, target: { id, handle: null } });
    expect(now().selected).toBe(id);
  });

  test('is taken away by the eraser', async () => {
    const { send, now } = await open();
    const point = { x: 120, y: 120, pressure: 0.5 };
    send({ type: 'instrument.chosen', instrument: 'erase' });
    send({ type: 'pointer.pressed', page: 1, size, point, target: { id: square, handle: null } });
    expect(now().history.now.removed).toEqual(['square']);
  });
});

describe('marks of a file', () => {
  const given = (drafts: readonly object[], pictures: readonly File[] = []): EditEvent => ({
    type: 'marks.given',
    marks: drafts.map((one) => markSchema.parse({ page: 1, ...one })),
    pictures,
  });
  const circle = { type: 'ellipse', id: 'c1', box, contents: 'here' };
  const answer = { type: 'reply', id: 'r1', replyTo: 'c1', contents: 'No.' };

  test('are one step of the draft, with their answers, and keep the names by which these lead to them', async () => {
    const { send, sent, now } = await open();
    send(given([circle, answer, { type: 'reply', replyTo: 'square', contents: 'Yes' }]));
    expect(now().history.past).toHaveLength(1);
    expect(listedMarks(now()).at(-1)).toMatchObject({
      mark: { type: 'ellipse' },
      answers: [{ mark: { contents: 'No.' } }],
    });
    const { marks: all } = await sent();
    expect(all).toMatchObject([{ id: 'c1' }, { id: 'r1', replyTo: 'c1' }, { replyTo: 'square', contents: 'Yes' }]);
  });

  test('that the document has already become as the file says; those that are the same are no change', async () => {
    const { send, sent } = await open();
    const same = { type: 'rectangle', id: 'square', box, contents: 'so?', author: 'Ada' };
    send(given([same]), given([{ ...same, contents: 'It is fine.' }]));
    expect(await sent()).toMatchObject({
      marks: [],
      changed: [{ id: 'square', contents: 'It is fine.' }],
      removed: [],
    });
  });

  test('come back where the draft had removed them', async () => {
    const { send, now } = await open();
    send({ type: 'mark.removed', id: square }, given([{ type: 'rectangle', id: 'square', box }]));
    expect(now().history.now.removed).toEqual([]);
  });

  test('are taken in twice without being there twice, and bring their pictures after those of the draft', async () => {
    const { send, now } = await open();
    const seal = new File(['png'], 'stamp-1.png');
    send(given([circle, { type: 'picture', id: 'p1', box, picture: 1 }], [seal]));
    send(given([circle, { type: 'picture', id: 'p1', box, picture: 1 }], [seal]));
    const { marks: all, pictures } = now().history.now;
    expect(all.map(({ type }) => type)).toEqual(['ellipse', 'picture']);
    expect([all.at(-1), pictures.length]).toMatchObject([{ picture: 2 }, 2]);
  });

  test('go with the answers to them', async () => {
    const { send, now } = await open();
    send(given([circle, answer]));
    send({ type: 'mark.removed', id: now().history.now.marks[0]?.id ?? '' });
    expect(now().history.now.marks).toEqual([]);
  });

  test('can be exported with the draft, which signs and fields are no part of', async () => {
    const { send, now } = await open();
    send(given([circle]), { type: 'mark.added', instrument: 'field', page: 1, size, box, boxes: [], text: 'city' });
    const { options } = marksToExport(now().history.now);
    expect(JSON.parse(options.marks)).toMatchObject([{ type: 'ellipse', id: 'c1' }]);
  });
});

test('the list goes by page, or by author and then by page, and what the draft has added comes last', async () => {
  const { send, now } = await open();
  send({ type: 'mark.added', instrument: 'rectangle', page: 1, size, box, boxes: [], text: '' });
  const listed = listedMarks(now());
  const byAuthor = groupedMarks(listed, 'author').map(({ author, marks: own }) => [author, own.length]);
  expect(byAuthor).toEqual([['', 1], ['Ada', 2], ['Zoë', 1], [null, 1]]); // prettier-ignore
  expect(groupedMarks(listed, 'page').map(({ page, marks: own }) => [page, own.length])).toEqual([[1, 3], [2, 2]]); // prettier-ignore
});

test('a document whose marks cannot be read says why, and can be worked on', async () => {
  const failing = editMachine.provide({
    actors: {
      keepDraft,
      readMarks: fromPromise<readonly DocumentMark[], Pick<EditInput, 'pdf' | 'file'>>(() =>
        Promise.reject(new Error('The file is damaged')),
      ),
    },
  });
  const edit = createActor(failing, { input: givenEdit([]) }).start();
  const state = await waitFor(edit, ({ value }) => value.marks === 'unreadable');
  expect(state.context.marksProblem).toBe('The file is damaged');
  edit.send({ type: 'mark.added', instrument: 'rectangle', page: 1, size, box, boxes: [], text: '' });
  expect(listedMarks(edit.getSnapshot().context)).toHaveLength(1);
});
