import { createActor, fromCallback, waitFor, type AnyEventObject } from 'xstate';
import { markOptions } from '../../../contracts/tools/mark-options.js';
import { pdfEdit } from '../../../contracts/tools/pdf-edit.js';
import { givenEdit } from '../edit-fixture.js';
import type { KeeperOrder } from '../draft/keep-draft.js';
import type { DraftMark } from '../marks/draft-mark.js';
import type { Instrument } from '../marks/instruments.js';
import type { EditOrder } from './edit-order.js';
import { saveEach } from './save-each-fixture.js';
import { editMachine } from './edit.machine.js';
import { sketchOn } from './hand-context.js';

const size = { width: 600, height: 800 };

/** A document without a form whose pages are marked; its draft is kept at once. */
const marking = () => {
  const orders: EditOrder[] = [];
  const readLines = fromCallback<{ type: 'lines.wanted'; page: number }, { readonly file: File }>(() => undefined);
  const keepDraft = fromCallback<KeeperOrder, { readonly file: File }>(({ sendBack, receive }) => {
    sendBack({ type: 'draft.found', history: null });
    receive(() => sendBack({ type: 'draft.kept', at: '2026-11-28T11:06:00.000Z' }));
  });
  const saveVersion = saveEach;
  const edit = createActor(editMachine.provide({ actors: { keepDraft, readLines, saveVersion } }), {
    input: givenEdit([], (order) => Promise.resolve(void orders.push(order))),
  }).start();
  const send = (...events: AnyEventObject[]) => {
    for (const event of events) edit.send(event as never);
    return edit.getSnapshot();
  };
  const marks = (): readonly DraftMark[] => edit.getSnapshot().context.history.now.marks;
  return { edit, send, marks, orders };
};

const taken = (instrument: Instrument) => ({ type: 'instrument.chosen', instrument });
const pressed = (x: number, y: number, target: object | null = null) => ({
  type: 'pointer.pressed',
  page: 1,
  size,
  point: { x, y, pressure: 0.5 },
  target,
});
const to = (x: number, y: number, pressure = 0.5) => ({ type: 'pointer.moved', point: { x, y, pressure } });
const released = { type: 'pointer.released' };
const rectangle = [taken('rectangle'), pressed(100, 100), to(200, 160), released] as const;

describe('signing', () => {
  const file = new File(['PNG'], 'signature.png', { type: 'image/png' });
  const inHand = (signing: object) => [taken('sign'), { type: 'signing.chosen', signing }];
  const picture = { file, width: 200, height: 50 };

  test('comes after everything else of the draft is a version, one seal for each signature', async () => {
    const { edit, send, orders } = marking();
    send(
      ...rectangle,
      ...inHand({ kind: 'signature', picture }),
      pressed(60, 400),
      released,
      pressed(60, 600),
      released,
    );
    send({ type: 'save.pressed' });
    await waitFor(edit, (state) => state.matches({ work: 'saved' }));
    expect(orders.map(({ tool }) => tool)).toEqual(['pdf-annotate', 'pdf-place-signature']);
    expect([orders[0]?.pictures, orders[1]?.pictures]).toEqual([[], [file]]);
    expect(JSON.parse(String(orders[1]?.options['placements']))).toEqual([
      { page: 0, x: 0.1, y: 0.5, width: 180, height: 45 },
      { page: 0, x: 0.1, y: 0.75, width: 180, height: 45 },
    ]);
  });

  test('puts initials and dates into the page itself, and nothing until one is chosen', () => {
    const { send, marks } = marking();
    send(taken('sign'), pressed(10, 10), released);
    expect(marks()).toEqual([]);
    send(...inHand({ kind: 'initials', picture }), pressed(60, 400), released);
    send(...inHand({ kind: 'date', text: 'November 29, 2026' }), pressed(60, 600), released);
    expect(marks()).toMatchObject([
      { type: 'picture', picture: 1, asContent: true },
      { type: 'text', text: 'November 29, 2026', asContent: true },
    ]);
  });
});

describe('a mark that is drawn', () => {
  test('follows the pointer, and is in the draft and selected once it is let go', () => {
    const { send, marks } = marking();
    send(taken('rectangle'), pressed(100, 100), to(150, 120));
    expect(marks()).toEqual([]);
    expect(send(to(200, 160), released).context.selected).toBe('mark-1');
    expect(marks()).toMatchObject([{ type: 'rectangle', box: { x: 100, y: 100, width: 100, height: 60 } }]);
  });

  test('is seen on its own page alone until then', () => {
    const { send } = marking();
    const { context } = send(taken('rectangle'), pressed(100, 100), to(150, 120));
    expect([1, 2].map((page) => sketchOn(context, page)?.type ?? null)).toEqual(['rectangle', null]);
    const written = send({ type: 'pointer.cancelled' }, taken('text'), pressed(50, 50), released).context;
    expect([1, 2].map((page) => sketchOn(written, page)?.type ?? null)).toEqual(['text', null]);
  });

  test('is dropped where the drawing is broken off, or where nothing was dragged over text', () => {
    const { send, marks } = marking();
    send(taken('rectangle'), pressed(100, 100), to(200, 160), { type: 'pointer.cancelled' }, released);
    send(taken('highlight'), pressed(100, 100), released);
    expect(marks()).toEqual([]);
  });

  test('has its usual size where it is clicked, and never leaves its page', () => {
    const { send, marks } = marking();
    send(taken('ellipse'), pressed(590, 790), released, taken('rectangle'), pressed(500, 700), to(900, 900), released);
    expect(marks()).toMatchObject([
      { type: 'ellipse', box: { x: 480, y: 740, width: 120, height: 60 } },
      { type: 'rectangle', box: { x: 500, y: 700, width: 100, height: 100 } },
    ]);
  });

  test('lies on the lines of text that it is dragged along', () => {
    const { send, marks } = marking();
    const line = (text: string, y: number) => ({ text, box: { x: 0.1, y, width: 0.5, height: 0.02 }, endsLine: true });
    send(taken('highlight'), pressed(60, 85), {
      type: 'page.read',
      page: 1,
      runs: [line('Price', 0.1), line('Rent', 0.2)],
    });
    send(to(210, 168), released);
    expect(marks()).toMatchObject([
      {
        boxes: [
          { x: 60, y: 80, width: 300, height: 16 },
          { x: 60, y: 160, width: 150, height: 16 },
        ],
      },
    ]);
  });

  test('is one drawing of several strokes, with the pressure of a pen, a step each', () => {
    const { send, marks } = marking();
    send(taken('ink'), pressed(10, 10), to(20, 20, 0.9), released, pressed(30, 30), to(40, 40), released);
    expect(marks()).toMatchObject([
      {
        type: 'ink',
        strokes: [
          [
            [10, 10],
            [20, 20, 0.9],
          ],
          [
            [30, 30],
            [40, 40],
          ],
        ],
      },
    ]);
    send({ type: 'undo.pressed' });
    expect(marks()).toMatchObject([{ strokes: [{}] }]);
  });
});

describe('a mark of the draft', () => {
  test('is moved and made larger, as far as its page goes, a step each', () => {
    const { send, marks } = marking();
    const mark = { id: 'mark-1', handle: null };
    send(...rectangle, taken('select'), pressed(150, 120, mark), to(-900, 130), released);
    expect(marks()).toMatchObject([{ box: { x: 0, y: 110, width: 100, height: 60 } }]);
    send(pressed(100, 170, { id: 'mark-1', handle: 'se' }), to(200, 300), released);
    expect(marks()).toMatchObject([{ box: { x: 0, y: 110, width: 200, height: 190 } }]);
    send({ type: 'undo.pressed' }, { type: 'undo.pressed' });
    expect(marks()).toMatchObject([{ box: { x: 100, y: 100, width: 100, height: 60 } }]);
  });

  test('goes by keys, which are one step as long as they are about the same mark', () => {
    const { send, marks } = marking();
    const nudged = { type: 'mark.nudged', id: 'mark-1', by: { x: 1, y: 0 }, size };
    send(...rectangle, nudged, nudged, nudged);
    expect(marks()).toMatchObject([{ box: { x: 103 } }]);
    send({ type: 'undo.pressed' });
    expect(marks()).toMatchObject([{ box: { x: 100 } }]);
  });

  test('takes another look, and so do those that come after it', () => {
    const { send, marks } = marking();
    send(...rectangle, { type: 'mark.styled', change: { colour: '#1d5391', size: 9 } }, ...rectangle.slice(1));
    expect(marks()).toMatchObject([{ colour: '#1d5391' }, { colour: '#1d5391' }]);
    expect(marks()[0]).not.toHaveProperty('size');
  });

  test('is rubbed out, or removed by a key', () => {
    const { send, marks } = marking();
    send(...rectangle, ...rectangle.slice(1), taken('erase'), pressed(150, 120, { id: 'mark-1', handle: null }));
    expect(marks().map(({ id }) => id)).toEqual(['mark-2']);
    send({ type: 'mark.removed', id: 'mark-2' });
    expect(marks()).toEqual([]);
  });
});

describe('a text that is written', () => {
  const written = (text: string, height = 20) => ({ type: 'text.written', text, height });

  test('is in the draft as soon as it says something, grows with its lines, and is one step', () => {
    const { send, marks } = marking();
    send(taken('text'), pressed(50, 50), released);
    expect(marks()).toEqual([]);
    send(written('Agreed'), written('Agreed\nInes', 34), { type: 'writing.ended' });
    expect(marks()).toMatchObject([{ type: 'text', text: 'Agreed\nInes', box: { x: 50, y: 50, height: 34 } }]);
    send({ type: 'undo.pressed' });
    expect(marks()).toEqual([]);
  });

  test('leaves the draft where nothing is left of it, and can be taken up again', () => {
    const { send, marks } = marking();
    send(taken('text'), pressed(50, 50), released, written('Agreed'), pressed(300, 300));
    send({ type: 'writing.begun', id: 'mark-1' }, written(' '), { type: 'writing.ended' });
    expect(marks()).toEqual([]);
  });
});

describe('a mark that is put there without a pointer', () => {
  test('lies in the box that was told, or over the words', () => {
    const { send, marks } = marking();
    const box = { x: 40, y: 60, width: 80, height: 30 };
    const added = { type: 'mark.added', page: 1, size, box, boxes: [], text: '' };
    send({ ...added, instrument: 'ellipse' }, { ...added, instrument: 'text', text: 'Paid' });
    send({ ...added, instrument: 'text' }, { ...added, instrument: 'highlight', boxes: [box, { ...box, y: 80 }] });
    expect(marks()).toMatchObject([{ type: 'ellipse', box }, { text: 'Paid', box }, { boxes: [box, { y: 80 }] }]);
  });
});

describe('marks that are saved', () => {
  test('are one conversion in the terms of its options, without the ids of the draft', async () => {
    const { edit, send, orders } = marking();
    send(...rectangle, taken('text'), pressed(50, 50), released, { type: 'text.written', text: 'Paid', height: 20 });
    send({ type: 'save.pressed' });
    await waitFor(edit, (state) => state.matches({ work: 'saved' }));
    expect(orders).toMatchObject([{ tool: 'pdf-annotate', options: { changed: '[]', removed: '[]' } }]);
    const sent = markOptions.marks.parse(orders[0]?.options.marks);
    expect(sent).toMatchObject([{ type: 'rectangle' }, { type: 'text', text: 'Paid' }]);
    expect(sent.every((mark) => mark.id === undefined)).toBe(true);
  });
});

describe('what a page says, written anew', () => {
  const line = {
    text: 'Paid within 30 days',
    box: { x: 60, y: 100, width: 200, height: 14 },
    turn: 0,
    font: { name: 'Helvetica', family: 'sans', bold: false, italic: false },
    size: 12,
    colour: '#000000',
    letters: 'Paid within 30 days',
  } as const;
  const chosen = { type: 'line.chosen', page: 1, line };
  const typed = (text: string) => ({ type: 'line.typed', text });

  test('is a change of the draft once it was taken, is left as it was by Escape, and can be put back', () => {
    const { edit, send } = marking();
    const edits = () => edit.getSnapshot().context.history.now.edits;
    send(chosen, typed('Paid within 45 days'), { type: 'line.left' });
    expect(edits()).toEqual([]);
    send(chosen, typed('Paid within 45 days'), { type: 'line.taken' });
    expect(edits()).toMatchObject([{ kind: 'text', find: line.text, text: 'Paid within 45 days' }]);
    expect(send(chosen).context.retyped?.text).toBe('Paid within 45 days');
    send({ type: 'line.left' }, { type: 'edit.removed', edit: edits()[0] });
    expect(edits()).toEqual([]);
    send({ type: 'undo.pressed' });
    expect(edits()).toHaveLength(1);
  });

  test('asks for the lines of a page once, and only while text is edited', () => {
    const { send } = marking();
    expect(send({ type: 'page.seen', page: 1 }).context.lines).toEqual({});
    const read = { lines: [line], pictures: [] };
    const state = send(taken('retype'), { type: 'page.seen', page: 1 }, { type: 'lines.read', page: 1, read });
    expect(state.context.lines).toEqual({ 1: read });
    expect(send({ type: 'page.seen', page: 1 }).context.lines).toEqual({ 1: read });
  });

  test('goes into the same conversion as marks, in the terms of its options', async () => {
    const { edit, send, orders } = marking();
    send(...rectangle, chosen, typed('Paid within 45 days'), { type: 'line.taken' });
    send({ type: 'object.removed', object: { page: 1, box: line.box } }, { type: 'save.pressed' });
    await waitFor(edit, (state) => state.matches({ work: 'saved' }));
    const { edits, marks } = pdfEdit.options.parse(orders[0]?.options);
    expect(marks).toHaveLength(1);
    expect(edits).toMatchObject([{ kind: 'text' }, { kind: 'delete' }]);
  });
});
