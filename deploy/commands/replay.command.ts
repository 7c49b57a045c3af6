import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { dashboardText, historyLines, replay } from '../../services/analytics/audit/replay-log.js';
import { dashboardProjections } from '../../services/analytics/dashboard.js';
import { history } from '../../services/analytics/history.projection.js';
import { projections } from '../../services/analytics/projections.js';
import { canonicalJson } from '../../services/platform/documents/canonical-json.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventReader, EventRecord, EventStore } from '../../services/platform/event-store/event-store.js';
import { openPast, type Moment } from '../../services/platform/event-store/past.js';
import type { Projection } from '../../services/platform/read-models/projection.js';
import { openPrivateDocuments } from '../../services/platform/privacy/private-documents.js';
import type { PersonKeys } from '../../services/platform/privacy/person-keys.js';
import { openPrivateReader } from '../../services/platform/privacy/private-store.js';
import { momentOf } from '../../services/platform/event-store/moment.js';
import { keysOfLog } from './log-keys.js';
import { readOption, runLogTool, say } from './log-command.js';
import { sharePageAt } from './share-page-at.js';

const VIEWS = 'dashboard, history [owner], share <hash>; without --as, the digests of all read models are printed';

interface Asked {
  /** As it is kept, sealed: what a view shows is opened at the end, instead of every event on the way. */
  readonly past: EventStore;
  readonly keys: () => Promise<Keys>;
  readonly moment: Moment;
  readonly subject: string | undefined;
}

type Keys = Pick<PersonKeys, 'find'>;

const modelsOf = (some: readonly unknown[]) => some as readonly Projection[];

const views: Readonly<Partial<Record<string, (asked: Asked) => Promise<void>>>> = {
  dashboard: async ({ past, keys, moment }) => {
    const { documents, last } = await replay(past, modelsOf(dashboardProjections));
    await say(`${await dashboardText(openPrivateDocuments(documents, await keys()), timeAt(moment, last))}\n`);
  },

  history: async ({ past, keys, subject }) => {
    const { documents } = await replay(past, modelsOf([history]));
    for await (const line of historyLines(openPrivateDocuments(documents, await keys()), subject))
      await say(`${line}\n`);
  },

  share: async ({ past, keys, moment, subject }) => {
    if (subject === undefined) throw new Error('--as share: the hash of the link is missing');
    let last: EventRecord | undefined;
    if ('position' in moment) for await (const record of past.readRecords()) last = record;
    const opened = { ...past, ...openPrivateReader(past, await keys()) };
    await say(await sharePageAt(opened, subject, timeAt(moment, last)));
  },

  models: async ({ past }) => {
    const { documents, events, last } = await replay(past, projections);
    await say(`${events} events, the last at position ${last?.position ?? 'none'}\n`);
    for (const { collection } of projections) await say(`${await digestOf(documents, collection.name)}\n`);
  },
};

/** What the clock said: the instant itself, or when the event at the position was recorded. */
const timeAt = (moment: Moment, last: { readonly recordedAt: string } | undefined): Date =>
  'instant' in moment ? moment.instant : new Date(last?.recordedAt ?? 0);

/** Enough to tell whether two read models are the same to the byte. */
const digestOf = async (documents: Documents, name: string): Promise<string> => {
  const hash = createHash('sha256');
  let count = 0;
  for await (const { id, doc } of documents.all(name)) {
    hash.update(`${id}\n${canonicalJson(doc)}\n`);
    count += 1;
  }
  return `${name}: ${count} documents, sha-256 ${hash.digest('hex')}`;
};

/** A position that the log has not reached would show now for then. */
const assertReached = async (log: EventReader, moment: Moment): Promise<void> => {
  if (!('position' in moment)) return;
  for await (const { position: last } of log.readRecordsBack()) {
    if (moment.position <= last) return;
    throw new Error(`--until: the log ends at position ${Number(last)}, before ${Number(moment.position)}`);
  }
};

const viewNamed = (name = 'models', subjects: readonly string[]) => {
  const view = views[name];
  if (!view) throw new Error(`--as: "${name}" is not a view; valid values are ${VIEWS}`);
  const takes = name === 'history' || name === 'share' ? 1 : 0;
  const [surplus] = subjects.slice(takes);
  if (surplus !== undefined)
    throw new Error(`--as ${name}: "${surplus}" is one argument too many; valid values are ${VIEWS}`);
  return view;
};

/** `npm run replay`: what the log made of itself up to a moment, by the same projections as live. */
await runLogTool(async (config, log) => {
  const { values, positionals } = parseArgs({
    options: { until: { type: 'string' }, as: { type: 'string' } },
    allowPositionals: true,
  });
  const { until, as } = values;
  if (until === undefined)
    throw new Error('--until is missing; give a time such as 2026-03-01T12:00:00Z or a position');
  const moment = readOption('until', until, momentOf);
  const view = viewNamed(as, positionals);
  await assertReached(log, moment);
  const keys = () => keysOfLog(config);
  await view({ past: openPast(log, moment), keys, moment, subject: positionals[0] });
});
