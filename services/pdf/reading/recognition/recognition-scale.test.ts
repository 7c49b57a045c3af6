import { apparentDensity, recognitionScale } from './recognition-scale.js';

const pixelsAcross = (width: number, height: number, pictureAcross: number): number =>
  Math.round(width * recognitionScale({ width, height }, pictureAcross / width));

describe('a page that is drawn to be read', () => {
  test.each([
    ['a sheet of paper with a scan at 300 dots to the inch', [612, 792, 2550], 2550],
    ['a sheet with a finer scan', [612, 792, 5100], 2782],
    ['the same sheet in units of ten points', [61.2, 79.2, 2550], 2550],
    ['the same sheet in units of a hundred points', [6.12, 7.92, 2550], 2550],
    ['a sheet in units of ten points with a finer scan', [61.2, 79.2, 5100], 2782],
    ['a stamp with a coarse picture', [61.2, 79.2, 100], 255],
    ['a poster', [5000, 5000, 30_000], 4899],
  ] as const)('is so many pixels wide: %s', (_, [width, height, picture], expected) => {
    expect(pixelsAcross(width, height, picture)).toBe(expected);
  });

  test('is never told to be finer than what is read best', () => {
    expect(apparentDensity(recognitionScale({ width: 6.12, height: 7.92 }, 416))).toBe(300);
  });
});
