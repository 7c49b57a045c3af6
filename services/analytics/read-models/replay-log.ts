import type { Dashboard } from '../../../contracts/api/admin.js';
import type { ConversionDocument } from '../../../contracts/read-models/conversion-document.js';
import { HISTORY_MAX } from '../../../contracts/limits.js';
import { canonicalJson } from '../../platform/documents/canonical-json.js';
import type { Documents } from '../../platform/documents/documents.js';
import { openMemoryDocuments } from '../../platform/documents/memory-documents.js';
import type { EventReader, EventStore, Position } from '../../platform/event-store/event-store.js';
import type { Moment } from '../../platform/event-store/moment.js';
import { openPast } from '../../platform/event-store/past.js';
import { foldLog, type Folded } from '../../platform/read-models/fold-log.js';
import type { Projection } from '../../platform/read-models/projection.js';
import { dashboardAt, dashboardProjections } from './dashboard.js';
import { history } from './history.projection.js';

/** Read models in memory, folded from a log to its end. */
export interface Replayed extends Folded {
  readonly documents: Documents;
}

/** Folds a log, or what it was at a moment, through the same projections as the live read models. */
export const replay = async (
  log: Pick<EventStore, 'readAll'>,
  projections: readonly Projection[],
): Promise<Replayed> => {
  const documents = openMemoryDocuments();
  for (const { collection } of projections) await documents.define(collection);
  return { documents, ...(await foldLog({ log, documents, projections })) };
};

/** The dashboard at a moment; personal data is sealed in it, as on the log. */
export interface PastDashboard {
  readonly dashboard: Dashboard;
  /** Position of the last event up to that moment. */
  readonly last: Position | undefined;
}

export const pastDashboard = async (log: EventReader, until: Moment): Promise<PastDashboard> => {
  const models = dashboardProjections as readonly unknown[] as readonly Projection[];
  const { documents, last } = await replay(openPast(log, until), models);
  const dashboard = await dashboardAt(documents, clockAt(until, last));
  await documents.close();
  return { dashboard, last: last?.position };
};

/** The time that the clock showed: the instant itself, or when the last event up to the position was recorded. */
export const clockAt = (moment: Moment, last: { readonly recordedAt: string } | undefined): Date =>
  'instant' in moment ? moment.instant : new Date(last?.recordedAt ?? 0);

/** The dashboard as `GET /api/admin/dashboard` showed it at that time. */
export const dashboardText = async (documents: Documents, now: Date): Promise<string> =>
  JSON.stringify({ dashboard: await dashboardAt(documents, now) });

/** The conversions of one owner as they were listed, or else all of them; a line of JSON each. */
export const historyLines = async function* (documents: Documents, owner?: string): AsyncGenerator<string, void> {
  const { name } = history.collection;
  if (owner === undefined) {
    for await (const { doc } of documents.all(name)) yield canonicalJson(doc);
    return;
  }
  const sort = { field: 'requestedAt', direction: 'descending' } as const;
  const query = { where: { owner, isDeleted: false }, sort, limit: HISTORY_MAX };
  for (const doc of await documents.find<ConversionDocument>(name, query)) yield canonicalJson(doc);
};
