import { positionedLines } from '../../fixtures/positioned-words.js';
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

  test('are not told by a number that only begins a line', () => {
    expect(
      items('1 ship was built in the first year and', '2 of them in the second, while all of', '3 were lost'),
    ).toEqual([]);
  });
});
