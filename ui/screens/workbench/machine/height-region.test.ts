import { nearestHeight } from './height-region.js';

test('a sheet settles at the height that is nearest to where it is let go', () => {
  expect([-0.2, 0.1, 0.32, 0.6, 0.78, 0.83, 1.4].map(nearestHeight)).toEqual([
    'low',
    'low',
    'half',
    'half',
    'half',
    'full',
    'full',
  ]);
});
