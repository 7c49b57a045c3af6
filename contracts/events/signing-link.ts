import type { Owner } from '../owner.js';
import type { EventOf } from './event.js';

/** Stream `signing-{linkId}`: a link by which many people sign a document of their own, made from a template. Owner: services/share. */
export type SigningLinkEvent =
  | EventOf<
      'SigningLinkCreated',
      {
        linkId: string;
        owner: Owner;
        templateId: string;
        /** SHA-256 of the secret of the link, in base64url. */
        digest: string;
        /** Whoever begins has to give an address, too. */
        asksEmail: boolean;
        /** So many people may begin. */
        people: number;
        expiresAt: string;
        at: string;
      }
    >
  /** Somebody has begun by it: this request is theirs. */
  | EventOf<'SigningLinkUsed', { linkId: string; owner: Owner; requestId: string; at: string }>
  /** Nobody begins by it any more. */
  | EventOf<'SigningLinkClosed', { linkId: string; owner: Owner; at: string }>;
