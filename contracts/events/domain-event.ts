import type { SessionEvent, UserEvent } from './account.js';
import type { ApiKeyEvent } from './api-key.js';
import type { ConversionEvent } from './conversion.js';
import type { EmbedEvent } from './embed.js';
import type { KeptSignatureEvent } from './kept-signature.js';
import type { MailEvent } from './mail.js';
import type { RequestTemplateEvent } from './request-template.js';
import type { SigningLinkEvent } from './signing-link.js';
import type { ShareLinkEvent } from './share-link.js';
import type { SignatureRequestEvent } from './signature-request.js';
import type { SiteRulesEvent } from './site-rules.js';
import type { UploadEvent } from './upload.js';
import type { DeliveryEvent, WebhookEvent } from './webhook.js';
import type { WorkflowEvent, WorkflowRunEvent } from './workflow.js';

/** Every fact the log can hold. */
export type DomainEvent =
  | UploadEvent
  | ConversionEvent
  | ShareLinkEvent
  | SignatureRequestEvent
  | SessionEvent
  | UserEvent
  | ApiKeyEvent
  | EmbedEvent
  | KeptSignatureEvent
  | RequestTemplateEvent
  | SigningLinkEvent
  | WebhookEvent
  | DeliveryEvent
  | WorkflowEvent
  | WorkflowRunEvent
  | MailEvent
  | SiteRulesEvent;

/** First part of a stream's name. */
export type Category =
  | 'upload'
  | 'conversion'
  | 'share'
  | 'request'
  | 'session'
  | 'user'
  | 'key'
  | 'embed'
  | 'signature'
  | 'template'
  | 'signing'
  | 'webhook'
  | 'delivery'
  | 'workflow'
  | 'run'
  | 'mail'
  | 'site';

/** Name of a stream, such as `conversion-3f2a`. */
export const streamOf = (category: Category, id: string): string => `${category}-${id}`;

/** The category and id that a stream's name carries. */
export const partsOfStream = (stream: string): { category: string; id: string } => {
  const dash = stream.indexOf('-');
  return { category: stream.slice(0, dash), id: stream.slice(dash + 1) };
};
