import { secretsRefOf } from '../../contracts/tools/secret-options.js';
import { byEventType, type CompleteEventTable } from '../platform/event-store/by-event-type.js';
import type { StoredEvent } from '../platform/event-store/event-store.js';

/** Every type is named: the bytes of one that was forgotten here would be deleted as orphans. */
const bytes = byEventType<readonly string[]>({
  UploadReceived: null,
  UploadRejected: null,
  ConversionRequested: ({ data }) => data.files.map(({ blob }) => blob),
  ConversionStarted: null,
  ConversionHandedBack: null,
  ConversionCompleted: ({ data: { result, thumbnail, receipt } }) =>
    [result.blob, thumbnail, receipt].filter((ref) => typeof ref === 'string'),
  ConversionFailed: null,
  ConversionCancelRequested: null,
  ConversionCancelled: null,
  ConversionRenamed: null,
  ThumbnailDrawn: ({ data: { thumbnail } }) => (thumbnail === null ? [] : [thumbnail]),
  ConversionDeleted: null,
  ShareLinkCreated: null,
  ShareLinkViewed: null,
  FileDownloaded: null,
  ShareLinkEndChosen: null,
  ShareLinkRestricted: null,
  ShareLinkRevoked: null,
  ShareLinkExpired: null,
  SignatureRequested: ({ data: { file } }) => [file.blob],
  RequestOpened: null,
  RecipientSigned: ({ data: { file } }) => [file.blob],
  RequestDeclined: null,
  RecipientReminded: null,
  RequestCancelled: null,
  RequestExpired: null,
  RequestCompleted: null,
  RequestFilesDeleted: null,
  SessionStarted: null,
  SessionSeen: null,
  SessionEnded: null,
  UserSignedIn: null,
  UserSignedOut: null,
  UserErased: null,
  ApiKeyCreated: null,
  ApiKeyUsed: null,
  ApiKeyRevoked: null,
  WebhookCreated: null,
  WebhookSecretChanged: null,
  WebhookTurnedOn: null,
  WebhookTurnedOff: null,
  WebhookDeleted: null,
  DeliveryPlanned: null,
  DeliveryTried: null,
  DeliveryRepeated: null,
  DeliveryDropped: null,
} satisfies CompleteEventTable<readonly string[]>);

/** The bytes that a conversion has from this event on; an upload alone has none yet. */
export const bytesOf = (event: StoredEvent): readonly string[] => bytes(event) ?? [];

/** Passwords and the like that are still needed, by conversion. */
type Waiting = Map<string, string>;

const ended =
  ({ data }: { readonly data: { readonly conversionId: string } }) =>
  (waiting: Waiting): void =>
    void waiting.delete(data.conversionId);

const secrets = byEventType<(waiting: Waiting) => void>({
  ConversionRequested:
    ({ data }) =>
    (waiting) => {
      const ref = secretsRefOf(data.options);
      if (ref !== undefined) waiting.set(data.conversionId, ref);
    },
  ConversionCompleted: ended,
  ConversionFailed: ended,
  ConversionCancelled: ended,
});

/** Takes over what an event says of the secrets that conversions wait with: they are needed until it ends. */
export const noteSecrets = (waiting: Waiting, event: StoredEvent): void => secrets(event)?.(waiting);
