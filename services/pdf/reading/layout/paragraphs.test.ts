import { positionedLines } from '../../fixtures/positioned-words.js';
import { paragraphsOf } from './paragraphs.js';
import { withItems } from '../lists/list-items.js';

const LINE = 'the ship left the harbour in the morning of that day and';
const place = { x: 50, y: 100 };
const sizes = (...lines: ReturnType<typeof positionedLines>[]): number[] =>
  paragraphsOf(withItems(lines.flat())).map((paragraph) => paragraph.length);

describe('paragraphs', () => {
  test('are parted by a wider step', () => {
    expect(
      sizes(positionedLines([LINE, LINE, LINE], place), positionedLines([LINE, LINE], { ...place, y: 154 })),
    ).toEqual([3, 2]);
  });

  test('are parted by an indent', () => {
    const second = positionedLines([LINE], { x: 65, y: 124 });
    expect(sizes(positionedLines([LINE, LINE], place), second, positionedLines([LINE], { ...place, y: 136 }))).toEqual([
      2, 2,
    ]);
  });

  test('are parted by a short line', () => {
    expect(sizes(positionedLines([LINE, 'was gone.', LINE], place))).toEqual([2, 1]);
  });

  test('are lines wide apart of which each ends a sentence, and not those of a text with much room', () => {
    const wide = { ...place, pitch: 23 };
    const long = `${LINE} stayed away.`;
    expect(sizes(positionedLines([long, 'It was cold.', long, 'The flat is (mostly) let.'], wide))).toEqual([
      1, 1, 1, 1,
    ]);
    expect(
      sizes(positionedLines(['הספינה עזבה את הנמל בבוקר (אמש).', 'סוף!'], { ...wide, x: 400, rtl: true })),
    ).toEqual([1, 1]);
    expect(sizes(positionedLines([LINE, long, `${LINE} to`, long], wide))).toEqual([4]);
    expect(sizes(positionedLines([long, long, long], place))).toEqual([3]);
  });

  test('are parted by another size', () => {
    expect(
      sizes(positionedLines(['Title'], { ...place, size: 14 }), positionedLines([LINE], { ...place, y: 114 })),
    ).toEqual([1, 1]);
  });

  test('go on in short lines beside a picture, and over a line in bold', () => {
    const beside = positionedLines(['From what the harbour of the town is given', 'it lives, and the quay'], place);
    const below = positionedLines(['is a part of that very town, as all of its cranes are today.'], {
      ...place,
      y: 124,
    });
    expect(sizes(beside, below)).toEqual([3]);
    const bold = positionedLines([LINE], { ...place, y: 112, bold: true });
    expect(sizes(positionedLines([LINE], place), bold, positionedLines([LINE], { ...place, y: 124 }))).toEqual([3]);
  });

  test('may have a first line that stands further out, with a mark that is no marker', () => {
    const first = positionedLines(['A- ' + LINE], place);
    expect(sizes(first, positionedLines([LINE, LINE], { x: 64, y: 112 }))).toEqual([3]);
  });

  test('are labels of a few words each', () => {
    expect(sizes(positionedLines(['name of child', 'town of birth and country of birth'], place))).toEqual([1, 1]);
  });

  test('are the items of a list with the lines that go on with them', () => {
    const first = positionedLines(['1. ' + LINE], place);
    const second = positionedLines([LINE], { x: 60, y: 112 });
    expect(sizes(first, second, positionedLines(['2. ' + LINE], { ...place, y: 124 }))).toEqual([2, 1]);
  });

  test('are rows of what stands in places of its own, and prose with a gap in it is none', () => {
    const rows = [
      'Engineer\tof the harbour and the road of it 2001',
      'Built the quay of the old harbour, and the road.',
    ];
    expect(sizes(positionedLines([...rows, ...rows], place))).toEqual([1, 1, 1, 1]);
    const prose = ['The value of\tis given below, where it is said', 'how it is told from the others in the table.'];
    expect(sizes(positionedLines(prose, place))).toEqual([2]);
  });

  test('go on where the last part of their first line begins', () => {
    const first = positionedLines(['Remarks\t' + LINE], place);
    expect(sizes(first, positionedLines([LINE], { x: 105, y: 112 }))).toEqual([2]);
  });
});
