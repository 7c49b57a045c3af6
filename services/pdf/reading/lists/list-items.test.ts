import { positionedLine, positionedLines, positionedWords } from '../../fixtures/positioned-words.js';
import { fragmentOf } from '../lines/fragments.js';
import { isItem, withItems } from './list-items.js';

const items = (...texts: string[]): string[] =>
  withItems(positionedLines(texts, { x: 50, y: 100 }))
    .filter(isItem)
    .map(({ words }) => words[0]?.text ?? '');

describe('the items of a list', () => {
  test('begin with a marker', () => {
    expect(items('1. the quay', 'and its cranes', '2. the shed')).toEqual(['1.', '2.']);
  });

  test('do not begin with an initial, a quantity or a reference that only begins a line', () => {
    expect(items('D. Noreland and J. Kergomard')).toEqual([]);
    expect(items('66.9 hp at full speed', '[13] showed that it is so')).toEqual([]);
    expect(items('C. the quay', 'D. the shed')).toEqual(['D.']);
    expect(items('[13] Harbours of the World', '[14] the quay')).toEqual(['[13]', '[14]']);
  });

  test('may begin with a letter that stands for a bullet, when a tab follows', () => {
    expect(items('o\tthe quay of the harbour')).toEqual(['o']);
    expect(items('o navio chegou ao porto')).toEqual([]);
  });

  test('may begin with a bare number that goes on counting behind it in the next ones', () => {
    expect(items('1\tthe quay', '2\tthe cranes', '3\tthe shed')).toEqual(['1', '2', '3']);
    expect(items('1872\tthe quay', '12\tthe cranes', '3\tthe shed')).toEqual([]);
  });

  test('count on past lines that go on with the text of an item', () => {
    const [, text] = positionedLine('1\tthe quay', { x: 50, y: 0 }).words;
    const [one, two, more, three] = [
      positionedLine('1\tthe quay', { x: 50, y: 100 }),
      positionedLine('2\tthe cranes', { x: 50, y: 112 }),
      positionedLine('and their drivers', { x: text?.box.x ?? 0, y: 124 }),
      positionedLine('3\tthe shed', { x: 50, y: 136 }),
    ] as const;
    expect(withItems([one, two, more, three]).map(isItem)).toEqual([true, true, false, true]);
  });

  test('are as large as their text, however large their number is', () => {
    const large = (number: string, y: number) =>
      fragmentOf([
        ...positionedWords(number, { x: 50, y: y + 2, size: 16 }),
        ...positionedWords('the quay of the harbour', { x: 75, y }),
      ]);
    const items = withItems([large('1', 100), large('2', 120), large('3', 140)]);
    expect(items.map(({ item, size, baseline }) => [item, size, baseline])).toEqual([
      [true, 10, 100],
      [true, 10, 120],
      [true, 10, 140],
    ]);
  });

  test('are not told by a number that only begins a line', () => {
    expect(
      items('1 ship was built in the first year and', '2 of them in the second, while all of', '3 were lost'),
    ).toEqual([]);
  });
});
