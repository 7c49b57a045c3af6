import { uniqueNames } from './unique-names.js';

test.each([
  [
    ['a.pdf', 'b.pdf'],
    ['a.pdf', 'b.pdf'],
  ],
  [
    ['a.pdf', 'A.pdf', 'a.pdf'],
    ['a.pdf', 'A (2).pdf', 'a (3).pdf'],
  ],
  [
    ['a (2).pdf', 'a.pdf', 'a.pdf'],
    ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
  ],
  [
    ['.hidden', '.hidden'],
    ['.hidden', '.hidden (2)'],
  ],
])('%j are packed as %j', (names, unique) => {
  expect(uniqueNames(names)).toEqual(unique);
});
