import { conversionEvents } from '../spine/events.js';
import { openSqliteDocuments } from '../../services/platform/documents/sqlite.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { openSqliteLog } from '../../services/platform/event-store/sqlite-log.js';
import { history } from '../../services/analytics/history.projection.js';
import type { ConversionDocument } from '../../contracts/api/conversions.js';

const PER_COMMIT = 5000;
const EVENTS_PER_CONVERSION = 6;
const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 0, 1);

/** Everyone has so many conversions. */
const PER_OWNER = 100;
export const ownerOf = (index: number): string => `member-${Math.floor(index / PER_OWNER)}`;

/** A log of about so many events, written by the rules of every append, though without an fsync for each. */
export const fillLog = (path: string, count: number): number => {
  const log = openSqliteLog(path);
  const conversions = Math.ceil(count / EVENTS_PER_CONVERSION);
  for (let from = 0; from < conversions; from += PER_COMMIT) {
    log.db.exec('BEGIN');
    for (let index = from; index < Math.min(conversions, from + PER_COMMIT); index += 1) {
      for (const [stream, events] of conversionEvents(index)) {
        const rows = events.map(({ id, type, version, data }) => ({ id, type, version, text: JSON.stringify(data) }));
        log.append({ stream, rows, expected: 'absent' });
      }
    }
    log.db.exec('COMMIT');
  }
  log.db.close();
  return conversions * EVENTS_PER_CONVERSION;
};

/** The read model of the history with so many conversions. */
export const fillHistory = async (path: string, count: number): Promise<Documents> => {
  const documents = openSqliteDocuments({ path });
  await documents.define(history.collection);
  for (let from = 0; from < count; from += PER_COMMIT) {
    const some = Array.from({ length: Math.min(PER_COMMIT, count - from) }, (_, index) => from + index);
    await Promise.all(some.map((index) => put(documents, index)));
  }
  return documents;
};

const put = (documents: Documents, index: number): Promise<void> => {
  const id = `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
  const at = new Date(START + index * MINUTE_MS).toISOString();
  const document: Partial<ConversionDocument> = {
    ...{ id, owner: ownerOf(index), shareHash: id, operation: 'pdf-compress', status: 'completed' },
    ...{ originalFileName: `report-${index}.pdf`, downloadName: `report-${index}_compressed.pdf`, size: index },
    ...{ notes: [], error: null, code: null, attempt: 1, requestedAt: at, endedAt: at, isDeleted: false },
  };
  return documents.fold({ collection: history.collection.name, id, position: '1' }, () => document);
};
