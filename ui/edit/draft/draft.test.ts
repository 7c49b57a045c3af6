import { changed, emptyDraft, isEmpty, noHistory, readHistory, redone, undone } from './draft.js';

const named = (name: string) => ({ ...emptyDraft, values: { name } });

describe('a draft', () => {
  test('goes back step by step to where it began, and forward again', () => {
    const written = changed(changed(noHistory, named('Ines'), 'a'), named('Tom'), 'b');
    const back = undone(undone(written));
    expect(isEmpty(back.now)).toBe(true);
    expect(redone(redone(back))).toEqual({ ...written, touching: null });
  });

  test('takes what is written into one field at a stretch as one step', () => {
    const written = changed(changed(noHistory, named('I'), 'a'), named('In'), 'a');
    expect(undone(written).now).toEqual(noHistory.now);
  });

  test('begins another step once the field was left, and forgets what was undone', () => {
    const first = changed(noHistory, named('Ines'), 'a');
    const again = changed(undone({ ...first, touching: null }), named('Tom'), 'a');
    expect(again).toMatchObject({ past: [emptyDraft], now: named('Tom'), future: [] });
  });

  test('has nothing to undo at its beginning, and nothing to redo at its end', () => {
    expect(undone(noHistory)).toEqual(noHistory);
    expect(redone(noHistory)).toEqual(noHistory);
  });

  test('of before, with values of fields only, is read as one of today; what is none is not', () => {
    const history = { past: [{ values: {} }], now: { values: { name: 'Ines' } }, future: [], touching: 'field name' };
    expect(readHistory(history)).toEqual({ past: [emptyDraft], now: named('Ines'), future: [], touching: null });
    expect([readHistory(undefined), readHistory({ now: {} })]).toEqual([null, null]);
  });
});
