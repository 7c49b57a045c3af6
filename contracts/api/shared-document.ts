import { z } from 'zod';
import { SHARE_PASSWORD_MAX } from '../limits.js';
import { linkEnd } from '../link-lifetime.js';
import type { Owner } from '../owner.js';
import { conversionStatus, type ConversionStatus } from '../lifecycles/conversion-status.js';

/** Who is asking: an owner needs no password, others need the pass from {@link UnlockQuestion}. */
export interface ShareAccess {
  readonly owners: readonly Owner[];
  readonly pass: string | null;
}

/** Tells those who ask apart, as well as can be without knowing them: neither can be read. */
export interface Asker {
  readonly network: string;
  /** Within the network; empty for one who brings no session along. */
  readonly visitor: string;
}

/** Question `ask.share.view`. */
export interface ViewQuestion {
  readonly hash: string;
  readonly access: ShareAccess;
  /** False for frames, HEAD and link preview bots. */
  readonly counts: boolean;
  /** Absent where it does not count. */
  readonly asker?: Asker;
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
  /** The same as an instant; ISO-8601 UTC. */
  readonly expiresAt: string;
  /** Gets the page's own links past the password; empty if the link has none. */
  readonly pass: string;
  /** Why there is no result; null if there is one. */
  readonly message: string | null;
  readonly result: SharedResult | null;
  /** How many more downloads the link allows; null for any number, and to its owner. */
  readonly downloadsLeft: number | null;
  /** A warning for the recipient before opening it; empty for none. */
  readonly warning: string;
  /** Further changes to the document, or parts that could not be kept, a sentence each. */
  readonly notes: readonly string[];
  readonly hasThumbnail: boolean;
  readonly hasReceipt: boolean;
}

/** The facts that a page tells about a finished file. */
export interface SharedResult {
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  readonly sha256: string;
}

/** Question `ask.share.download`. `filename` is a name that the recipient chose. */
export interface DownloadQuestion {
  readonly hash: string;
  readonly access: ShareAccess;
  readonly filename: string | null;
  /** Whether bytes are sent: false for HEAD. */
  readonly takes: boolean;
  /** A prefetch, a program that makes previews of links, or the link's own page, which shows the file. */
  readonly isPreview: boolean;
  /** The one range that is asked for, from a byte, or from as many before the end if negative; null for the whole. */
  readonly range: { readonly from: number; readonly to?: number; readonly ifRange: string | null } | null;
  /** Tells recipients apart, as well as can be without knowing them. */
  readonly recipient: string;
  readonly asker: Asker;
}
/** Counts the bytes of such rests by hash and recipient; opened by the share service and by the gateway. */
export const REST_OF_DOWNLOADS = { name: 'rest-of-download', max: 1, windowMs: 60 * 60 * 1000 } as const;

/** The blob to send, its size in bytes and the name to offer. */
export interface DownloadAnswer {
  /** Bytes that count as the rest of a download that was begun; what is not sent of them is taken back. */
  readonly restBytes?: number;
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
/** The blob that holds the receipt as JSON. */
export interface ReceiptAnswer {
  readonly blob: string;
}
/** The blob that holds the picture; null while it has yet to be drawn. */
export interface ThumbnailAnswer {
  readonly blob: string | null;
  readonly conversionId: string;
}

/** Question `ask.pdf.thumbnail`: has it drawn, where that has not been done yet. */
export interface DrawThumbnail {
  readonly conversionId: string;
}
/** The blob that holds it. */
export interface DrawnThumbnail {
  readonly blob: string;
}

/** The facts that the share page carries in its `data-share` attributes; the screen reads them back. */
export const sharedFile = z.object({
  heading: z.string(),
  file: z.string(),
  created: z.string(),
  status: conversionStatus,
  expires: z.string(),
  /** When the link ends; ISO-8601 UTC. */
  ends: z.string(),
  /** In bytes; like what follows, empty without a finished file. */
  size: z.string(),
  mime: z.string(),
  sha256: z.string(),
  /** How many more downloads the link allows; empty for any number. */
  downloads: z.string(),
  /** `yes`: there is a picture of the first page. */
  picture: z.string(),
  /** `yes`: the tool has proven something about the file. */
  receipt: z.string(),
  /** A warning before opening the file; empty for none. */
  warning: z.string(),
  /** Changes to the document, or parts that could not be kept, a sentence each. */
  notes: z.array(z.string()),
  /** Pass for frames of the page, valid for a day; empty if the link has no password. */
  pass: z.string(),
});
/** Texts as the page shows them; `status` alone is for programs. */
export type SharedFile = z.output<typeof sharedFile>;

/**
 * Sent by an open page with what it asks for after it was opened: whether the file is ready by now, which is not another
 * view, and the file to show its pages, which is no download (docs/decisions/0017-looking-is-not-downloading.md).
 */
export const SAME_VIEW_HEADER = 'x-docket-same-view';

/** Question `ask.share.unlock`; its answer is the body of `POST /api/share/{hash}/unlock`. */
export interface UnlockQuestion {
  readonly hash: string;
  readonly password: string;
  readonly asker: Asker;
}
/** Answer of `POST /api/share/{hash}/unlock`. */
export const unlockReply = z.object({
  pass: z.string().meta({ description: 'Query parameter `pass` for every call with this hash; valid for a day' }),
});
/** A pass for one link; its password cannot be read from it. */
export type UnlockReply = z.output<typeof unlockReply>;

/** Body of `POST /api/share/{hash}/unlock`. */
export const unlockRequest = z.object({ password: z.string().max(SHARE_PASSWORD_MAX) });

/** Body of `PATCH /api/share/{hash}`: restrictions of a link. Absent fields stay as they are. */
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
  expires: linkEnd.nullable().optional(),
});
/** Absent fields stay as they are; null takes the restriction away: the link then ends as late as it may. */
export type RestrictRequest = z.output<typeof restrictRequest>;

/** Question `ask.share.restrict`. */
export interface RestrictQuestion extends RestrictRequest {
  readonly hash: string;
  readonly owners: readonly Owner[];
  readonly asker: Asker;
}
/** Restrictions of a link, as its owner sees them. */
export const shareOptions = z.object({
  maxDownloads: z.number().nullable(),
  hasPassword: z.boolean(),
  expiresAt: z.string().meta({ description: 'When the link ends and its files are deleted; ISO-8601 UTC' }),
  latestEnd: z.string().meta({ description: 'The latest moment that can be chosen; ISO-8601 UTC' }),
});
/** The password itself is never told. */
export type ShareOptions = z.output<typeof shareOptions>;

/** Question `ask.share.revoke`: the link ends now, and its files are deleted. */
export interface RevokeQuestion {
  readonly hash: string;
  readonly owners: readonly Owner[];
}
/** Answer of `DELETE /api/share/{hash}`. */
export const revokeReply = z.object({ success: z.literal(true) });
/** The link is dead when this is answered; its files go shortly after. */
export type RevokeReply = z.output<typeof revokeReply>;

/** Shape of a share hash: 192 random bits as base64url. */
export const shareHash = z.string().regex(/^[A-Za-z0-9_-]{32}$/);
