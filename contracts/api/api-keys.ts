import { z } from 'zod';
import { API_KEY_DAYS, API_KEY_NAME_MAX, apiKeyScopes } from '../api-keys.js';
import { listQuery } from './list-page.js';

const scopes = z.array(z.enum(apiKeyScopes));

/** A key as lists show it: without the key itself, which nobody can see again. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes,
  /** ISO-8601 UTC. */
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the day; null where it was never used. */
  usedAt: z.string().nullable(),
});
/** Shown on the account page. */
export type ApiKey = z.output<typeof apiKey>;

/** Answer of `GET /api/account/keys`, the newest first. */
export const apiKeysReply = z.object({ keys: z.array(apiKey) });
/** See {@link apiKeysReply}. */
export type ApiKeysReply = z.output<typeof apiKeysReply>;

const daysProblem = `must be a whole number from 1 to ${API_KEY_DAYS.max}`;
const scopesProblem = `must be a list of ${apiKeyScopes.join(', ')}, each at most once`;

/** Body of `POST /api/account/keys`. */
export const apiKeyRequest = z.object({
  name: z
    .string({ error: 'must be text' })
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(API_KEY_NAME_MAX, { error: `must have at most ${API_KEY_NAME_MAX} characters` }),
  scopes: z
    .array(z.enum(apiKeyScopes, { error: scopesProblem }), { error: scopesProblem })
    .min(1, { error: scopesProblem })
    .max(apiKeyScopes.length, { error: scopesProblem })
    .refine((scopes) => new Set(scopes).size === scopes.length, { error: scopesProblem })
    .meta({ uniqueItems: true }),
  days: z
    .int({ error: daysProblem })
    .min(1, { error: daysProblem })
    .max(API_KEY_DAYS.max, { error: daysProblem })
    .default(API_KEY_DAYS.usual),
});
/** See {@link apiKeyRequest}. */
export type ApiKeyRequest = z.output<typeof apiKeyRequest>;

/** Answer of `POST /api/account/keys`: the only one that ever holds the key itself. */
export const newApiKeyReply = z.object({ key: apiKey, secret: z.string() });
/** See {@link newApiKeyReply}. */
export type NewApiKeyReply = z.output<typeof newApiKeyReply>;

/** Answer of revoking a key. */
export const revokedKeyReply = z.object({ revoked: z.string() });
/** See {@link revokedKeyReply}. */
export type RevokedKeyReply = z.output<typeof revokedKeyReply>;

/** A key as administrators see it, with whose it is. */
export const siteKey = apiKey.extend({
  /** The name of its member, or their id where they have been erased meanwhile. */
  member: z.string(),
});
/** Shown on the page about the installation. */
export type SiteKey = z.output<typeof siteKey>;

/** Query of `GET /api/admin/keys`. */
export const siteKeysQuery = listQuery.extend({
  /** Only those of the member with this id. */
  member: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'must be the id of a member' })
    .optional(),
});

/** Answer of `GET /api/admin/keys`, the newest first. */
export const siteKeysReply = z.object({
  keys: z.array(siteKey),
  /** For `after` of the next page; null at the end. */
  next: z.string().nullable(),
});
/** One page of them. */
export type SiteKeysReply = z.output<typeof siteKeysReply>;
