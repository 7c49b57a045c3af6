import { silentLog } from '../settings/logger.js';
import type { StoredEvent } from './event-store.js';
import { follow, type Follower } from './follow.js';
import { event, until } from './fixtures/store-fixture.js';

const NEVER_MS = 2 ** 31 - 1;

const storedAt = (position: string): StoredEvent => ({
  ...event(position),
  stream: 'share-a',
  revision: 0,
  position,
  recordedAt: '2026-03-01T00:00:00.000Z',
});

describe('following a log', () => {
  const log: StoredEvent[] = [];
  const got: string[] = [];
  let follower: Follower;
  let atEnd: () => void;

  const start = (handle: (stored: StoredEvent) => Promise<void>, retryPauseMs: number) => {
    const readAll = async function* (after = '') {
      yield* log.filter(({ position }) => position > after);
      atEnd();
      await new Promise(setImmediate);
    };
    follower = follow({ readAll, after: undefined, handle, log: silentLog, pollMs: NEVER_MS, retryPauseMs });
  };
  const note = async ({ position }: StoredEvent) => void got.push(position);

  beforeEach(() => {
    log.length = 0;
    got.length = 0;
    atEnd = () => undefined;
  });
  afterEach(() => follower.stop());

  test('misses no event that came after the last read and before the wait', async () => {
    log.push(storedAt('1'));
    atEnd = () => {
      if (log.length < 5) log.push(storedAt(String(log.length + 1)));
      follower.wake();
    };
    start(note, NEVER_MS);
    await until(() => got.length === 5);
    expect(got).toEqual(['1', '2', '3', '4', '5']);
  });

  test('does not let new events cut short the pause after a failure', async () => {
    log.push(storedAt('1'));
    start(async (stored) => {
      await note(stored);
      throw new Error('broken');
    }, NEVER_MS);
    await until(() => got.length === 1);
    for (let turn = 0; turn < 5; turn += 1) {
      follower.wake();
      await new Promise(setImmediate);
    }
    expect(got).toEqual(['1']);
  });

  test('stops at once in the pause after a failure', async () => {
    log.push(storedAt('1'));
    start(() => Promise.reject(new Error('broken')), NEVER_MS);
    await new Promise(setImmediate);
    await expect(follower.stop()).resolves.toBeUndefined();
  });
});
