import type { ActivityDay } from '../../../contracts/api/admin.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import type { StoredEvent } from '../../platform/event-store/event-store.js';
import type { Projection } from '../../platform/read-models/projection.js';
import { activeMember, dayOf } from './active-member.js';

type Counter = Exclude<keyof ActivityDay, 'date'>;

const counters: Readonly<Partial<Record<StoredEvent['type'], Counter>>> = {
  UploadReceived: 'uploads',
  ConversionRequested: 'conversions',
  ShareLinkCreated: 'shares',
  FileDownloaded: 'downloads',
};

const nothing = { uploads: 0, conversions: 0, shares: 0, downloads: 0 };

/** What an event counts as; a question about a file is no conversion, see `Tool.isQuestion`. */
const counterOf = (event: StoredEvent): Counter | undefined =>
  event.type === 'ConversionRequested' && findTool(event.data.tool)?.isQuestion ? undefined : counters[event.type];

/** What happened on each day: one small document a day. */
export const activityDays: Projection<ActivityDay> = {
  collection: { name: 'activity-days', indexes: [] },
  version: 2,
  changes: (event) => {
    const counter = counterOf(event);
    if (!counter) return [];
    const date = dayOf(event.data.at);
    return [{ id: date, fold: (before = { date, ...nothing }) => ({ ...before, [counter]: before[counter] + 1 }) }];
  },
};

/** What has happened altogether, in one document called `all`. */
export const activityTotals: Projection<Omit<ActivityDay, 'date'>> = {
  collection: { name: 'activity-totals', indexes: [] },
  version: 2,
  changes: (event) => {
    const counter = counterOf(event);
    return counter ? [{ id: 'all', fold: (before = nothing) => ({ ...before, [counter]: before[counter] + 1 }) }] : [];
  },
};

/** A member on a day on which they were active. */
interface ActiveDay {
  readonly date: string;
  readonly member: string;
}

/** One document per member and day, counted by an index: a day with many members costs no more to write than another. */
export const activeDays: Projection<ActiveDay> = {
  collection: { name: 'active-days', indexes: [['date']] },
  version: 1,
  changes: (event) => {
    const active = activeMember(event);
    if (!active) return [];
    const date = dayOf(active.at);
    const { member } = active;
    return [{ id: `${date} ${member}`, fold: (before) => (before ? undefined : { date, member }) }];
  },
};
