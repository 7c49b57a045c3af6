import { fromPromise } from 'xstate';
import {
  apiKeysReply,
  newApiKeyReply,
  siteKeysReply,
  type ApiKey,
  type ApiKeyRequest,
  type NewApiKeyReply,
  type SiteKeysReply,
} from '../../contracts/api/api-keys.js';
import { sendJson } from './request-body.js';
import { call } from './server-reply.js';

/** `GET /api/account/keys`. */
export const fetchKeys = fromPromise<readonly ApiKey[]>(async ({ signal }) => {
  const reply = await call('/api/account/keys', { signal });
  return apiKeysReply.parse(await reply.json()).keys;
});

/** `POST /api/account/keys`: the only answer that ever holds the key. */
export const makeKey = fromPromise<NewApiKeyReply, ApiKeyRequest>(async ({ input }) => {
  const reply = await sendJson('POST', '/api/account/keys', { ...input });
  return newApiKeyReply.parse(await reply.json());
});

interface Named {
  readonly id: string;
}

/** `DELETE /api/account/keys/{key}`. */
export const revokeKey = fromPromise<undefined, Named>(async ({ input: { id } }) => {
  await call(`/api/account/keys/${encodeURIComponent(id)}`, { method: 'DELETE' });
  return undefined;
});

/** One page of `GET /api/admin/keys`. */
export const fetchSiteKeys = fromPromise<SiteKeysReply, { readonly after: string | null }>(
  async ({ input: { after }, signal }) => {
    const query = after === null ? '' : `?${new URLSearchParams({ after }).toString()}`;
    return siteKeysReply.parse(await (await call(`/api/admin/keys${query}`, { signal })).json());
  },
);

/** `DELETE /api/admin/keys/{key}`. */
export const revokeSiteKey = fromPromise<undefined, Named>(async ({ input: { id } }) => {
  await call(`/api/admin/keys/${encodeURIComponent(id)}`, { method: 'DELETE' });
  return undefined;
});
