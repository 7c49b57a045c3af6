import type { Logger } from 'pino';
import type { OpenAttempts } from '../../services/platform/attempts/attempts.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import type { PersonKeys } from '../../services/platform/privacy/person-keys.js';
import type { Secrets } from '../../services/platform/secrets/conversion-secrets.js';
import type { WebhookSecrets } from '../../services/platform/secrets/webhook-secrets.js';
import type { WorkflowLinks } from '../../services/platform/secrets/workflow-links.js';
import type { Seal } from '../../services/platform/secrets/carried-text.js';
import type { Telemetry } from '../../services/platform/telemetry/telemetry.js';

export const CONFIG = Symbol('config');
export const STORE = Symbol('event store');
export const BUS = Symbol('event bus');
export const DOCUMENTS = Symbol('documents');
export const BLOBS = Symbol('blobs');
export const SECRETS = Symbol('secrets');
export const SEAL = Symbol('seal of what visitors carry');
export const WEBHOOK_SECRETS = Symbol('secrets of webhooks');
export const WORKFLOW_LINKS = Symbol('links to workflows');
export const PERSON_KEYS = Symbol('keys of persons');
export const ADAPTERS = Symbol('adapters');
export const UI_DIRECTORY = Symbol('folder of the built screens');
export const LOG = Symbol('log');
export const ATTEMPTS = Symbol('attempts');
export const SITE_RULES = Symbol('rules of the site');
export const CONVERSION_QUOTAS = Symbol('quotas of conversions');
export const PACE = Symbol('pace of uploads');

/** The least that must arrive of a body within any such time. */
export interface Pace {
  readonly bytes: number;
  readonly withinMs: number;
}

/** Everything that the gateway is handed when it starts; it makes none of it itself. */
export interface GatewayParts {
  readonly config: Config;
  readonly store: EventStore;
  readonly bus: EventBus;
  readonly documents: Documents;
  readonly blobs: Blobs;
  readonly secrets: Secrets;
  readonly seal: Seal;
  readonly webhookSecrets: WebhookSecrets;
  readonly workflowLinks: WorkflowLinks;
  readonly personKeys: PersonKeys;
  readonly openAttempts: OpenAttempts;
  /** Adapter in use per port, for the health report. */
  readonly adapters: Readonly<Record<string, string>>;
  /** The built screens; a folder that is not there means none are served. */
  readonly uiDirectory: string;
  readonly log: Logger;
  readonly telemetry?: Telemetry;
  /** A connection on which nothing moves for so long is closed. Default: a minute. */
  readonly silenceMs?: number;
  /** Connections that one network may have open. Default: 500. */
  readonly connectionsMax?: number;
  /** How long a body without files may take to arrive. Default: half a minute. */
  readonly bodyTimeMs?: number;
  /** How slow an upload may be. Default: `UPLOAD_PACE`. */
  readonly pace?: Pace;
}
