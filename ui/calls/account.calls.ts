import { fromPromise } from 'xstate';
import { linksReply, sessionsReply, type MemberLink, type MemberSession } from '../../contracts/api/own-account.js';
import { call } from './server-reply.js';

/** One page of a member's links. */
export interface LinkPage {
  readonly links: readonly MemberLink[];
  readonly next: string | null;
}

/** The part of the account that its page shows first. */
export interface AccountData extends LinkPage {
  readonly sessions: readonly MemberSession[];
}

const linksAfter = async (after: string | null): Promise<LinkPage> => {
  const query = after === null ? '' : `?${new URLSearchParams({ after }).toString()}`;
  return linksReply.parse(await (await call(`/api/account/links${query}`)).json());
};

/** `GET /api/account/sessions`, and the first page of `GET /api/account/links`. */
export const fetchAccount = fromPromise<AccountData>(async () => {
  const [sessions, links] = await Promise.all([call('/api/account/sessions'), linksAfter(null)]);
  return { ...sessionsReply.parse(await sessions.json()), ...links };
});

/** `GET /api/account/links` from where the last page ended. */
export const fetchLinks = fromPromise<LinkPage, { readonly after: string | null }>(({ input }) =>
  linksAfter(input.after),
);

/** Ends one session, or with null all but this one. */
export const endSessions = fromPromise<undefined, { readonly id: string | null }>(async ({ input: { id } }) => {
  const path = id === null ? '' : `/${encodeURIComponent(id)}`;
  await call(`/api/account/sessions${path}`, { method: 'DELETE' });
  return undefined;
});

/** `DELETE /api/share/{hash}`: the link ends now, and its files are deleted. */
export const endLink = fromPromise<undefined, { readonly hash: string }>(async ({ input: { hash } }) => {
  await call(`/api/share/${encodeURIComponent(hash)}`, { method: 'DELETE' });
  return undefined;
});

/** `DELETE /api/auth/me`: everything that tells of the member goes. */
export const eraseAccount = fromPromise<undefined>(async () => {
  await call('/api/auth/me', { method: 'DELETE' });
  return undefined;
});
