import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { auditFolderOf } from '../../services/analytics/audit/audit-folder.js';
import { readCheckpoints } from '../../services/analytics/audit/checkpoint-file.js';
import { keptLeaves } from '../../services/analytics/audit/hash-file.js';
import { openLogTree } from '../../services/analytics/audit/log-tree.js';
import { signerOf } from '../../services/analytics/audit/note.js';
import { replay } from '../../services/analytics/audit/replay.js';
import { verifyLog } from '../../services/analytics/audit/verify-log.js';
import { dashboardAt, dashboardProjections } from '../../services/analytics/dashboard.js';
import { history } from '../../services/analytics/history.projection.js';
import { projections } from '../../services/analytics/projections.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { openSqliteDocuments } from '../../services/platform/documents/sqlite.js';
import { openPast } from '../../services/platform/event-store/past.js';
import { positionOf } from '../../services/platform/event-store/sqlite-log.js';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite.js';
import { silentLog } from '../../services/platform/log.js';
import { rebuild, type Projection } from '../../services/platform/projection.js';
import { watchPeak } from '../measure/peak.js';
import { megabytes, p50, short } from '../report/numbers.js';
import { tableOf } from '../report/table.js';
import type { Setting } from '../setting.js';
import { fillHistory, fillLog, ownerOf } from './fill.js';

const SIZES = { quick: 20_000, full: 1_000_000 } as const;
const PROOFS = 50;
const LOOKS = 200;
const modelsOf = (some: readonly unknown[]) => some as readonly Projection[];

/** A log of a million events: to sign, verify, prove, replay and rebuild it; and whether questions get slower. */
export const millionSection = async (setting: Setting): Promise<void> => {
  const folder = join(setting.folder, 'million');
  await mkdir(folder);
  const rows: string[][] = [];
  setting.tells(() => tableOf(['what', 'how many', 's', 'events/s', 'ms', 'peak MB'], rows, [0]));
  const count = SIZES[setting.quick ? 'quick' : 'full'];
  const timed = async (what: string, work: () => Promise<number>): Promise<void> => {
    setting.watch(`million: ${what}`);
    const peak = watchPeak([process.pid]);
    const started = performance.now();
    const done = await work();
    const seconds = (performance.now() - started) / 1000;
    rows.push([what, done.toLocaleString('en'), short(seconds), short(done / seconds), '', megabytes(peak())]);
  };
  await logRows(folder, count, timed);
  for (const size of [1000, count]) rows.push(...(await latencies(join(folder, `history-${size}.db`), size)));
};

type Timed = (what: string, work: () => Promise<number>) => Promise<void>;

const logRows = async (folder: string, count: number, timed: Timed): Promise<void> => {
  const path = join(folder, 'events.db');
  const events = fillLog(path, count);
  const log = openSqliteEventStore({ path, log: silentLog });
  const audit = auditFolderOf({ DATA_DIR: folder, CHECKPOINTS: undefined });
  const signer = signerOf('docket.log/bench', Buffer.alloc(32, 1));
  const tree = await openLogTree({ log, folder: audit, signer, clock: () => new Date() });
  const until = (share: number) => openPast(log, { position: positionOf(Math.round(events * share)) });

  await timed('take the log into the tree and sign it', async () => {
    await tree.catchUp();
    await tree.seal();
    return tree.size();
  });
  await timed('npm run verify: the whole log', async () => {
    const checkpoints = readCheckpoints(audit.checkpoints);
    const kept = keptLeaves(audit.hashes);
    const verdict = await verifyLog({ log, checkpoints, kept, verifier: signer.verifier });
    if (verdict.result !== 'intact') throw new Error(JSON.stringify(verdict));
    return verdict.events;
  });
  await timed('proofs of events all over the log', async () => {
    for (let proof = 1; proof <= PROOFS; proof += 1)
      await tree.prove(positionOf(Math.floor((events * proof) / PROOFS)));
    return PROOFS;
  });
  for (const [what, models] of [
    ['the dashboard', dashboardProjections],
    ['the history', [history]],
  ] as const) {
    for (const share of [0.5, 1]) {
      await timed(`npm run replay: ${what} after ${share * 100}% of the log`, async () => {
        const { documents, events: folded } = await replay(until(share), modelsOf(models));
        await documents.close();
        return folded;
      });
    }
  }
  await timed('npm run rebuild: every read model', async () => {
    const documents = openSqliteDocuments({ path: join(folder, 'documents.db') });
    const folded = await rebuild(log, documents, projections);
    await documents.close();
    return folded;
  });
  await tree.close();
  await log.close();
};

/** The last twenty conversions of somebody, one conversion, and the dashboard, each of another place every time. */
const latencies = async (path: string, size: number): Promise<string[][]> => {
  const documents = await fillHistory(path, size);
  for (const { collection } of modelsOf(dashboardProjections)) await documents.define(collection);
  const asks: Readonly<Record<string, (index: number) => Promise<unknown>>> = {
    'the last 20 conversions of one owner': (index) => lastTwenty(documents, ownerOf(index)),
    'one conversion': (index) =>
      documents.get(history.collection.name, `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`),
    'the dashboard': () => dashboardAt(documents, new Date()),
  };
  const rows: string[][] = [];
  for (const [what, ask] of Object.entries(asks)) {
    const times: number[] = [];
    for (let look = 0; look < LOOKS; look += 1) {
      const started = performance.now();
      await ask(Math.floor((size * look) / LOOKS));
      times.push(performance.now() - started);
    }
    rows.push([`${what}, p50 of ${LOOKS}`, `${size.toLocaleString('en')} conversions`, '', '', short(p50(times)), '']);
  }
  await documents.close();
  return rows;
};

const lastTwenty = (documents: Documents, owner: string): Promise<object[]> =>
  documents.find(history.collection.name, {
    where: { owner, isDeleted: false },
    sort: { field: 'requestedAt', direction: 'descending' },
    limit: 20,
  });
