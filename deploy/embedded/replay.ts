import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { dashboardText, historyLines, replay } from '../../services/analytics/audit/replay.js';
import { dashboardProjections } from '../../services/analytics/dashboard.js';
import { history } from '../../services/analytics/history.projection.js';
import { projections } from '../../services/analytics/projections.js';
import { canonicalJson } from '../../services/platform/documents/canonical-json.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventRecord, EventStore } from '../../services/platform/event-store/event-store.js';
import { openPast, type Moment } from '../../services/platform/event-store/past.js';
import type { Projection } from '../../services/platform/projection.js';
import { openPrivateReader } from '../../services/platform/privacy/private-store.js';
import { momentOf } from '../../services/platform/event-store/moment.js';
import { keysOfLog } from './log-keys.js';
import { runLogTool, say } from './log-tool.js';
import { sharePageAt } from './share-page-at.js';

const USAGE = 'say --until <time or position>, and --as dashboard, --as history [owner] or --as share <hash> to see it';

interface Asked {
  readonly past: EventStore;
  readonly moment: Moment;
  readonly subject: string | undefined;
}

const modelsOf = (some: readonly unknown[]) => some as readonly Projection[];

const views: Readonly<Partial<Record<string, (asked: Asked) => Promise<void>>>> = {
  dashboard: async ({ past, moment }) => {
    const { documents, last } = await replay(past, modelsOf(dashboardProjections));
    await say(`${await dashboardText(documents, timeAt(moment, last))}\n`);
  },

  history: async ({ past, subject }) => {
    const { documents } = await replay(past, modelsOf([history]));
    for await (const line of historyLines(documents, subject)) await say(`${line}\n`);
  },

  share: async ({ past, moment, subject }) => {
    if (subject === undefined) throw new Error(USAGE);
    let last: EventRecord | undefined;
    if ('position' in moment) for await (const record of past.readRecords()) last = record;
    await say(await sharePageAt(past, subject, timeAt(moment, last)));
  },

  models: async ({ past }) => {
    const { documents, events, last } = await replay(past, projections);
    await say(`${events} events, the last of them at position ${last?.position ?? 'none'}\n`);
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

/** `npm run replay`: what the log made of itself up to a moment, by the same projections as live. */
await runLogTool(async (config, log) => {
  const { values, positionals } = parseArgs({
    options: { until: { type: 'string' }, as: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.until === undefined) throw new Error(USAGE);
  const moment = momentOf(values.until);
  const view = views[values.as ?? 'models'];
  if (!view) throw new Error(USAGE);
  const isShown = values.as !== undefined;
  const past = openPast(isShown ? openPrivateReader(log, await keysOfLog(config)) : log, moment);
  await view({ past, moment, subject: positionals[0] });
});
