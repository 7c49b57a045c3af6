import { jest } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Documents } from '../../platform/documents/documents.js';
import { openSqliteDocuments } from '../../platform/documents/sqlite-documents.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import type { Moment } from '../../platform/event-store/moment.js';
import { openPast } from '../../platform/event-store/past.js';
import { openSqliteEventStore } from '../../platform/event-store/sqlite-event-store.js';
import { numbersFrom } from '../../platform/fixtures/random-numbers.js';
import { silentLog as log } from '../../platform/settings/logger.js';
import { foldLog } from '../../platform/read-models/fold-log.js';
import { defineCollections, project } from '../../platform/read-models/refresh.js';
import { randomHappenings, withId } from '../fixtures/random-events.js';
import { projections } from './projections.js';
import { dashboardText, historyLines, replay } from './replay-log.js';

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
const EVENTS = 250;

/** Every word of every read model, with the position it has seen. */
const bytesOf = async (documents: Documents): Promise<string> => {
  const lines: string[] = [];
  for (const { collection } of projections) {
    for await (const entry of documents.all(collection.name)) lines.push(`${collection.name} ${JSON.stringify(entry)}`);
  }
  return lines.join('\n');
};
const linesOf = async (documents: Documents, owner?: string): Promise<string[]> => {
  const lines: string[] = [];
  for await (const line of historyLines(documents, owner)) lines.push(line);
  return lines;
};

/** A dashboard as it was shown when an event had just been recorded and folded. */
interface Shown {
  readonly position: string;
  readonly instant: Date;
  readonly models: string;
  readonly dashboard: string;
  readonly history: readonly string[];
}

let directory: string;
let store: EventStore;
const shown: Shown[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-replay-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  const documents = openSqliteDocuments({ path: join(directory, 'documents.db') });
  await defineCollections(documents, projections);
  const pick = numbersFrom(seed);
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'setInterval', 'nextTick', 'queueMicrotask', 'performance'],
  });
  for (const { stream, event, at } of randomHappenings(seed, EVENTS)) {
    jest.setSystemTime(at);
    const { position, revision } = await store.append(stream, [withId(event)], 'any');
    for await (const stored of store.read(stream, revision)) await project(documents, projections, stored);
    if (pick(12) > 0) continue;
    const history = await linesOf(documents, 'member-u1');
    const models = await bytesOf(documents);
    const dashboard = await dashboardText(documents, at);
    shown.push({ position, instant: at, models, dashboard, history });
  }
  jest.useRealTimers();
  await documents.close();
});
afterAll(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

const replayedAt = (moment: Moment) => replay(openPast(store, moment), projections);

describe(`a replay (SEED=${seed})`, () => {
  test('until any position has the very bytes of the read models as they were then', async () => {
    expect(shown.length).toBeGreaterThan(5);
    for (const { position, models } of shown) {
      const { documents, last } = await replayedAt({ position });
      expect(last?.position).toBe(position);
      expect(await bytesOf(documents)).toBe(models);
      await documents.close();
    }
  });

  test('until any instant shows the dashboard and the history to the byte as they were shown then', async () => {
    for (const { position, instant, dashboard, history } of shown) {
      const { documents, last } = await replayedAt({ instant });
      const isLastOfInstant = last?.position === position; // several events may share a millisecond
      if (isLastOfInstant) expect(await dashboardText(documents, instant)).toBe(dashboard);
      if (isLastOfInstant) expect(await linesOf(documents, 'member-u1')).toEqual(history);
      await documents.close();
    }
    const instants = new Set(shown.map(({ instant }) => instant.getTime()));
    expect(instants.size).toBeGreaterThan(5);
  });

  test('comes out the same however few documents are in memory at once', async () => {
    for (const heldMax of [1, 2, 7]) {
      for (const { position, models } of shown) {
        const documents = openSqliteDocuments({ path: ':memory:' });
        await defineCollections(documents, projections);
        await foldLog({ log: openPast(store, { position }), documents, projections, heldMax });
        expect(await bytesOf(documents)).toBe(models);
        await documents.close();
      }
    }
  });

  test('until before the first event is empty', async () => {
    const { documents, events, last } = await replayedAt({ instant: new Date(0) });
    expect([events, last, await bytesOf(documents)]).toEqual([0, undefined, '']);
    await documents.close();
  });

  test('changes nothing: the past cannot be appended to', async () => {
    const past = openPast(store, { instant: new Date() });
    const event = withId(randomHappenings(1, 1)[0]!.event);
    await expect(past.append('share-x', [event], 'any')).rejects.toThrow('the past cannot be changed');
  });
});
