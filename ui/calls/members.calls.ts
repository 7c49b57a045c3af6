import { fromPromise } from 'xstate';
import { siteKeysReply, type SiteKey } from '../../contracts/api/api-keys.js';
import { membersReply, type MembersReply } from '../../contracts/api/members.js';
import type { Quota } from '../../contracts/quotas.js';
import { sendJson } from './request-body.js';
import { call } from './server-reply.js';

interface Named {
  readonly id: string;
}

const pathOf = ({ id }: Named): string => `/api/admin/members/${encodeURIComponent(id)}`;

/** One page of `GET /api/admin/members`. */
export const fetchMembers = fromPromise<MembersReply, { readonly after: string | null }>(
  async ({ input: { after }, signal }) => {
    const query = after === null ? '' : `?${new URLSearchParams({ after }).toString()}`;
    return membersReply.parse(await (await call(`/api/admin/members${query}`, { signal })).json());
  },
);

/** `GET /api/admin/keys` of one member, who has no more keys than one page holds. */
export const fetchMemberKeys = fromPromise<readonly SiteKey[], Named>(async ({ input: { id }, signal }) => {
  const query = new URLSearchParams({ member: id }).toString();
  return siteKeysReply.parse(await (await call(`/api/admin/keys?${query}`, { signal })).json()).keys;
});

/** `PATCH /api/admin/members/{member}`; null lifts the exception. */
export const changeMemberQuota = fromPromise<undefined, Named & { readonly quota: Quota | null }>(
  async ({ input: { id, quota } }) => {
    await sendJson('PATCH', pathOf({ id }), { quota });
    return undefined;
  },
);

/** `DELETE /api/admin/members/{member}/sessions`. */
export const endMemberSessions = fromPromise<undefined, Named>(async ({ input }) => {
  await call(`${pathOf(input)}/sessions`, { method: 'DELETE' });
  return undefined;
});
