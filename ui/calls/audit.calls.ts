import { fromPromise } from 'xstate';
import {
  activityReply,
  documentReply,
  logState,
  storyReply,
  type ActivityReply,
  type DocumentReply,
  type LogState,
  type StoryReply,
} from '../../contracts/api/audit.js';
import { MINUTE_MS } from '../../contracts/durations.js';
import { withServerMessage } from './call-errors.js';
import { call } from './server-reply.js';

/** The search filters; an empty text matches everything. */
export interface ActivityFilters {
  readonly actor: string;
  /** A type of event. */
  readonly action: string;
  readonly document: string;
  /** The first and the last minute, in the visitor's time zone: `2026-03-01T09:30`. */
  readonly from: string;
  readonly until: string;
}

interface Page {
  readonly filters: ActivityFilters;
  /** `next` of the page before; null for the first. */
  readonly before: string | null;
}

const instantOf = (minute: string): string => new Date(minute).toISOString();

/** The last minute is included. */
const endOf = (minute: string): string => new Date(Date.parse(minute) + MINUTE_MS - 1).toISOString();

const queryOf = (values: Readonly<Record<string, string>>): string => {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`;
};

/** The filters as query parameters; the two calls name the type of event differently. */
const wordsOf = ({ actor, document, from, until }: ActivityFilters) => ({
  actor: actor.trim(),
  document: document.trim(),
  from: from && instantOf(from),
  until: until && endOf(until),
});

/** The query of `GET /api/admin/activity`. */
export const activityAddress = ({ filters, before }: Page): string => {
  const { actor, ...rest } = wordsOf(filters);
  return `/api/admin/activity${queryOf({ actor, action: filters.action, ...rest, before: before ?? '' })}`;
};

/** `GET /api/admin/activity`. */
export const searchActivity = fromPromise<ActivityReply, Page>(({ input, signal }) =>
  withServerMessage('The log could not be searched', async () => {
    const reply = await call(activityAddress(input), { signal });
    return activityReply.parse(await reply.json());
  }),
);

interface Story {
  readonly conversionId: string;
  /** `next` of the page before; null for the first. */
  readonly after: string | null;
}

/** `GET /api/admin/story/{conversionId}`. */
export const fetchStory = fromPromise<StoryReply, Story>(({ input: { conversionId, after }, signal }) =>
  withServerMessage('The history of this document could not be read', async () => {
    const path = `/api/admin/story/${encodeURIComponent(conversionId)}${queryOf({ after: after ?? '' })}`;
    return storyReply.parse(await (await call(path, { signal })).json());
  }),
);

interface DocumentThen {
  readonly conversionId: string;
  /** A position on the log; null for now. */
  readonly until: string | null;
}

/** `GET /api/admin/document/{conversionId}`. */
export const fetchDocument = fromPromise<DocumentReply, DocumentThen>(({ input: { conversionId, until }, signal }) =>
  withServerMessage('The document could not be replayed', async () => {
    const path = `/api/admin/document/${encodeURIComponent(conversionId)}${queryOf({ until: until ?? '' })}`;
    return documentReply.parse(await (await call(path, { signal })).json());
  }),
);

/** `GET /api/admin/log/state`. */
export const fetchLogState = fromPromise<LogState>(async () =>
  logState.parse(await (await call('/api/admin/log/state')).json()),
);

/** `POST /api/admin/log/check`: starts a check and returns the state of the log. */
export const startLogCheck = fromPromise<LogState>(() =>
  withServerMessage('The check could not be started', async () =>
    logState.parse(await (await call('/api/admin/log/check', { method: 'POST' })).json()),
  ),
);

interface Export {
  readonly format: 'jsonl' | 'csv';
  /** Personal data is decrypted. */
  readonly isReadable: boolean;
  /** Without it, the whole log is exported. */
  readonly filters?: ActivityFilters;
}

/** Download address of the log or of a search in it. */
export const exportAddress = ({ format, isReadable, filters }: Export): string => {
  const search = filters ? { type: filters.action, ...wordsOf(filters) } : {};
  return `/api/admin/log/export${queryOf({ format, open: String(isReadable), ...search })}`;
};
