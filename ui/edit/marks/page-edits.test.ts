import type { EditableLine } from '../../../contracts/api/editable-text.js';
import { editOf, isRefused, isRemoved, withEdits, withLine, withoutPicture } from './page-edits.js';

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
    const edits = withoutPicture(withLine([], date, ''), 2, box);
    expect(edits).toMatchObject([
      { kind: 'text', find: '30 days', text: '' },
      { kind: 'delete', page: 2, box },
    ]);
    expect([isRemoved(edits, 2, box), isRemoved(edits, 1, box)]).toEqual([true, false]);
    expect(withoutPicture(edits, 2, box)).toEqual(edits);
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
