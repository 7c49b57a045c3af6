import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { logFolderOf } from '../../services/analytics/log/tree/log-folder.js';
import { exportLog } from '../../services/analytics/log/export/export-log.js';
import { proveInTree } from '../../services/analytics/log/prove/proofs.js';
import { openLogTree } from '../../services/analytics/log/tree/log-tree.js';
import { signerOf } from '../../services/analytics/log/tree/log-signer.js';
import { replay } from '../../services/analytics/read-models/replay-log.js';
import { evidenceIn, verifyLog } from '../../services/analytics/log/verify/verify-log.js';
import { dashboardProjections } from '../../services/analytics/read-models/dashboard.js';
import { history } from '../../services/analytics/read-models/history.projection.js';
import { projections } from '../../services/analytics/read-models/projections.js';
import { openSqliteDocuments } from '../../services/platform/documents/sqlite-documents.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { openPast } from '../../services/platform/event-store/past.js';
import { positionOf } from '../../services/platform/event-store/moment.js';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import { silentLog } from '../../services/platform/settings/logger.js';
import type { Projection } from '../../services/platform/read-models/projection.js';
import { rebuild } from '../../services/platform/read-models/refresh.js';
import { watchPeak } from '../measure/peak.js';
import { megabytes, ratio, short } from '../report/format-numbers.js';
import { tableOf } from '../report/text-table.js';
import type { Setting } from '../setting.js';
import { appendLog, installationOf } from './fill.js';
import { latenciesOf, searchInVain } from './latencies.js';

const SIZES = { quick: 20_000, full: 1_000_000 } as const;
const FEW_CONVERSIONS = 1000;
const PROOFS = 50;
const modelsOf = (some: readonly unknown[]) => some as readonly Projection[];

/** A log of a million events: to write, sign, verify, replay and rebuild it; and whether questions get slower. */
export const millionSection = async (setting: Setting): Promise<void> => {
  const folder = join(setting.folder, 'million');
  await mkdir(folder);
  const walks: string[][] = [];
  const questions: string[][] = [];
  const count = SIZES[setting.quick ? 'quick' : 'full'];
  const size = count.toLocaleString('en');
  setting.tells(() =>
    [
      tableOf(['what', 'how many', 's', 'CPU s', 'per s', 'peak MB'], walks, [0]),
      tableOf(['question, p50', 'ms at 1,000 conversions', `ms at ${size}`, 'ratio'], questions, [0]),
    ].join('\n\n'),
  );
  const timed = async (what: string, work: () => Promise<number>): Promise<void> => {
    setting.watch(`million: ${what}`);
    const peak = watchPeak([process.pid]);
    const started = performance.now();
    const before = process.cpuUsage();
    const done = await work();
    const seconds = (performance.now() - started) / 1000;
    const { user, system } = process.cpuUsage(before);
    const cpu = short((user + system) / 1_000_000);
    walks.push([what, done.toLocaleString('en'), short(seconds), cpu, short(done / seconds), megabytes(peak())]);
  };
  await walkRows(folder, count, timed);
  setting.watch('million: questions');
  const few = await installationOf(folder, FEW_CONVERSIONS);
  const many = await installationOf(folder, count);
  for (const { what, ms } of await latenciesOf(few, many)) {
    const [before = NaN, after = NaN] = ms;
    questions.push([what, short(before), short(after), ratio(after, before)]);
  }
  questions.push(['activity, 20,000 events looked at in vain', '-', short(await searchInVain(many)), '-']);
  for (const { log, documents } of [few, many]) {
    await documents.close();
    await log.close();
  }
};

type Timed = (what: string, work: () => Promise<number>) => Promise<void>;

const walkRows = async (folder: string, count: number, timed: Timed): Promise<void> => {
  const log = openSqliteEventStore({ path: join(folder, 'events.db'), log: silentLog });
  let events = 0;
  await timed('append, 500 appends at a time, each on the disk when it is answered', async () => {
    events = await appendLog(log, count);
    return events;
  });
  await signedRows(folder, log, timed);
  const until = (share: number) => openPast(log, { position: positionOf(log, String(Math.round(events * share))) });
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
  await timed('npm run export-log: one type that there is none of', async () => {
    for await (const _ of exportLog(log, 'jsonl', { types: new Set(['UserErased']) }));
    return events;
  });
  await log.close();
};

const signedRows = async (folder: string, log: EventStore, timed: Timed): Promise<void> => {
  const audit = logFolderOf({ DATA_DIR: folder, CHECKPOINTS: undefined });
  const signer = signerOf('docket.log/bench', Buffer.alloc(32, 1));
  const tree = await openLogTree({ log, folder: audit, signer, clock: () => new Date() });
  await timed('take the log into the tree and sign it after every 1,000 events', async () => {
    await tree.catchUp();
    await tree.sign();
    return tree.size();
  });
  await timed('npm run verify: the whole log', async () => {
    const verdict = await verifyLog({ log, ...evidenceIn(audit), verifier: signer.verifier });
    if (verdict.result !== 'intact') throw new Error(JSON.stringify(verdict));
    return verdict.events;
  });
  const sources = { log, key: signer.verifier.text };
  await timed('proofs of events all over the log', async () => {
    for (let proof = 1; proof <= PROOFS; proof += 1)
      await proveInTree(tree, positionOf(log, String(Math.floor((tree.size() * proof) / PROOFS))), sources);
    return PROOFS;
  });
  await tree.close();
};
