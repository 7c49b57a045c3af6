import type { DashboardReply } from '../../../contracts/api/admin.js';
import type {
  ActivityQuestion,
  DashboardQuestion,
  DocumentQuestion,
  StoryQuestion,
  StoryReply,
} from '../../../contracts/api/audit.js';
import { questions } from '../../../contracts/subjects.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import { momentOf, positionOf } from '../../platform/event-store/moment.js';
import { openAll } from '../../platform/privacy/sealed-text.js';
import { dashboardAt } from '../read-models/dashboard.js';
import { searchActivity } from './activity.js';
import { documentAt } from './document-at.js';
import { type AdminSources, entryOf } from './entries.js';
import { openPastDashboards, type DashboardReplay } from './past-dashboards.js';
import { Refusal } from '../../../contracts/errors.js';
import { STORY_PAGE_MAX } from '../../../contracts/limits.js';
import { openLookups } from '../search/lookups.js';
import { readDocumentEvents } from './document-events.js';

interface AdminParts extends AdminSources {
  readonly bus: EventBus;
  readonly replay: DashboardReplay;
  readonly clock: () => Date;
}

/** Answers what administrators ask; whoever asks has made sure that they are. */
export const startAdminService = async (parts: AdminParts): Promise<{ stop(): Promise<void> }> => {
  const { bus, log, documents, keys, clock } = parts;
  const past = openPastDashboards(parts);

  const answers = await Promise.all([
    bus.answer<DashboardQuestion>(questions.dashboard, async ({ until }): Promise<DashboardReply> => {
      if (until === undefined) return { dashboard: await dashboardAt(documents, clock()) };
      return { dashboard: await openAll(keys, await past.at(momentOf(log, until))) };
    }),
    bus.answer<ActivityQuestion>(questions.activity, (question) => searchActivity(parts, question)),
    bus.answer<StoryQuestion>(questions.story, (question) => documentStory(parts, question)),
    bus.answer<DocumentQuestion>(questions.document, (question) => documentAt(parts, question)),
  ]);
  return {
    stop: async () => {
      await past.stop();
      await Promise.all(answers.map((answer) => answer.stop()));
    },
  };
};

/** One page of all that happened to a document. @throws Refusal `conversion.not-found` */
const documentStory = async (sources: AdminSources, { conversionId, after }: StoryQuestion): Promise<StoryReply> => {
  const lookups = openLookups(sources.documents);
  const from = after === undefined ? '' : positionOf(sources.log, after);
  const entries: StoryReply['entries'] = [];
  let isKnown = false;
  for await (const event of readDocumentEvents(sources.log, conversionId)) {
    isKnown = true;
    if (event.position <= from) continue;
    const last = entries.at(-1);
    if (last && entries.length === STORY_PAGE_MAX) return { conversionId, entries, next: last.position };
    entries.push(await entryOf(sources, lookups, event));
  }
  if (!isKnown) throw new Refusal('conversion.not-found');
  return { conversionId, entries, next: null };
};
