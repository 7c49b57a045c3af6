import { z } from 'zod';
import { conversionStatus } from './conversions.js';

/** Question `ask.share.view`. */
export interface ViewQuestion {
  readonly hash: string;
  /** False for frames, HEAD and link preview bots. */
  readonly counts: boolean;
}
/** Its answer: the page as HTML. */
export interface ViewAnswer {
  readonly html: string;
}

/** Question `ask.share.download`. `filename` is the recipient's own choice of a name. */
export interface DownloadQuestion {
  readonly hash: string;
  readonly filename: string | null;
  /** False for HEAD and for the continuation of a range. */
  readonly counts: boolean;
}
/** What to send: the blob, its size in bytes and the name to offer. */
export interface DownloadAnswer {
  readonly blob: string;
  readonly size: number;
  readonly mime: string;
  readonly name: string;
  readonly sha256: string;
}

/** Questions `ask.share.thumbnail` and `ask.share.receipt`. */
export interface ThumbnailQuestion {
  readonly hash: string;
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
});
export type SharedFile = z.output<typeof sharedFile>;

/** Sent by a page that is open already and asks whether the file is ready by now: the same view, not another one. */
export const SAME_VIEW_HEADER = 'x-docket-same-view';

/** Shape of a share hash: 192 random bits as base64url. */
export const shareHash = z.string().regex(/^[A-Za-z0-9_-]{32}$/);
