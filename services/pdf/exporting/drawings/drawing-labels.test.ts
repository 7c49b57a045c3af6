import type { ReadBlock, ReadLine } from '../../reading/lines/document-model.js';
import { positionedWords } from '../../fixtures/positioned-words.js';
import { boxAround } from '../../reading/lines/text-boxes.js';
import { labelsOf, meanNothing } from './drawing-labels.js';

const label = (text: string): ReadLine => ({ text, box: { x: 0, y: 0, width: 10, height: 10 }, words: [] });

describe('the labels of a drawing', () => {
  test.each([
    ['signs that only their font shows as letters', ['?>9@AJ.D<F@-<>2.@A:0>#3$4,56#', '%#"', "&'()*+,"], true],
    ['numbers, units and names', ['−0.5', '0%', '50%', '$4', 'Q1', 'Million euros'], false],
    ['words of another script', ['Продажи', '売上高', 'المبيعات'], false],
    ['a few signs', ['%', '±', '→'], false],
  ])('that are %s', (_, texts, expected) => {
    expect(meanNothing(texts.map(label))).toBe(expected);
  });
});

describe('a heading within a drawing', () => {
  const drawing = { x: 50, y: 100, width: 300, height: 200 };
  const block = (kind: ReadBlock['kind'], text: string, place: { x: number; y: number }): ReadBlock => {
    const words = positionedWords(text, place);
    const box = boxAround(words.map((word) => word.box));
    return { kind, text, box, lines: [{ text, box, words }] };
  };
  const title = block('heading', 'Ships a year', { x: 150, y: 120 });
  const axis = (numbers: readonly string[]) =>
    numbers.map((number, at) => block('paragraph', number, { x: 60, y: 150 + 20 * at }));

  test('is the title of a chart, which has numbers along an axis', () => {
    expect(labelsOf([drawing], [title, ...axis(['40', '30', '20', '10', '0'])]).taken.has(title)).toBe(true);
  });

  test('is a heading where there is no axis, and where it stands above', () => {
    expect(labelsOf([drawing], [title, ...axis(['40', 'ships', 'boats', 'cranes', 'ropes'])]).taken.has(title)).toBe(
      false,
    );
    const above = block('heading', 'Ships a year', { x: 150, y: 80 });
    expect(labelsOf([drawing], [above, ...axis(['40', '30', '20', '10', '0'])]).taken.has(above)).toBe(false);
  });
});
