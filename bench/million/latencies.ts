import { HISTORY_MAX } from '../../contracts/limits.js';
import { searchActivity } from '../../services/analytics/admin/activity.js';
import { dashboardAt } from '../../services/analytics/read-models/dashboard.js';
import { history } from '../../services/analytics/read-models/history.projection.js';
import { shareLinks } from '../../services/analytics/read-models/share-links.projection.js';
import { openPast } from '../../services/platform/event-store/past.js';
import { openLinks } from '../../services/share/links.js';
import { p50 } from '../report/format-numbers.js';
import { hashOf, idOf, LAST_DAY, ownerOf, type Installation } from './fill.js';

const LOOKS = 200;
const SEARCHES = 50;

type Ask = (installation: Installation, index: number) => Promise<unknown>;

const search =
  (question: (index: number) => Parameters<typeof searchActivity>[1]): Ask =>
  ({ log, documents }, index) =>
    searchActivity({ log, documents, keys: { find: () => Promise.resolve(undefined) } }, question(index));

/** Questions of people and administrators, each about another place in the installation every time. */
const asks: Readonly<Record<string, { readonly times: number; readonly ask: Ask }>> = {
  'the last 20 conversions of a member': {
    times: LOOKS,
    ask: ({ documents }, index) =>
      documents.find(history.collection.name, {
        where: { owner: ownerOf(index), isDeleted: false },
        sort: { field: 'requestedAt', direction: 'descending' },
        limit: HISTORY_MAX,
      }),
  },
  'one conversion': {
    times: LOOKS,
    ask: ({ documents }, index) => documents.get(history.collection.name, idOf(index)),
  },
  'a share link, of the read model': {
    times: LOOKS,
    ask: ({ documents }, index) => documents.get(shareLinks.collection.name, hashOf(index)),
  },
  'a share link, as a visitor opens it': {
    times: LOOKS,
    ask: ({ log }, index) => openLinks(openPast(log, { instant: LAST_DAY })).look(hashOf(index)),
  },
  'the dashboard': { times: LOOKS, ask: ({ documents }) => dashboardAt(documents, LAST_DAY) },
  'activity: the newest': { times: SEARCHES, ask: search(() => ({})) },
  'activity of an actor': { times: SEARCHES, ask: search((index) => ({ actor: ownerOf(index) })) },
  'activity of an action': { times: SEARCHES, ask: search(() => ({ action: ['ShareLinkCreated'] })) },
  'activity of a document, by its id': { times: SEARCHES, ask: search((index) => ({ document: idOf(index) })) },
  'activity of a document, by its link': { times: SEARCHES, ask: search((index) => ({ document: hashOf(index) })) },
  'activity of documents, by a name': { times: SEARCHES, ask: search(() => ({ document: 'REPORT' })) },
};

export interface Latency {
  readonly what: string;
  /** The middle one of many answers, for each installation, in milliseconds. */
  readonly ms: readonly number[];
}

/** Each question is put to one installation after the other, so that a busy machine keeps none waiting more than another. */
export const latenciesOf = async (...installations: readonly Installation[]): Promise<Latency[]> => {
  const latencies: Latency[] = [];
  for (const [what, { times, ask }] of Object.entries(asks)) {
    const took = installations.map((): number[] => []);
    for (let look = 0; look < times; look += 1) {
      for (const [index, installation] of installations.entries()) {
        const started = performance.now();
        await ask(installation, Math.floor((installation.conversions * look) / times));
        took[index]!.push(performance.now() - started);
      }
    }
    latencies.push({ what, ms: took.map(p50) });
  }
  return latencies;
};

/** The longest search: it looks at as many events as one page may, and finds none. */
export const searchInVain = async (installation: Installation): Promise<number> => {
  const started = performance.now();
  await search(() => ({ actor: 'nobody' }))(installation, 0);
  return performance.now() - started;
};
