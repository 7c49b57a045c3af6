import { MB } from '../../../../contracts/byte-sizes.js';
import { threadsWithin } from './tesseract-threads.js';

describe('threads of recognition', () => {
  test.each([
    [2, undefined, 2],
    [1, 4096 * MB, 1],
    [16, 4096 * MB, 4],
    [16, 768 * MB, 2],
    [16, 100 * MB, 1],
  ])('on %i cores with %p bytes are %i', (cores, memory, threads) => {
    expect(threadsWithin(cores, memory)).toBe(threads);
  });
});
