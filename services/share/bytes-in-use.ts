import { secretsRefOf } from '../../contracts/tools/secret-options.js';
import { byEventType, ignored } from '../platform/event-store/by-event-type.js';
import type { StoredEvent } from '../platform/event-store/event-store.js';

const bytes = byEventType<readonly string[]>({
  UploadReceived: ignored,
  UploadRejected: ignored,
  ConversionRequested: ({ data }) => data.files.map(({ blob }) => blob),
  ConversionStarted: ignored,
  ConversionHandedBack: ignored,
  ConversionCompleted: ({ data: { result, thumbnail, receipt } }) =>
    [result.blob, thumbnail, receipt].filter((ref) => typeof ref === 'string'),
  ConversionFailed: ignored,
  ConversionCancelRequested: ignored,
  ConversionCancelled: ignored,
  ConversionRenamed: ignored,
  ThumbnailDrawn: ({ data: { thumbnail } }) => (thumbnail === null ? [] : [thumbnail]),
  ConversionDeleted: ignored,
  ShareLinkCreated: ignored,
  ShareLinkViewed: ignored,
  FileDownloaded: ignored,
  ShareLinkEndChosen: ignored,
  ShareLinkRestricted: ignored,
  ShareLinkRevoked: ignored,
  ShareLinkExpired: ignored,
  SessionStarted: ignored,
  SessionSeen: ignored,
  SessionEnded: ignored,
  UserSignedIn: ignored,
  UserSignedOut: ignored,
  UserErased: ignored,
});

/** The bytes that a conversion has from this event on; an upload alone has none yet. */
export const bytesOf = (event: StoredEvent): readonly string[] => bytes(event) ?? [];

/** Passwords and the like that are still needed, by conversion. */
type Waiting = Map<string, string>;

const ended =
  ({ data }: { readonly data: { readonly conversionId: string } }) =>
  (waiting: Waiting): void =>
    void waiting.delete(data.conversionId);

const secrets = byEventType<(waiting: Waiting) => void>({
  UploadReceived: ignored,
  UploadRejected: ignored,
  ConversionRequested:
    ({ data }) =>
    (waiting) => {
      const ref = secretsRefOf(data.options);
      if (ref !== undefined) waiting.set(data.conversionId, ref);
    },
  ConversionStarted: ignored,
  ConversionHandedBack: ignored,
  ConversionCompleted: ended,
  ConversionFailed: ended,
  ConversionCancelRequested: ignored,
  ConversionCancelled: ended,
  ConversionRenamed: ignored,
  ThumbnailDrawn: ignored,
  ConversionDeleted: ignored,
  ShareLinkCreated: ignored,
  ShareLinkViewed: ignored,
  FileDownloaded: ignored,
  ShareLinkEndChosen: ignored,
  ShareLinkRestricted: ignored,
  ShareLinkRevoked: ignored,
  ShareLinkExpired: ignored,
  SessionStarted: ignored,
  SessionSeen: ignored,
  SessionEnded: ignored,
  UserSignedIn: ignored,
  UserSignedOut: ignored,
  UserErased: ignored,
});

/** Takes over what an event says of the secrets that conversions wait with: they are needed until it ends. */
export const noteSecrets = (waiting: Waiting, event: StoredEvent): void => secrets(event)?.(waiting);
