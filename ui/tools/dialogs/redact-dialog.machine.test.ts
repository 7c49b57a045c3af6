import { createActor } from 'xstate';
import { redactDialogWalk } from './fixtures/redact-dialog.walk.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { redactDialogMachine, type Draft } from './redact-dialog.machine.js';

const given = () => {
  const dialog = createActor(redactDialogMachine).start();
  const add = (draft: Partial<Draft>) => {
    for (const [field, text] of Object.entries(draft)) {
      dialog.send({ type: 'draft.changed', field: field as keyof Draft, text });
    }
    dialog.send({ type: 'item.added' });
  };
  return { dialog, add, items: () => dialog.getSnapshot().context.items };
};

describe('the redaction dialog', () => {
  test('adds texts, each on its page, with the usual replacement', () => {
    const { add, items } = given();
    add({ text: ' Ada ', page: '2' });
    add({ text: 'Bob' });
    expect(items()).toEqual([
      { id: '1', type: 'text', text: 'Ada', page: 2, replacement: '[REDACTED]' },
      { id: '2', type: 'text', text: 'Bob', page: 2, replacement: '[REDACTED]' },
    ]);
  });

  test.each([
    ['first', 1],
    ['0', 1],
    ['3', 3],
  ])('takes page %j as page %s', (page, expected) => {
    const { add, items } = given();
    add({ text: 'Ada', page });
    expect(items()[0]?.page).toBe(expected);
  });

  test.each(['page.left', 'item.added'] as const)('shows the page that an item will be on after %s', (type) => {
    const { dialog } = given();
    dialog.send({ type: 'draft.changed', field: 'text', text: 'Ada' });
    dialog.send({ type: 'draft.changed', field: 'page', text: 'x' });
    dialog.send({ type });
    expect(dialog.getSnapshot().context.draft.page).toBe('1');
  });

  test('adds nothing without text', () => {
    const { add, items } = given();
    add({ text: '  ' });
    expect(items()).toEqual([]);
  });

  test('adds an area in shares of the page, cut at its edges', () => {
    const { add, items } = given();
    add({ text: 'Stamp', type: 'area', x: '50', y: '25', width: '80', height: '10' });
    expect(items()[0]).toMatchObject({ type: 'area', box: { x: 0.5, y: 0.25, width: 0.5, height: 0.1 } });
  });

  test('never adds an area that is nothing', () => {
    const { add, items } = given();
    add({ text: 'Stamp', type: 'area', x: 'left', y: '200', width: '', height: '-1' });
    expect(items()[0]).toMatchObject({ box: { x: 0, y: 0.99, width: 0.01, height: 0.01 } });
  });

  test('saves with one item and more, and not without', () => {
    const { dialog, add } = given();
    dialog.send({ type: 'confirm.pressed' });
    expect(dialog.getSnapshot().status).toBe('active');
    add({ text: 'Ada' });
    dialog.send({ type: 'item.removed', id: '1' });
    dialog.send({ type: 'confirm.pressed' });
    expect(dialog.getSnapshot().status).toBe('active');
  });

  test('answers with the options of pdf-redact', () => {
    const { dialog, add } = given();
    add({ text: 'Ada' });
    dialog.send({ type: 'look.changed', look: { color: '#112233', pattern: 'crosshatch', preserveFormatting: true } });
    dialog.send({ type: 'confirm.pressed' });
    expect(dialog.getSnapshot().output).toEqual({
      redactionItems: '[{"id":"1","text":"Ada","page":1,"replacement":"[REDACTED]","type":"text"}]',
      redactionColor: '#112233',
      redactionPattern: 'crosshatch',
      preserveFormatting: 'true',
    });
  });

  test('asks for patterns that ignore case only when told to', () => {
    const { dialog, add } = given();
    add({ text: '[A-Z]+', type: 'pattern' });
    const look = { color: '#112233', pattern: 'solid', preserveFormatting: false, ignoreCase: true } as const;
    dialog.send({ type: 'look.changed', look });
    dialog.send({ type: 'confirm.pressed' });
    expect(dialog.getSnapshot().output).toMatchObject({ ignoreCase: 'true' });
  });

  test('answers with nothing when it is cancelled', () => {
    const { dialog, add } = given();
    add({ text: 'Ada' });
    dialog.send({ type: 'cancel.pressed' });
    expect(dialog.getSnapshot().output).toBeNull();
  });
});

describe('every edge of the redaction dialog', () => {
  testEveryEdge(redactDialogWalk);
});
