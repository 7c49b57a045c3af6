import type { DomainEvent } from '../../../contracts/events/domain-event.js';

/**
 * Events after which files, passwords or the key of a person are deleted, or somebody is kept out: they are noted also
 * on a full disk, in the room that is kept for them.
 */
const letting: Readonly<Record<DomainEvent['type'], boolean>> = {
  UploadReceived: false,
  UploadRejected: false,
  ConversionRequested: false,
  ConversionStarted: false,
  ConversionHandedBack: false,
  ConversionCompleted: false,
  ConversionFailed: true,
  ConversionCancelRequested: true,
  ConversionCancelled: true,
  ConversionRenamed: false,
  ThumbnailDrawn: false,
  ConversionDeleted: true,
  ShareLinkCreated: false,
  ShareLinkViewed: false,
  FileDownloaded: false,
  ShareLinkEndChosen: false,
  ShareLinkRestricted: false,
  ShareLinkRevoked: true,
  ShareLinkExpired: true,
  SignatureRequested: false,
  RequestOpened: false,
  RecipientSigned: false,
  RequestDeclined: true,
  RecipientReminded: false,
  RequestCancelled: true,
  RequestExpired: true,
  RequestCompleted: false,
  RequestFilesDeleted: true,
  SessionStarted: false,
  SessionSeen: false,
  SessionEnded: true,
  UserSignedIn: false,
  UserSignedOut: true,
  UserErased: true,
  ApiKeyCreated: false,
  ApiKeyUsed: false,
  ApiKeyRevoked: true,
  WebhookCreated: false,
  WebhookSecretChanged: false,
  WebhookTurnedOn: false,
  WebhookTurnedOff: true,
  WebhookDeleted: true,
  DeliveryPlanned: false,
  DeliveryTried: false,
  DeliveryRepeated: false,
  DeliveryDropped: false,
};

/** Whether room on the disk, or safety, comes of noting an event. */
export const letsDelete = ({ type }: Pick<DomainEvent, 'type'>): boolean => letting[type];
