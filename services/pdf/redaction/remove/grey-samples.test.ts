import { greySamples } from './grey-samples.js';

const size = { width: 2, height: 1, channels: 3 } as const;

test('a picture in red, green and blue that shows no colour becomes one of greys', () => {
  const grey = greySamples({ ...size, data: Uint8Array.of(7, 7, 7, 250, 250, 250) });
  expect(grey).toEqual({ width: 2, height: 1, channels: 1, data: Uint8Array.of(7, 250) });
});

test.each([
  ['red', [8, 7, 7]],
  ['green', [7, 8, 7]],
  ['blue', [7, 7, 8]],
])('a picture whose last pixel has a shade more of %s keeps its colours', (_, last) => {
  const samples = { ...size, data: Uint8Array.of(7, 7, 7, ...last) };
  expect(greySamples(samples)).toBe(samples);
});
