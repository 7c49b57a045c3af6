import { streamOf } from '../../contracts/events/domain-event.js';
import { memberOf, ownerKindOf, type Owner } from '../../contracts/owner.js';
import { filters } from '../../contracts/subjects.js';
import type { Consumption, EventBus } from '../platform/event-bus/event-bus.js';
import type { Position } from '../platform/event-store/event-store.js';
import { hasReached } from '../platform/read-models/refresh.js';
import { load } from '../platform/event-store/streams.js';
import { user } from '../platform/accounts/user.decider.js';
import { eraseConversion, eraseRequest, eraseUser, NotErasedYet, type EraseParts } from './erase.js';

const ACK_WAIT_MS = 60_000;
const RETRY_DELAY_MS = 250;

/** Carries out what people ask for about their accounts, until it is done, over crashes and restarts. */
export const startAccountsService = async (
  parts: EraseParts & { readonly bus: EventBus },
): Promise<{ stop(): Promise<void> }> => {
  const usual = { concurrency: 1, ackWaitMs: ACK_WAIT_MS, retryDelayMs: RETRY_DELAY_MS };
  const consumptions: readonly Consumption[] = await Promise.all([
    parts.bus.consume({ ...usual, durable: 'accounts', filter: filters.erasures }, async ({ event }) => {
      if (event.type === 'UserErased') await eraseWhole(parts, event.data.userId, event.position);
    }),
    parts.bus.consume({ ...usual, durable: 'accounts-late', filter: filters.requests }, async ({ event }) => {
      if (event.type !== 'ConversionRequested') return;
      const { owner, conversionId } = event.data;
      if (await isErased(parts, owner)) await eraseConversion(parts, owner, conversionId);
    }),
    parts.bus.consume(
      { ...usual, durable: 'accounts-late-requests', filter: filters.signatureRequests },
      async ({ event }) => {
        if (event.type !== 'SignatureRequested') return;
        const { owner, requestId } = event.data;
        if (await isErased(parts, owner)) await eraseRequest(parts, owner, requestId);
      },
    ),
  ]);
  return {
    stop: async () => {
      await Promise.all(consumptions.map((consumption) => consumption.stop()));
    },
  };
};

/** @throws NotErasedYet also while the read models may not know of everything that the person had made by then. */
const eraseWhole = async (parts: EraseParts, userId: string, askedAt: Position): Promise<void> => {
  const isAllKnown = await hasReached(parts.documents, askedAt);
  await eraseUser(parts, userId);
  if (!isAllKnown) throw new NotErasedYet(`the read models have yet to learn what ${userId} made`);
};

/** A conversion that was on its way when its owner was erased came too late to be found then. */
const isErased = async (parts: EraseParts, owner: Owner): Promise<boolean> => {
  if (ownerKindOf(owner) !== 'member') return false;
  const stream = streamOf('user', owner.slice(memberOf('').length));
  const { state } = await load(parts.store, { stream, decider: user });
  return state.isGone;
};
