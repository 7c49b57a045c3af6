import { pauseAfter } from './process-starts.js';

test('a start that came to nothing is followed by a pause, which doubles from one to the next, up to 5 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map(pauseAfter)).toEqual([0, 250, 500, 1000, 2000, 4000, 5000, 5000]);
});
