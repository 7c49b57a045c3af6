import { pressedShortcut, type FocusPlace } from './pressed-shortcut.js';
import { shortcuts, type Shortcut } from './shortcut-table.js';

const elsewhere: FocusPlace = { isTyping: false, isInDocument: false, isComparing: false, view: 'grid' };
const onGrid: FocusPlace = { ...elsewhere, isInDocument: true };
const onPage: FocusPlace = { ...onGrid, view: 'page' };
const comparing: FocusPlace = { ...elsewhere, isComparing: true };
const inField: FocusPlace = { ...elsewhere, isTyping: true };

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', true>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('the shortcut of the keys pressed', () => {
  test.each([
    { title: 'K with Ctrl', pressed: press('k', { ctrlKey: true }), focus: elsewhere, expected: 'palette' },
    { title: 'K with Cmd, in a field', pressed: press('k', { metaKey: true }), focus: inField, expected: 'palette' },
    {
      title: 'a question mark, which needs Shift',
      pressed: press('?', { shiftKey: true }),
      focus: elsewhere,
      expected: 'shortcuts',
    },
    { title: 'R on the document', pressed: press('r'), focus: onGrid, expected: 'rotate-right' },
    { title: 'R with Shift', pressed: press('R', { shiftKey: true }), focus: onGrid, expected: 'rotate-left' },
    { title: 'R elsewhere', pressed: press('r'), focus: elsewhere, expected: undefined },
    { title: 'a slash in a field', pressed: press('/'), focus: inField, expected: undefined },
    {
      title: 'all, in a field',
      pressed: press('a', { ctrlKey: true }),
      focus: { ...onGrid, isTyping: true },
      expected: undefined,
    },
    { title: 'End on the grid', pressed: press('End'), focus: onGrid, expected: 'grid-last' },
    { title: 'End on a page', pressed: press('End'), focus: onPage, expected: 'last-page' },
    { title: 'an arrow on a page', pressed: press('ArrowDown'), focus: onPage, expected: undefined },
    {
      title: 'F6 with Shift, in a field',
      pressed: press('F6', { shiftKey: true }),
      focus: inField,
      expected: 'previous-region',
    },
    { title: 'an arrow with Alt', pressed: press('ArrowLeft', { altKey: true }), focus: onGrid, expected: 'move-left' },
    {
      title: 'an arrow with Alt elsewhere',
      pressed: press('ArrowLeft', { altKey: true }),
      focus: elsewhere,
      expected: undefined,
    },
    { title: 'Z with Ctrl', pressed: press('z', { ctrlKey: true }), focus: onGrid, expected: 'undo' },
    {
      title: 'Z with Ctrl and Shift',
      pressed: press('Z', { ctrlKey: true, shiftKey: true }),
      focus: elsewhere,
      expected: 'redo',
    },
    { title: 'Z with Ctrl, in a field', pressed: press('z', { ctrlKey: true }), focus: inField, expected: undefined },
    { title: 'N between two documents', pressed: press('n'), focus: comparing, expected: 'next-change' },
    { title: 'N elsewhere', pressed: press('n'), focus: onGrid, expected: undefined },
  ])('$title', ({ pressed, focus, expected }) => {
    expect(pressedShortcut(pressed, focus)).toBe(expected);
  });

  test('is never one of two that the same keys stand for', () => {
    const taken = (shortcuts as readonly Shortcut[]).flatMap(({ keys, place }) => {
      const places = {
        anywhere: ['grid', 'page', 'compare'],
        document: ['grid', 'page'],
        grid: ['grid'],
        page: ['page'],
        compare: ['compare'],
      }[place];
      return places.flatMap((one) => keys.map((key) => `${one} ${key}`));
    });
    expect(new Set(taken).size).toBe(taken.length);
  });
});
