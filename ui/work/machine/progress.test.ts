import { MB } from '../../../contracts/byte-sizes.js';
import { fileOf } from './work-fixture.js';
import {
  fileProgress,
  noProgress,
  overallOf,
  stateOf,
  uploadingName,
  uploadPercent,
  type Progress,
} from './progress.js';
import type { SelectedFile } from '../files/selection.js';

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
  const tool = 'pdf-compress';

  test('is unknown as long as the upload is, then one number that takes both in, and 100 at the end', () => {
    expect(overallOf(noProgress, tool)).toBeNull();
    expect(overallOf(sent(0), tool)).toBe(0);
    const allSent = overallOf(sent(4 * MB), tool) ?? 0;
    expect(allSent).toBe(25);
    expect(overallOf({ ...sent(4 * MB), state: 'converting' }, tool)).toBe(allSent);
    expect(overallOf({ ...sent(4 * MB), state: 'converting', converted: 50 }, tool)).toBe(62);
    expect(overallOf({ ...sent(4 * MB), state: 'completed' }, tool)).toBe(100);
  });

  test('is that of the conversion alone where the server has the file already', () => {
    expect(overallOf({ ...noProgress, sent: 300, total: 300, state: 'converting', converted: 40 }, tool)).toBe(40);
  });

  test('of one file stands alone: the file itself says its state, not another number', () => {
    expect(fileProgress(files, { ...sent(4 * MB), state: 'converting', converted: 50 })).toMatchObject([
      { state: 'converting', percent: null },
      { state: 'converting', percent: null },
    ]);
  });
});
