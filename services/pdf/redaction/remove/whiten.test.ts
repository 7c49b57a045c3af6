import { quadOf } from '../../content/geometry.js';
import { whiten, type AnySamples } from './whiten.js';

const SIDE = 20;
/** A dark ground with a bright secret in its middle. */
const pictured = (): AnySamples => {
  const data = new Uint8Array(SIDE * SIDE).fill(60);
  for (let y = 9; y < 11; y += 1) for (let x = 8; x < 12; x += 1) data[y * SIDE + x] = 240;
  return { width: SIDE, height: SIDE, channels: 1, data };
};
/** So many points wide, with boxes in shares of it. */
const covered = (points: number, ...boxes: readonly (readonly [number, number, number, number])[]) => [
  {
    matrix: [points, 0, 0, points, 0, 0] as const,
    boxes: boxes.map(([left, bottom, right, top]) =>
      quadOf({ left: left * points, bottom: bottom * points, right: right * points, top: top * points }),
    ),
  },
];
const MIDDLE = [0.4, 0.45, 0.6, 0.55] as const;

describe('what is covered', () => {
  test('becomes white in a fine image', () => {
    const picture = pictured();
    whiten(picture, covered(20, MIDDLE));
    expect(picture.data[10 * SIDE + 10]).toBe(255);
    expect(picture.data.includes(240)).toBe(false);
  });

  test('has the colour of what is around in a coarse one, so that nothing is seen beside the box', () => {
    const picture = pictured();
    whiten(picture, covered(100, MIDDLE));
    expect([...new Set(picture.data)]).toEqual([60]);
  });

  test('takes no colour from what another box covers', () => {
    const picture = pictured();
    whiten(picture, covered(100, [0.4, 0.45, 0.5, 0.55], [0.5, 0.45, 0.6, 0.55]));
    expect([...new Set(picture.data)]).toEqual([60]);
  });

  test('is white in a coarse image all of which is covered', () => {
    const picture = pictured();
    whiten(picture, covered(100, [0, 0, 1, 1]));
    expect([...new Set(picture.data)]).toEqual([255]);
  });

  test('is white where samples are numbers of colours', () => {
    const picture = pictured();
    whiten(picture, covered(100, MIDDLE), { white: [7], isMixed: false });
    expect([...new Set(picture.data)].sort()).toEqual([60, 7]);
  });
});
