import { z } from 'zod';
import { SHARE_PASSWORD_MAX } from '../limits.js';
import type { Owner } from '../owner.js';
import { conversionStatus, type ConversionStatus } from './conversions.js';

/** Who asks: an owner needs no password, others the pass that {@link UnlockQuestion} was answered with. */
export interface ShareAccess {
  readonly owners: readonly Owner[];
  readonly pass: string | null;
}

/** Question `ask.share.view`. */
export interface ViewQuestion {
  readonly hash: string;
  readonly access: ShareAccess;
  /** False for frames, HEAD and link preview bots. */
  readonly counts: boolean;
}
/** Its answer: what the page of the link says. */
export interface ViewAnswer {
  readonly hash: string;
  readonly status: ConversionStatus;
  /** Name of the result, or of the first file it is to be made of. */
  readonly file: string;
  /** When the link was made; ISO-8601 UTC. */
  readonly created: string;
  readonly expiresInMs: number;
  /** Gets the page's own links past the password; empty if the link has none. */
  readonly pass: string;
  /** Why there is no result; null if there is one. */
  readonly message: string | null;
  readonly result: { readonly name: string; readonly size: number } | null;
  /** What else was done to the document or could not be kept, a sentence each. */
  readonly notes: readonly string[];
  readonly hasThumbnail: boolean;
  readonly hasReceipt: boolean;
}

/** Question `ask.share.download`. `filename` is the recipient's own choice of a name. */
export interface DownloadQuestion {
  readonly hash: string;
  readonly access: ShareAccess;
  readonly filename: string | null;
  /** False for HEAD and for the continuation of a range. */
  readonly counts: boolean;
  /** Whether bytes go out at all: false for HEAD. */
  readonly takes: boolean;
}
/** What to send: the blob, its size in bytes and the name to offer. */
export interface DownloadAnswer {
  readonly blob: string;
  readonly size: number;
  readonly mime: string;
  readonly name: string;
  readonly sha256: string;
}

/** Questions `ask.share.thumbnail`, `ask.share.receipt` and `ask.share.result-event`. */
export interface ThumbnailQuestion {
  readonly hash: string;
  readonly access: ShareAccess;
}
export interface ThumbnailAnswer {
  readonly blob: string;
}

/** The facts that the share page carries in its `data-share` attributes; the screen reads them back. */
export const sharedFile = z.object({
  heading: z.string(),
  file: z.string(),
  created: z.string(),
  status: conversionStatus,
  expires: z.string(),
  /** Gets frames of the page past the link's password, for a day; empty where it has none. */
  pass: z.string(),
});
export type SharedFile = z.output<typeof sharedFile>;

/** Sent by a page that is open already and asks whether the file is ready by now: the same view, not another one. */
export const SAME_VIEW_HEADER = 'x-docket-same-view';

/** Question `ask.share.unlock`; its answer is the body of `POST /api/share/{hash}/unlock`. */
export interface UnlockQuestion {
  readonly hash: string;
  readonly password: string;
}
export const unlockReply = z.object({
  pass: z.string().meta({ description: 'Goes along as the query field `pass` of every call by this hash, for a day' }),
});
export type UnlockReply = z.output<typeof unlockReply>;

/** Body of `POST /api/share/{hash}/unlock`. */
export const unlockRequest = z.object({ password: z.string().max(SHARE_PASSWORD_MAX) });

/** Body of `PATCH /api/share/{hash}`: what recipients may do with a link. What is left out stays as it is. */
export const restrictRequest = z.object({
  maxDownloads: z
    .number({ error: 'must be null or a whole number from 1 to 1000' })
    .int({ error: 'must be null or a whole number from 1 to 1000' })
    .min(1, { error: 'must be null or a whole number from 1 to 1000' })
    .max(1000, { error: 'must be null or a whole number from 1 to 1000' })
    .nullable()
    .optional(),
  password: z
    .string({ error: `must be null or have 6 to ${SHARE_PASSWORD_MAX} characters` })
    .min(6, { error: `must be null or have 6 to ${SHARE_PASSWORD_MAX} characters` })
    .max(SHARE_PASSWORD_MAX, { error: `must be null or have 6 to ${SHARE_PASSWORD_MAX} characters` })
    .nullable()
    .optional(),
});
export type RestrictRequest = z.output<typeof restrictRequest>;

/** Question `ask.share.restrict`. */
export interface RestrictQuestion extends RestrictRequest {
  readonly hash: string;
  readonly owners: readonly Owner[];
}
/** What its owner is told of a link. */
export const shareOptions = z.object({ maxDownloads: z.number().nullable(), hasPassword: z.boolean() });
export type ShareOptions = z.output<typeof shareOptions>;

/** Question `ask.share.revoke`: the link dies now, and its file with it. */
export interface RevokeQuestion {
  readonly hash: string;
  readonly owners: readonly Owner[];
}
export const revokeReply = z.object({ success: z.literal(true) });
export type RevokeReply = z.output<typeof revokeReply>;

/** Shape of a share hash: 192 random bits as base64url. */
export const shareHash = z.string().regex(/^[A-Za-z0-9_-]{32}$/);
