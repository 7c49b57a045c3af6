/** Scopes limit the calls of a key; each call names those that it is open to (`contracts/api/key-access.ts`). */
export const apiKeyScopes = ['convert', 'read', 'share', 'sign', 'webhooks', 'workflows', 'embed'] as const;
/** One of them. */
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Days until a key ends. */
export const API_KEY_DAYS = { usual: 90, max: 365 } as const;
/** Keys that one member may have at a time. */
export const API_KEYS_MAX = 20;
/** Characters of the name that a member gives a key. */
export const API_KEY_NAME_MAX = 80;

const KEY_FORM = /^dkt_([0-9a-f]{16})_[A-Za-z0-9_-]{43}$/;

/** The beginning of a key, by which people recognise it later: it opens nothing. */
export const beginningOfKey = (id: string): string => `dkt_${id}_`;

/** The id that a key carries; undefined for any other text. */
export const idOfKey = (key: string): string | undefined => KEY_FORM.exec(key)?.[1];
