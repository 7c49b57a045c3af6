import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActivityQuestion, ActivityReply } from '../../../contracts/api/audit.js';
import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import type { Owner } from '../../../contracts/owner.js';
import { questions } from '../../../contracts/subjects.js';
import { openSqliteDocuments } from '../../platform/documents/sqlite-documents.js';
import { openInProcessBus } from '../../platform/event-bus/in-process/in-process.js';
import { openSqliteEventStore } from '../../platform/event-store/sqlite-event-store.js';
import { silentLog as log } from '../../platform/settings/logger.js';
import { openPrivateDocuments } from '../../platform/privacy/private-documents.js';
import { openPrivateStore } from '../../platform/privacy/private-store.js';
import { openSqlitePersonKeys } from '../../platform/privacy/sqlite-person-keys.js';
import { rebuild } from '../../platform/read-models/refresh.js';
import { withId } from '../fixtures/random-events.js';
import { openSqliteLogTasks } from '../fixtures/sqlite-log-tasks.js';
import { projections } from '../read-models/projections.js';
import { startAdminService } from './admin.service.js';

export const AT = '2026-03-01T09:00:00.000Z';

/** An installation with a sealed log, whose read models are brought up to it before every question. */
export const givenInstallation = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'docket-admin-'));
  const database = join(directory, 'events.db');
  const sealed = openSqliteEventStore({ path: database, log });
  const models = openSqliteDocuments({ path: ':memory:' });
  const keys = openSqlitePersonKeys({ path: join(directory, 'keys.db'), key: Buffer.alloc(32, 1) });
  const store = openPrivateStore(sealed, keys);
  const documents = openPrivateDocuments(models, keys);
  const bus = await openInProcessBus({ path: join(directory, 'bus.db'), events: sealed, log });
  const replay = openSqliteLogTasks(database);
  const service = await startAdminService({ bus, log: sealed, documents, keys, replay, clock: () => new Date() });
  const append = async (stream: string, ...events: DomainEvent[]): Promise<string> =>
    (await store.append(stream, events.map(withId), 'any')).position;
  const ask = async <Answer>(subject: string, question: object): Promise<Answer> => {
    await rebuild(sealed, models, projections);
    return bus.ask<Answer>(subject, question, 30_000);
  };

  return {
    keys,
    documents,
    append,
    ask,
    search: (question: Partial<ActivityQuestion> = {}) => ask<ActivityReply>(questions.activity, question),
    signIn: (id: string, name: string) => {
      const data = { userId: id, guest: null, name, email: `${id}@example.org`, picture: null, at: AT };
      return append(`user-${id}`, { type: 'UserSignedIn', version: 1, data });
    },
    /** A file is uploaded, compressed, and looked at by somebody. */
    compress: async (id: string, owner: Owner, name: string): Promise<string> => {
      for (const [stream, event] of compressed(id, owner, name)) await append(stream, event);
      return append(`share-hash-${id}`, view(`hash-${id}`));
    },
    look: (hash: string, times: number) =>
      append(`share-${hash}`, ...Array.from({ length: times }, (): DomainEvent => view(hash))),
    stop: async () => {
      await service.stop();
      await bus.close();
      for (const port of [models, sealed, keys]) await port.close();
      await rm(directory, { recursive: true });
    },
  };
};

export type Installation = Awaited<ReturnType<typeof givenInstallation>>;

const view = (hash: string): DomainEvent => ({
  type: 'ShareLinkViewed',
  version: 2,
  data: { hash, owned: false, withPassword: false, at: AT },
});

const compressed = (id: string, owner: Owner, name: string): [string, DomainEvent][] => {
  const ofFile = { kind: 'pdf', mime: 'application/pdf', size: 9, sha256: 'ab', blob: 'b' } as const;
  const file = { ...ofFile, uploadId: `up-${id}`, name };
  const hash = `hash-${id}`;
  const options = { note: 'typed by somebody' };
  const request = { conversionId: id, owner, tool: 'pdf-compress', lane: 'pdf', shareHash: hash, options } as const;
  const result = { blob: 'r', name: name.replace('.', '_compressed.'), mime: 'application/pdf', size: 5, sha256: 'cd' };
  const link = { hash, conversionId: id, owner, expiresAt: '2027-01-01T00:00:00.000Z', at: AT };
  const outcome = { conversionId: id, result, thumbnail: null, receipt: null, made: null, notes: [], at: AT };
  return [
    [
      `upload-up-${id}`,
      { type: 'UploadReceived', version: 2, data: { ...file, owner, conversionId: id, from: null, at: AT } },
    ],
    [`conversion-${id}`, { type: 'ConversionRequested', version: 1, data: { ...request, files: [file], at: AT } }],
    [`share-${hash}`, { type: 'ShareLinkCreated', version: 1, data: link }],
    [`conversion-${id}`, { type: 'ConversionCompleted', version: 2, data: outcome }],
  ];
};

/** The events of what {@link Installation.compress} did. */
export const lifeOf = (id: string): string[] => [
  `UploadReceived upload-up-${id}`,
  `ConversionRequested conversion-${id}`,
  `ShareLinkCreated share-hash-${id}`,
  `ConversionCompleted conversion-${id}`,
  `ShareLinkViewed share-hash-${id}`,
];

export const said = ({ entries }: Pick<ActivityReply, 'entries'>): string[] =>
  entries.map(({ type, stream }) => `${type} ${stream}`);

/** A member's document, and that of a guest. */
export const givenTraffic = async ({ signIn, compress }: Installation): Promise<void> => {
  await signIn('u1', 'Ada Lovelace');
  await compress('c1', 'member-u1', 'Taxes 2025.pdf');
  await compress('c2', 'guest-g1', 'holiday.pdf');
};
