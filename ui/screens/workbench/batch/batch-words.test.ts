import { batchAction, durationFor, endWords, savedWords, titleFor } from './batch-words.js';

test.each([
  ['Compress PDF', 24, 'Compress 24 files'],
  ['Add watermark', 2, 'Add watermark: 2 files'],
])('%s for %i files reads %s', (action, count, text) => {
  expect(batchAction({ action }, count)).toBe(text);
});

test.each([
  [100, 22, '78%'],
  [100, 100, null],
  [100, 120, null],
  [100, null, null],
  [0, 0, null],
])('%i bytes that became %s are %s', (before, after, text) => {
  expect(savedWords('pdf-compress', before, after)).toBe(text);
});

test('a file that another tool happens to make smaller is not praised for it', () => {
  expect(savedWords('pdf-rotate', 100, 94)).toBeNull();
});

test('the end of a batch names only what there is', () => {
  expect(endWords({ done: 1, failed: 0, stopped: 0 })).toBe('1 file is done');
  expect(endWords({ done: 22, failed: 2, stopped: 1 })).toBe('22 files are done, 2 failed, 1 stopped');
});

const compress = {
  title: 'Compress this PDF',
  duration: '2-5 s',
  accepts: { kinds: ['pdf'], min: 1, max: 1 },
} as const;

test('a tool for one file says of several how many it takes, and how long each', () => {
  expect([titleFor(compress, 1), titleFor(compress, 30)]).toEqual(['Compress this PDF', 'Compress 30 files']);
  expect(durationFor(compress, 1)).not.toContain('per file');
  expect(durationFor(compress, 30)).toContain('per file');
});
