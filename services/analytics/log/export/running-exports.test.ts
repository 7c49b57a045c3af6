import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActivityQuestion, ExportAnswer, ExportPart, ExportQuestion } from '../../../../contracts/api/audit.js';
import { Refusal } from '../../../../contracts/errors.js';
import { exportPartSubject } from '../../../../contracts/subjects.js';
import type { Documents } from '../../../platform/documents/documents.js';
import { openSqliteDocuments } from '../../../platform/documents/sqlite-documents.js';
import type { EventBus } from '../../../platform/event-bus/event-bus.js';
import { openInProcessBus } from '../../../platform/event-bus/in-process/in-process.js';
import type { EventStore } from '../../../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../../platform/event-store/sqlite-event-store.js';
import { positionOf } from '../../../platform/event-store/sqlite-log.js';
import { silentLog as log } from '../../../platform/settings/logger.js';
import { rebuild } from '../../../platform/read-models/refresh.js';
import { searchActivity } from '../../admin/activity.js';
import { randomHappenings, withId } from '../../fixtures/random-events.js';
import { projections } from '../../read-models/projections.js';
import { exportLog } from './export-log.js';
import { openRunningExports } from './running-exports.js';

let directory: string;
let store: EventStore;
let bus: EventBus;
let documents: Documents;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'docket-exports-'));
  store = openSqliteEventStore({ path: join(directory, 'events.db'), log });
  bus = await openInProcessBus({ path: join(directory, 'bus.db'), events: store, log });
  const happenings = randomHappenings(4, 900);
  await Promise.all(happenings.map(({ stream, event }) => store.append(stream, [withId(event)], 'any')));
  documents = openSqliteDocuments({ path: ':memory:' });
  await rebuild(store, documents, projections);
});
afterAll(async () => {
  await bus.close();
  await documents.close();
  await store.close();
  await rm(directory, { recursive: true });
});

const keys = { find: () => Promise.resolve(undefined) };
const open = (silenceMs?: number) =>
  openRunningExports({ log: store, bus, documents, keys, ...(silenceMs !== undefined && { silenceMs }) });
const all: ExportQuestion = { format: 'jsonl', open: 'false' };
const part = (id: string, isStopped = false) => bus.ask<ExportPart>(exportPartSubject(id), { isStopped });
const gone = (id: string) => new Refusal('service.unavailable', { service: exportPartSubject(id) });
const textOf = async ({ id }: ExportAnswer): Promise<{ text: string; parts: number }> => {
  let text = '';
  for (let parts = 1; ; parts += 1) {
    const next = await part(id);
    text += next.text;
    if (next.isLast) return { text, parts };
  }
};
const whole = async (
  ...[format, filter]: readonly [Parameters<typeof exportLog>[1], Parameters<typeof exportLog>[2]]
) => {
  let text = '';
  for await (const line of exportLog(store, format, filter)) text += line;
  return text;
};

describe('an export in parts', () => {
  test.each<[string, Partial<ExportQuestion>, Parameters<typeof exportLog>[2]]>([
    ['of everything', {}, {}],
    ['of types', { type: ['ShareLinkViewed'] }, { types: new Set(['ShareLinkViewed']) }],
    ['of an actor', { actor: 'member-u1' }, { actor: 'member-u1' }],
    ['of streams', { stream: 'share-*' }, { stream: 'share-*' }],
    ['until a position', { until: '12' }, { until: { position: positionOf(12) } }],
  ])('%s is to the letter what the command writes', async (_, question, filter) => {
    const exports = open();
    for (const format of ['jsonl', 'csv'] as const) {
      const { text } = await textOf(await exports.start({ ...all, ...question, format }));
      expect(text).toBe(await whole(format, filter));
      expect(text.length).toBeGreaterThan(100);
    }
    await exports.stop();
  });

  test.each<[string, Partial<ActivityQuestion>, boolean]>([
    ['somebody, by a part of their name', { actor: 'aNN 1' }, true],
    ['a guest', { actor: 'guest-3' }, true],
    ['a document, by its id', { document: 'c7' }, true],
    ['a document, by its link', { document: 'h7'.padEnd(32, 'x') }, true],
    ['documents, by a part of their name', { document: 'FILE 3' }, true],
    ['both', { document: 'file', actor: 'member-u1' }, true],
    ['a time and an action', { action: ['ShareLinkViewed'], from: '100', until: '500' }, true],
    ['nobody', { actor: 'zaphod' }, false],
  ])('of %s has what a search of the activity finds', async (_, { action, ...question }, isThere) => {
    const exports = open();
    const asked = { ...all, ...question, ...(action && { type: action }) };
    const { text } = await textOf(await exports.start(asked));
    await exports.stop();
    const exported = text
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as { position: string }]));
    const lines: string[] = [];
    for (let before: string | undefined; ;) {
      const search = { ...question, ...(action && { action }), ...(before !== undefined && { before }) };
      const page = await searchActivity({ log: store, documents, keys }, search);
      lines.push(...page.entries.map(({ position }) => position));
      if (page.next === null) break;
      before = page.next;
    }
    expect(exported.map(({ position }) => position)).toEqual(lines.reverse());
    expect(exported.length > 0).toBe(isThere);
  });

  test('comes in several parts where it is long', async () => {
    const exports = open();
    expect((await textOf(await exports.start(all))).parts).toBeGreaterThan(2);
    await exports.stop();
  });

  test('is over once its last part was given, once nobody wants the rest, and once nobody has asked for long', async () => {
    const exports = open(20);
    const ended = await exports.start({ ...all, until: '3' });
    await textOf(ended);
    const stopped = await exports.start(all);
    expect(await part(stopped.id, true)).toEqual({ text: '', isLast: true });
    const silent = await exports.start(all);
    await part(silent.id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const { id } of [ended, stopped, silent]) await expect(part(id)).rejects.toEqual(gone(id));
    await exports.stop();
  });

  test('is refused while four are under way', async () => {
    const exports = open();
    const four = await Promise.all([1, 2, 3, 4].map(() => exports.start(all)));
    await expect(exports.start(all)).rejects.toEqual(new Refusal('export.busy'));
    await part(four[0]!.id, true);
    await new Promise((resolve) => setTimeout(resolve, 10));
    await textOf(await exports.start(all));
    await exports.stop();
    await expect(part(four[1]!.id)).rejects.toEqual(gone(four[1]!.id));
  });
});
