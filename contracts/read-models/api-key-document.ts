import type { ApiKeyScope } from '../api-keys.js';

/** Collection of {@link ApiKeyDocument}s, by the id of the key. */
export const API_KEYS_COLLECTION = 'api-keys';

/** One API key, folded from its stream `key-{id}`, without what it is checked against. Owner: services/analytics. */
export interface ApiKeyDocument {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  /** ISO-8601 UTC, as all times here. */
  readonly createdAt: string;
  readonly expiresAt: string;
  /** To the day; null where it was never used. */
  readonly usedAt: string | null;
  readonly isRevoked: boolean;
}
