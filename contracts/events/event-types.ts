import type { DomainEvent } from './domain-event.js';

/** Complete, or it does not compile. */
const known: Readonly<Record<DomainEvent['type'], true>> = {
  UploadReceived: true,
  UploadRejected: true,
  ConversionRequested: true,
  ConversionStarted: true,
  ConversionHandedBack: true,
  ConversionCompleted: true,
  ConversionFailed: true,
  ConversionCancelRequested: true,
  ConversionCancelled: true,
  ConversionRenamed: true,
  ThumbnailDrawn: true,
  ConversionDeleted: true,
  ShareLinkCreated: true,
  ShareLinkViewed: true,
  FileDownloaded: true,
  ShareLinkEndChosen: true,
  ShareLinkRestricted: true,
  ShareLinkRevoked: true,
  ShareLinkExpired: true,
  SessionStarted: true,
  SessionSeen: true,
  SessionEnded: true,
  UserSignedIn: true,
  UserSignedOut: true,
  UserErased: true,
  ApiKeyCreated: true,
  ApiKeyUsed: true,
  ApiKeyRevoked: true,
};

/** The name of every fact that the log can hold. */
export const eventTypes = Object.keys(known) as readonly DomainEvent['type'][];
