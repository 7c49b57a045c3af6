import { DatabaseSync } from '@photostructure/sqlite';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewEvent } from '../../platform/event-store/event-store.js';
import { openSqliteEventStore } from '../../platform/event-store/sqlite-event-store.js';
import { openSqliteEventReader } from '../../platform/event-store/sqlite-reads.js';
import { silentLog as log } from '../../platform/settings/logger.js';
import { readCheckpoints, type CheckpointNote } from './tree/checkpoints.js';
import { logFolderOf } from './tree/log-folder.js';
import { signerOf } from './tree/log-signer.js';
import { openLogTree } from './tree/log-tree.js';
import { evidenceIn, verifyLog, type Evidence, type Verdict } from './verify/verify-log.js';

const view = (hash: string): NewEvent => ({
  id: randomUUID(),
  type: 'ShareLinkViewed',
  version: 2,
  data: { hash, owned: false, withPassword: false, at: '2026-03-01T00:00:00.000Z' },
});

/** An installation that is stopped between any two steps: a log, its checkpoints, and its key. */
export const givenLog = async () => {
  const path = await mkdtemp(join(tmpdir(), 'docket-audit-'));
  const database = join(path, 'events.db');
  const folder = logFolderOf({ DATA_DIR: path, CHECKPOINTS: join(path, 'outside') });
  const signer = signerOf('docket.log/test', Buffer.alloc(32, 7));
  let minutes = 0;
  const clock = () => new Date(Date.UTC(2026, 2, 1, 0, minutes));

  const withStore = async <Value>(work: (store: ReturnType<typeof openSqliteEventStore>) => Promise<Value>) => {
    const store = openSqliteEventStore({ path: database, log });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  const withTree = async <Value>(work: (tree: Awaited<ReturnType<typeof openLogTree>>) => Promise<Value>) => {
    const reader = openSqliteEventReader({ path: database });
    const tree = await openLogTree({ log: reader, folder, signer, clock });
    try {
      return await work(tree);
    } finally {
      await tree.close();
      await reader.close();
    }
  };

  return {
    path,
    database,
    folder,
    signer,
    clock,
    append: (count: number) =>
      withStore(async (store) => {
        const places = Array.from({ length: count }, (_, index) => index);
        await Promise.all(places.map((index) => store.append(`share-${index % 3}`, [view('h')], 'any')));
      }),
    withTree,
    /** Takes in what is there, and signs it. */
    seal: async () => {
      minutes += 1;
      await withTree(async (tree) => {
        await tree.catchUp();
        await tree.sign();
      });
    },
    /** Takes in what is there without a signature. */
    note: () => withTree((tree) => tree.catchUp()),
    /** Whoever can write to the file can take its triggers away and put them back. */
    tamper: (...statements: readonly string[]) => {
      const db = new DatabaseSync(database);
      const triggers = db.prepare(`SELECT sql FROM sqlite_schema WHERE type = 'trigger'`).all() as { sql: string }[];
      db.exec('DROP TRIGGER events_never_change; DROP TRIGGER events_never_go;');
      for (const sql of statements) db.exec(sql);
      for (const { sql } of triggers) if (sql.includes(' ON events ')) db.exec(sql);
      db.close();
    },
    verify: async (evidence: Partial<Evidence> = {}): Promise<Verdict> => {
      const reader = openSqliteEventReader({ path: database });
      try {
        return await verifyLog({ log: reader, ...evidenceIn(folder), verifier: signer.verifier, ...evidence });
      } finally {
        await reader.close();
      }
    },
    notes: async (): Promise<CheckpointNote[]> => {
      const notes: CheckpointNote[] = [];
      for await (const note of readCheckpoints(folder.checkpoints)) notes.push(note);
      return notes;
    },
    remove: () => rm(path, { recursive: true }),
  };
};

export type GivenLog = Awaited<ReturnType<typeof givenLog>>;
