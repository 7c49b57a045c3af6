import { event, listOf } from './fixtures/store-fixture.js';
import type { NewEvent, StoredEvent } from './event-store.js';
import { openUnsynced } from './unsynced.js';

const stored = async function* (events: readonly NewEvent[]): AsyncGenerator<StoredEvent> {
  for (const [revision, { id }] of events.entries()) {
    yield { ...(events[revision] as unknown as StoredEvent), id, revision };
  }
};

test('whoever follows the log is given no event that a power cut might take back, nor any after it', async () => {
  const a = event('a');
  const b = event('b');
  const c = event('c');
  const unsynced = openUnsynced();
  const given = async () => (await listOf(unsynced.before(stored([a, b, c])))).map(({ id }) => id);
  expect(await given()).toEqual([a.id, b.id, c.id]);
  unsynced.add([b]);
  expect(await given()).toEqual([a.id]);
  unsynced.remove([b]);
  expect(await given()).toEqual([a.id, b.id, c.id]);
});
