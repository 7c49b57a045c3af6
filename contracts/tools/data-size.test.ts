import { readDataSize, writeDataSize } from './data-size.js';

describe('a size of data', () => {
  test.each([
    ['500 KB', 512_000],
    ['2 MB', 2_097_152],
    ['1.5mb', 1_572_864],
    ['750k', 768_000],
    ['200000', 200_000],
    [' 12 b ', 12],
    ['1,5 MB', 1_572_864],
    ['500 Ko', 512_000],
  ])('is read from %s', (text, bytes) => expect(readDataSize(text)).toBe(bytes));

  test.each(['', 'small', '-1 MB', '1,500 KB', '2 TB', '1 MB 2'])('is not read from "%s"', (text) => {
    expect(readDataSize(text)).toBeNaN();
  });

  test('is told in the largest unit that fits, rounded up', () => {
    expect([900, 1025, 441_000, 1_600_000].map(writeDataSize)).toEqual(['900 bytes', '2 KB', '431 KB', '1.6 MB']);
  });
});
