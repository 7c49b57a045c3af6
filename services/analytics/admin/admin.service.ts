import type { DashboardReply } from '../../../contracts/api/admin.js';
import type {
  ActivityQuestion,
  DashboardQuestion,
  DocumentQuestion,
  StoryQuestion,
} from '../../../contracts/api/audit.js';
import { questions } from '../../../contracts/subjects.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import { momentOf } from '../../platform/event-store/moment.js';
import { openAll } from '../../platform/privacy/sealed-text.js';
import { dashboardAt } from '../read-models/dashboard.js';
import { searchActivity } from './activity.js';
import { documentAt } from './document-at.js';
import { documentStory } from './document-story.js';
import type { AdminSources } from './entries.js';
import { openPastDashboards, type DashboardReplay } from './past-dashboards.js';

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
