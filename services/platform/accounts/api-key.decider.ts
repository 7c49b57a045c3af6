import type { ApiKeyScope } from '../../../contracts/api-keys.js';
import type { ApiKeyEvent } from '../../../contracts/events/api-key.js';
import type { Owner } from '../../../contracts/owner.js';
import type { Decider } from '../event-store/decider.js';

/** The facts about a key when it is made. */
export interface NewApiKey {
  readonly keyId: string;
  readonly owner: Owner;
  readonly name: string;
  /** SHA-256 of the whole key, in hex. */
  readonly digest: string;
  readonly scopes: readonly ApiKeyScope[];
  /** ISO-8601 UTC. */
  readonly expiresAt: string;
}

export interface ApiKeyState {
  /** Null before it is made. */
  readonly key: (NewApiKey & { readonly createdAt: string }) | null;
  readonly isRevoked: boolean;
}

export type ApiKeyCommand =
  | { readonly type: 'Create'; readonly key: NewApiKey; readonly now: Date }
  | { readonly type: 'NoteUse'; readonly now: Date }
  | { readonly type: 'Revoke'; readonly by: Owner | null; readonly now: Date };

/** The rules of one API key. A revoked one stays so. */
export const apiKey: Decider<ApiKeyState, ApiKeyCommand, ApiKeyEvent> = {
  initial: { key: null, isRevoked: false },

  decide(command, { key, isRevoked }) {
    const at = command.now.toISOString();
    if (command.type === 'Create')
      return key ? [] : [{ type: 'ApiKeyCreated', version: 1, data: { ...command.key, at } }];
    if (!key || isRevoked) return [];
    const { keyId, owner } = key;
    return command.type === 'NoteUse'
      ? [{ type: 'ApiKeyUsed', version: 1, data: { keyId, owner, at } }]
      : [{ type: 'ApiKeyRevoked', version: 1, data: { keyId, owner, by: command.by, at } }];
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'ApiKeyCreated': {
        const { at, ...key } = data;
        return { ...state, key: { ...key, createdAt: at } };
      }
      case 'ApiKeyUsed':
        return state;
      case 'ApiKeyRevoked':
        return { ...state, isRevoked: true };
    }
  },
};
