import { fromPromise } from 'xstate';
import {
  signingLinkList,
  signingLinkReply,
  type ListedSigningLink,
  type NewSigningLink,
} from '../../contracts/api/signing-links.js';
import { sendJson } from './request-body.js';
import { call } from './server-reply.js';

const PATH = '/api/account/signing-links';

/** `GET /api/account/signing-links`, the newest first. */
export const fetchSigningLinks = fromPromise<readonly ListedSigningLink[]>(
  async ({ signal }) => signingLinkList.parse(await (await call(PATH, { signal })).json()).links,
);

/** `POST /api/account/signing-links`. */
export const createSigningLink = fromPromise<ListedSigningLink, NewSigningLink>(
  async ({ input }) => signingLinkReply.parse(await (await sendJson('POST', PATH, input)).json()).link,
);

/** `DELETE /api/account/signing-links/{link}`. @returns its id. */
export const closeSigningLink = fromPromise<string, { readonly id: string }>(async ({ input: { id } }) => {
  await call(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });
  return id;
});
