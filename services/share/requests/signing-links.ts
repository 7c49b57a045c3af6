import { randomUUID } from 'node:crypto';
import { v5 } from 'uuid';
import {
  SIGNING_LINK_TOKEN,
  type BeginSigningQuestion,
  type BegunSigning,
  type CloseSigningLinkQuestion,
  type CreatedSigningLink,
  type CreateSigningLinkQuestion,
  type ReadSigningLinkAnswer,
  type ReadSigningLinkQuestion,
  type SigningLinkTokensAnswer,
  type SigningLinkTokensQuestion,
} from '../../../contracts/api/signing-links.js';
import type { RequestAnswer } from '../../../contracts/api/signature-requests.js';
import { DAY_MS } from '../../../contracts/durations.js';
import { Refusal } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { assertNotTooOften } from '../../platform/attempts/assert-not-too-often.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { handle, load } from '../../platform/event-store/streams.js';
import { digestOfSecret, isSecret } from '../../platform/secrets/request-tokens.js';
import { signerOf } from '../../platform/signature-requests/signature-request.decider.js';
import {
  assertMayBegin,
  signingLink,
  type SigningLinkCommand,
  type SigningLinkState,
} from '../../platform/signature-requests/signing-link.decider.js';
import type { RequestOwner } from './request-owner.js';
import type { RequestParts } from './request-parts.js';
import { senderOf } from './request-recipient.js';
import { tokenOf } from './request-token.js';

/** So many people of one network may begin in a while. */
const BEGUN_MAX = 30;
/** No recipient has this number: the secret is that of the link itself. */
const NOBODY = 0;

interface SigningParts extends RequestParts {
  readonly store: EventStore;
}

/** Questions about links by which many people sign. */
export interface SigningLinks {
  readonly create: (question: CreateSigningLinkQuestion) => Promise<CreatedSigningLink>;
  readonly close: (question: CloseSigningLinkQuestion) => Promise<RequestAnswer>;
  readonly tokens: (question: SigningLinkTokensQuestion) => Promise<SigningLinkTokensAnswer>;
  readonly read: (question: ReadSigningLinkQuestion) => Promise<ReadSigningLinkAnswer>;
  readonly begin: (question: BeginSigningQuestion) => Promise<BegunSigning>;
}

export const openSigningLinks = (parts: SigningParts, send: RequestOwner['send']): SigningLinks => {
  const { tokens, clock } = parts;
  const tokenOfLink = (id: string): string => `${id}.${tokens.secretOf(id, NOBODY)}`;
  const { look, tell } = links(parts);
  return {
    create: async ({ owner, asked: { template: templateId, days, people, asksEmail } }) => {
      const linkId = randomUUID();
      const now = clock();
      const expiresAt = new Date(now.getTime() + days * DAY_MS).toISOString();
      const digest = digestOfSecret(tokens.secretOf(linkId, NOBODY));
      await tell(linkId, {
        type: 'Create',
        link: { linkId, owner, templateId, digest, asksEmail, people, expiresAt },
        now,
      });
      return { id: linkId, token: tokenOfLink(linkId), createdAt: now.toISOString(), expiresAt };
    },
    close: async ({ id, owner }) => {
      if ((await look(id)).link?.owner !== owner) throw new Refusal('signing-link.not-found');
      await tell(id, { type: 'Close', now: clock() });
      return { success: true };
    },
    tokens: async ({ ids }) => ({ tokens: ids.map(tokenOfLink) }),
    read: async ({ token, key }) => {
      const { id, state, link } = await found(look, token);
      const begun = await begunBy(parts, state, requestOf(id, key));
      if (begun === null) assertMayBegin(state, clock());
      const { owner, templateId, asksEmail, expiresAt } = link;
      return { owner, sender: await senderOf(parts.documents, owner), templateId, asksEmail, expiresAt, begun };
    },
    begin: beginning(parts, send),
  };
};

const links = ({ store }: Pick<SigningParts, 'store'>) => ({
  look: async (id: string): Promise<SigningLinkState> =>
    (await load(store, { stream: streamOf('signing', id), decider: signingLink })).state,
  tell: async (id: string, command: SigningLinkCommand): Promise<SigningLinkState> =>
    (await handle(store, { stream: streamOf('signing', id), decider: signingLink, command })).state,
});

/** A wrong secret looks like a link that never was. @throws Refusal `signing-link.not-found`. */
const found = async (look: (id: string) => Promise<SigningLinkState>, token: string) => {
  const [, id = '', secret = ''] = SIGNING_LINK_TOKEN.exec(token) ?? [];
  const state = id === '' ? undefined : await look(id);
  const link = state?.link;
  if (!state || !link || !isSecret(secret, link.digest)) throw new Refusal('signing-link.not-found');
  return { id, state, link };
};

/** The same browser always begins the same request by the same link. */
const requestOf = (linkId: string, key: string): string => (key === '' ? '' : v5(key, linkId));

/** The end of the link to a request that was begun by this link; null where it was not, or is not yet made. */
const begunBy = async (
  { requests, tokens }: RequestParts,
  { requests: begun }: SigningLinkState,
  id: string,
): Promise<string | null> => {
  if (!begun.includes(id)) return null;
  const request = await requests.look(id);
  const number = request.context.begunBy;
  return number === null ? null : tokenOf(tokens, id, signerOf(request, number));
};

/** @throws Refusal `request.too-often`; as {@link assertMayBegin}; and as sending. */
const beginning = (parts: SigningParts, send: RequestOwner['send']): SigningLinks['begin'] => {
  const { clock, openAttempts } = parts;
  const { look, tell } = links(parts);
  const begun = openAttempts({ name: 'begun-signings', max: BEGUN_MAX });
  return async ({ token, key, source, asked, recipient, language, asker }) => {
    const { id, state, link } = await found(look, token);
    const requestId = requestOf(id, key);
    const before = await begunBy(parts, state, requestId);
    if (before !== null) return { token: before };
    assertMayBegin({ ...state, requests: state.requests.filter((one) => one !== requestId) }, clock());
    await assertNotTooOften(begun, asker.network);
    const used = await tell(id, { type: 'Use', requestId, now: clock() });
    const question = { owner: link.owner, madeBy: null, source, asked, language, asker, rowId: requestId };
    try {
      await send({ ...question, begunBy: { linkId: id, recipient } });
    } catch (error) {
      const isOther = error instanceof Refusal && error.code === 'request.key-reused';
      if (!isOther) throw error; // else another tab has begun it at this moment, under another name
    }
    const made = await begunBy(parts, used, requestId);
    if (made === null) throw new Error(`request ${requestId} was sent and is not there`);
    return { token: made };
  };
};
