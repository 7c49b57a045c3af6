import { numberingOf } from './numbering.js';

describe('a printed marker in Word', () => {
  test.each([
    ['3.', 0, { format: 'decimal', number: 3, text: '%1.' }],
    ['(b)', 1, { format: 'lowerLetter', number: 2, text: '(%2)' }],
    ['iv.', 0, { format: 'lowerRoman', number: 4, text: '%1.' }],
    ['C', 0, { format: 'upperLetter', number: 3, text: '%1' }],
    ['2.3.', 1, { format: 'decimal', number: 3, text: '%1.%2.' }],
    ['2.3', 0, { format: 'decimal', number: 3, text: '2.%1' }],
    ['o', 1, { format: 'bullet', number: 1, text: 'o' }],
    ['\uf0b7', 0, { format: 'bullet', number: 1, text: '•' }],
  ])('%s at level %i', (marker, level, numbering) => {
    expect(numberingOf(marker, level)).toEqual(numbering);
  });
});
