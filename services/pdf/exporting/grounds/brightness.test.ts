import { contrastOf, isLostOn, WHITE } from './brightness.js';

describe('the contrast of two colours', () => {
  test.each([
    ['000000', 'ffffff', 21],
    ['ffffff', '000000', 21],
    ['777777', 'ffffff', 4.48],
    ['ff0000', 'ffffff', 4],
    ['123456', '123456', 1],
  ])('of %s and %s is %s', (one, other, expected) => {
    expect(contrastOf(one, other)).toBeCloseTo(expected, 1);
  });

  test('tells text that is lost on its ground', () => {
    expect(['ffffff', 'fefce0', 'eeeeee', 'cccccc'].map((colour) => isLostOn(colour, WHITE))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
