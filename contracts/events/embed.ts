import type { Owner } from '../owner.js';
import type { EventOf } from './event.js';

/** Stream `embed-{embedId}`: a frame on a page of another site, in which a visitor works in the name of a member. Owner: gateway. */
export type EmbedEvent =
  | EventOf<
      'EmbedTokenCreated',
      {
        embedId: string;
        /** The API key that made it; the frame ends with it. */
        keyId: string;
        owner: Owner;
        /** SHA-256 of the token, in hex; only the page that shows the frame has the token itself. */
        digest: string;
        /** The only site that may show the frame. */
        origin: string;
        /** The only tool of the frame; null for every tool. */
        onlyTool: string | null;
        /** Values that the form of the tool begins with. */
        options: Readonly<Record<string, unknown>>;
        /** Code of a language; null for that of the visitor's browser. */
        language: string | null;
        expiresAt: string;
        at: string;
      }
    >
  /** `digest`: SHA-256 of the secret with which the frame calls from then on, in hex. */
  | EventOf<
      'EmbedOpened',
      { embedId: string; keyId: string; owner: Owner; digest: string; endsAt: string; at: string }
    >;
