import { API_KEYS_COLLECTION, type ApiKeyDocument } from '../../../contracts/read-models/api-key-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Projection } from '../../platform/read-models/projection.js';

type Fold = (before: ApiKeyDocument | undefined) => ApiKeyDocument | undefined;

const foldOf = byEventType<{ readonly id: string; readonly fold: Fold }>({
  ApiKeyCreated: ({ data: { keyId: id, owner, name, scopes, expiresAt, at } }) => ({
    id,
    fold: () => ({ id, owner, name, scopes, createdAt: at, expiresAt, usedAt: null, isRevoked: false }),
  }),
  ApiKeyUsed: ({ data: { keyId: id, at } }) => ({ id, fold: (before) => before && { ...before, usedAt: at } }),
  ApiKeyRevoked: ({ data: { keyId: id } }) => ({ id, fold: (before) => before && { ...before, isRevoked: true } }),
});

/** Every API key, for its member and for administrators. */
export const apiKeys: Projection<ApiKeyDocument> = {
  collection: {
    name: API_KEYS_COLLECTION,
    indexes: [
      ['owner', 'isRevoked', 'createdAt'],
      ['isRevoked', 'createdAt'],
    ],
  },
  version: 1,

  changes(event) {
    const change = foldOf(event);
    return change ? [change] : [];
  },
};
