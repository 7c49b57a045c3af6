import { z } from 'zod';
import { eventTypes } from '../events/event-types.js';
import { conversionShape, shareLinkShape } from '../read-models/document-shapes.js';

/** Questions that administrators may ask about the log, under `/api/admin`. Times are ISO-8601 UTC. */

/** A position on the log, or what somebody typed as one: only the event store knows its form. */
const POSITION = /^[\w-]{1,100}$/;

/** The complaint about a `from` or `until` that no clock and no log knows. */
export const notAMoment = 'must be a time such as 2026-03-01T12:00:00Z, or a position on the log';
/** The complaint about an `after` that no answer has given. */
export const notAPage = 'must be the `next` of the page before';

/** A day alone is its beginning. */
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date(), z.string().regex(POSITION)], {
  error: notAMoment,
});
const page = z.string({ error: notAPage }).regex(POSITION, { error: notAPage });
const search = z
  .string({ error: 'must be given once' })
  .trim()
  .min(1, { error: 'must not be empty' })
  .regex(/\S/, { error: 'must not be empty' })
  .max(200, { error: 'must have at most 200 characters' });
const notTypes = `must be one or more of ${eventTypes.join(', ')}, separated by commas`;
const oneType = `(${eventTypes.join('|')})`;
const types = z
  .string({ error: 'must be given once' })
  .regex(new RegExp(`^${oneType}(,${oneType})*$`), { error: notTypes })
  .transform((list) => list.split(','))
  .pipe(z.array(z.enum(eventTypes, { error: notTypes })));

/** Query of `GET /api/admin/dashboard`; without `until`, the current numbers. */
export const dashboardQuery = z.object({
  until: moment
    .optional()
    .meta({ description: 'The moment to go back to: a time, a day (its beginning) or a position on the log' }),
});
/** Question `ask.admin.dashboard`. */
export type DashboardQuestion = z.output<typeof dashboardQuery>;

/** Query of `GET /api/admin/activity`; an entry must match all fields that are given. */
export const activityQuery = z.object({
  actor: search.optional().meta({
    description: 'An owner such as member-123, part of a name or e-mail address, or `recipient` for whoever has a link',
  }),
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

const person = z.object({
  id: z.string(),
  kind: z.enum(['guest', 'member']),
  name: z.string().nullable(),
  email: z.string().nullable(),
});

/** Whoever has the link of a document and is not known to be its owner: the log says nothing else of them. */
const recipient = z.object({
  id: z.literal('recipient'),
  kind: z.literal('recipient'),
  name: z.null(),
  email: z.null(),
});

/** One event for people to read. Personal data of somebody who was erased reads `[erased]`. */
export const activityEntry = z.object({
  position: z.string(),
  recordedAt: z.string(),
  type: z.string(),
  stream: z.string(),
  /** Who did it, or on whose behalf it was done. Null if the log does not say. */
  actor: z.union([person, recipient]).nullable(),
  /** Whose document it is about, or whose session. Null if the log does not say. */
  owner: person.nullable(),
  /**
   * The document it is about: of an upload its file, otherwise the result, or the first file until there is one. `name`
   * is empty once the conversion is deleted. `tool` is what the document was given to.
   */
  document: z
    .object({ conversionId: z.string(), shareHash: z.string().nullable(), name: z.string(), tool: z.string() })
    .nullable(),
  /** Data of the event, with long texts and lists cut; without options, which people type, and without password hashes. */
  data: z.record(z.string(), z.unknown()),
});
/** One line of the activity and of a story, newest or oldest first as the call says. */
export type ActivityEntry = z.output<typeof activityEntry>;

/** Answer of `GET /api/admin/activity`, the newest first; 50 entries at most. */
export const activityReply = z.object({
  entries: z.array(activityEntry),
  /** Value of `before` for the next older page, which can exist even when this one is empty. Null at the end. */
  next: z.string().nullable(),
  /** Time of the oldest event that was searched; null if there was none. */
  searchedTo: z.string().nullable(),
});
/** One page of the activity, with where to go on. */
export type ActivityReply = z.output<typeof activityReply>;

/** Query of `GET /api/admin/story/{conversionId}`. */
export const storyQuery = z.object({
  after: page.optional().meta({ description: '`next` of the page before' }),
});

/** Answer of `GET /api/admin/story/{conversionId}`: events of the uploads, the conversion and the share link, oldest first. */
export const storyReply = z.object({
  conversionId: z.string(),
  entries: z.array(activityEntry),
  /** Value of `after` for the next page. Null at the end. */
  next: z.string().nullable(),
});
/** One page of the story of a document. */
export type StoryReply = z.output<typeof storyReply>;

/** Question `ask.admin.story`. */
export interface StoryQuestion extends z.output<typeof storyQuery> {
  readonly conversionId: string;
}

/** Query of `GET /api/admin/document/{conversionId}`; without `until`, the current state. */
export const documentQuery = z.object({
  until: moment
    .optional()
    .meta({ description: 'The moment to go back to: a time, a day (its beginning) or a position on the log' }),
});

/** Question `ask.admin.document`. */
export interface DocumentQuestion extends z.output<typeof documentQuery> {
  readonly conversionId: string;
}

/** Answer of `GET /api/admin/document/{conversionId}`: its read models, folded from its events up to the moment. */
export const documentReply = z.object({
  conversionId: z.string(),
  /** Null before the conversion was requested. */
  conversion: conversionShape.nullable(),
  /** Null before the link was created. */
  link: shareLinkShape.nullable(),
});
/** Both read models of one document at one moment. */
export type DocumentReply = z.output<typeof documentReply>;

const place = z.object({ position: z.string(), recordedAt: z.string() });

/** A check of the whole log against every signed checkpoint. */
export const logCheck = z.object({
  status: z.enum(['running', 'intact', 'changed', 'unvouched', 'broken']).meta({
    description:
      '`unvouched`: there are events but no checkpoint; `broken`: the check itself failed and proves nothing',
  }),
  startedAt: z.string(),
  /** Who started it; with their current name, if known. */
  askedBy: z.object({ id: z.string(), name: z.string().nullable() }),
  /** Null while it runs. */
  endedAt: z.string().nullable(),
  /** Events checked so far; at the end, the size of the tree that was checked. */
  events: z.number(),
  /** Checkpoints that match; known at the end. */
  checkpoints: z.number(),
  /** The fault as a sentence, and the first bad position if it is known. */
  finding: z.object({ position: z.string().nullable(), text: z.string() }).nullable(),
});
/** Progress and result of one check; kept over restarts. Owner: services/analytics. */
export type LogCheck = z.output<typeof logCheck>;

/** Answer of `GET /api/admin/log/state`, and of `POST /api/admin/log/check`, which starts a check unless one runs. */
export const logState = z.object({
  /** When this state was read. */
  at: z.string(),
  /** Events on the log. */
  events: z.number(),
  /** First and last event, the ends of the replay slider; null while the log is empty. */
  first: place.nullable(),
  last: place.nullable(),
  /** The latest signed checkpoint; null if there is none yet. */
  checkpoint: z
    .object({
      size: z.number(),
      position: z.string(),
      time: z.string(),
      root: z.string().meta({ description: 'base64' }),
    })
    .nullable(),
  /** False once the log was found to differ from what was signed; no checkpoint is signed after that. */
  isSigning: z.boolean(),
  /** Verifier key that checkpoints are checked with, name+id+key. */
  key: z.string(),
  /** The check that is running, or the last one. */
  check: logCheck.nullable(),
});
/** The state of the log as the audit page shows it. Positions are decimal text, times ISO-8601 UTC. */
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
  stream: search.optional().meta({ description: 'A stream, or a prefix of stream names ending in `*`' }),
  actor: search.optional().meta({ description: 'An owner such as member-123, or part of a name or e-mail address' }),
  document: search
    .optional()
    .meta({ description: 'A conversion id, the hash of a share link, or part of a file name' }),
  open: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .meta({ description: '`true`: personal data is readable; `false`: encrypted, exactly as it was signed' }),
});
/** Question `ask.log.export`. */
export type ExportQuestion = z.output<typeof exportQuery>;

/** Its answer: the id with which the parts are asked for. */
export interface ExportAnswer {
  readonly id: string;
}

/** Question `ask.log.export-part.{id}`: the next part, or, with `isStopped`, that the rest is not wanted. */
export interface ExportPartQuestion {
  readonly isStopped: boolean;
}

/** Its answer; `text` can be empty before the end. */
export interface ExportPart {
  readonly text: string;
  readonly isLast: boolean;
}
