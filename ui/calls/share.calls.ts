import { fromPromise } from 'xstate';
import { linkUsesReply, type LinkUsesReply } from '../../contracts/api/link-uses.js';
import {
  SAME_VIEW_HEADER,
  sharedFile,
  shareOptions,
  unlockReply,
  type RestrictRequest,
  type SharedFile,
  type ShareOptions,
} from '../../contracts/api/shared-document.js';
import { asMember } from './as-member.js';
import { sendJson } from './request-body.js';
import { call } from './server-reply.js';

const elementsOf = (page: Document, name: string): readonly Element[] => [
  ...page.querySelectorAll(`[data-share="${name}"]`),
];

/** Values for programs are in an attribute; the text is for people. */
const valueOf = (element: Element | undefined): string =>
  element?.getAttribute('data-value') ?? element?.getAttribute('datetime') ?? element?.textContent.trim() ?? '';

/** The facts in a share page. Requirement. */
export const readSharePage = (html: string): SharedFile => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const facts = Object.keys(sharedFile.shape).map((name) => [name, valueOf(elementsOf(page, name)[0])]);
  return sharedFile.parse({ ...Object.fromEntries(facts), notes: elementsOf(page, 'notes').map(valueOf) });
};

interface Linked {
  readonly hash: string;
}

interface Asking extends Linked {
  /** Proof that the link's password was given; null if it has none. */
  readonly pass: string | null;
  /** Whether the page was shown before, so that this request is not counted as a view. */
  readonly again: boolean;
}

const pathOf = ({ hash }: Linked): string => `/api/share/${encodeURIComponent(hash)}`;

/** An address of a link, with the proof of its password if it has one. */
export const withPass = (address: string, pass: string | null): string =>
  !pass ? address : `${address}${address.includes('?') ? '&' : '?'}pass=${encodeURIComponent(pass)}`;

/** `GET /api/share/{hash}`. */
export const fetchShared = fromPromise<SharedFile, Asking>(async ({ input: { hash, pass, again } }) => {
  const headers = again ? { [SAME_VIEW_HEADER]: '1' } : {};
  const reply = await call(withPass(pathOf({ hash }), pass), { headers });
  return readSharePage(await reply.text());
});

/** `POST /api/share/{hash}/unlock`. @returns the pass, which is good for a day. */
export const unlockShared = fromPromise<string, Linked & { readonly password: string }>(
  async ({ input: { hash, password } }) => {
    const reply = await sendJson('POST', `${pathOf({ hash })}/unlock`, { password });
    return unlockReply.parse(await reply.json()).pass;
  },
);

/** `PATCH /api/share/{hash}`: changes what recipients may do with a link. */
export const restrictShared = fromPromise<ShareOptions, Linked & { readonly change: RestrictRequest }>(
  async ({ input: { hash, change } }) => {
    const reply = await asMember(() => sendJson('PATCH', pathOf({ hash }), change));
    return shareOptions.parse(await reply.json());
  },
);

interface Paged extends Linked {
  /** The `next` of the page before; null for the first. */
  readonly after: string | null;
}

/** `GET /api/share/{hash}/uses`, from the newest or from where the last page ended. */
export const fetchLinkUses = fromPromise<LinkUsesReply, Paged>(async ({ input: { hash, after }, signal }) => {
  const query = after === null ? '' : `?${new URLSearchParams({ after }).toString()}`;
  return linkUsesReply.parse(await (await call(`${pathOf({ hash })}/uses${query}`, { signal })).json());
});

/** `DELETE /api/share/{hash}`: ends the link now and deletes its file. */
export const endShared = fromPromise(async ({ input }: { readonly input: Linked }) => {
  await asMember(() => call(pathOf(input), { method: 'DELETE' }));
});
