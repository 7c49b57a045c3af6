import type { EditableLine } from '../../../contracts/api/editable-text.js';
import {
  canMove,
  editAbout,
  editOf,
  isRefused,
  movedBy,
  withEdits,
  withLine,
  withMoved,
  withoutObject,
  withReplaced,
} from './page-edits.js';

const lineOf = (text: string, y: number): EditableLine => ({
  text,
  box: { x: 60, y, width: 200, height: 14 },
  turn: 0,
  font: { name: 'Helvetica', family: 'sans', bold: false, italic: false },
  size: 12,
  colour: '#000000',
  letters: text,
});

const date = { page: 1, line: lineOf('30 days', 100) };
const place = { page: 1, line: lineOf('Northmere', 120) };
const box = { x: 10, y: 10, width: 50, height: 50 };

describe('changes of what a page says', () => {
  test('are one for each line, in the order in which they were made first', () => {
    const edits = withLine(withLine(withLine([], date, '40 days'), place, 'Southmere'), date, '45 days');
    expect(edits.map((edit) => 'text' in edit && edit.text)).toEqual(['45 days', 'Southmere']);
    expect(editOf(edits, date)?.text).toBe('45 days');
  });

  test('are gone once the line says again what it said', () => {
    expect(withLine(withLine([], date, '40 days'), date, '30 days')).toEqual([]);
    expect(withLine([], date, '30 days')).toEqual([]);
  });

  test('take a text away, and a picture', () => {
    const edits = withoutObject(withLine([], date, ''), { page: 2, box });
    expect(edits).toMatchObject([
      { kind: 'text', find: '30 days', text: '' },
      { kind: 'delete', page: 2, box },
    ]);
    expect([editAbout(edits, { page: 2, box })?.kind, editAbout(edits, { page: 1, box })]).toEqual([
      'delete',
      undefined,
    ]);
    expect(withoutObject(edits, { page: 2, box })).toEqual(edits);
  });

  test('move a line or a picture from where the document has it, and back', () => {
    const line = { page: 1, box: date.line.box, find: '30 days' };
    const moved = withMoved(withMoved([], line, { x: 10, y: 0 }), line, { x: 12, y: -5.004 });
    expect(moved).toEqual([{ kind: 'move', ...line, dx: 12, dy: -5 }]);
    expect(movedBy(moved, line)).toEqual({ x: 12, y: -5 });
    expect(withMoved(moved, line, { x: 0, y: 0 })).toEqual([]);
  });

  test('are one thing for each line and picture: what says something else or is another one is not moved', () => {
    const line = { page: 1, box: date.line.box, find: '30 days' };
    const other = withLine([], date, '40 days');
    expect([canMove(other, line), canMove([], line)]).toEqual([false, true]);
    expect(withMoved(other, line, { x: 5, y: 5 })).toBe(other);
    const replaced = withReplaced(withMoved([], { page: 2, box }, { x: 5, y: 5 }), { page: 2, box }, 1);
    expect(replaced).toEqual([{ kind: 'replace', page: 2, box, picture: 1 }]);
    expect(withoutObject(other, line)).toEqual([{ kind: 'delete', ...line }]);
  });

  test('of a replacement take the place of those about the same lines', () => {
    const more = withEdits(withLine([], date, '40 days'), withLine(withLine([], date, '60 days'), place, 'Here'));
    expect(more.map((edit) => 'text' in edit && edit.text)).toEqual(['60 days', 'Here']);
  });

  test('are named by a refusal of the server, whatever its language', () => {
    const [edit] = withLine([], date, '45 days');
    const refusal = '„30 days“ auf Seite 1 kann nicht geändert werden';
    expect([edit && isRefused(edit, refusal), edit && isRefused(edit, 'voll'), edit && isRefused(edit, '')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
