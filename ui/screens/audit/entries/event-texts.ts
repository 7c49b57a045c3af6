import type { DomainEvent } from '../../../../contracts/events/domain-event.js';
import type { PlainText } from '../../../../contracts/texts/text-catalogue.js';
import { typeWords } from '../../../text/phrases.js';
import { translated } from '../../../text/t.js';

const eventTexts: Readonly<Record<DomainEvent['type'], PlainText>> = {
  UploadReceived: 'Upload received',
  UploadRejected: 'Upload rejected',
  ConversionRequested: 'Conversion requested',
  ConversionStarted: 'Conversion started',
  ConversionHandedBack: 'Conversion handed back',
  ConversionCompleted: 'Conversion completed',
  ConversionFailed: 'Conversion failed',
  ConversionCancelRequested: 'Conversion cancel requested',
  ConversionCancelled: 'Conversion cancelled',
  ConversionRenamed: 'Conversion renamed',
  ThumbnailDrawn: 'Thumbnail drawn',
  ConversionDeleted: 'Conversion deleted',
  ShareLinkCreated: 'Share link created',
  ShareLinkViewed: 'Share link viewed',
  FileDownloaded: 'File downloaded',
  ShareLinkEndChosen: 'End of the share link chosen',
  ShareLinkRestricted: 'Share link restricted',
  ShareLinkRevoked: 'Share link revoked',
  ShareLinkExpired: 'Share link expired',
  SignatureRequested: 'Signatures requested',
  RequestOpened: 'Signature request opened',
  RecipientSigned: 'Signed by a recipient',
  RequestDeclined: 'Signature declined',
  RecipientReminded: 'Recipient reminded',
  RequestCancelled: 'Signature request withdrawn',
  RequestExpired: 'Signature request expired',
  RequestCompleted: 'Signature request completed',
  RequestFilesDeleted: 'Files of the signature request deleted',
  SessionStarted: 'Session started',
  SessionSeen: 'Session seen',
  SessionEnded: 'Session ended',
  UserSignedIn: 'User signed in',
  UserSignedOut: 'User signed out',
  UserErased: 'User erased',
  ApiKeyCreated: 'API key created',
  ApiKeyUsed: 'API key used',
  ApiKeyRevoked: 'API key revoked',
  WebhookCreated: 'Webhook created',
  WebhookSecretChanged: 'Secret of a webhook changed',
  WebhookTurnedOn: 'Webhook turned on',
  WebhookTurnedOff: 'Webhook turned off',
  WebhookDeleted: 'Webhook deleted',
  DeliveryPlanned: 'Message to a webhook planned',
  DeliveryTried: 'Message to a webhook sent',
  DeliveryRepeated: 'Message to a webhook sent again',
  DeliveryDropped: 'Message to a webhook dropped',
};

/** A type of event for people; the log of a newer release may hold others. */
export const eventText = (type: string): string =>
  translated((eventTexts as Readonly<Record<string, PlainText>>)[type] ?? typeWords(type));
