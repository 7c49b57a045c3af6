import { jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Owner } from '../../contracts/owner.js';
import { sharePageHtml } from '../../gateway/shares/share-page-html.js';
import { memoryAttempts } from '../../services/platform/attempts/memory-attempts.js';
import { randomHappenings, withId } from '../../services/analytics/fixtures/random-events.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { openPast } from '../../services/platform/event-store/past.js';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import { silentLog as log } from '../../services/platform/settings/logger.js';
import { openLinks } from '../../services/share/links.js';
import { openShares } from '../../services/share/shares.js';
import { sharePageAt } from './share-page-at.js';
import { inEnglish } from '../../contracts/texts/wording.js';

let directory: string;
let store: EventStore;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-past-page-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
});
afterEach(async () => {
  jest.useRealTimers();
  await store.close();
  await rm(directory, { recursive: true });
});

/** The page of a link as it was at one moment. */
interface Seen {
  readonly hash: string;
  readonly position: string;
  readonly instant: Date;
  readonly html: string;
}

const liveStory = async (): Promise<Seen[]> => {
  const seen: Seen[] = [];
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'setInterval', 'nextTick', 'queueMicrotask'] });
  for (const { stream, event, at } of randomHappenings(11, 150)) {
    jest.setSystemTime(at);
    const { position } = await store.append(stream, [withId(event)], 'any');
    if (event.type !== 'ShareLinkViewed') continue;
    const { hash } = event.data;
    const links = openLinks(store);
    const access = { owners: [(await links.look(hash)).context.owner as Owner], pass: null };
    const page = openShares(store, links, { openAttempts: memoryAttempts(), clock: () => at }).view({
      hash,
      access,
      counts: false,
    });
    seen.push({
      hash,
      position,
      instant: at,
      html: await page.then(
        (view) => sharePageHtml(inEnglish, view),
        (error: unknown) => `${(error as Error).message}\n`,
      ),
    });
  }
  jest.useRealTimers();
  return seen;
};

describe('the page of a share link, replayed', () => {
  test('is to the byte what was shown at the time, by position and by instant', async () => {
    const seen = await liveStory();
    expect(seen.length).toBeGreaterThan(10);
    expect(new Set(seen.map(({ html }) => html)).size).toBeGreaterThan(5);
    for (const { hash, position, instant, html } of seen) {
      expect(await sharePageAt(openPast(store, { position }), hash, instant)).toBe(html);
      expect(await sharePageAt(openPast(store, { instant }), hash, instant)).toBe(html);
    }
  });

  test('was not there before the link was', async () => {
    const [first] = await liveStory();
    const past = openPast(store, { instant: new Date(0) });
    expect(await sharePageAt(past, first!.hash, new Date(0))).toBe('Share link not found or expired\n');
  });
});
