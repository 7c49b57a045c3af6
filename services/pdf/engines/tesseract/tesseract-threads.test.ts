import { threadsWithin } from './tesseract-threads.js';

const MB = 1024 * 1024;

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
