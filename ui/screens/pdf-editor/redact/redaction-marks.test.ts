import { factsOf } from '../../../pdf/pdf-document-fixture.js';
import {
  boxBetween,
  boxesOf,
  changeArea,
  markArea,
  markMatches,
  markTexts,
  noMarks,
  pulled,
  areOff,
  shifted,
  switchAlike,
  undo,
  withoutDone,
} from './redaction-marks.js';

const facts = factsOf(0, 'Between Ada and Bob');
const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.1 };

describe('what is marked', () => {
  test('has each text of a page once', () => {
    const marks = markTexts(noMarks, [
      { text: 'Ada', page: 1 },
      { text: 'Bob', page: 1 },
    ]);
    expect(markTexts(marks, [{ text: ' Ada ', page: 1 }])).toBe(marks);
    expect(markTexts(marks, [{ text: 'Ada', page: 2 }]).items).toHaveLength(3);
  });

  test('on every page is marked on each page', () => {
    const marks = markTexts(noMarks, [{ text: 'Ada', page: 'all' }]);
    expect(markTexts(marks, [{ text: 'Ada', page: 2 }])).toBe(marks);
  });

  test('is on every page where what was found stands on none', () => {
    const { items } = markMatches(noMarks, [{ text: 'Ada', page: 0, boxes: [] }]);
    expect(items).toMatchObject([{ type: 'text', text: 'Ada', page: 'all' }]);
  });

  test('is cut into items that the server takes', () => {
    const { items } = markTexts(noMarks, [{ text: 'word '.repeat(500), page: 1 }]);
    expect(items.map(({ text }) => text.length <= 1000)).toEqual([true, true, true]);
    expect(items.map(({ text }) => text.split(' ').length).reduce((sum, count) => sum + count)).toBe(500);
  });

  test('has two hundred items and no more', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ text: `word ${index}`, page: 1 }));
    expect(markTexts(noMarks, many).items).toHaveLength(200);
  });

  test('is shown where its page has it', () => {
    const [text] = markTexts(noMarks, [{ text: 'Bob', page: 'all' }]).items;
    const [area] = markArea(noMarks, 2, box).items;
    expect(text && boxesOf(text, 1, facts)).toHaveLength(1);
    expect(area && boxesOf(area, 1, facts)).toEqual([]);
    expect(area && boxesOf(area, 2, facts)).toEqual([box]);
  });

  describe('by text, switched off', () => {
    const marks = markTexts(noMarks, [
      { text: 'Ada', page: 1 },
      { text: 'Bob', page: 1 },
      { text: 'Ada', page: 2 },
    ]);
    const off = switchAlike(marks, '3');
    const textsOf = (items: readonly { readonly text: string }[]) => items.map(({ text }) => text);

    test('stays in the list, and is not applied', () => {
      expect([textsOf(off.items), textsOf(off.applied)]).toEqual([['Ada', 'Bob', 'Ada'], ['Bob']]);
      expect([areOff(off, off.items.slice(0, 1)), areOff(off, off.items.slice(1, 2))]).toEqual([true, false]);
    });

    test('is applied again by the same switch, and by undo', () => {
      for (const back of [switchAlike(off, '1'), undo(off)])
        expect(back).toMatchObject({ off: [], applied: marks.items });
    });

    test('is applied where it is marked anew, and both are switched together then', () => {
      const more = markTexts(off, [{ text: 'Ada', page: 5 }]);
      expect(textsOf(more.applied)).toEqual(['Bob', 'Ada']);
      expect(textsOf(switchAlike(more, '1').applied)).toEqual(['Bob']);
      expect(textsOf(switchAlike(switchAlike(more, '4'), '4').applied)).toEqual(['Ada', 'Bob', 'Ada', 'Ada']);
    });

    test('stays off when the others are redacted', () => {
      const left = withoutDone(off, new Set(off.applied.map(({ id }) => id)));
      expect([textsOf(left.items), textsOf(left.applied), left.past]).toEqual([['Ada', 'Ada'], [], []]);
    });

    test('asks for the same as long as nothing is switched', () => {
      expect(undo(markArea(off, 1, box)).applied).toBe(off.applied);
    });
  });

  test('as an area is moved and stretched within the page', () => {
    const marks = markArea(noMarks, 1, box);
    const change = (by: (at: typeof box) => typeof box) => changeArea(marks, '1', by).items[0];
    expect(change((at) => shifted(at, { x: 5, y: -5 }))).toMatchObject({ box: { x: 0.8, y: 0 } });
    expect(change((at) => pulled(at, { x: 5, y: 0.1 }))).toMatchObject({ box: { width: 0.9, height: 0.2 } });
  });

  test('as a box is the same whichever corner it is begun at, and ends at the edges', () => {
    expect(boxBetween({ x: 0.5, y: 0.9 }, { x: 0.25, y: 1.4 })).toEqual({
      x: 0.25,
      y: 0.9,
      width: 0.25,
      height: expect.closeTo(0.1),
    });
  });
});
