import {
  ACTIVE_DAYS_COLLECTION,
  ACTIVITY_DAYS_COLLECTION,
  ACTIVITY_TOTALS_COLLECTION,
  type ActiveDayDocument,
  type ActivityDayDocument,
  type ActivityTotalsDocument,
} from '../../../contracts/read-models/activity-documents.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Projection } from '../../platform/read-models/projection.js';
import { activeMember, dayOf } from './active-member.js';

type Counter = keyof ActivityTotalsDocument;

const nothing = { uploads: 0, conversions: 0, shares: 0, downloads: 0 };

/** The counter of each event; a question about a file is no conversion, see `Tool.isQuestion`. */
const counterOf = byEventType<Counter | undefined>({
  UploadReceived: () => 'uploads',
  ConversionRequested: ({ data }) => (findTool(data.tool)?.isQuestion ? undefined : 'conversions'),
  ShareLinkCreated: () => 'shares',
  FileDownloaded: () => 'downloads',
});

/** Counts the events of each day: one small document a day. */
export const activityDays: Projection<ActivityDayDocument> = {
  collection: { name: ACTIVITY_DAYS_COLLECTION, indexes: [] },
  version: 2,
  changes: (event) => {
    const counter = counterOf(event);
    if (!counter) return [];
    const date = dayOf(event.data.at);
    return [{ id: date, fold: (before = { date, ...nothing }) => ({ ...before, [counter]: before[counter] + 1 }) }];
  },
};

/** Counts all events altogether, in one document called `all`. */
export const activityTotals: Projection<ActivityTotalsDocument> = {
  collection: { name: ACTIVITY_TOTALS_COLLECTION, indexes: [] },
  version: 2,
  changes: (event) => {
    const counter = counterOf(event);
    return counter ? [{ id: 'all', fold: (before = nothing) => ({ ...before, [counter]: before[counter] + 1 }) }] : [];
  },
};

/** One document per member and day, counted by an index: a day with many members costs no more to write than another. */
export const activeDays: Projection<ActiveDayDocument> = {
  collection: { name: ACTIVE_DAYS_COLLECTION, indexes: [['date']] },
  version: 1,
  changes: (event) => {
    const active = activeMember(event);
    if (!active) return [];
    const date = dayOf(active.at);
    const { member } = active;
    return [{ id: `${date} ${member}`, fold: (before) => (before ? undefined : { date, member }) }];
  },
};
