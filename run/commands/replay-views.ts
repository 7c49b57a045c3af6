import { createHash } from 'node:crypto';
import { dashboardProjections } from '../../services/analytics/read-models/dashboard.js';
import { history } from '../../services/analytics/read-models/history.projection.js';
import { projections } from '../../services/analytics/read-models/projections.js';
import { clockAt, dashboardText, historyLines, replay } from '../../services/analytics/read-models/replay-log.js';
import { canonicalJson } from '../../services/platform/documents/canonical-json.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventRecord, EventStore } from '../../services/platform/event-store/event-store.js';
import type { Moment } from '../../services/platform/event-store/moment.js';
import type { PersonKeys } from '../../services/platform/privacy/person-keys.js';
import { openPrivateDocuments } from '../../services/platform/privacy/private-documents.js';
import { openPrivateReader } from '../../services/platform/privacy/private-store.js';
import type { Projection } from '../../services/platform/read-models/projection.js';
import { print } from './run-command.js';
import { sharePageAt } from './share-page-at.js';

interface ViewParts {
  /** Sealed: a view is opened at the end, instead of every event on the way. */
  readonly past: EventStore;
  readonly personKeys: () => Promise<Pick<PersonKeys, 'find'>>;
  readonly moment: Moment;
  /** An owner or the hash of a link. */
  readonly subject: string | undefined;
}

type View = (parts: ViewParts) => Promise<void>;

const modelsOf = (some: readonly unknown[]) => some as readonly Projection[];

const printDashboard: View = async ({ past, personKeys, moment }) => {
  const { documents, last } = await replay(past, modelsOf(dashboardProjections));
  const opened = openPrivateDocuments(documents, await personKeys());
  await print(`${await dashboardText(opened, clockAt(moment, last))}\n`);
};

const printHistory: View = async ({ past, personKeys, subject }) => {
  const { documents } = await replay(past, modelsOf([history]));
  const opened = openPrivateDocuments(documents, await personKeys());
  for await (const line of historyLines(opened, subject)) await print(`${line}\n`);
};

const printSharePage: View = async ({ past, personKeys, moment, subject }) => {
  if (subject === undefined) throw new Error('--as share: the hash of the link is missing');
  let last: EventRecord | undefined;
  if ('position' in moment) for await (const record of past.readRecords()) last = record;
  const opened = { ...past, ...openPrivateReader(past, await personKeys()) };
  await print(await sharePageAt(opened, subject, clockAt(moment, last)));
};

const printDigests: View = async ({ past }) => {
  const { documents, events, last } = await replay(past, projections);
  await print(`${events} events, the last at position ${last?.position ?? 'none'}\n`);
  for (const { collection } of projections) await print(`${await digestOf(documents, collection.name)}\n`);
};

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

const views: Readonly<Partial<Record<string, { readonly print: View; readonly subjects: number }>>> = {
  dashboard: { print: printDashboard, subjects: 0 },
  history: { print: printHistory, subjects: 1 },
  share: { print: printSharePage, subjects: 1 },
  models: { print: printDigests, subjects: 0 },
};

const VIEWS = 'dashboard, history [owner], share <hash>; without --as, the digests of all read models are printed';

/** @throws Error that says which views there are. */
export const findView = (name = 'models', subjects: readonly string[] = []): View => {
  const view = views[name];
  if (!view) throw new Error(`--as: "${name}" is not a view; valid values are ${VIEWS}`);
  const surplus = subjects[view.subjects];
  if (surplus !== undefined)
    throw new Error(`--as ${name}: "${surplus}" is one argument too many; valid values are ${VIEWS}`);
  return view.print;
};
