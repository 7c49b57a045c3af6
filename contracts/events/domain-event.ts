import type { SessionEvent, UserEvent } from './account.js';
import type { ApiKeyEvent } from './api-key.js';
import type { ConversionEvent } from './conversion.js';
import type { ShareLinkEvent } from './share-link.js';
import type { SignatureRequestEvent } from './signature-request.js';
import type { UploadEvent } from './upload.js';
import type { DeliveryEvent, WebhookEvent } from './webhook.js';

/** Every fact the log can hold. */
export type DomainEvent =
  | UploadEvent
  | ConversionEvent
  | ShareLinkEvent
  | SignatureRequestEvent
  | SessionEvent
  | UserEvent
  | ApiKeyEvent
  | WebhookEvent
  | DeliveryEvent;

/** First part of a stream's name. */
export type Category =
  'upload' | 'conversion' | 'share' | 'request' | 'session' | 'user' | 'key' | 'webhook' | 'delivery';

/** Name of a stream, such as `conversion-3f2a`. */
export const streamOf = (category: Category, id: string): string => `${category}-${id}`;

/** The category and id that a stream's name carries. */
export const partsOfStream = (stream: string): { category: string; id: string } => {
  const dash = stream.indexOf('-');
  return { category: stream.slice(0, dash), id: stream.slice(dash + 1) };
};
