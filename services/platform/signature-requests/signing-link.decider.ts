import { Refusal } from '../../../contracts/errors.js';
import type { SigningLinkEvent } from '../../../contracts/events/signing-link.js';
import type { Decider } from '../event-store/decider.js';

type CreatedData = Extract<SigningLinkEvent, { type: 'SigningLinkCreated' }>['data'];

/** A link for many people: what it was made with, and the requests that were begun by it. */
export interface SigningLinkState {
  /** Null before it is made. */
  readonly link: CreatedData | null;
  readonly isClosed: boolean;
  readonly requests: readonly string[];
}

export type SigningLinkCommand =
  | { readonly type: 'Create'; readonly link: Omit<CreatedData, 'at'>; readonly now: Date }
  | { readonly type: 'Use'; readonly requestId: string; readonly now: Date }
  | { readonly type: 'Close'; readonly now: Date };

/** The rules of one link by which many people sign. It is over at the very instant it ends. Requirement. */
export const signingLink: Decider<SigningLinkState, SigningLinkCommand, SigningLinkEvent> = {
  initial: { link: null, isClosed: false, requests: [] },

  decide(command, state) {
    const at = command.now.toISOString();
    switch (command.type) {
      case 'Create':
        return state.link ? [] : [{ type: 'SigningLinkCreated', version: 1, data: { ...command.link, at } }];
      case 'Use':
        return used(command, state, at);
      case 'Close':
        if (!state.link || state.isClosed) return [];
        return [
          { type: 'SigningLinkClosed', version: 1, data: { linkId: state.link.linkId, owner: state.link.owner, at } },
        ];
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'SigningLinkCreated':
        return { ...state, link: data };
      case 'SigningLinkUsed':
        return { ...state, requests: [...state.requests, data.requestId] };
      case 'SigningLinkClosed':
        return { ...state, isClosed: true };
    }
  },
};

/**
 * The link, by which one more may begin now.
 *
 * @throws Refusal `signing-link.not-found`, `signing-link.closed`, `signing-link.ended`, `signing-link.full`.
 */
export const assertMayBegin = ({ link, isClosed, requests }: SigningLinkState, now: Date): CreatedData => {
  if (!link) throw new Refusal('signing-link.not-found');
  if (isClosed) throw new Refusal('signing-link.closed');
  if (Date.parse(link.expiresAt) <= now.getTime()) throw new Refusal('signing-link.ended');
  if (requests.length >= link.people) throw new Refusal('signing-link.full');
  return link;
};

/** Whoever has begun goes on with the same request, whatever has become of the link. */
const used = (
  { requestId, now }: Extract<SigningLinkCommand, { type: 'Use' }>,
  state: SigningLinkState,
  at: string,
): readonly SigningLinkEvent[] => {
  if (state.requests.includes(requestId)) return [];
  const { linkId, owner } = assertMayBegin(state, now);
  return [{ type: 'SigningLinkUsed', version: 1, data: { linkId, owner, requestId, at } }];
};
