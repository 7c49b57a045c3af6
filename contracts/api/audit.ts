import { z } from 'zod';
import { eventTypes } from '../events/event-types.js';
import { conversionStatus, type ConversionDocument } from './conversions.js';
import type { ShareLinkDocument } from './share-links.js';

/** What administrators may ask of the log, under `/api/admin`. Times are ISO-8601 UTC. */

/** A position on the log, or what somebody typed as one: only the event store knows its form. */
const POSITION = /^[\w-]{1,100}$/;

export const notAMoment = 'must be a time such as 2026-03-01T12:00:00Z, or a position on the log';
export const notAPage = 'must be the `next` of the page before';

/** A day alone is its beginning. */
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date(), z.string().regex(POSITION)], {
  error: notAMoment,
});
const page = z.string({ error: notAPage }).regex(POSITION, { error: notAPage });
const search = z.string({ error: 'must be given once' }).trim().min(1, { error: 'must not be empty' }).max(200, {
  error: 'must have at most 200 characters',
});
const types = z
  .string({ error: 'must be given once' })
  .transform((list) => list.split(','))
  .pipe(z.array(z.enum(eventTypes, { error: `must be one or more of ${eventTypes.join(', ')}, separated by commas` })));

/** Query of `GET /api/admin/dashboard`; without a moment it is shown as it is now. */
export const dashboardQuery = z.object({
  until: moment
    .optional()
    .meta({ description: 'Shows it as it was then: a time, or a position on the log; a day alone is its beginning' }),
});
/** Question `ask.admin.dashboard`. */
export type DashboardQuestion = z.output<typeof dashboardQuery>;

/** Query of `GET /api/admin/activity`; all that is given must fit. */
export const activityQuery = z.object({
  actor: search.optional().meta({ description: 'An owner such as member-123, or part of a name or e-mail address' }),
  action: types.optional().meta({ description: 'Types of events, separated by commas' }),
  document: search
    .optional()
    .meta({ description: 'A conversion id, the hash of a share link, or part of a file name' }),
  from: moment.optional().meta({ description: 'The first moment: a time, or a position on the log' }),
  until: moment.optional().meta({ description: 'The last moment' }),
  before: page.optional().meta({ description: '`next` of the page before' }),
});
/** Question `ask.admin.activity`. */
export type ActivityQuestion = z.output<typeof activityQuery>;

/** One event, as people read it. What told of somebody who has been erased is `[erased]`. */
export const activityEntry = z.object({
  position: z.string(),
  recordedAt: z.string(),
  type: z.string(),
  stream: z.string(),
  /** Whose doing it is, or whose document it is about. Null where the log does not tell. */
  actor: z
    .object({
      id: z.string(),
      kind: z.enum(['guest', 'member']),
      name: z.string().nullable(),
      email: z.string().nullable(),
    })
    .nullable(),
  /** What it is about. `name` is empty once the conversion is deleted. */
  document: z.object({ conversionId: z.string(), shareHash: z.string().nullable(), name: z.string() }).nullable(),
  /** Of the event, long texts and lists cut; without options, which people type, and without what checks passwords. */
  data: z.record(z.string(), z.unknown()),
});
export type ActivityEntry = z.output<typeof activityEntry>;

/** Answer of `GET /api/admin/activity`, the newest first; 50 entries at most. */
export const activityReply = z.object({
  entries: z.array(activityEntry),
  /** What to ask with as `before` for what is older; there may be such a page even where this one is empty. Null at the end. */
  next: z.string().nullable(),
  /** The time of the oldest event that was looked at: so far back everything is found. Null where there was none. */
  searchedTo: z.string().nullable(),
});
export type ActivityReply = z.output<typeof activityReply>;

/** Query of `GET /api/admin/story/{conversionId}`. */
export const storyQuery = z.object({
  after: page.optional().meta({ description: '`next` of the page before' }),
});

/** Answer of `GET /api/admin/story/{conversionId}`: uploads, conversion and share link in their order, the oldest first. */
export const storyReply = z.object({
  conversionId: z.string(),
  entries: z.array(activityEntry),
  /** What to ask with as `after` for what came later. Null at the end. */
  next: z.string().nullable(),
});
export type StoryReply = z.output<typeof storyReply>;

/** Question `ask.admin.story`. */
export interface StoryQuestion extends z.output<typeof storyQuery> {
  readonly conversionId: string;
}

/** Query of `GET /api/admin/document/{conversionId}`; without a moment it is shown as it is now. */
export const documentQuery = z.object({
  until: moment.optional().meta({ description: 'Shows it as it was then: a time, or a position on the log' }),
});

/** Question `ask.admin.document`. */
export interface DocumentQuestion extends z.output<typeof documentQuery> {
  readonly conversionId: string;
}

const conversionThen = z.object({
  ...{ id: z.string(), owner: z.string(), shareHash: z.string(), operation: z.string(), status: conversionStatus },
  ...{ originalFileName: z.string(), downloadName: z.string().nullable(), size: z.number().nullable() },
  ...{ notes: z.array(z.string()), error: z.string().nullable(), code: z.string().nullable(), attempt: z.number() },
  ...{ requestedAt: z.string(), endedAt: z.string().nullable(), isDeleted: z.boolean() },
}) satisfies z.ZodType<ConversionDocument>;

const linkThen = z.object({
  ...{ hash: z.string(), conversionId: z.string(), owner: z.string(), createdAt: z.string(), expiresAt: z.string() },
  ...{ status: z.enum(['live', 'expired', 'revoked']), viewCount: z.number(), downloadCount: z.number() },
  ...{ maxDownloads: z.number().nullable(), hasPassword: z.boolean() },
}) satisfies z.ZodType<ShareLinkDocument>;

/** Answer of `GET /api/admin/document/{conversionId}`: its read models, folded from its events up to the moment. */
export const documentReply = z.object({
  conversionId: z.string(),
  /** Null before it was asked for. */
  conversion: conversionThen.nullable(),
  /** Null before there was one. */
  link: linkThen.nullable(),
});
export type DocumentReply = z.output<typeof documentReply>;

const place = z.object({ position: z.string(), recordedAt: z.string() });

/** A walk over the whole log that holds it against all that was signed. */
export const logCheck = z.object({
  status: z.enum(['running', 'intact', 'changed', 'unvouched', 'broken']).meta({
    description:
      '`unvouched`: there are events and no checkpoint; `broken`: the check itself did not get through, and tells nothing',
  }),
  startedAt: z.string(),
  /** Who asked for it; the name as of now, where the installation knows one. */
  askedBy: z.object({ id: z.string(), name: z.string().nullable() }),
  /** Null while it runs. */
  endedAt: z.string().nullable(),
  /** Events looked at so far; at the end, the size of the tree that was held against what was signed. */
  events: z.number(),
  /** Checkpoints that fitted so far; counted at the end. */
  checkpoints: z.number(),
  /** What is wrong, for people, and the first bad position where it can be told. */
  finding: z.object({ position: z.string().nullable(), text: z.string() }).nullable(),
});
export type LogCheck = z.output<typeof logCheck>;

/** Answer of `GET /api/admin/log/state`, and of `POST /api/admin/log/check`, which starts a check unless one runs. */
export const logState = z.object({
  /** When it was so. */
  at: z.string(),
  /** Events on the log. */
  events: z.number(),
  /** The ends of the log; null while it is empty. What a slider over time reaches. */
  first: place.nullable(),
  last: place.nullable(),
  /** The last that was signed. Null where there is none yet. */
  checkpoint: z
    .object({
      size: z.number(),
      position: z.string(),
      time: z.string(),
      root: z.string().meta({ description: 'base64' }),
    })
    .nullable(),
  /** Whether checkpoints are signed: false once the log was found to be other than what was signed. */
  isSigning: z.boolean(),
  /** Verifier key that checkpoints are checked with, name+id+key. */
  key: z.string(),
  /** The one that runs, or the last one. */
  check: logCheck.nullable(),
});
export type LogState = z.output<typeof logState>;

/** Question `ask.log.check`. */
export interface CheckQuestion {
  /** An owner. */
  readonly by: string;
}

/** Query of `GET /api/admin/log/export`. */
export const exportQuery = z.object({
  format: z.enum(['jsonl', 'csv'], { error: 'must be jsonl or csv' }).default('jsonl'),
  from: moment.optional().meta({ description: 'The first moment: a time, or a position on the log' }),
  until: moment.optional().meta({ description: 'The last moment' }),
  type: types.optional().meta({ description: 'Types of events, separated by commas' }),
  stream: search.optional().meta({ description: 'A stream, or the beginning of several with a `*` at its end' }),
  actor: search.optional().meta({ description: 'An owner such as member-123, or part of a name or e-mail address' }),
  document: search
    .optional()
    .meta({ description: 'A conversion id, the hash of a share link, or part of a file name' }),
  open: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .meta({ description: 'Whether what tells of people is readable; sealed, as it is signed, without' }),
});
/** Question `ask.log.export`. */
export type ExportQuestion = z.output<typeof exportQuery>;

/** Its answer: what to ask for the parts with. */
export interface ExportAnswer {
  readonly id: string;
}

/** Question `ask.log.export-part.{id}`: what follows, or that nobody wants the rest. */
export interface ExportPartQuestion {
  readonly isStopped: boolean;
}

/** Its answer; nothing may come for a while although it is not the end. */
export interface ExportPart {
  readonly text: string;
  readonly isLast: boolean;
}
