import type { OpenAttempts } from '../../platform/attempts/attempts.js';
import type { Blobs } from '../../platform/blobs/blobs.js';
import type { Documents } from '../../platform/documents/documents.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import type { RequestTokens } from '../../platform/secrets/request-tokens.js';
import type { Requests } from '../../platform/signature-requests/requests.js';

/** Parts that the answers about signature requests are made with. */
export interface RequestParts {
  readonly requests: Requests;
  readonly bus: Pick<EventBus, 'ask'>;
  /** The facts about members, readable. */
  readonly documents: Pick<Documents, 'get'>;
  readonly blobs: Blobs;
  readonly tokens: RequestTokens;
  readonly openAttempts: OpenAttempts;
  /** Whether mails can be sent. */
  readonly sendsMail: boolean;
  readonly clock: () => Date;
}

/** How long whoever asks waits for work on a document. */
export const WORK_MS = 60_000;
