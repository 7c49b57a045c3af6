import type { ApiKeyScope } from '../api-keys.js';
import type { Owner } from '../owner.js';
import type { EventOf } from './event.js';

/** Stream `key-{keyId}`: a key with which programs call in the name of a member. Owner: gateway. */
export type ApiKeyEvent =
  | EventOf<
      'ApiKeyCreated',
      {
        keyId: string;
        owner: Owner;
        /** As its member calls it. */
        name: string;
        /** SHA-256 of the whole key, in hex; nobody but its member has the key itself. */
        digest: string;
        scopes: readonly ApiKeyScope[];
        expiresAt: string;
        at: string;
      }
    >
  /** Told once a day at most. */
  | EventOf<'ApiKeyUsed', { keyId: string; owner: Owner; at: string }>
  /** `by`: an administrator; null for its member, and when the member is erased. */
  | EventOf<'ApiKeyRevoked', { keyId: string; owner: Owner; by: Owner | null; at: string }>;
