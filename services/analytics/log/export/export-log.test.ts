import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DomainEvent } from '../../../../contracts/events/domain-event.js';
import type { EventStore } from '../../../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../../platform/event-store/sqlite-event-store.js';
import { numberOf, positionOf } from '../../../platform/event-store/sqlite-log.js';
import { silentLog as log } from '../../../platform/settings/logger.js';
import { randomHappenings, withId } from '../../fixtures/random-events.js';
import { leafHashOf } from '../tree/leaf-hashes.js';
import { csvLine, exportLog, type ExportFilter, type ExportFormat } from './export-log.js';

let directory: string;
let store: EventStore;
const happenings = randomHappenings(5, 120);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-export-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  await Promise.all(happenings.map(({ stream, event }) => store.append(stream, [withId(event)], 'any')));
});
afterAll(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

const exported = async (filter: ExportFilter = {}, format: ExportFormat = 'jsonl'): Promise<string[]> => {
  const lines: string[] = [];
  for await (const line of exportLog(store, format, filter)) lines.push(line);
  return lines;
};
interface Line {
  readonly position: string;
  readonly stream: string;
  readonly type: DomainEvent['type'];
  readonly actor: string;
  readonly leaf: string;
  readonly data: object;
}
const parsed = async (filter?: ExportFilter): Promise<Line[]> =>
  (await exported(filter)).map((line) => JSON.parse(line) as Line);

describe('an export of the log', () => {
  test('as JSON Lines has every event in its order, to the letter', async () => {
    const lines = await parsed();
    expect(lines.map(({ stream, type, data }) => [stream, type, data])).toEqual(
      happenings.map(({ stream, event }) => [stream, event.type, event.data]),
    );
    const records = [];
    for await (const record of store.readRecords()) records.push(record);
    expect(lines.map(({ leaf }) => leaf)).toEqual(records.map((record) => leafHashOf(record).toString('hex')));
  });

  test('can be cut to moments, types, streams', async () => {
    const between = await parsed({ from: { position: positionOf(10) }, until: { position: positionOf(20) } });
    expect(between.map(({ position }) => numberOf(position))).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    const requests = await parsed({ types: new Set(['ConversionRequested']) });
    const asked = happenings.filter(({ event }) => event.type === 'ConversionRequested');
    expect(requests).toHaveLength(asked.length);
    const [{ stream }] = asked as [(typeof asked)[number]];
    expect(new Set((await parsed({ stream })).map((line) => line.stream))).toEqual(new Set([stream]));
    const shares = await parsed({ stream: 'share-*' });
    expect(shares.length).toBe(happenings.filter((one) => one.stream.startsWith('share-')).length);
    expect(await parsed({ until: { instant: new Date(0) } })).toEqual([]);
    expect(await parsed({ from: { instant: new Date(Date.now() + 60_000) } })).toEqual([]);
  });

  test('of one actor has what they did and what became of it, and nothing of another', async () => {
    const owner = happenings.flatMap(({ event }) =>
      event.type === 'ConversionRequested' ? [event.data.owner] : [],
    )[0]!;
    const theirs = new Set(
      happenings.flatMap(({ event }) =>
        event.type === 'ConversionRequested' && event.data.owner === owner
          ? [
              `conversion-${event.data.conversionId}`,
              `share-${event.data.shareHash}`,
              `upload-${event.data.files[0]!.uploadId}`,
            ]
          : [],
      ),
    );
    const user = `user-${owner.replace('member-', '')}`;
    const expected = happenings.filter(({ stream }) => theirs.has(stream) || stream === user);
    const lines = await parsed({ actor: owner });
    expect(lines.map(({ stream, type }) => `${stream} ${type}`)).toEqual(
      expected.map(({ stream, event }) => `${stream} ${event.type}`),
    );
    expect(new Set(lines.map(({ actor }) => actor))).toEqual(new Set([owner, 'recipient']));
  });

  test('as CSV has a head and the same events', async () => {
    const [head, ...lines] = await exported({}, 'csv');
    expect(head).toBe('position,recordedAt,stream,revision,id,type,version,actor,data,leaf\r\n');
    expect(lines).toHaveLength(happenings.length);
    expect(lines[0]).toContain(happenings[0]!.stream);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '\uFF1D1'])(
    'as CSV makes no formula of %j',
    (cell) => {
      const text = csvLine([cell]).slice(0, -2);
      expect(text.replace(/^"/, '')).toBe(`'${cell}${text.startsWith('"') ? '"' : ''}`);
    },
  );

  test('as CSV keeps quotes, commas and line breaks in their cell', () => {
    expect(csvLine(['a,b', 'say "no"', 'two\nlines', 'plain', ''])).toBe('"a,b","say ""no""","two\nlines",plain,\r\n');
  });

  test('gives the first line before it has read the last event', async () => {
    let read = 0;
    const counting = {
      ...store,
      readRecords: async function* () {
        for await (const record of store.readRecords()) {
          read += 1;
          yield { ...record, id: randomUUID() };
        }
      },
    };
    for await (const _ of exportLog(counting, 'jsonl', {})) break;
    expect(read).toBe(1);
  });

  test('that begins at a position does not read what comes before', async () => {
    const from = { position: positionOf(100) };
    const places: string[] = [];
    const watched = {
      ...store,
      readRecords: async function* (after?: string) {
        for await (const record of store.readRecords(after)) {
          places.push(record.position);
          yield record;
        }
      },
    };
    const lines: string[] = [];
    for await (const line of exportLog(watched, 'jsonl', { from })) lines.push(line);
    expect(lines).toHaveLength(happenings.length - 99);
    expect(places[0]).toBe(from.position);
    expect(await exported({ from: { position: positionOf(0) } })).toHaveLength(happenings.length);
  });

  test('that finds nothing in a long log can be left at any time', async () => {
    let read = 0;
    const endless = {
      ...store,
      readRecords: async function* () {
        for await (const record of store.readRecords()) for (; ; read += 1) yield record;
      },
    };
    for await (const text of exportLog(endless, 'jsonl', { types: new Set(['UserErased']) })) {
      expect(text).toBe('');
      if (read > 20_000) break;
    }
    expect(read).toBeLessThan(30_000);
  });

  test('names the administrator who had something done, not the one it was done to', async () => {
    const at = new Date().toISOString();
    const admin = 'member-admin';
    const owner = 'member-pat';
    await store.append(
      'user-pat',
      [
        { id: randomUUID(), type: 'UserSessionsEnded', version: 1, data: { userId: 'pat', by: admin, at } },
        { id: randomUUID(), type: 'UserErased', version: 2, data: { userId: 'pat', by: admin, at } },
      ],
      'any',
    );
    await store.append(
      'key-k1',
      [{ id: randomUUID(), type: 'ApiKeyRevoked', version: 1, data: { keyId: 'k1', owner, by: admin, at } }],
      'any',
    );
    await store.append(
      'key-k2',
      [{ id: randomUUID(), type: 'ApiKeyRevoked', version: 1, data: { keyId: 'k2', owner, by: null, at } }],
      'any',
    );
    const shown = (lines: readonly Line[]) => lines.map(({ type, actor }) => [type, actor]);
    const byAdmin = [
      ['UserSessionsEnded', admin],
      ['UserErased', admin],
      ['ApiKeyRevoked', admin],
    ];
    expect(shown(await parsed({ actor: owner }))).toEqual([...byAdmin, ['ApiKeyRevoked', owner]]);
    expect(shown(await parsed({ actor: admin }))).toEqual(byAdmin);
    expect(shown(await parsed()).slice(-4)).toEqual([...byAdmin, ['ApiKeyRevoked', owner]]);
  });
});
