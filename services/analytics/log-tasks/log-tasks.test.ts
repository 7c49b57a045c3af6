import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { openPast } from '../../platform/event-store/past.js';
import { openSqliteEventStore } from '../../platform/event-store/sqlite-event-store.js';
import { silentLog as log } from '../../platform/settings/logger.js';
import type { Projection } from '../../platform/read-models/projection.js';
import { randomHappenings, withId } from '../fixtures/random-events.js';
import { openSqliteLogTasks } from '../fixtures/sqlite-log-tasks.js';
import { dashboardAt, dashboardProjections } from '../read-models/dashboard.js';
import { replay } from '../read-models/replay-log.js';

let directory: string;
let store: EventStore;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-log-tasks-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  for (const { stream, event } of randomHappenings(3, 60)) await store.append(stream, [withId(event)], 'any');
});
afterAll(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

const never = () => new AbortController().signal;
const tasks = () => openSqliteLogTasks(join(directory, 'events.db'));

describe('a walk over the log in a process of its own', () => {
  test('makes the dashboard of a moment as it is made here, while the log is open', async () => {
    const instant = new Date();
    const models = dashboardProjections as readonly unknown[] as readonly Projection[];
    const { documents, last } = await replay(openPast(store, { instant }), models);
    const dashboard = await tasks().dashboardAt({ instant }, never());
    expect(JSON.stringify(dashboard.dashboard)).toBe(JSON.stringify(await dashboardAt(documents, instant)));
    expect(dashboard.last).toBe(last!.position);
    expect(dashboard.dashboard.overview.totalConversions).toBeGreaterThan(3);
    await documents.close();
  });

  test('ends when nobody wants it any more', async () => {
    const stopping = new AbortController();
    const walk = tasks().dashboardAt({ instant: new Date() }, stopping.signal);
    stopping.abort(new Error('nobody waits'));
    await expect(walk).rejects.toThrow('nobody waits');
  });

  test('says what broke', async () => {
    const elsewhere = openSqliteLogTasks(join(directory, 'none.db'));
    await expect(elsewhere.dashboardAt({ instant: new Date() }, never())).rejects.toThrow('unable to open');
  });
});
