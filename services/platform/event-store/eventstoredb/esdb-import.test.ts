import type { EventRecord } from '../event-store.js';
import { runsIn } from './esdb-import.js';

const recordOf = (text: string, revision: number): EventRecord => ({
  id: `00000000-0000-4000-8000-00000000000${revision}`,
  stream: 'share-one',
  revision,
  position: String(revision),
  recordedAt: '2026-03-01T00:00:00.000Z',
  type: 'FileDownloaded',
  version: 2,
  data: text,
});

describe('events that are taken over', () => {
  test('go together as far as the server takes their bytes, however few characters they have', () => {
    const long = '界'.repeat(150_000); // 450,000 bytes
    const short = 'x'.repeat(150_000);
    const sizesOf = (...texts: string[]) => runsIn(texts.map(recordOf)).map((run) => run.length);
    expect(sizesOf(short, short, short)).toEqual([3]);
    expect(sizesOf(long, long, long)).toEqual([1, 1, 1]);
  });
});
