import { createHash } from 'node:crypto';
import type { DomainEvent } from '../../contracts/events/domain-event.js';
import { memberOf, type Owner } from '../../contracts/owner.js';
import { openSqliteLog } from '../../services/platform/event-store/sqlite-log.js';
import { readsOf } from '../../services/platform/event-store/sqlite-reads.js';
import { openSqliteDocuments } from '../../services/platform/documents/sqlite-documents.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventReader, EventStore } from '../../services/platform/event-store/event-store.js';
import { rebuild } from '../../services/platform/read-models/refresh.js';
import { projections } from '../../services/analytics/read-models/projections.js';
import { conversionEvents } from '../spine/events.js';

const EVENTS_PER_CONVERSION = 6;
/** Conversions whose events are appended at the same time, as by many who use it at once. */
const AT_ONCE = 250;
const PER_COMMIT = 5000;
const START = Date.UTC(2026, 0, 1);
const SPAN_MS = 60 * 24 * 60 * 60 * 1000;

/** Appends about so many events by the port that every service appends by. @returns how many */
export const appendLog = async (store: EventStore, count: number): Promise<number> => {
  const conversions = Math.ceil(count / EVENTS_PER_CONVERSION);
  for (let from = 0; from < conversions; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, conversions - from) }, (_, index) => from + index);
    const writes = some.flatMap(conversionEvents);
    await Promise.all(writes.map(([stream, events]) => store.append(stream, events, 'absent')));
  }
  return conversions * EVENTS_PER_CONVERSION;
};

/** A log of conversions and what the read models make of it. */
export interface Installation {
  readonly log: EventReader;
  readonly documents: Documents;
  readonly conversions: number;
}

/** Few members have all conversions, so that each has the more the more there are. */
export const MEMBERS = 20;
export const ownerOf = (index: number): Owner => memberOf(`m${index % MEMBERS}`);
export const idOf = (index: number): string => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
export const hashOf = (index: number): string =>
  createHash('sha256').update(idOf(index)).digest('base64url').slice(0, 32);
export const LAST_DAY = new Date(START + SPAN_MS);

/** So many conversions within two months, each with its link; the read models are made of them as `npm run rebuild` does. */
export const installationOf = async (folder: string, conversions: number): Promise<Installation> => {
  const file = openSqliteLog(`${folder}/events-${conversions}.db`);
  for (let from = 0; from < conversions; from += PER_COMMIT) {
    file.db.exec('BEGIN');
    for (let index = from; index < Math.min(conversions, from + PER_COMMIT); index += 1) {
      for (const [stream, { type, version, data }] of eventsOf(index, conversions)) {
        const row = { id: `${type}-${idOf(index)}`, type, version, text: JSON.stringify(data) };
        file.append({ stream, rows: [row], expected: 'any' });
      }
    }
    file.db.exec('COMMIT');
  }
  const log: EventReader = { ...readsOf(file), close: async () => file.db.close() };
  const documents = openSqliteDocuments({ path: `${folder}/documents-${conversions}.db` });
  await rebuild(log, documents, projections);
  return { log, documents, conversions };
};

const sha256 = 'ab'.repeat(32);
const LINK_END = '2027-01-01T00:00:00.000Z';

const eventsOf = (index: number, conversions: number): (readonly [stream: string, event: DomainEvent])[] => {
  const at = new Date(START + Math.floor((index / conversions) * SPAN_MS)).toISOString();
  const conversionId = idOf(index);
  const hash = hashOf(index);
  const owner = ownerOf(index);
  const userId = `m${index}`;
  const blob = { mime: 'application/pdf', kind: 'pdf', size: index, sha256, blob: `${sha256}-${index}` } as const;
  const files = [{ ...blob, uploadId: conversionId, name: `report-${index}.pdf` }];
  const request = { conversionId, owner, tool: 'pdf-compress', lane: 'pdf', options: {}, files } as const;
  const user = { userId, guest: null, name: `Member ${index}`, email: `${userId}@example.org`, picture: null, at };
  return [
    ...(index < MEMBERS ? ([[`user-${userId}`, { type: 'UserSignedIn', version: 1, data: user }]] as const) : []),
    [
      `conversion-${conversionId}`,
      { type: 'ConversionRequested', version: 1, data: { ...request, shareHash: hash, at } },
    ],
    [
      `share-${hash}`,
      {
        type: 'ShareLinkCreated',
        version: 2,
        data: { hash, conversionId, owner, expiresAt: LINK_END, latestEnd: LINK_END, at },
      },
    ],
  ];
};
