import type { WebhookType } from '../../../contracts/webhooks.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { StoredEvent } from '../../platform/event-store/event-store.js';

/** The message for a webhook about an event: its kind, and ids, but no names. */
export interface Told {
  readonly type: WebhookType;
  readonly about: Readonly<Record<string, string | number>>;
}

const conversionEnd =
  (type: WebhookType) =>
  ({ data: { conversionId } }: { readonly data: { readonly conversionId: string } }): Told => ({
    type,
    about: { conversionId },
  });

const requestStep =
  (type: WebhookType) =>
  ({ data }: { readonly data: { readonly requestId: string; readonly recipient?: number } }): Told => ({
    type,
    about: {
      requestId: data.requestId,
      ...(data.recipient !== undefined && { recipient: data.recipient }),
    },
  });

const runEnd =
  (type: WebhookType) =>
  ({ data: { runId } }: { readonly data: { readonly runId: string } }): Told => ({ type, about: { runId } });

const toldOf = byEventType<Told | null>({
  ConversionCompleted: conversionEnd('conversion.completed'),
  ConversionFailed: conversionEnd('conversion.failed'),
  ConversionCancelled: conversionEnd('conversion.cancelled'),
  ShareLinkViewed: ({ data: { owned } }) => (owned ? null : { type: 'share-link.opened', about: {} }),
  RequestOpened: requestStep('signature-request.opened'),
  RecipientSigned: requestStep('signature-request.signed'),
  RequestDeclined: requestStep('signature-request.declined'),
  RequestHandedOn: requestStep('signature-request.handed-on'),
  RequestCompleted: requestStep('signature-request.completed'),
  RequestCancelled: requestStep('signature-request.cancelled'),
  RequestExpired: requestStep('signature-request.expired'),
  WorkflowRunCompleted: runEnd('workflow-run.completed'),
  WorkflowRunFailed: runEnd('workflow-run.failed'),
  WorkflowRunCancelled: runEnd('workflow-run.cancelled'),
});

/** The message for webhooks about an event; undefined where it is nothing to them. */
export const toldOfEvent = (event: StoredEvent): Told | undefined => toldOf(event) ?? undefined;
