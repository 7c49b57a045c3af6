import type { Owner } from '../owner.js';
import type { EventOf } from './event.js';

/** Stream `share-{hash}`. Owner: services/share. */
export type ShareLinkEvent =
  /** `latestEnd`: the latest moment that its owner can choose, by the rules of the site at that time. Both ISO-8601 UTC. */
  | EventOf<
      'ShareLinkCreated',
      { hash: string; conversionId: string; owner: Owner; expiresAt: string; latestEnd: string; at: string },
      2
    >
  /** `owned`: by the owner of the link. `withPassword`: whether one was asked for; null where that was not noted yet. */
  | EventOf<'ShareLinkViewed', { hash: string; owned: boolean; withPassword: boolean | null; at: string }, 2>
  /** The same; what the owner downloads counts as nobody's download. */
  | EventOf<
      'FileDownloaded',
      {
        hash: string;
        conversionId: string;
        name: string;
        owned: boolean;
        withPassword: boolean | null;
        at: string;
      },
      3
    >
  | EventOf<'ShareLinkExpired', { hash: string; conversionId: string; at: string }>
  /** Its owner has chosen when it ends. `expiresAt`: ISO-8601 UTC. */
  | EventOf<'ShareLinkEndChosen', { hash: string; expiresAt: string; at: string }>
  /** Its owner ended it early. */
  | EventOf<'ShareLinkRevoked', { hash: string; conversionId: string; at: string }>
  | EventOf<
      'ShareLinkRestricted',
      {
        hash: string;
        /** Downloads that are allowed altogether; null for any number. */
        maxDownloads: number | null;
        /** The password is checked against this (scrypt, salt and key in base64); null for none. */
        password: { salt: string; key: string } | null;
        at: string;
      }
    >;
