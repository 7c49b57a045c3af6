import type { Owner } from '../owner.js';
import type { EventOf } from './event.js';

/** Stream `share-{hash}`. Owner: services/share. */
export type ShareLinkEvent =
  | EventOf<'ShareLinkCreated', { hash: string; conversionId: string; owner: Owner; expiresAt: string; at: string }>
  | EventOf<'ShareLinkViewed', { hash: string; at: string }>
  | EventOf<'FileDownloaded', { hash: string; conversionId: string; name: string; at: string }>
  | EventOf<'ShareLinkExpired', { hash: string; conversionId: string; at: string }>;
