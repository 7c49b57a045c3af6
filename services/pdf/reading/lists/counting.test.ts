import { countOn } from './counting.js';

describe('bare numbers and letters', () => {
  test.each([['1 2 3'], ['A B C D'], ['i ii iii iv v'], ['7 8 9'], ['1 2 1 2 3'], ['h i j']])(
    '%s count something',
    (markers) => {
      expect(countOn(markers.split(' '))).toBe(true);
    },
  );

  test.each([['1901 1950 1720'], ['12 3 40 7'], ['1 2'], ['A C F']])('%s count nothing', (markers) => {
    expect(countOn(markers.split(' '))).toBe(false);
  });
});
