import { isStorable } from '../sqlite/database.js';
import { inBatches, takeBatch } from '../sqlite/in-batches.js';
import type { EventReader, EventRecord } from './event-store.js';
import { readEvent } from './read-event.js';
import { checkSqliteStorage } from './sqlite-storage-check.js';
import {
  migrations,
  numberOf,
  openSqliteRows,
  POSITION_MAX,
  parsePosition,
  positionOf,
  type Row,
  type SqliteRows,
} from './sqlite-log.js';
import type { Upcasters } from './upcast.js';

/** Before every number that the driver can read; a row before that is found by `checkStorage`. */
const BEFORE_ALL = -POSITION_MAX;
const LARGEST_ROWID = 2n ** 63n - 1n;

/** The log of an installation, whether that runs or not. @throws Error when there is none */
export const openSqliteEventReader = ({ path }: { readonly path: string }): EventReader => {
  const rows = openSqliteRows(path);
  return { ...readsOf(rows), close: async () => rows.db.close() };
};

export const readsOf = (file: SqliteRows, upcasters?: Upcasters): Omit<EventReader, 'close'> => {
  const eventOf = (row: Row) => readEvent(recordOf(row), upcasters);
  const from = <Value>(start: () => number, valueOf: (row: Row) => Value) =>
    inBatches({ next: (last?: Row) => takeBatch(file.rowsAfter(last?.position ?? start())), valueOf });

  return {
    async *read(stream, fromRevision = 0) {
      if (!isStorable(stream)) return;
      const next = (last?: Row) => takeBatch(file.rowsOf(stream, last ? last.revision + 1 : fromRevision));
      yield* inBatches({ next, valueOf: eventOf });
    },

    readAll: (after) => from(() => numberOf(after), eventOf),

    readRecords: (after) => from(() => (after === undefined ? BEFORE_ALL : numberOf(after)), recordOf),

    checkStorage: async (extent) => checkSqliteStorage(file.db, migrations, extent),

    parsePosition,

    async *readRecordsBack({ before, upTo, recordedBy } = {}) {
      const ends = [
        ...(before === undefined ? [] : [numberOf(before)]),
        ...(upTo === undefined ? [] : [numberOf(upTo) + 1]),
      ];
      const end = ends.length > 0 ? Math.min(...ends) : LARGEST_ROWID;
      const start = recordedBy === undefined ? end : endAt(file, end, recordedBy);
      const next = (last?: Row) => takeBatch(file.rowsBefore(last?.position ?? start));
      for await (const record of inBatches({ next, valueOf: recordOf })) {
        if (recordedBy === undefined || record.recordedAt <= recordedBy) yield record;
      }
    },
  };
};

/**
 * A number after the last row before `end` that was recorded by this time. Times rise with the positions, or nearly so
 * where a clock was put back.
 */
const endAt = (file: SqliteRows, end: number | bigint, recordedBy: string): number | bigint => {
  let last = file.placeBefore(end);
  if (!last || last.recordedAt <= recordedBy) return end;
  let early = 0;
  let late = last.position;
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    last = file.placeBefore(middle + 1);
    if (!last || last.recordedAt <= recordedBy) early = middle;
    else late = last.position;
  }
  return late;
};

const recordOf = (row: Row): EventRecord => {
  const { id, stream, revision, position, recordedAt, type, version, text, signedPosition } = row;
  const record = { id, stream, revision, position: positionOf(position), recordedAt, type, version, data: text };
  return signedPosition ? { ...record, signedPosition } : record;
};
