import {
  defaultPlacement,
  fitted,
  moved,
  percentagesOf,
  placedAt,
  stretched,
  withField,
} from './signature-placement.js';

const a4 = { width: 600, height: 800 };

describe('the place of a signature', () => {
  test('is moved as far as the edges of the page', () => {
    expect(moved(defaultPlacement, { x: 2, y: -2 }, a4)).toMatchObject({ x: 1 - 100 / 600, y: 0 });
  });

  test('is stretched up to the edges of the page and stays large enough to be caught', () => {
    expect(stretched(defaultPlacement, { x: 2, y: 2 }, a4)).toMatchObject({ width: 540, height: 720 });
    expect(stretched(defaultPlacement, { x: -2, y: -2 }, a4)).toMatchObject({ width: 12, height: 12 });
  });

  test.each([
    ['top-left', 0.08, 0.06],
    ['top-right', 1 - 0.08 - 100 / 600, 0.06],
    ['center', 0.5 - 50 / 600, 0.475],
    ['bottom-left', 0.08, 0.89],
    ['bottom-right', 1 - 0.08 - 100 / 600, 0.89],
  ] as const)('%s has the same margin on both sides', (position, x, y) => {
    const placement = placedAt(defaultPlacement, position, a4);
    expect([placement.x, placement.y]).toEqual([expect.closeTo(x), expect.closeTo(y)]);
  });

  test('reads in percent of the page', () => {
    expect(percentagesOf(defaultPlacement, a4)).toEqual({ x: 10, y: 10, width: 16.7, height: 5 });
  });

  test.each([
    ['x', '50', { x: 0.5 }],
    ['width', '50', { width: 300 }],
    ['height', '25', { height: 200 }],
    ['y', '200', { y: 0.95 }],
    ['x', '', { x: 0.1 }],
    ['x', '-', { x: 0.1 }],
  ] as const)('takes %s %j from a number field', (field, text, expected) => {
    expect(withField(defaultPlacement, [field, text], a4)).toMatchObject(expected);
  });

  test('fits a page that is smaller than it', () => {
    expect(fitted(defaultPlacement, { width: 50, height: 30 })).toEqual({ page: 0, x: 0, y: 0, width: 50, height: 30 });
  });
});
