import { fileOf } from './home.given.js';
import {
  fileProgress,
  noProgress,
  overallPercent,
  stateOf,
  uploadingName,
  uploadPercent,
  type Progress,
} from './progress.js';
import type { SelectedFile } from './selection.js';

const MB = 1024 * 1024;
const files: readonly SelectedFile[] = [
  { id: 1, file: fileOf('first.pdf', 'application/pdf', MB), kind: 'pdf' },
  { id: 2, file: fileOf('second.pdf', 'application/pdf', 3 * MB), kind: 'pdf' },
];
/** A request of these files and 1000 more bytes, partly sent. */
const sent = (bytes: number): Progress => ({ ...noProgress, sent: bytes + 1000, total: 4 * MB + 1000 });

test.each([
  ['completed', 'completed'],
  ['failed', 'failed'],
  ['processing', 'converting'],
  ['queued', 'uploading'],
])('a file whose message says %s is %s', (status, state) => {
  expect(stateOf(status)).toBe(state);
});

describe('the progress of an upload', () => {
  test('is unknown until the browser says how long the request is', () => {
    expect(uploadPercent({ ...noProgress, sent: 5, total: null })).toBeNull();
    expect(fileProgress(files, noProgress).map(({ percent }) => percent)).toEqual([null, null]);
  });

  test('is shared out to the files, which leave one after the other', () => {
    expect(fileProgress(files, sent(0)).map(({ percent }) => percent)).toEqual([0, 0]);
    expect(fileProgress(files, sent(MB / 2)).map(({ percent }) => percent)).toEqual([50, 0]);
    expect(fileProgress(files, sent(MB)).map(({ percent }) => percent)).toEqual([100, 0]);
    expect(fileProgress(files, sent(2.5 * MB)).map(({ percent }) => percent)).toEqual([100, 50]);
    expect(fileProgress(files, sent(4 * MB)).map(({ percent }) => percent)).toEqual([100, 100]);
  });

  test('names the file that is leaving, the last one when all have left', () => {
    expect(uploadingName(fileProgress(files, sent(MB / 2)))).toBe('first.pdf');
    expect(uploadingName(fileProgress(files, sent(2 * MB)))).toBe('second.pdf');
    expect(uploadingName(fileProgress(files, sent(4 * MB)))).toBe('second.pdf');
  });
});

describe('the overall progress', () => {
  test('is half done when the upload is, and done when the conversion is', () => {
    expect(overallPercent(noProgress)).toBe(0);
    expect(overallPercent(sent(4 * MB))).toBe(50);
    expect(overallPercent({ ...sent(4 * MB), state: 'converting', converted: 50 })).toBe(75);
    expect(overallPercent({ ...sent(4 * MB), state: 'completed' })).toBe(100);
  });
});
