import type { ReadLine } from '../../reading/lines/document-model.js';
import { meanNothing } from './drawing-labels.js';

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
